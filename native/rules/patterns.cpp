#include "rules/patterns.hpp"

#include "common/hex.hpp"

namespace tantrix {

namespace {

constexpr std::array<int, 7> kPowers{1, 5, 25, 125, 625, 3125, 15625};

}  // namespace

PatternTables::PatternTables() {
    turn_tiles();
    match_patterns();
}

void PatternTables::turn_tiles() {
    for (int tile = 1; tile <= kTiles; ++tile) {
        for (int rotation = 0; rotation < 6; ++rotation) note_rotation(tile, rotation);
    }
}

void PatternTables::note_rotation(int tile, int rotation) {
    const OrientedTile it = oriented(tile, rotation);
    for (int edge = 0; edge < 6; ++edge) {
        const int colour = edge_colour(tile, rotation, edge);
        digits[it][edge] = static_cast<Pattern>((colour + 1) * kPowers[opposite(edge)]);
        shows[edge][colour][tile] |= static_cast<std::uint8_t>(1 << rotation);
    }
}

void PatternTables::match_patterns() {
    fits[0].tiles = spaces[0].tiles = kAllTiles;
    fits[0].rotations.fill(0x3f);
    std::array<std::uint8_t, kPatternCount> once{};
    // Each pattern asks one edge more than the pattern without its highest digit, which came before.
    for (int edge = 0; edge < 6; ++edge) {
        for (int pattern = kPowers[edge]; pattern < kPowers[edge + 1]; ++pattern) {
            const int rest = pattern % kPowers[edge], colour = pattern / kPowers[edge] - 1;
            const auto bit = static_cast<std::uint8_t>(1 << colour);
            once[pattern] = once[rest] | bit;
            twice[pattern] = twice[rest] | (once[rest] & bit);
            if (fits[rest].tiles) match(fits[pattern], fits[rest], shows[edge][colour]);
            Space& space = spaces[pattern] = spaces[rest];
            space.edges[colour] |= static_cast<std::uint8_t>(1 << edge);
            ++space.touched;
            space.tiles = fits[pattern].tiles;
        }
    }
}

void PatternTables::match(Fits& fits, const Fits& rest, const std::array<std::uint8_t, 64>& shown) {
    for (int tile = 1; tile <= kTiles; ++tile) {
        const unsigned both = rest.of(tile) & shown[tile];
        fits.rotations[tile - 1] = static_cast<std::uint8_t>(both);
        if (both) fits.tiles |= only(tile);
    }
}

const PatternTables kPatternTables;

}  // namespace tantrix
