#include "rules/refusals.hpp"

#include <algorithm>
#include <array>
#include <memory>

#include "rules/closure.hpp"
#include "rules/closure_trace.hpp"

namespace tantrix {

namespace {

constexpr std::string_view kLetters = "RYBG";

// Edges that differ from what they touch: the golden rule.
void mismatch(const Board& board, const Plane& plane, Cell at, OrientedTile it, std::vector<Reason>& found) {
    std::vector<int> edges;
    std::vector<Cell> cells;
    for (int edge = 0; edge < 6; ++edge) {
        const Cell cell = beside(at, edge);
        const OrientedTile there = board.at(cell);
        if (!there || kTileTable.edges[there][opposite(edge)] == kTileTable.edges[it][edge]) continue;
        edges.push_back(edge);
        cells.push_back(cell);
    }
    if (!edges.empty()) found.push_back({"illegal.mismatch", {{"edges", edges}}, places(plane, cells)});
}

// How often each colour touches an empty cell, with one more edge of a colour.
std::array<int, kColours> touching(const Board& board, Cell at, int more) {
    std::array<int, kColours> counts{};
    ++counts[more];
    for (int edge = 0; edge < 6; ++edge) {
        const OrientedTile there = board.at(beside(at, edge));
        if (there) ++counts[kTileTable.edges[there][opposite(edge)]];
    }
    return counts;
}

// The colour of which three edges would touch an empty cell, -1 where none would.
int three_alike(const Board& board, Cell at, int more) {
    const auto counts = touching(board, at, more);
    const auto found =
        std::find_if(counts.begin(), counts.end(), [](int count) { return count >= Board::kForcing; });
    return found == counts.end() ? -1 : static_cast<int>(found - counts.begin());
}

// Restriction 1.
void three_alike(const Board& board, const Plane& plane, Cell at, OrientedTile it,
                 std::vector<Reason>& found) {
    std::vector<std::pair<Cell, int>> made;
    for (int edge = 0; edge < 6; ++edge) {
        const Cell cell = beside(at, edge);
        if (board.covered(cell)) continue;
        const int colour = three_alike(board, cell, kTileTable.edges[it][edge]);
        if (colour >= 0) made.emplace_back(cell, colour);
    }
    if (made.empty()) return;
    std::sort(made.begin(), made.end());
    std::vector<Cell> cells;
    for (const auto& [cell, _] : made) cells.push_back(cell);
    const char letter = kLetters[static_cast<std::size_t>(made.front().second)];
    found.push_back({"illegal.three_alike", {{"colour", letter}}, places(plane, cells)});
}

// Restrictions 2 and 3: no space may get a fourth tile, now or by the fills that must follow.
void crowding(const Board& board, const Plane& plane, Cell at, std::vector<Reason>& found) {
    const ClosureTrace after(board, at);
    if (!after.clash()) return;
    if (!after.crowded().empty()) {
        found.push_back({"illegal.fourth_tile", {}, places(plane, after.crowded())});
        return;
    }
    // A position that play cannot reach may close badly by itself, or beside no controlled side.
    const ClosureTrace now(board);
    std::vector<Cell> path = now.clash() ? std::vector<Cell>{} : now.side(at);
    if (path.empty()) path = after.path(*after.clash());
    const std::vector<Place> cells = places(plane, path);
    found.push_back({"illegal.controlled_side", {{"q", cells[0].q}, {"r", cells[0].r}}, cells});
}

// The cells in which a placement is legal, in order.
std::vector<Cell> legal_cells(const Position& position) {
    const auto own = std::make_unique<Position>(position);
    const auto list = std::make_unique<ActionList>();
    own->actions(*list);
    std::vector<Cell> cells;
    for (const Action action : *list) cells.push_back(action.cell());
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

// What the hand, the first tile and the forced spaces have against a placement.
void turn_refusals(const Position& position, const ExternalPlacement& placed, std::vector<Reason>& found) {
    const int player = position.player();
    if (!(position.hand(player) & only(static_cast<int>(placed.tile))))
        found.push_back({"illegal.tile_not_in_hand", {{"tile", placed.tile}, {"player", player}}});
    const Board& board = position.board();
    if (!board.size() && (placed.q || placed.r)) found.push_back({"illegal.first_tile"});
    if (position.stage() == Stage::free) return;
    const Action action = position.place(placed);
    const bool near = action != Action::none() && board.pattern(action.cell());
    if (near && board.forced(action.cell())) return;
    const std::vector<Cell> cells = legal_cells(position);
    const auto count = static_cast<std::int64_t>(cells.size());
    found.push_back({"illegal.forced_first", {{"count", count}}, places(position.plane(), cells)});
}

}  // namespace

std::vector<Reason> refusals(const Position& position, const ExternalPlacement& placed) {
    std::vector<Reason> found = number_refusals(placed);
    if (!found.empty()) return found;
    if (position.over()) return {{"illegal.game_over"}};
    if (position.drawing()) return {{"illegal.draw_due"}};
    turn_refusals(position, placed, found);
    const auto board = board_refusals(position.board(), position.plane(), placed, position.restricted());
    for (const Reason& reason : board) found.push_back(reason);
    return found;
}

std::vector<Reason> number_refusals(const ExternalPlacement& placed) {
    if (placed.tile < 1 || placed.tile > kTiles) return {{"illegal.no_such_tile", {{"tile", placed.tile}}}};
    if (placed.rotation < 0 || placed.rotation > 5)
        return {{"illegal.rotation", {{"rotation", placed.rotation}}}};
    return {};
}

std::vector<Place> places(const Plane& plane, const std::vector<Cell>& cells) {
    std::vector<Place> found;
    for (const Cell at : cells) found.push_back(plane.place_of(at));
    return found;
}

std::vector<Reason> board_refusals(const Board& board, const Plane& plane, const ExternalPlacement& placed,
                                   bool restricted) {
    if (!board.size()) return {};
    const Action action = plane.place(placed);
    const std::vector<Place> here{{placed.q, placed.r}};
    if (action == Action::none()) return {{"illegal.not_connected", {}, here}};
    const Cell at = action.cell();
    if (board.covered(at)) return {{"illegal.occupied", {{"tile", tile_of(board.at(at))}}, here}};
    if (!board.pattern(at)) return {{"illegal.not_connected", {}, here}};
    std::vector<Reason> found;
    mismatch(board, plane, at, action.it(), found);
    if (restricted) {
        three_alike(board, plane, at, action.it(), found);
        crowding(board, plane, at, found);
    }
    return found;
}

bool makes_three_alike(const Board& board, Cell at, OrientedTile it) {
    for (int edge = 0; edge < 6; ++edge) {
        const Cell cell = beside(at, edge);
        if (board.covered(cell)) continue;
        if (kPatternTables.twice[board.pattern(cell)] >> kTileTable.edges[it][edge] & 1) return true;
    }
    return false;
}

}  // namespace tantrix
