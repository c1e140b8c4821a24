// Figures up to rotation, connectedness and holes.
//
// Each figure is wanted once, although a search meets it turned about: of its copies only the least in
// lexicographic order is kept (isomorph rejection by a canonical form).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "common/hex.hpp"
#include "search/solver.hpp"

namespace tantrix {

// The farthest that a cell of the board lies from 0,0.
int reach_of(const std::vector<Hex>& board);

// A cell turned about 0,0 by so many sixths, 0-5.
std::pair<int, int> turned_about(int q, int r, int sixths);

// The figure moved so that the pivot lies at 0,0, then turned about it, in order of cells.
std::vector<Placement> seen_from(const std::vector<Placement>& figure, const Placement& pivot, int sixths);

// Whether a free figure, laid with one copy of `tile` at 0,0 unturned, is the least of all the
// ways to lay it so: of the copies of one figure exactly one is.
bool least_from(const std::vector<Placement>& figure, int tile);

// How a board lies on itself when turned: for each such turn, where each cell goes.
struct Symmetry {
    int sixths;
    std::vector<int> to;
};
std::vector<Symmetry> symmetries(const std::vector<Hex>& board);

// What a filling must keep: a tile at a cell of the board, or (-1) at any that no other names, in a
// rotation or (-1) in any.
struct Fixed {
    int index, tile, rotation;
};

// Whether a filling is the least of its turned copies that keep what is fixed; all vectors follow
// the board's cells.
bool least_turned(const std::vector<Placement>& filling, const std::vector<Symmetry>& turns,
                  const std::vector<Fixed>& fixed = {});

// Whether cells hang together; `covered` tells of each cell of the grid whether it is one of them.
bool connected(const Grid& grid, const std::vector<int>& cells, const std::vector<std::uint8_t>& covered);

// Whether an empty cell is cut off from the outside by cells that hang together.
bool has_hole(const Grid& grid, const std::vector<int>& cells, const std::vector<std::uint8_t>& covered);

// Whether the tiles of a connected figure lie in cells of their own, match where they touch, and enclose no
// empty cell.
bool solid_and_matched(const std::vector<Placement>& figure);

}  // namespace tantrix
