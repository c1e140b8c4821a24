// Whether a table solves a puzzle, and if not, every reason why.
#include <algorithm>

#include "puzzles/puzzle.hpp"

namespace tantrix {

namespace {

using Cells = std::set<TableCell>;

void add(std::vector<Fault>& faults, std::string_view id, std::vector<TableCell> cells) {
    if (cells.empty()) return;
    std::sort(cells.begin(), cells.end());
    faults.push_back({id, -1, std::move(cells)});
}

std::vector<TableCell> difference(const Cells& one, const Cells& other) {
    std::vector<TableCell> rest;
    std::set_difference(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(rest));
    return rest;
}

// The cells that can be walked to over allowed ones.
Cells reach(TableCell start, const Cells& allowed) {
    Cells reached{start};
    std::vector<TableCell> ahead{start};
    while (!ahead.empty()) {
        const TableCell at = ahead.back();
        ahead.pop_back();
        for (int edge = 0; edge < 6; ++edge) {
            const TableCell cell = at.beside(edge);
            if (allowed.contains(cell) && reached.insert(cell).second) ahead.push_back(cell);
        }
    }
    return reached;
}

// A cell for each of its edges that clashes.
void mismatch_faults(const Table& table, std::vector<Fault>& faults) {
    std::vector<TableCell> cells;
    for (const auto& [at, _] : table.tiles())
        for (int edge = 0; edge < 6; ++edge)
            if (table.covered(at.beside(edge)) && !table.joined(at, edge)) cells.push_back(at);
    add(faults, "bad.solution.mismatch", std::move(cells));
}

Cells covered_cells(const Table& table) {
    Cells covered;
    for (const auto& [at, _] : table.tiles()) covered.insert(at);
    return covered;
}

// The empty cells beside tiles.
Cells beside(const Cells& covered) {
    Cells cells;
    for (const TableCell at : covered)
        for (int edge = 0; edge < 6; ++edge)
            if (!covered.contains(at.beside(edge))) cells.insert(at.beside(edge));
    return cells;
}

bool is_hole(TableCell at, const Cells& covered) {
    for (int edge = 0; edge < 6; ++edge)
        if (!covered.contains(at.beside(edge))) return false;
    return true;
}

// Tiles apart from the first one's group, else the holes where none may be.
void shape_faults(const Puzzle& puzzle, const Table& table, const Cells& covered,
                  std::vector<Fault>& faults) {
    const auto apart = difference(covered, reach(table.placements().front().at, covered));
    add(faults, "bad.solution.apart", apart);
    if (!apart.empty() || !puzzle.no_hole) return;
    std::vector<TableCell> holes;
    for (const TableCell at : beside(covered))
        if (is_hole(at, covered)) holes.push_back(at);
    add(faults, "bad.solution.hole", std::move(holes));
}

void board_faults(const Puzzle& puzzle, const Cells& covered, std::vector<Fault>& faults) {
    std::vector<TableCell> cells;
    std::set_symmetric_difference(puzzle.board.begin(), puzzle.board.end(), covered.begin(), covered.end(),
                                  std::back_inserter(cells));
    add(faults, "bad.solution.board", std::move(cells));
}

// Where a given is not obeyed: its cell, or wherever the tile lies.
void given_faults(const Puzzle& puzzle, const Table& table, std::vector<Fault>& faults) {
    std::vector<TableCell> denied;
    for (const PuzzleGiven& given : puzzle.givens) {
        std::vector<TableCell> cells;
        bool obeyed = false;
        for (const auto& [at, laid] : table.tiles()) {
            if (laid.tile != given.tile) continue;
            cells.push_back(at);
            const bool here = !given.at || given.at == at;
            obeyed |= here && (!given.rotation || given.rotation == laid.rotation);
        }
        if (obeyed) continue;
        if (given.at) cells = {*given.at};
        denied.insert(denied.end(), cells.begin(), cells.end());
    }
    add(faults, "bad.solution.given", std::move(denied));
}

std::vector<TableCell> carriers(const Table& table, int colour) {
    std::vector<TableCell> cells;
    for (const auto& [at, laid] : table.tiles())
        if (has_colour(laid.tile, colour)) cells.push_back(at);
    return cells;
}

// Follows a link over edges that may clash; tells whether it comes back to where it began.
bool follow(const Table& table, TableCell start, int edge, Cells& cells) {
    TableCell at = start.beside(edge);
    while (at != start && table.covered(at)) {
        cells.insert(at);
        const LaidTile& there = table.tiles().at(at);
        edge = kTileTable.partner[oriented(there.tile, there.rotation)][opposite(edge)];
        at = at.beside(edge);
    }
    return at == start;
}

// Whether one loop or line passes every tile of the colour.
bool reached(const Goal& goal, const Table& table) {
    const std::vector<TableCell> asked = carriers(table, goal.colour);
    const LaidTile& first = table.tiles().at(asked.front());
    int edge = 0;
    while (first.colour(edge) != goal.colour) ++edge;
    Cells cells{asked.front()};
    const bool closed = follow(table, asked.front(), edge, cells);
    const int back = kTileTable.partner[oriented(first.tile, first.rotation)][edge];
    if (!closed) follow(table, asked.front(), back, cells);
    return closed == (goal.form == Form::loop) && cells == Cells(asked.begin(), asked.end());
}

// What lacks for the choice of goals that lacks least.
void goal_faults(const Puzzle& puzzle, const Table& table, std::vector<Fault>& faults) {
    std::optional<std::vector<Goal>> least;
    for (const auto& goals : puzzle.choices) {
        std::vector<Goal> lacking;
        for (const Goal& goal : goals)
            if (!reached(goal, table)) lacking.push_back(goal);
        if (!least || lacking.size() < least->size()) least = lacking;
    }
    if (!least) return;
    for (const Goal& goal : *least) {
        const bool loop = goal.form == Form::loop;
        faults.push_back(
            {loop ? "bad.solution.loop" : "bad.solution.line", goal.colour, carriers(table, goal.colour)});
    }
}

}  // namespace

// The empty cells round a connected group hang together along each rim, and the first of all in order
// lies on the outer one.
std::vector<TableCell> enclosed(const Table& table) {
    const Cells rims = beside(covered_cells(table));
    return difference(rims, reach(*rims.begin(), rims));
}

std::vector<Fault> solution_faults(const Puzzle& puzzle, const Table& table) {
    const Cells covered = covered_cells(table);
    std::vector<Fault> faults;
    mismatch_faults(table, faults);
    if (puzzle.board.empty()) {
        shape_faults(puzzle, table, covered, faults);
    } else {
        board_faults(puzzle, covered, faults);
    }
    given_faults(puzzle, table, faults);
    goal_faults(puzzle, table, faults);
    return faults;
}

}  // namespace tantrix
