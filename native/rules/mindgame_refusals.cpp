// Why a placement of the Mind Game is not legal: src/tantrix/rules/mindgame/refusals.py.
#include <algorithm>

#include "rules/mindgame.hpp"

namespace tantrix {

namespace {

std::vector<Place> mind_places(const std::vector<int>& cells) {
    std::vector<Place> found;
    for (const int cell : cells) found.push_back(mind_place(cell));
    return found;
}

// A reason that names the edges against which something lies.
void of_edges(std::string_view id, unsigned edges, int cell, std::vector<Reason>& found) {
    if (!edges) return;
    std::vector<int> named, cells;
    for (int edge = 0; edge < 6; ++edge) {
        if (!(edges >> edge & 1)) continue;
        named.push_back(edge);
        cells.push_back(mind_beside(cell, edge));
    }
    found.push_back({id, {{"edges", named}}, mind_places(cells)});
}

// Edges that differ from those that they touch, or that make a hole odd.
void edges(const MindBoard& board, const MindPlacement& placed, std::vector<Reason>& found) {
    const Touching touched = board.touching(placed.cell);
    const Touching asked = board.space(placed.cell) ? board.asked(placed.cell) : touched;
    of_edges("illegal.mismatch", touched.edges & (touched.red ^ placed.face().red), placed.cell, found);
    const unsigned holes = asked.edges & ~touched.edges;
    of_edges("illegal.parity", holes & (asked.red ^ placed.face().red), placed.cell, found);
}

// What passes over a priority move that the hand can fill: elsewhere, where fewer pieces lie round it, or so
// that another cannot be filled. `at` is null for a place that no board has.
void priority(MindBoard& board, const MindHand& hand, const MindPlacement* placed,
              std::vector<Reason>& found) {
    const auto legal = fills(board, hand);
    if (legal.empty() || (placed && std::ranges::find(legal, *placed) != legal.end())) return;
    std::vector<int> cells;
    for (const MindPlacement& fill : legal) cells.push_back(fill.cell);
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    if (!placed || !board.priority(placed->cell)) {
        const auto count = static_cast<std::int64_t>(cells.size());
        found.push_back({"illegal.priority_first", {{"count", count}}, mind_places(cells)});
        return;
    }
    const auto fitting = placements(board, hand, {placed->cell});
    if (std::ranges::find(fitting, *placed) == fitting.end()) return;
    if (can_fill_all(board, hand)) {
        auto others = surge(board);
        std::erase(others, placed->cell);
        const auto count = static_cast<std::int64_t>(others.size());
        found.push_back({"illegal.priority_all", {{"count", count}}, mind_places(others)});
        return;
    }
    const std::int64_t sides = board.touching(cells[0]).count();
    found.push_back({"illegal.priority_order", {{"sides", sides}}, mind_places(cells)});
}

// Every rule that a placement of a piece of a hand would break on a board. `placed` is null far outside.
void of_board(MindBoard& board, const MindHand& hand, const ExternalPlacement& told,
              const MindPlacement* placed, std::vector<Reason>& found) {
    const std::vector<Place> here{{told.q, told.r}};
    if (placed && board.covered(placed->cell)) {
        found.push_back({"illegal.occupied", {{"tile", std::int64_t{board.piece(placed->cell)}}}, here});
        return;
    }
    if (!placed || !board.inside(placed->cell))
        found.push_back({"illegal.margin", {{"side", std::int64_t{board.side()}}}, here});
    if (!board.empty() && (!placed || !board.touching(placed->cell).edges))
        found.push_back({"illegal.apart", {}, here});
    if (board.empty() && placed && placed->cell == kMindCentre && placed->face().red == kAllEdges)
        found.push_back({"illegal.red_centre", {{"tile", told.tile}}, here});
    priority(board, hand, placed, found);
    if (placed) edges(board, *placed, found);
}

}  // namespace

std::vector<Reason> MindGame::refusals(const ExternalPlacement& told) const {
    if (told.tile < 1 || told.tile > pieces())
        return {{"illegal.no_such_piece", {{"tile", told.tile}, {"most", std::int64_t{pieces()}}}}};
    if (told.rotation < 0 || told.rotation > 5) return {{"illegal.rotation", {{"rotation", told.rotation}}}};
    if (over()) return {{"illegal.game_over"}};
    if (drawing()) return {{"illegal.draw_due"}};
    if (stage_ == Stage::offered) return {{"illegal.answer_due"}};
    const MindHand& held = hand(player());
    std::vector<Reason> found;
    if (std::ranges::find(held, told.tile) == held.end())
        found.push_back(
            {"illegal.tile_not_in_hand", {{"tile", told.tile}, {"player", std::int64_t{player()}}}});
    const auto placed = mind_placement(told, pieces());
    MindBoard board = board_;
    of_board(board, held, told, placed ? &*placed : nullptr, found);
    return found;
}

}  // namespace tantrix
