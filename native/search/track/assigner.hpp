// Which tile goes where along a given track: backtracking over bit sets, described in assigner.cpp.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "search/figure.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"
#include "search/track/path_enumerator.hpp"

namespace tantrix {

// A tile together with the edge (at rotation 0) by which the track enters it, for each distance
// 1-5 clockwise from the way in to the way out. A straight link makes two items of a tile.
struct TileOption {
    int kind;
    std::array<std::int8_t, 6> entry{};
    // What it shows, for each such distance (times six), at each edge counted from the way in.
    std::array<std::uint8_t, 36> shown{};
};

// A track with what is known of it whatever the tiles: in which order its slots are filled, and which slots
// each touches that are filled before.
struct PreparedTrack {
    // A neighbour before a slot: what it shows there, and where the options are that match (`showing_`).
    struct Contact {
        int slot, shown, matching;
    };
    std::vector<Slot> slots;
    std::vector<int> order;
    std::vector<std::array<Contact, 6>> contacts;
    std::vector<int> contact_count;
    bool asymmetric = false;  // whether all turned copies of its figures lie along tracks that are left out
};

class Assigner {
public:
    // A track through `size` of the tiles, any of them, or through all.
    Assigner(const Task& task, int size, const Grid& grid, SearchControl& control, Shuffler& shuffler);

    const PathSpec& spec() const { return spec_; }
    // The link of the tile that a track begins with; 0 where that is not laid down.
    int first_link() const { return spec_.closed && !loose_ ? link_[first_] : 0; }
    // Gives every way to lay tiles along the track, those that lie already in their places.
    void assign(const std::vector<Slot>& slots);
    void assign(const PreparedTrack& track);
    // What can be known of a track for all tiles; none where it shuts a hole in.
    std::optional<PreparedTrack> prepare(const std::vector<Slot>& slots);

private:
    static constexpr int kColours = 4;
    using Set = std::uint64_t;
    using SetByColour = std::array<Set, kColours>;

    void add_kind(int tile, int copies);
    void add_option(int kind, int a, int b);
    void choose_first();
    bool enter(const std::vector<Slot>& slots);
    void leave();
    std::vector<std::array<int, 6>> beside() const;
    void arrange();
    void search();
    bool hold_laid();
    void release_laid();
    void order_slots(const std::vector<std::array<int, 6>>& beside);
    void settle(int slot, const std::vector<std::array<int, 6>>& beside);
    void hold(int slot, int option);
    void release(int slot);
    void try_slot(int depth);
    Set candidates(int slot) const;
    void put(int depth, int option);
    Set ends_in_order(Set set, int slot) const;
    void emit();
    bool is_least(const std::vector<Placement>& figure) const;

    const Task& task_;
    const Grid& grid_;
    SearchControl& control_;
    Shuffler& shuffler_;
    PathSpec spec_;
    int colour_, first_ = 0;
    bool loose_;                             // whether tiles are left over
    bool single_ = true;                     // whether the first kind has no copies
    bool open_, distinct_ = true;            // a free line; whether no kind has copies
    bool each_once_ = false;                 // whether no figure is met twice
    std::vector<int> tile_, copies_, link_;  // by kind
    std::vector<Set> options_of_;            // by kind
    std::vector<TileOption> options_;
    std::array<Set, 6> by_apart_{};  // items by distance from the way in to the way out
    // Items by that distance (times six), by an edge counted from the way in, and by its colour.
    std::array<SetByColour, 36> showing_{};
    Set free_ = 0;
    std::vector<Symmetry> turns_;
    std::vector<int> board_index_;  // by grid cell

    PreparedTrack own_;                   // the track that was handed over as it is
    const PreparedTrack* track_ = &own_;  // the track along which tiles are laid
    std::vector<int> at_, held_;          // spot by cell; item by spot
    std::vector<int> touching_;
    std::vector<std::uint8_t> settled_;  // by spot: whether it lies, or comes before the others
    std::vector<int> laid_;              // spots of the tiles that lie already
    std::vector<std::uint8_t> covered_;
};

}  // namespace tantrix
