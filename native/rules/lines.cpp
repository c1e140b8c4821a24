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

std::vector<OpenEnd> ends(const Board& board, const Line& line) {
    std::vector<OpenEnd> found;
    const Cell first = line.cells.front(), last = line.cells.back();
    for (const Cell at : {first, last}) {
        for (int edge = 0; edge < 6 && !line.closed; ++edge)
            if (kTileTable.edges[board.at(at)][edge] == line.colour && !board.covered(beside(at, edge)))
                found.push_back({beside(at, edge), opposite(edge)});
        if (first == last) break;
    }
    return found;
}

int Chain::length() const {
    return std::accumulate(
        pieces.begin(), pieces.end(), static_cast<int>(joints.size()),
        [](int sum, const Line& piece) { return sum + static_cast<int>(piece.cells.size()); });
}

std::vector<Chain> chains(const Board& board, int colour, TileSet unplayed) {
    std::vector<Line> pieces = lines(board, colour);
    std::map<Cell, std::vector<std::pair<std::size_t, int>>> meeting;
    for (std::size_t piece = 0; piece < pieces.size(); ++piece)
        for (const OpenEnd end : ends(board, pieces[piece])) meeting[end.at].emplace_back(piece, end.edge);
    // Each piece is in the group of the least that it hangs together with.
    std::vector<std::size_t> group(pieces.size());
    std::iota(group.begin(), group.end(), 0U);
    std::vector<std::pair<std::size_t, Joint>> joined;
    for (const auto& [at, two] : meeting) {
        const TileSet fitting = kPatternTables.fits[board.pattern(at)].tiles & unplayed;
        if (two.size() != 2 || !fitting) continue;
        const auto [one, one_edge] = two[0];
        const auto [other, other_edge] = two[1];
        joined.emplace_back(one, Joint{at, {one_edge, other_edge}});
        const std::size_t less = std::min(group[one], group[other]);
        const std::size_t more = std::max(group[one], group[other]);
        std::ranges::replace(group, more, less);
    }
    std::map<std::size_t, Chain> found;
    for (std::size_t piece = 0; piece < pieces.size(); ++piece)
        found[group[piece]].pieces.push_back(std::move(pieces[piece]));
    for (const auto& [piece, joint] : joined) found[group[piece]].joints.push_back(joint);
    std::vector<Chain> all;
    for (auto& [least, chain] : found) all.push_back(std::move(chain));
    return all;
}

int indirect_length(const Board& board, int colour, TileSet unplayed) {
    int most = 0;
    for (const Chain& chain : chains(board, colour, unplayed)) most = std::max(most, chain.length());
    return most;
}

}  // namespace tantrix
