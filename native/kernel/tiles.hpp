// The 56 tiles, and tables that answer what fits where without looking at any tile.
#pragma once

#include <array>
#include <cstdint>

namespace tantrix {

inline constexpr int TILES = 56;
inline constexpr int COLOURS = 4;  // R Y B G, in the order of the seats
inline constexpr int PATTERNS = 5 * 5 * 5 * 5 * 5 * 5;

using TileSet = std::uint64_t;  // bit t for tile t, 1-56

inline constexpr TileSet ALL_TILES = ((TileSet{1} << TILES) - 1) << 1;

constexpr TileSet only(int tile) { return TileSet{1} << tile; }

// A tile with its rotation, 6-341; 0 stands for an empty cell.
using Lying = std::uint16_t;

constexpr Lying lying(int tile, int rotation) { return static_cast<Lying>(tile * 6 + rotation); }

constexpr int tile_of(Lying it) { return it / 6; }

constexpr int rotation_of(Lying it) { return it % 6; }

// What touches an empty cell: a number in base five with one digit an edge, 0 where nothing touches,
// else the colour and one. A tile laid beside a cell adds its digit, and taken back subtracts it.
using Pattern = std::uint16_t;

// The tiles that fit a pattern, and by which rotations (bit k for rotation k): one line of the cache.
struct alignas(64) Fits {
    TileSet tiles = 0;
    std::array<std::uint8_t, TILES> rotations{};  // tile 1 first

    unsigned of(int tile) const { return rotations[tile - 1]; }
};

struct Tables {
    Tables();

    std::array<Fits, PATTERNS> fits{};
    // Rotations by which each tile shows a colour at an edge.
    alignas(64) std::array<std::array<std::array<std::uint8_t, 64>, COLOURS>, 6> shows{};
    // The colours (bit c) that touch at two edges or more: a third would be three alike.
    std::array<std::uint8_t, PATTERNS> twice{};
    // The colour of each edge as it lies.
    std::array<std::array<std::uint8_t, 6>, (TILES + 1) * 6> edges{};
    // The other edge of the same colour.
    std::array<std::array<std::uint8_t, 6>, (TILES + 1) * 6> partner{};
    // What a tile adds to the pattern of its neighbour across each edge.
    std::array<std::array<Pattern, 6>, (TILES + 1) * 6> digits{};
    // The colours (bit c) of each tile.
    std::array<std::uint8_t, TILES + 1> colours{};

   private:
    void turn_tiles();
    void note_rotation(int tile, int rotation);
    void match_patterns();
    void match(Fits& fits, const Fits& rest, const std::array<std::uint8_t, 64>& shown);
};

extern const Tables TABLES;

}  // namespace tantrix
