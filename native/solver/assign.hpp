// Which tile goes where along a track that is given.
#pragma once

#include <array>
#include <vector>

#include "figure.hpp"
#include "track.hpp"

namespace tantrix::solver {

// A tile together with the edge (at rotation 0) by which the track enters it, for each distance
// 1-5 clockwise from the way in to the way out. A straight link makes two items of a tile.
struct Item {
    int kind;
    std::array<std::int8_t, 6> entry{};
};

class Assigner {
public:
    // A track through `size` of the tiles, any of them, or through all.
    Assigner(const Task& task, int size, const Grid& grid, Reins& reins, Shuffler& shuffler);

    const Course& course() const { return course_; }
    // The link of the tile that a track begins with; 0 where that is not laid down.
    int first_link() const { return course_.closed && !loose_ ? link_[first_] : 0; }
    // Gives every way to lay tiles along the track, those that lie already in their places.
    void assign(const std::vector<Spot>& spots);

private:
    static constexpr int kColours = 4;
    using Set = std::uint64_t;

    void add_kind(int tile, int copies);
    void add_item(int kind, int a, int b);
    void choose_first();
    void arrange();
    void search();
    bool hold_laid();
    void release_laid();
    void order_spots(const std::vector<std::array<int, 6>>& beside);
    void settle(int spot, const std::vector<std::array<int, 6>>& beside);
    void hold(int spot, int item);
    void release(int spot);
    void try_spot(int depth);
    Set candidates(int spot) const;
    void put(int depth, int item);
    void give();
    bool is_least(const std::vector<Placed>& figure) const;

    const Task& task_;
    const Grid& grid_;
    Reins& reins_;
    Shuffler& shuffler_;
    Course course_;
    int colour_, first_ = 0;
    bool loose_;                             // whether tiles are left over
    bool single_ = true;                     // whether the first kind has no copies
    std::vector<int> tile_, copies_, link_;  // by kind
    std::vector<Set> items_of_;              // by kind
    std::vector<Item> items_;
    std::array<Set, 6> by_apart_{};          // items by distance from the way in to the way out
    // Items by that distance, by an edge counted from the way in, and by its colour.
    std::array<std::array<std::array<Set, kColours>, 6>, 6> showing_{};
    Set free_ = 0;
    std::vector<Symmetry> turns_;
    std::vector<int> board_index_;           // by grid cell

    struct Contact {
        int edge, spot;
    };
    std::vector<Spot> spots_;
    std::vector<int> order_, at_, held_;     // spots by depth; spot by cell; item by spot
    std::vector<std::array<Contact, 6>> contacts_;
    std::vector<int> contact_count_, touching_;
    std::vector<std::uint8_t> settled_;      // by spot: whether it lies, or comes before the others
    std::vector<int> laid_;                  // spots of the tiles that lie already
    std::vector<std::uint8_t> covered_;
};

}  // namespace tantrix::solver
