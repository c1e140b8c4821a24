// The tiles of a rotation puzzle with the rotations that are left to each: arc consistency (AC-3;
// Mackworth, "Consistency in Networks of Relations", 1977), then singleton consistency, which tries each
// rotation and drops it where propagation fails.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "common/tiles.hpp"
#include "search/rotation/rotation.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"

namespace tantrix {

using RotationSet = std::uint8_t;  // bit k for rotation k
using ColourSet = std::uint8_t;    // bit c for colour c

inline constexpr RotationSet kAllRotations = 0x3f;

// What tiles can show, by tile and edge: the colours that some of the rotations show there, and the
// rotations that show one of some colours there.
struct Showing {
    Showing();
    std::array<std::array<std::array<ColourSet, 64>, 6>, kTiles + 1> colours{};
    std::array<std::array<std::array<RotationSet, 16>, 6>, kTiles + 1> rotations{};
    // The colour that each rotation of a tile shows at each edge.
    std::array<std::array<std::array<std::uint8_t, 6>, 6>, kTiles + 1> edges{};
};
const Showing& showing();

class RotationBoard {
public:
    RotationBoard(const std::vector<RotationTile>& tiles, const std::vector<Goal>& goals);

    int size() const { return static_cast<int>(tiles_.size()); }
    int tile(int cell) const { return tiles_[cell].tile; }
    const RotationTile& at(int cell) const { return tiles_[cell]; }
    int beside(int cell, int edge) const { return beside_[cell][edge]; }  // -1 for nothing
    RotationSet left(int cell) const { return left_[cell]; }
    bool free(int cell) const { return (left_[cell] & (left_[cell] - 1)) != 0; }
    ColourSet colours(int cell, int edge) const { return table_.colours[tile(cell)][edge][left_[cell]]; }
    int colour(int cell, int rotation, int edge) const { return table_.edges[tile(cell)][rotation][edge]; }
    // Whether what lies across an edge still depends on how this tile is turned.
    bool open(int cell, int edge) const {
        const ColourSet seen = colours(cell, edge);
        return beside_[cell][edge] >= 0 && (seen & (seen - 1)) != 0;
    }

    // Drops every rotation that shows an edge no rotation beside it can match, then every one that
    // leads to a contradiction in this way. False when a tile has none left, so no solution exists.
    bool settle(SearchControl& control);

    // The tiles whose rotation is open in groups that do not depend on each other.
    std::vector<std::vector<int>> parts() const;

private:
    void find_neighbours();
    void bar_outside(Goal goal);
    void touch(int cell);
    bool narrow(int cell, RotationSet left);
    bool propagate();
    void undo(std::size_t mark);
    bool shave(int cell, bool& changed);
    bool contradicts(int cell, RotationSet tried);

    const Showing& table_ = showing();
    std::vector<RotationTile> tiles_;
    std::vector<std::array<int, 6>> beside_;
    std::vector<RotationSet> left_;
    std::vector<std::pair<int, RotationSet>> trail_;
    std::vector<int> ahead_;
    std::vector<std::uint8_t> waiting_;
    std::uint64_t work_ = 0;
};

}  // namespace tantrix
