// A part of a rotation puzzle, or the whole of one with goals, as a SAT problem; described in
// rotation_sat.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "search/rotation/rotation_board.hpp"
#include "search/rotation/sat_solver.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"

namespace tantrix {

// A variable says that a tile is turned so, or that an edge has this colour. Loops and lines are
// looked at when a model is found: a track that cannot be part of a solution is barred by its edges,
// with all other models that have it.
class RotationSat {
public:
    RotationSat(const RotationBoard& board, const std::vector<int>& part, const std::vector<Goal>& goals,
                SearchControl& control, std::uint64_t seed);

    // Writes the rotations of one more solution at the cells of the part. False when there is none
    // left, or when the run was halted.
    bool next(std::vector<std::uint8_t>& rotations);

private:
    static constexpr int kNone = -1;
    struct Track {
        int cells = 0;
        bool closed = false;
        std::vector<Literal> edges;  // that they are not all of the colour
    };

    void add_turns(int cell);
    void add_edge(int cell, int edge);
    void tie(int cell, int edge);
    void at_most_one(const std::vector<int>& variables);
    void two_ends_at_most(int colour);
    std::vector<Literal> border(int colour);
    void read(std::vector<std::uint8_t>& rotations) const;
    bool bar_tracks(const std::vector<std::uint8_t>& rotations);
    bool bar_tracks(const Goal& goal, const std::vector<std::uint8_t>& rotations);
    Track track(int start, int colour, const std::vector<std::uint8_t>& rotations,
                std::vector<std::uint8_t>& seen) const;
    int way_on(int cell, int from, int colour, int rotation) const;

    const RotationBoard& board_;
    const std::vector<int> part_;
    const std::vector<Goal> goals_;
    SatSolver sat_;
    std::vector<std::array<int, 6>> turns_;                 // by cell and rotation
    std::vector<std::array<std::array<int, 4>, 6>> edges_;  // by cell, edge and colour
    bool begun_ = false;
};

}  // namespace tantrix
