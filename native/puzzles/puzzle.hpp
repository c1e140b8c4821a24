// A puzzle and its table, as a page asks about them: what clashes, what fits, what may be swapped, and
// whether it is solved.
//
// A table is any arrangement of some of a puzzle's tiles, in one group or several, and its edges may
// clash; so it is a map of cells, not the board of a game. The specifications are
// src/tantrix/puzzles/puzzle_board.py and verify.py; tests hold the two equal.
#pragma once

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "common/tiles.hpp"
#include "search/solver.hpp"

namespace tantrix {

struct TableCell {
    int q, r;

    TableCell beside(int edge) const { return {q + kDq[edge], r + kDr[edge]}; }
    friend auto operator<=>(const TableCell&, const TableCell&) = default;
};

struct LaidTile {
    int tile, rotation;

    int colour(int edge) const { return edge_colour(tile, rotation, edge); }
    friend bool operator==(const LaidTile&, const LaidTile&) = default;
};

struct TablePlacement {
    TableCell at;
    LaidTile laid;
};

struct PuzzleGiven {
    int tile;
    std::optional<TableCell> at;
    std::optional<int> rotation;
};

struct Puzzle {
    std::vector<int> tiles;  // in rising order, with copies
    std::vector<std::vector<Goal>> choices;
    std::set<TableCell> board;  // empty: a free shape
    std::vector<PuzzleGiven> givens;
    std::optional<Form> scored;
    bool holes = false;    // searches find shapes that enclose empty cells as well
    bool no_hole = false;  // no empty cell of a solution has six tiles round it

    // The colours that any choice names, in order.
    std::vector<int> colours() const;
};

class Table {
public:
    // Nothing where the tiles cannot lie so: others than the puzzle's, too many, two in a cell.
    static std::optional<Table> of(const Puzzle& puzzle, const std::vector<TablePlacement>& placements);

    const std::vector<TablePlacement>& placements() const { return placements_; }
    const std::map<TableCell, LaidTile>& tiles() const { return tiles_; }
    bool covered(TableCell at) const { return tiles_.contains(at); }
    // Whether a tile lies beyond an edge and shows the same colour there.
    bool joined(TableCell at, int edge) const;
    std::vector<std::pair<TableCell, TableCell>> mismatches() const;
    // The tiles of the puzzle that do not lie yet, with copies.
    std::vector<int> tray(const Puzzle& puzzle) const;

private:
    std::vector<TablePlacement> placements_;  // in order
    std::map<TableCell, LaidTile> tiles_;
};

// A line or loop; where edges clash a line ends.
struct Track {
    int colour;
    bool closed;
    std::vector<TableCell> cells;
};

// The lines to look at, the longest first: those that score, or all of the goals' colours.
std::vector<Track> shown_tracks(const Puzzle& puzzle, const Table& table);

// Every line and loop of every colour, the longest first.
std::vector<Track> all_tracks(const Table& table);

// Where each tile of the tray can be laid beside the others, all edges matching.
std::map<int, std::vector<TablePlacement>> fitting(const Puzzle& puzzle, const Table& table);

// Whether a placement is none of those that the givens rule out on their own.
bool allows(const Puzzle& puzzle, const TablePlacement& placement);

// A reason why a table is no solution; `colour` is -1 where none is named.
struct Fault {
    std::string_view id;
    int colour;
    std::vector<TableCell> cells;
};

// Every reason why a table on which all tiles lie is no solution.
std::vector<Fault> solution_faults(const Puzzle& puzzle, const Table& table);

// The empty cells along the rim of every space that one connected group of tiles encloses, in order.
std::vector<TableCell> enclosed(const Table& table);

// The table with a tile exchanged for that of another cell, or for one of the tray; or why it cannot be.
struct Exchange {
    std::string_view refused{};  // empty where it can be
    int tile = 0;
    std::vector<TablePlacement> placements{};
};

Exchange swap(const Puzzle& puzzle, const Table& table, TableCell at, TableCell other);
Exchange swap_in(const Puzzle& puzzle, const Table& table, TableCell at, int tile);

}  // namespace tantrix
