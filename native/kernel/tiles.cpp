#include "tiles.hpp"

#include <string_view>

#include "hexes.hpp"

namespace tantrix {

namespace {

// The edge colours of tiles 1-56, clockwise from edge 0 at rotation 0.
constexpr std::string_view EDGES =
    "YYBRBRYYBRRBRRBBYYYRBRYBYYRBBRRBYBRYBBYRYRBBRYRY"
    "YBRBYRYYRBRBRRBYBYRRYBYBBBYRRYYYBBRRGGRYYRGGYRRY"
    "YYGRGRYYRGRGRRGYGYRRYGYGGGRRYYYYGRRGGYYRRGGGBRRB"
    "GGRRBBBBGRRGRRBGBGGGBBRRRRGBGBGGRBBRGGRYRYRYGYRG"
    "GGYRYRGYRYGRGRYRGYGGRBRBBBGRGRBBRGRGRBGBRGRGBGRB"
    "GGBRBRBGRGBRGGBBYYBGYGBYGGYYBBGGBYBYGGYBBYGGBYYB"
    "YYGBBGYGBGYBBYGYBGGGYBYBYYGBGBYYBGBGBBGYGYBBYGYG";
static_assert(EDGES.size() == TILES * 6);

constexpr std::string_view LETTERS = "RYBG";

int colour_of(int tile, int edge) {
    return static_cast<int>(LETTERS.find(EDGES[(tile - 1) * 6 + edge]));
}

constexpr std::array<int, 7> POWERS{1, 5, 25, 125, 625, 3125, 15625};

}  // namespace

Tables::Tables() {
    turn_tiles();
    match_patterns();
}

void Tables::turn_tiles() {
    for (int tile = 1; tile <= TILES; ++tile) {
        for (int rotation = 0; rotation < 6; ++rotation) note_rotation(tile, rotation);
    }
}

void Tables::note_rotation(int tile, int rotation) {
    const Lying it = lying(tile, rotation);
    for (int edge = 0; edge < 6; ++edge) {
        const int colour = colour_of(tile, (edge + 6 - rotation) % 6);
        edges[it][edge] = static_cast<std::uint8_t>(colour);
        digits[it][edge] = static_cast<Pattern>((colour + 1) * POWERS[opposite(edge)]);
        shows[edge][colour][tile] |= static_cast<std::uint8_t>(1 << rotation);
        colours[tile] |= static_cast<std::uint8_t>(1 << colour);
    }
    for (int edge = 0; edge < 6; ++edge) {
        for (int other = 0; other < 6; ++other) {
            if (other != edge && edges[it][other] == edges[it][edge]) {
                partner[it][edge] = static_cast<std::uint8_t>(other);
            }
        }
    }
}

void Tables::match_patterns() {
    fits[0].tiles = ALL_TILES;
    fits[0].rotations.fill(0x3f);
    std::array<std::uint8_t, PATTERNS> once{};
    // Each pattern asks one edge more than the pattern without its highest digit, which came before.
    for (int edge = 0; edge < 6; ++edge) {
        for (int pattern = POWERS[edge]; pattern < POWERS[edge + 1]; ++pattern) {
            const int rest = pattern % POWERS[edge], colour = pattern / POWERS[edge] - 1;
            const auto bit = static_cast<std::uint8_t>(1 << colour);
            once[pattern] = once[rest] | bit;
            twice[pattern] = twice[rest] | (once[rest] & bit);
            if (fits[rest].tiles) match(fits[pattern], fits[rest], shows[edge][colour]);
        }
    }
}

void Tables::match(Fits& fits, const Fits& rest, const std::array<std::uint8_t, 64>& shown) {
    for (int tile = 1; tile <= TILES; ++tile) {
        const unsigned both = rest.of(tile) & shown[tile];
        fits.rotations[tile - 1] = static_cast<std::uint8_t>(both);
        if (both) fits.tiles |= only(tile);
    }
}

const Tables TABLES;

}  // namespace tantrix
