// All 56 tiles on 56 cells, touching edges matching or not, with what each tile costs where it lies.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "common/hex.hpp"
#include "common/tiles.hpp"
#include "search/solver.hpp"

namespace tantrix {

// What is bad about an arrangement, in units of a walk's energy.
struct Weights {
    int mismatch;  // two touching edges of different colours
    int rim;       // two outer edges of a tile that could be one link and are not
    int waste;     // a tile of a chain that does not count
    int most;      // so many tiles of a chain are counted as waste at most
    int missing;   // a colour without any chain that counts, in tiles wasted
};

// Edge colours of every tile at every rotation, two bits an edge.
struct EdgeCodes {
    std::array<std::array<std::uint16_t, 6>, kTiles> code;
    std::array<std::uint64_t, 4> carriers;  // the tiles that have a colour
    EdgeCodes();
};

// The cells, which lie beside which, and how well every tile fits what may lie round each cell.
class Shape {
public:
    Shape(const std::vector<Hex>& cells, const Weights& weights);

    const EdgeCodes faces;
    const Weights weights;
    const std::vector<Hex> cells;
    std::array<std::array<std::int8_t, 6>, kTiles> beside;  // -1: outside
    std::array<std::uint16_t, kTiles> inner;                // two bits for each edge that is not outer

    // What a tile costs that meets the colours of `around` at the edges of `mask`.
    int cost(int cell, int tile, int rotation, int mask, int around) const;
    // The least cost of a tile in any rotation.
    int least(int cell, int tile, int around) const { return fit_[cell][around * kTiles + tile]; }

private:
    int singles(int outer, int tile, int rotation) const;
    void tabulate(int cell);

    std::array<std::uint8_t, kTiles> outer_{}, pairs_{};  // outer edges; how many links they allow
    std::array<std::shared_ptr<const std::vector<std::uint8_t>>, 64> tables_;
    std::array<std::vector<std::uint8_t>, 64> singles_;
    std::array<const std::uint8_t*, kTiles> fit_{};
};

// The longest chains that count, and the waste beside them.
struct Tally {
    int score = 0, waste = 0;
};

class Arrangement {
public:
    // The tiles in the given order, in rotations of any kind.
    Arrangement(const Shape& shape, const std::vector<int>& tiles, const std::vector<int>& rotations);

    void put(int cell, int tile, int rotation);
    int tile(int cell) const { return tile_[cell]; }
    int rotation(int cell) const { return rotation_[cell]; }
    int around(int cell) const { return around_[cell]; }
    int cost(int cell) const { return cost_[cell]; }
    int mismatches() const;
    // Mismatches and rims of all cells, weighed.
    int total_cost() const;
    Tally tally(Form form) const;
    std::vector<Placement> placed() const;

private:
    struct Chain {
        int length;
        bool closed;
    };
    int face(int cell) const { return shape_->faces.code[tile_[cell]][rotation_[cell]]; }
    int onward(int cell, int edge) const {
        return kTileTable.partner[oriented(tile_[cell] + 1, rotation_[cell])][edge];
    }
    Chain chain(int from, int colour, std::uint64_t& left) const;
    void recost(int cell);

    const Shape* shape_;
    std::array<std::uint8_t, kTiles> tile_{}, rotation_{};
    std::array<std::uint16_t, kTiles> around_{};
    std::array<std::int16_t, kTiles> cost_{};
};

}  // namespace tantrix
