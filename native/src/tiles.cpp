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
    for (int tile = 1; tile <= TILES; ++tile) fits[0][tile] = 0x3f;
    // Each pattern asks one edge more than the pattern without its highest digit, which came before.
    for (int edge = 0; edge < 6; ++edge) {
        for (int pattern = POWERS[edge]; pattern < POWERS[edge + 1]; ++pattern) {
            const auto& rest = fits[pattern % POWERS[edge]];
            const auto& shown = shows[edge][pattern / POWERS[edge] - 1];
            for (int tile = 0; tile < 64; ++tile) fits[pattern][tile] = rest[tile] & shown[tile];
        }
    }
    for (int pattern = 0; pattern < PATTERNS; ++pattern) {
        for (int tile = 1; tile <= TILES; ++tile) {
            if (fits[pattern][tile]) fitting[pattern] |= only(tile);
        }
        std::array<int, COLOURS + 1> touching{};
        for (int edge = 0; edge < 6; ++edge) ++touching[pattern / POWERS[edge] % 5];
        for (int colour = 0; colour < COLOURS; ++colour) {
            if (touching[colour + 1] > 1) twice[pattern] |= static_cast<std::uint8_t>(1 << colour);
        }
    }
}

const Tables TABLES;

}  // namespace tantrix
