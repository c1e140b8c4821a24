#include <algorithm>
#include <array>

#include "puzzles/puzzle.hpp"
#include "rules/patterns.hpp"

namespace tantrix {

namespace {

// The tiles along the link that leaves a cell by an edge; a loop ends with the cell itself.
std::vector<TableCell> walk(const Table& table, TableCell start, int edge) {
    std::vector<TableCell> cells;
    TableCell at = start;
    while (table.joined(at, edge)) {
        at = at.beside(edge);
        cells.push_back(at);
        if (at == start) break;
        const LaidTile& there = table.tiles().at(at);
        edge = kTileTable.partner[oriented(there.tile, there.rotation)][opposite(edge)];
    }
    return cells;
}

Track track_through(const Table& table, TableCell at, int colour) {
    const LaidTile& here = table.tiles().at(at);
    int edge = 0;
    while (here.colour(edge) != colour) ++edge;
    const std::vector<TableCell> onward = walk(table, at, edge);
    if (!onward.empty() && onward.back() == at) {
        Track loop{colour, true, {at}};
        loop.cells.insert(loop.cells.end(), onward.begin(), onward.end() - 1);
        return loop;
    }
    Track line{colour, false, walk(table, at, kTileTable.partner[oriented(here.tile, here.rotation)][edge])};
    std::reverse(line.cells.begin(), line.cells.end());
    line.cells.push_back(at);
    line.cells.insert(line.cells.end(), onward.begin(), onward.end());
    return line;
}

void longest_first(std::vector<Track>& tracks) {
    std::stable_sort(tracks.begin(), tracks.end(), [](const Track& one, const Track& other) {
        return one.cells.size() > other.cells.size();
    });
}

std::vector<Track> tracks(const Table& table, int colour) {
    std::vector<Track> found;
    std::set<TableCell> seen;
    for (const auto& [at, laid] : table.tiles()) {
        if (seen.contains(at) || !has_colour(laid.tile, colour)) continue;
        found.push_back(track_through(table, at, colour));
        seen.insert(found.back().cells.begin(), found.back().cells.end());
    }
    longest_first(found);
    return found;
}

// What touches an empty cell, in the form of the pattern tables.
Pattern pattern(const Table& table, TableCell at) {
    Pattern found = 0;
    for (int edge = 0; edge < 6; ++edge) {
        const auto there = table.tiles().find(at.beside(edge));
        if (there == table.tiles().end()) continue;
        const auto [tile, rotation] = there->second;
        found = static_cast<Pattern>(found + kPatternTables.digits[oriented(tile, rotation)][opposite(edge)]);
    }
    return found;
}

// The cells where a tile may be laid: beside the others, or anywhere on an empty table's board.
std::set<TableCell> open_cells(const Puzzle& puzzle, const Table& table) {
    if (table.tiles().empty()) return puzzle.board.empty() ? std::set{TableCell{0, 0}} : puzzle.board;
    std::set<TableCell> cells;
    for (const auto& [at, _] : table.tiles())
        for (int edge = 0; edge < 6; ++edge) {
            const TableCell cell = at.beside(edge);
            const bool inside = puzzle.board.empty() || puzzle.board.contains(cell);
            if (inside && !table.covered(cell)) cells.insert(cell);
        }
    return cells;
}

// The ways to lay a tile so that its link of a colour lies as that of another does.
std::vector<LaidTile> laid_as(int tile, const LaidTile& other, int colour) {
    std::vector<LaidTile> ways;
    for (int rotation = 0; rotation < 6; ++rotation) {
        bool same = has_colour(tile, colour);
        for (int edge = 0; edge < 6; ++edge)
            same &= (edge_colour(tile, rotation, edge) == colour) == (other.colour(edge) == colour);
        if (same) ways.push_back({tile, rotation});
    }
    return ways;
}

using Change = std::map<TableCell, LaidTile>;

// The change that the givens allow with the fewest clashes, the first of equals.
Exchange best(const Puzzle& puzzle, const Table& table, const std::vector<Change>& changes, int tile) {
    if (changes.empty()) return {"shape", tile};
    Exchange found{"given", tile};
    std::size_t fewest = 0;
    for (const Change& change : changes) {
        std::vector<TablePlacement> placements = table.placements();
        bool allowed = true;
        for (TablePlacement& one : placements) {
            const auto anew = change.find(one.at);
            if (anew == change.end() || anew->second == one.laid) continue;
            one.laid = anew->second;
            allowed &= allows(puzzle, one);
        }
        if (!allowed) continue;
        const std::size_t clashes = Table::of(puzzle, placements)->mismatches().size();
        if (found.refused.empty() && clashes >= fewest) continue;
        fewest = clashes;
        found = {{}, 0, std::move(placements)};
    }
    return found;
}

std::vector<int> compared_colours(const Puzzle& puzzle) {
    const std::vector<int> named = puzzle.colours();
    return named.empty() ? std::vector<int>{0, 1, 2, 3} : named;
}

}  // namespace

std::vector<int> Puzzle::colours() const {
    std::set<int> named;
    for (const auto& goals : choices)
        for (const Goal& goal : goals) named.insert(goal.colour);
    return {named.begin(), named.end()};
}

std::optional<Table> Table::of(const Puzzle& puzzle, const std::vector<TablePlacement>& placements) {
    Table table;
    std::array<int, kTiles + 1> left{};
    for (const int tile : puzzle.tiles) ++left[tile];
    for (const TablePlacement& one : placements) {
        if (left[one.laid.tile]-- == 0) return std::nullopt;
        if (!table.tiles_.emplace(one.at, one.laid).second) return std::nullopt;
    }
    table.placements_ = placements;
    return table;
}

bool Table::joined(TableCell at, int edge) const {
    const auto there = tiles_.find(at.beside(edge));
    return there != tiles_.end() && there->second.colour(opposite(edge)) == tiles_.at(at).colour(edge);
}

std::vector<std::pair<TableCell, TableCell>> Table::mismatches() const {
    std::vector<std::pair<TableCell, TableCell>> found;
    for (const auto& [at, _] : tiles_)
        for (int edge = 1; edge < 4; ++edge)
            if (covered(at.beside(edge)) && !joined(at, edge)) found.emplace_back(at, at.beside(edge));
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<int> Table::tray(const Puzzle& puzzle) const {
    std::array<int, kTiles + 1> lying{};
    for (const TablePlacement& one : placements_) ++lying[one.laid.tile];
    std::vector<int> left;
    for (const int tile : puzzle.tiles)
        if (lying[tile]-- <= 0) left.push_back(tile);
    return left;
}

std::vector<Track> shown_tracks(const Puzzle& puzzle, const Table& table) {
    std::vector<Track> found;
    const std::vector<int> colours = puzzle.scored ? std::vector<int>{0, 1, 2, 3} : puzzle.colours();
    for (const int colour : colours)
        for (Track& track : tracks(table, colour)) {
            if (puzzle.scored && track.closed != (*puzzle.scored == Form::loop)) continue;
            found.push_back(std::move(track));
            if (puzzle.scored) break;
        }
    longest_first(found);
    return found;
}

std::vector<Track> all_tracks(const Table& table) {
    std::vector<Track> found;
    for (int colour = 0; colour < kColours; ++colour)
        for (Track& track : tracks(table, colour)) found.push_back(std::move(track));
    longest_first(found);
    return found;
}

std::map<int, std::vector<TablePlacement>> fitting(const Puzzle& puzzle, const Table& table) {
    std::map<int, std::vector<TablePlacement>> found;
    for (const int tile : table.tray(puzzle)) found[tile];
    for (const TableCell at : open_cells(puzzle, table)) {
        const Fits& fits = kPatternTables.fits[pattern(table, at)];
        for (auto& [tile, ways] : found)
            for (int rotation = 0; rotation < 6; ++rotation) {
                const TablePlacement one{at, {tile, rotation}};
                if (fits.of(tile) >> rotation & 1 && allows(puzzle, one)) ways.push_back(one);
            }
    }
    return found;
}

bool allows(const Puzzle& puzzle, const TablePlacement& placement) {
    const auto& [at, laid] = placement;
    const bool single = std::count(puzzle.tiles.begin(), puzzle.tiles.end(), laid.tile) == 1;
    for (const PuzzleGiven& given : puzzle.givens) {
        const bool here = given.at == at;
        if (here && given.tile != laid.tile) return false;
        if (given.tile != laid.tile || (!single && !here)) continue;
        if (given.at && !here) return false;
        if (given.rotation && given.rotation != laid.rotation) return false;
    }
    return true;
}

Exchange swap(const Puzzle& puzzle, const Table& table, TableCell at, TableCell other) {
    const auto one = table.tiles().find(at), two = table.tiles().find(other);
    if (one == table.tiles().end() || two == table.tiles().end()) return {"empty", 0};
    if (at == other) return {"itself", one->second.tile};
    std::vector<Change> changes;
    for (const int colour : compared_colours(puzzle))
        for (const LaidTile& here : laid_as(two->second.tile, one->second, colour))
            for (const LaidTile& there : laid_as(one->second.tile, two->second, colour))
                changes.push_back({{at, here}, {other, there}});
    return best(puzzle, table, changes, one->second.tile);
}

Exchange swap_in(const Puzzle& puzzle, const Table& table, TableCell at, int tile) {
    const auto one = table.tiles().find(at);
    if (one == table.tiles().end()) return {"empty", 0};
    const std::vector<int> tray = table.tray(puzzle);
    if (std::find(tray.begin(), tray.end(), tile) == tray.end()) return {"tray", tile};
    std::vector<Change> changes;
    for (const int colour : compared_colours(puzzle))
        for (const LaidTile& here : laid_as(tile, one->second, colour)) changes.push_back({{at, here}});
    return best(puzzle, table, changes, one->second.tile);
}

}  // namespace tantrix
