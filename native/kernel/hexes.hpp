// Places on a bounded grid: a cell is q * SIDE + r, so that cells in order are places in order of (q, r).
#pragma once

#include <array>
#include <cstdint>

namespace tantrix {

inline constexpr int SIDE = 128;
inline constexpr int CELLS = SIDE * SIDE;
inline constexpr int MIDDLE = SIDE / 2;

// Empty rows kept free round all that can ever be covered: the spaces, what lies beside them, one to spare.
inline constexpr int MARGIN = 3;

using Cell = std::uint16_t;

// The step across each edge, 0-5 clockwise from north.
inline constexpr std::array<int, 6> STEPS{-1, SIDE - 1, SIDE, 1, 1 - SIDE, -SIDE};

// Edges as a set: bit e for edge e.
inline constexpr unsigned ALL_EDGES = 0x3f;

constexpr int opposite(int edge) { return edge < 3 ? edge + 3 : edge - 3; }

constexpr Cell beside(Cell at, int edge) { return static_cast<Cell>(at + STEPS[edge]); }

constexpr Cell cell_at(int q, int r) { return static_cast<Cell>(q * SIDE + r); }

constexpr int row_of(Cell at) { return at / SIDE; }

constexpr int column_of(Cell at) { return at % SIDE; }

}  // namespace tantrix
