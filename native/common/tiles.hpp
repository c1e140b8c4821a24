// The 56 tiles: the colours of their edges in every rotation. The only tile table of the library.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tantrix {

inline constexpr int kTiles = 56;
inline constexpr int kColours = 4;  // R Y B G, in the order of the seats

// A tile with its rotation, 6-341; 0 stands for an empty cell. A rotation turns clockwise by sixths.
using OrientedTile = std::uint16_t;

inline constexpr int kOrientedTiles = (kTiles + 1) * 6;

constexpr OrientedTile oriented(int tile, int rotation) {
    return static_cast<OrientedTile>(tile * 6 + rotation);
}

constexpr int tile_of(OrientedTile it) { return it / 6; }

constexpr int rotation_of(OrientedTile it) { return it % 6; }

struct TileTable {
    // The colour of each edge as the tile lies, and the other edge of that colour.
    std::array<std::array<std::uint8_t, 6>, kOrientedTiles> edges{}, partner{};
    // The colours (bit c) of each tile.
    std::array<std::uint8_t, kTiles + 1> colours{};

    constexpr TileTable() {
        // Tiles 1-56, clockwise from edge 0 at rotation 0.
        constexpr std::string_view kEdges =
            "YYBRBRYYBRRBRRBBYYYRBRYBYYRBBRRBYBRYBBYRYRBBRYRY"
            "YBRBYRYYRBRBRRBYBYRRYBYBBBYRRYYYBBRRGGRYYRGGYRRY"
            "YYGRGRYYRGRGRRGYGYRRYGYGGGRRYYYYGRRGGYYRRGGGBRRB"
            "GGRRBBBBGRRGRRBGBGGGBBRRRRGBGBGGRBBRGGRYRYRYGYRG"
            "GGYRYRGYRYGRGRYRGYGGRBRBBBGRGRBBRGRGRBGBRGRGBGRB"
            "GGBRBRBGRGBRGGBBYYBGYGBYGGYYBBGGBYBYGGYBBYGGBYYB"
            "YYGBBGYGBGYBBYGYBGGGYBYBYYGBGBYYBGBGBBGYGYBBYGYG";
        static_assert(kEdges.size() == kTiles * 6);
        for (int tile = 1; tile <= kTiles; ++tile)
            for (int rotation = 0; rotation < 6; ++rotation) {
                auto& shown = edges[oriented(tile, rotation)];
                for (int edge = 0; edge < 6; ++edge) {
                    const char letter = kEdges[(tile - 1) * 6 + (edge + 6 - rotation) % 6];
                    shown[edge] = static_cast<std::uint8_t>(std::string_view("RYBG").find(letter));
                    colours[tile] |= static_cast<std::uint8_t>(1 << shown[edge]);
                }
                for (int edge = 0; edge < 6; ++edge)
                    for (int other = 0; other < 6; ++other)
                        if (other != edge && shown[other] == shown[edge])
                            partner[oriented(tile, rotation)][edge] = static_cast<std::uint8_t>(other);
            }
    }
};

inline constexpr TileTable kTileTable;

// The colour (0-3) that tile 1-56 shows at an edge, in a rotation or unturned.
constexpr int edge_colour(int tile, int rotation, int edge) {
    return kTileTable.edges[oriented(tile, rotation)][edge];
}

constexpr int edge_colour(int tile, int edge) { return edge_colour(tile, 0, edge); }

constexpr bool has_colour(int tile, int colour) { return kTileTable.colours[tile] >> colour & 1; }

}  // namespace tantrix
