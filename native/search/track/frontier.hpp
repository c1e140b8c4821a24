// Closed loops through every cell of a board, counted and looked for without walking each; described in
// frontier.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/solver.hpp"

namespace tantrix {

// A number of 256 bits, the lowest 64 first.
using LoopCount = std::array<std::uint64_t, 4>;

// Counts the closed loops through every cell of a board, directions ignored. No answer where the board has
// more than 15 rows (cells of equal r) or 161 cells, or more than `most` states are met after a cell; each
// takes about 100 bytes.
std::optional<LoopCount> count_full_loops(const std::vector<Hex>& board, std::uint64_t most = 2'000'000);

// Whether a closed loop through every cell of a board has so many corners, bends and straights (by how far
// apart the ends of a link are, 1-3). No answer where the board is too wide or too many states are met.
std::optional<bool> has_full_loop(const std::vector<Hex>& board, const std::array<int, 4>& links);

}  // namespace tantrix
