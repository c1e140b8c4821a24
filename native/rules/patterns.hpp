// Which tiles fit where, looked up instead of computed: every way in which the six edges of an empty cell
// can be touched is a pattern, and a table says for each which tiles match it in which rotations.
#pragma once

#include <array>
#include <cstdint>

#include "common/tiles.hpp"

namespace tantrix {

inline constexpr int kPatternCount = 5 * 5 * 5 * 5 * 5 * 5;

using TileSet = std::uint64_t;  // bit t for tile t, 1-56

inline constexpr TileSet kAllTiles = ((TileSet{1} << kTiles) - 1) << 1;

constexpr TileSet only(int tile) { return TileSet{1} << tile; }

// What touches an empty cell: a number in base five with one digit an edge, 0 where nothing touches,
// else the colour and one. A tile laid beside a cell adds its digit, and taken back subtracts it.
using Pattern = std::uint16_t;

// The tiles that fit a pattern, and by which rotations (bit k for rotation k): one line of the cache.
struct alignas(64) Fits {
    TileSet tiles = 0;
    std::array<std::uint8_t, kTiles> rotations{};  // tile 1 first

    unsigned of(int tile) const { return rotations[tile - 1]; }
};

struct PatternTables {
    PatternTables();

    std::array<Fits, kPatternCount> fits{};
    // Rotations by which each tile shows a colour at an edge.
    alignas(64) std::array<std::array<std::array<std::uint8_t, 64>, kColours>, 6> shows{};
    // The colours (bit c) that touch at two edges or more: a third would be three alike.
    std::array<std::uint8_t, kPatternCount> twice{};
    // What a tile adds to the pattern of its neighbour across each edge.
    std::array<std::array<Pattern, 6>, kOrientedTiles> digits{};

private:
    void turn_tiles();
    void note_rotation(int tile, int rotation);
    void match_patterns();
    void match(Fits& fits, const Fits& rest, const std::array<std::uint8_t, 64>& shown);
};

extern const PatternTables kPatternTables;

}  // namespace tantrix
