// The hexagonal plane: axial coordinates, directions, and a bounded grid of numbered cells.
//
// Columns are q, and r grows downwards along a column. Directions and edges are numbered 0-5 clockwise
// from north (see Red Blob Games, "Hexagonal Grids", axial coordinates of a flat-top layout).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace tantrix {

struct Hex {
    std::int16_t q, r;
};

// The step across each edge.
inline constexpr std::array<int, 6> kDq{0, 1, 1, 0, -1, -1};
inline constexpr std::array<int, 6> kDr{-1, -1, 0, 1, 1, 0};

// Edges as a set: bit e for edge e.
inline constexpr unsigned kAllEdges = 0x3f;

// A direction after any number of sixths, negative ones too.
constexpr int turned(int direction) { return ((direction % 6) + 6) % 6; }

// Of 0-5 only.
constexpr int opposite(int edge) { return edge < 3 ? edge + 3 : edge - 3; }

// A square window on the plane whose cells are numbered in order of (q, r), so that a step in a direction
// adds a constant. Cells on the window's rim must stay empty: a step from there leaves it.
struct Grid {
    int width, origin;  // the origin is the cell of (0, 0)
    std::array<int, 6> step{};

    static constexpr Grid of_width(int width) { return Grid(width, width / 2 * (width + 1)); }
    // With every cell whose coordinates lie between -reach and reach.
    static constexpr Grid of_reach(int reach) { return of_width(2 * reach + 1); }

    constexpr int size() const { return width * width; }
    constexpr int at(int q, int r) const { return origin + q * width + r; }
    constexpr int q(int cell) const { return cell / width - width / 2; }
    constexpr int r(int cell) const { return cell % width - width / 2; }
    constexpr bool has(std::int64_t q, std::int64_t r) const {
        const int low = -(width / 2), high = low + width;
        return q >= low && q < high && r >= low && r < high;
    }
    int distance(int a, int b) const {
        const int dq = q(a) - q(b), dr = r(a) - r(b);
        return std::max({std::abs(dq), std::abs(dr), std::abs(dq + dr)});
    }

private:
    constexpr Grid(int width, int origin) : width(width), origin(origin) {
        for (int d = 0; d < 6; ++d) step[d] = kDq[d] * width + kDr[d];
    }
};

}  // namespace tantrix
