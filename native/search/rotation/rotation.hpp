// Rotation puzzles: tiles lie in given places, and only how each is turned is to be found, so that all
// touching edges match. The methods are described in rotation.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "search/solver.hpp"

namespace tantrix {

struct RotationTile {
    std::uint8_t tile;  // 1-56, any number of copies
    std::int16_t q, r;
    std::int8_t rotation;  // 0-5 where it is given, -1 where it is to be found
};

// Why the tiles cannot be asked about at all, null when they can be: the id of an error.
const char* fault(const std::vector<RotationTile>& tiles, const std::vector<Goal>& goals);

// Gives every solution of tiles without fault to `sink` once, the tiles in the order they came in.
// The places are given, so that no symmetry is taken away. `first` ends with the first solution.
SearchResult solve_rotations(const std::vector<RotationTile>& tiles, const std::vector<Goal>& goals,
                             std::uint64_t seed, bool first, Monitor& monitor, const Sink& sink);

// Counts the solutions without listing them where the free tiles fall apart into parts that a sweep
// can count; others are listed. The count is exact when complete, unless it is 2^64 - 1: then there
// are as many or more. Stopped early it is how many there are at least.
SearchResult count_rotations(const std::vector<RotationTile>& tiles, const std::vector<Goal>& goals,
                             Monitor& monitor);

}  // namespace tantrix
