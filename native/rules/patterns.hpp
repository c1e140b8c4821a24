// Which tiles fit where, looked up instead of computed: every way in which the six edges of an empty cell
// can be touched is a pattern, and a table says for each which tiles match it in which rotations.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "common/tiles.hpp"

namespace tantrix {

inline constexpr int kPatternCount = 5 * 5 * 5 * 5 * 5 * 5;

using TileSet = std::uint64_t;  // bit t for tile t, 1-56

inline constexpr TileSet kAllTiles = ((TileSet{1} << kTiles) - 1) << 1;

constexpr TileSet only(int tile) { return TileSet{1} << tile; }

// Call `visit(tile)` for each tile of a set, in order.
template <class Visit>
void each_tile(TileSet tiles, Visit visit) {
    for (; tiles; tiles &= tiles - 1) visit(std::countr_zero(tiles));
}

// What touches an empty cell: a number in base five with one digit an edge, 0 where nothing touches,
// else the colour and one. A tile laid beside a cell adds its digit, and taken back subtracts it.
using Pattern = std::uint16_t;

// The tiles that fit a pattern, and by which rotations (bit k for rotation k): one line of the cache.
struct alignas(64) Fits {
    TileSet tiles = 0;
    std::array<std::uint8_t, kTiles> rotations{};  // tile 1 first

    unsigned of(int tile) const { return rotations[tile - 1]; }
};

// What evaluations ask of many spaces, packed: a quarter of a line of the cache.
struct alignas(16) Space {
    TileSet tiles = 0;                           // that fit
    std::array<std::uint8_t, kColours> edges{};  // at which each colour touches (bit e)
    std::uint8_t touched = 0;                    // how many edges are
};

struct PatternTables {
    PatternTables();

    std::array<Fits, kPatternCount> fits{};
    // Rotations by which each tile shows a colour at an edge.
    alignas(64) std::array<std::array<std::array<std::uint8_t, 64>, kColours>, 6> shows{};
    // The colours (bit c) that touch at two edges or more: a third would be three alike.
    std::array<std::uint8_t, kPatternCount> twice{};
    std::array<Space, kPatternCount> spaces{};
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
