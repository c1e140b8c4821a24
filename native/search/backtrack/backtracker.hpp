// Any goals at once, or none: backtracking that always fills the cell with the fewest candidates. The
// method is described in backtracker.cpp, which sets a task up and walks the tree; placing.cpp places and
// lifts tiles, and pruning.cpp decides where to branch.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "search/figure.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"

namespace tantrix {

class Backtracker {
public:
    Backtracker(const Task& task, SearchControl& control, Shuffler& shuffler);
    void run();

private:
    static constexpr int kColours = 4, kNoGoal = -1;
    using Set = std::uint64_t;
    using PerGoal = std::array<int, kColours>;
    // What fits a cell: for each rotation the kinds of tiles that match all that touches it.
    using Fits = std::array<Set, 6>;

    struct Pose {
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
    struct SymmetryRule {
        int cell;
        bool below;
    };

    // As std::popcount, but in place: where the compiler may not assume a processor with a count of its own,
    // that one is a call, and this is the hottest line of the search.
    static int ones(Set set) {
        set -= set >> 1 & 0x5555555555555555;
        set = (set & 0x3333333333333333) + (set >> 2 & 0x3333333333333333);
        return static_cast<int>(((set + (set >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
    }
    int goals() const { return static_cast<int>(task_.goals.size()); }
    bool bounded() const { return !task_.board.empty(); }
    int colour(Pose pose, int edge) const { return edges_[pose.kind][(edge + 6 - pose.rotation) % 6]; }

    // --- setting up (backtracker.cpp)
    void add_kind(int tile, int copies);
    void fix_givens();
    void keep(int cell, int kind, int rotation);
    void choose_first();
    void open_board();
    void lead_board();
    void wall(int cell, int edge);
    void add_symmetry_rules();
    bool lay_all();

    // --- the tree (backtracker.cpp): extend -> fill -> try_pose -> extend
    void extend();
    void fill(int cell);
    void try_pose(int cell, Pose pose);
    void emit();
    bool is_solution() const;
    bool is_least(const std::vector<Placement>& figure) const;
    // The tiles along the track of a colour, and whether it is closed.
    std::pair<int, bool> follow(int cell, int goal_colour) const;
    int follow_way(int cell, int edge, int goal_colour, bool& closed) const;

    // --- where to branch, and when not to (pruning.cpp)
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

    // --- laying and lifting (placing.cpp)
    void spend(Pose pose);
    void regain(Pose pose);
    void offer(int kind);
    void lay(int cell, Pose pose);
    void lift(int cell);
    void restore();
    void apply_symmetry_rules(int cell, int kind);
    // A piece is a track that is not yet whole; `mate_` joins its two ends, so that a tile that would
    // close a loop too early is found at once.
    int far_end(int cell, int edge) const;
    bool join(int cell);
    void part(int cell);
    std::pair<int, int> link(int cell, int goal) const;

    const Task& task_;
    SearchControl& control_;
    Shuffler& shuffler_;
    Grid grid_;

    // The goals, each with its number.
    std::array<int, kColours> goal_of_;  // by colour
    PerGoal carriers_{}, laid_{};        // tiles of its colour: in all, and those that lie
    PerGoal spare_{};                    // ends that may stay open: two of a line
    PerGoal outward_{};                  // ends that lead off the board

    // The tiles by kind (copies are alike), and how many of each are left.
    std::vector<int> tile_, copies_;
    std::vector<std::array<int, 6>> edges_;
    std::vector<std::array<bool, kColours>> carries_;                    // by kind and goal
    std::vector<std::array<std::pair<int, int>, kColours>> link_;        // its two edges, by kind and goal
    std::array<std::array<std::array<Set, kColours>, 6>, 6> showing_{};  // by rotation, edge and colour
    std::vector<std::array<int, 6>> budget_;  // copies that must be turned so, by kind and rotation
    std::vector<int> budgeted_;               // the sum of what is left of them, by kind
    Fits free_{};                             // kinds of which a copy may be turned so
    std::vector<Fixed> fixed_;
    int first_ = 0, left_ = 0;                    // the kind to begin with; tiles that do not lie
    bool copied_ = false, copied_tiles_ = false;  // whether the first kind, or any, has copies

    // The cells.
    std::vector<Fits> fits_;
    std::vector<std::uint8_t> covered_, barred_;  // barred: off the board, or empty for good
    std::vector<std::uint8_t> touched_, given_;   // tiles beside it; whether its tile is kept for it
    std::vector<std::array<std::uint8_t, kColours>> facing_;  // ends that lead into it, by goal
    std::vector<Pose> pose_;
    std::vector<int> cells_, rim_, board_;     // covered; beside a tile; to be filled
    std::vector<std::pair<int, Fits>> trail_;  // sets to be restored, the last first

    // What `survey` found, and what `joinable` looks at.
    std::vector<Live> live_;
    PerGoal dead_{};
    std::vector<End> ends_;
    std::vector<int> mate_;  // by end: the other end of the same piece

    // The turns of a board on itself. Of the turned copies of a filling one is kept; rules prune the others:
    // by cell, those whose tile must not be less than its own, or (`below`) not more.
    std::vector<Symmetry> turns_;
    std::map<int, std::vector<SymmetryRule>> symmetry_rules_;
};

}  // namespace tantrix
