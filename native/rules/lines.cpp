#include "rules/lines.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace tantrix {

namespace {

// Append the tiles that follow a tile along the link which leaves it by an edge; tell whether the
// link comes back to where it began.
bool follow(const Board& board, Cell start, int edge, std::vector<Cell>& cells) {
    Cell at = beside(start, edge);
    while (at != start && board.covered(at)) {
        cells.push_back(at);
        edge = kTileTable.partner[board.at(at)][opposite(edge)];
        at = beside(at, edge);
    }
    return at == start;
}

// The empty cells at the ends of a line, none of a loop.
std::vector<Cell> ends(const Board& board, const Line& line) {
    std::vector<Cell> found;
    const Cell first = line.cells.front(), last = line.cells.back();
    for (const Cell at : {first, last}) {
        for (int edge = 0; edge < 6 && !line.closed; ++edge)
            if (kTileTable.edges[board.at(at)][edge] == line.colour && !board.covered(beside(at, edge)))
                found.push_back(beside(at, edge));
        if (first == last) break;
    }
    return found;
}

// Every line of a colour, by the order of play.
std::vector<Line> lines(const Board& board, int colour) {
    std::vector<Line> found;
    TileSet seen = 0;
    for (int index = 0; index < board.size(); ++index) {
        const Cell at = board.cell(index);
        if (seen & only(tile_of(board.at(at)))) continue;
        std::optional<Line> line = line_through(board, at, colour);
        if (!line) continue;
        for (const Cell cell : line->cells) seen |= only(tile_of(board.at(cell)));
        found.push_back(std::move(*line));
    }
    return found;
}

}  // namespace

std::optional<Line> line_through(const Board& board, Cell at, int colour) {
    const OrientedTile it = board.at(at);
    if (!has_colour(tile_of(it), colour)) return std::nullopt;
    int edge = 0;
    while (kTileTable.edges[it][edge] != colour) ++edge;
    std::vector<Cell> onward;
    const bool closed = follow(board, at, edge, onward);
    Line line{colour, closed, {}};
    if (!closed) {
        follow(board, at, kTileTable.partner[it][edge], line.cells);
        std::reverse(line.cells.begin(), line.cells.end());
    }
    line.cells.push_back(at);
    line.cells.insert(line.cells.end(), onward.begin(), onward.end());
    return line;
}

std::optional<Line> best_line(const Board& board, int colour) {
    std::optional<Line> best;
    for (Line& line : lines(board, colour))
        if (!best || line.score() > best->score()) best = std::move(line);
    return best;
}

int indirect_length(const Board& board, int colour) {
    const std::vector<Line> pieces = lines(board, colour);
    std::map<Cell, std::vector<std::size_t>> meeting;
    for (std::size_t piece = 0; piece < pieces.size(); ++piece)
        for (const Cell end : ends(board, pieces[piece])) meeting[end].push_back(piece);
    // Each piece is in the group of the least that it hangs together with.
    std::vector<std::size_t> group(pieces.size());
    std::iota(group.begin(), group.end(), 0U);
    std::vector<std::size_t> joined;
    for (const auto& [at, two] : meeting) {
        const TileSet fitting = kPatternTables.fits[board.pattern(at)].tiles & ~board.played();
        if (two.size() != 2 || !fitting) continue;
        const std::size_t less = std::min(group[two[0]], group[two[1]]);
        const std::size_t more = std::max(group[two[0]], group[two[1]]);
        joined.push_back(two[0]);
        std::ranges::replace(group, more, less);
    }
    std::vector<int> lengths(pieces.size());
    for (std::size_t piece = 0; piece < pieces.size(); ++piece)
        lengths[group[piece]] += static_cast<int>(pieces[piece].cells.size());
    for (const std::size_t piece : joined) ++lengths[group[piece]];
    return lengths.empty() ? 0 : *std::ranges::max_element(lengths);
}

}  // namespace tantrix
