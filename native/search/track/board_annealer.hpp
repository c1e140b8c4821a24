// Boards of many cells, filled by one loop or line: simulated annealing, described in board_annealer.cpp.
#pragma once

#include <array>
#include <vector>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"
#include "search/track/path_enumerator.hpp"
#include "search/track/path_perturber.hpp"

namespace tantrix {

// A track through every cell of a board, and in each cell a tile that lies along it. Touching edges
// may clash, and tiles may be laid more often than they are given: both are faults, of one price.
class BoardAnnealer {
public:
    BoardAnnealer(const Task& task, const Grid& grid, const PathSpec& spec, SearchControl& control,
                  Shuffler& shuffler);

    // Lays any track and any tiles along it; false where no track came up.
    bool lay();
    // Anneals over so many steps; true as soon as there is no fault.
    bool anneal(std::uint64_t steps);
    std::vector<Placement> figure() const;

private:
    using Face = std::array<std::int8_t, 6>;  // the colours of the edges
    using Faces = std::array<Face, 6>;
    // A tile with the way round in which its link lies along the track: a straight one has two.
    struct Item {
        int kind, link;
        Faces rotation{};  // by the two ways of the track
        Faces face{};      // by rotation
    };

    void add_kind(int tile);
    void add_item(int a, int b, const Face& edges);
    void add_blanks();
    void shape();
    void set_temperature(double temperature);
    bool accepts(int worse);
    void step();
    void swap_tiles();
    void retile_any();
    void change_track();
    void retile(int cell);
    void hold(int cell, int item);
    int rotation(int cell, const Item& item) const;
    void turn(int cell) { shown_[cell] = face(cell, items_[item_[cell]]); }
    const Face& face(int cell, const Item& item) const { return item.face[rotation(cell, item)]; }
    Face asked(int cell) const;
    static int clashes(const Face& asked, const Face& face);
    int clashes_at(int cell) const { return clashes(asked(cell), shown_[cell]); }
    int clashes_of(const std::vector<int>& cells) const;
    int any_item(int link) { return by_link_[link][random(static_cast<int>(by_link_[link].size()))]; }
    int random(int bound) { return static_cast<int>(shuffler_.next() % bound); }

    const Task& task_;
    SearchControl& control_;
    Shuffler& shuffler_;
    PathPerturber path_;
    std::array<int, 4> wanted_;  // by link
    int colour_;
    std::vector<int> tile_, surplus_;  // by kind; laid, less given
    std::vector<Item> items_;
    std::array<std::vector<int>, 4> by_link_;  // items by their link
    std::vector<int> item_;                    // by cell
    std::vector<Face> shown_;                  // by cell
    std::vector<int> moved_, were_;            // cells that a step concerns, and their items
    std::vector<std::uint64_t> sums_;
    std::array<std::uint64_t, 32> chance_{};  // of a step that is so much worse
    int clashes_ = 0, missing_ = 0;
};

}  // namespace tantrix
