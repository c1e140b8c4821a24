// All 56 tiles on 56 cells, some of them lifted for a while, and the tracks that they form.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "common/hex.hpp"
#include "common/tiles.hpp"
#include "search/solver.hpp"

namespace tantrix {

class Layout {
public:
    static constexpr int kCells = kTiles;
    using Set = std::uint64_t;        // of tiles, 0-55
    using Fits = std::array<Set, 6>;  // by rotation
    struct TilePose {
        std::uint8_t tile, rotation;
    };
    // What the loops are worth: the points, and a finer measure that rewards what may become more.
    struct Worth {
        int score;
        double fine;
    };

    explicit Layout(const std::vector<Placement>& figure);

    std::vector<Placement> figure() const;
    const Hex& cell(int index) const { return cells_[index]; }
    // The cell on an edge, or kCells where none of the figure's is.
    int beside(int index, int edge) const { return beside_[index][edge]; }
    const TilePose& pose(int index) const { return poses_[index]; }
    bool empty(int index) const { return poses_[index].tile == kTiles; }
    void lay(int index, TilePose pose) { poses_[index] = pose; }
    void lift(int index) { poses_[index] = {kTiles, 0}; }
    // Moves a cell elsewhere, with what lies there.
    void move(int index, Hex to);
    // The tiles that match all that lies beside a cell.
    Fits fits(int index) const;
    // Those that show a colour on an edge, by rotation.
    static const Fits& showing(int edge, int colour);
    // Those that pair as many outer edges of a cell by links of their own as can be, by rotation.
    const Fits& pairing(int index) const;
    int colour(int index, int edge) const;
    // How many edges lie outside.
    int rim() const;
    // Whether the cells hang together and shut no other cell in.
    bool sound() const;
    // Where every cell has its tile.
    Worth worth() const;

private:
    // Marks the links of a track from where it enters a cell, and returns its length.
    int trace(int index, int edge, std::array<std::uint8_t, kCells>& seen) const;

    std::array<Hex, kCells> cells_{};
    std::array<std::array<std::uint8_t, 6>, kCells> beside_{};
    std::array<TilePose, kCells + 1> poses_{};  // the last one never has a tile
};

}  // namespace tantrix
