// Lines and loops of a colour with their cells, as a page draws them.
//
// A tile with a colour shows it on exactly two edges, so the tiles of a colour form disjoint paths and
// cycles. A line is found by walking both ways from its first tile in order of play, which also decides
// between equals. `Board::score` counts without cells and is what searches ask.
//
// The specification is src/tantrix/rules/core/lines.py.
#pragma once

#include <optional>
#include <vector>

#include "rules/board.hpp"

namespace tantrix {

struct Line {
    int colour;
    bool closed;
    std::vector<Cell> cells;  // in order along the line

    int score() const { return static_cast<int>(cells.size()) * (closed ? 2 : 1); }
};

// The line of a colour through a tile; none where the tile does not have it.
std::optional<Line> line_through(const Board& board, Cell at, int colour);

// The line or loop of a colour that scores most, the first of equals; none where no tile has it.
std::optional<Line> best_line(const Board& board, int colour);

// The tiles of lines that are joined by one unplayed tile between each two, and these joining spaces: of all
// that hang together so, the most.
int indirect_length(const Board& board, int colour);

}  // namespace tantrix
