// The bounded grid on which positions lie; cells in order are places in order of (q, r).
#pragma once

#include <cstdint>

#include "common/hex.hpp"

namespace tantrix {

inline constexpr Grid kBoardGrid = Grid::of_width(128);
inline constexpr int kBoardCells = kBoardGrid.size();

// Empty rows kept free round all that can ever be covered: the spaces, what lies beside them, one to spare.
inline constexpr int kMargin = 3;

using Cell = std::uint16_t;

constexpr Cell beside(Cell at, int edge) { return static_cast<Cell>(at + kBoardGrid.step[edge]); }

constexpr Cell cell_at(int q, int r) { return static_cast<Cell>(kBoardGrid.at(q, r)); }

}  // namespace tantrix
