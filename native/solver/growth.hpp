// Any goals at once, or none: the figure grows where fewest tiles would do.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "figure.hpp"

namespace tantrix::solver {

class Growth {
public:
    Growth(const Task& task, Reins& reins, Shuffler& shuffler);
    void run();

private:
    static constexpr int kColours = 4, kNoGoal = -1;
    using Set = std::uint64_t;
    using PerGoal = std::array<int, kColours>;
    // What fits a cell: for each rotation the kinds of tiles that match all that touches it.
    using Fits = std::array<Set, 6>;

    struct Place {
        int kind, rotation;
    };
    struct Choice {
        int cell = -1, cost = 0;
        bool optional = false;
    };
    struct Live {
        int cell;
        Set set;
    };
    // An open end of a track: the empty cell there, with the edge by which it comes in.
    struct End {
        int cell, id, q, r;
    };
    // Cells that ask for a tile, and the kinds that would do for any of them.
    struct Need {
        int cells = 0;
        Set kinds = 0;
        void add(Set set) { ++cells, kinds |= set; }
        int most(bool copies) const { return copies ? cells : ones(kinds); }
    };
    struct Rival {
        int cell;
        bool below;
    };

    // How many bits are set; in place, where the processor's own count may not be called.
    static int ones(Set set) {
        set -= set >> 1 & 0x5555555555555555;
        set = (set & 0x3333333333333333) + (set >> 2 & 0x3333333333333333);
        return static_cast<int>(((set + (set >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
    }
    int goals() const { return static_cast<int>(task_.goals.size()); }
    bool bounded() const { return !task_.board.empty(); }
    int colour(Place place, int edge) const { return edges_[place.kind][(edge + 6 - place.rotation) % 6]; }
    void add_kind(int tile, int copies);
    void fix_givens();
    void offer(int kind);
    void spend(Place place);
    void regain(Place place);
    void choose_first();
    void open_board();
    void lead_board();
    void wall(int cell, int edge);
    void name_rivals();
    void keep(int cell, int kind, int rotation);
    void outrank(int cell, int kind);
    bool lay_all();
    void grow();
    bool choose(Choice& choice);
    bool survey();
    bool enough();
    bool joinable(int goal);
    int span(const End& end, bool closing) const;
    // The kinds that can lie in an empty cell, turned so.
    Set open(int cell, int rotation) const {
        const Set fits = fits_[cell][rotation];
        return given_[cell] ? fits : fits & free_[rotation];
    }
    Set answers(int cell) const;
    int ways(int cell) const;
    void fill(int cell);
    void try_place(int cell, Place place);
    void lay(int cell, Place place);
    void lift(int cell);
    void restore();
    int far_end(int cell, int edge) const;
    bool join(int cell);
    void part(int cell);
    std::pair<int, int> link(int cell, int goal) const;
    // The tiles along the track of a colour, and whether it is closed.
    std::pair<int, bool> follow(int cell, int goal_colour) const;
    int follow_way(int cell, int edge, int goal_colour, bool& closed) const;
    void give();
    bool is_solution() const;
    bool is_least(const std::vector<Placed>& figure) const;

    const Task& task_;
    Reins& reins_;
    Shuffler& shuffler_;
    Grid grid_;
    std::array<int, kColours> goal_of_;              // by colour
    PerGoal carriers_{}, laid_{}, spare_{}, outward_{};
    std::vector<int> tile_, copies_;                 // by kind
    std::vector<std::array<int, 6>> edges_;          // by kind
    std::vector<std::array<bool, kColours>> carries_;  // by kind and goal
    std::vector<std::array<std::pair<int, int>, kColours>> link_;  // its edges, by kind and goal
    std::array<std::array<std::array<Set, kColours>, 6>, 6> showing_{};  // rotation, edge, colour
    std::vector<std::array<int, 6>> owed_;           // copies to be turned so, by kind
    std::vector<int> owing_;                         // their sum where it is not yet paid, by kind
    Fits free_{};                                    // kinds of which a copy may be turned so
    std::vector<Fixed> fixed_;
    int first_ = 0, left_ = 0;
    bool copied_ = false, copied_tiles_ = false;     // whether the first kind, or any, has copies
    std::vector<Fits> fits_;                         // by cell
    std::vector<std::uint8_t> covered_, barred_, touched_, given_;
    std::vector<std::array<std::uint8_t, kColours>> facing_;  // by cell and goal
    std::vector<Place> place_;                       // by cell
    std::vector<int> cells_, rim_, board_;
    std::vector<std::pair<int, Fits>> trail_;
    std::vector<Live> live_;                         // what `survey` found
    PerGoal dead_{};
    std::vector<End> ends_;                          // those of the goal that `joinable` looks at
    std::vector<int> mate_;                          // by end: the other end of the same piece
    std::vector<Symmetry> turns_;
    // By cell: those whose tile must not be less than its own, or (`below`) not more.
    std::map<int, std::vector<Rival>> rivals_;
};

}  // namespace tantrix::solver
