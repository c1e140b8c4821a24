// Lines and loops of a colour with their cells, as a page draws them.
//
// A tile with a colour shows it on exactly two edges, so the tiles of a colour form disjoint paths and
// cycles. A line is found by walking both ways from its first tile in order of play, which also decides
// between equals. `Board::score` counts without cells and is what searches ask.
//
// The specification is src/tantrix/rules/core/lines.py.
#pragma once

#include <array>
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

// An open end of a line: the empty cell there, and the edge of it by which the line enters.
struct OpenEnd {
    Cell at;
    int edge;
};

// A space where two open ends meet and some unplayed tile fits, with the edges by which they enter.
struct Joint {
    Cell at;
    std::array<int, 2> edges;
};

// Lines that hang together by a joint between each two.
struct Chain {
    std::vector<Line> pieces;
    std::vector<Joint> joints;

    // The tiles and the joining spaces.
    int length() const;
};

// The line of a colour through a tile; none where the tile does not have it.
std::optional<Line> line_through(const Board& board, Cell at, int colour);

// The line or loop of a colour that scores most, the first of equals; none where no tile has it.
std::optional<Line> best_line(const Board& board, int colour);

// Every line of a colour, by the order of play.
std::vector<Line> lines(const Board& board, int colour);

// The open ends of a line, of its first tile and of its last; none of a loop.
std::vector<OpenEnd> ends(const Board& board, const Line& line);

// The lines of a colour, each with all that is indirectly connected to it.
std::vector<Chain> chains(const Board& board, int colour, TileSet unplayed);

// The length of the longest chain.
int indirect_length(const Board& board, int colour, TileSet unplayed);

}  // namespace tantrix
