// Spaghetti: one matched Tantrix as large as wanted, of whole sets of 56 tiles. The method is described in
// spaghetti.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "search/solver.hpp"

namespace tantrix {

inline constexpr std::uint32_t kMostSets = 100'000;

// The tiles of one q, from `r` on with r rising: each tile * 6 + rotation, 0 where no tile lies.
struct Column {
    std::int32_t q, r;
    std::vector<std::uint16_t> cells;
};

// Uses up `sets` (1 to kMostSets) whole sets in one connected group without holes, nearly a regular
// hexagon round 0,0, and gives its columns in order of q. The same seed gives the same figure.
// False, without a column given, when stopped before the end. Time and memory grow with the tiles.
bool spaghetti(std::uint32_t sets, std::uint64_t seed, Monitor& monitor,
               const std::function<void(const Column&)>& out);

}  // namespace tantrix
