// All 56 tiles on 56 cells, and the chains that they form.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "common/hex.hpp"
#include "common/tiles.hpp"
#include "search/solver.hpp"

namespace tantrix {

using TileSet = std::uint64_t;  // bit t for tile t, 0-55

// What the edges of a cell ask of a tile, in three bits each: a colour, or one of these.
using Demand = std::uint32_t;
inline constexpr unsigned kAnyColour = 4;
inline constexpr unsigned kPaired = 5;  // of all such edges as many as possible are to be linked in twos

constexpr Demand demanded(unsigned what, int edge) { return Demand{what} << 3 * edge; }

// Every tile in every rotation, and which of them meet a demand.
class FaceTable {
public:
    static const FaceTable& instance();

    int colour(int tile, int rotation, int edge) const { return faces_[tile][rotation] >> 3 * edge & 7; }
    // The other edge of the link that begins at an edge.
    int exit(int tile, int rotation, int edge) const { return exits_[tile][rotation][edge]; }
    // The tiles that meet a demand in some rotation.
    TileSet meeting(Demand demand) const { return meeting_[demand]; }
    // The rotations in which a tile meets a demand, a bit for each.
    unsigned rotations(int tile, Demand demand) const {
        const Demand open = demand & 0444444, fixed = ~(open | open >> 1 | open >> 2) & 0777777;
        unsigned meeting = 0;
        for (int rotation = 0; rotation < 6; ++rotation)
            meeting |= unsigned{((faces_[tile][rotation] ^ demand) & fixed) == 0} << rotation;
        const Demand paired = open >> 2 & demand;
        if (paired != 0)
            for (int rotation = 0; rotation < 6; ++rotation)
                if ((meeting >> rotation & 1) && !pairs(tile, rotation, paired)) meeting ^= 1u << rotation;
        return meeting;
    }

private:
    FaceTable();
    // Whether a tile links as many of some edges in twos as is possible; bit 3e stands for edge e.
    bool pairs(int tile, int rotation, Demand edges) const;

    std::array<std::array<Demand, 6>, kTiles> faces_{};
    std::array<std::array<std::array<std::uint8_t, 6>, 6>, kTiles> exits_{};
    std::vector<TileSet> meeting_;
};

class Layout {
public:
    static constexpr int kCells = kTiles;
    struct TilePose {
        std::uint8_t tile, rotation;
    };
    // What the loops (lines) are worth: the points, and a finer measure that rewards what may become more.
    struct Worth {
        int score;
        double fine;
    };

    explicit Layout(const std::vector<Placement>& figure);

    std::vector<Placement> figure() const;
    const Hex& cell(int index) const { return cells_[index]; }
    // The cell on an edge, or kCells where none of the figure's is.
    int beside(int index, int edge) const { return beside_[index][edge]; }
    // The cells that touch a cell, a bit for each.
    std::uint64_t around(int index) const { return around_[index]; }
    const TilePose& pose(int index) const { return poses_[index]; }
    void lay(int index, TilePose pose) { poses_[index] = pose; }
    // Moves a cell elsewhere, with what lies there.
    void move(int index, Hex to);
    int colour(int index, int edge) const {
        return faces_.colour(poses_[index].tile, poses_[index].rotation, edge);
    }
    // How many edges lie outside.
    int rim() const;
    // Whether the cells hang together and shut no other cell in.
    bool sound() const;
    Worth worth(Form form) const;

private:
    Worth worth_of_loops() const;
    Worth worth_of_lines() const;
    // Marks the links of a chain from where it enters a cell, and returns its length.
    int trace(int index, int edge, std::array<std::uint8_t, kCells>& seen) const;

    const FaceTable& faces_ = FaceTable::instance();
    std::array<Hex, kCells> cells_{};
    std::array<std::array<std::uint8_t, 6>, kCells> beside_{};
    std::array<std::uint64_t, kCells> around_{};
    std::array<TilePose, kCells> poses_{};
};

}  // namespace tantrix
