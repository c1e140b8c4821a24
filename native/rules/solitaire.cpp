#include "rules/solitaire.hpp"

#include <algorithm>

namespace tantrix {

namespace {

constexpr Cell kMiddle = cell_at(0, 0);

}  // namespace

std::vector<int> SolitaireOptions::colours() const {
    if (colour >= 0) return {colour};
    std::vector<int> found;
    for (int one = 0; one < kColours; ++one)
        if (triple >> one & 1) found.push_back(one);
    return found;
}

TileSet SolitaireOptions::tiles() const {
    TileSet found = 0;
    for (int tile = 1; tile <= kTiles; ++tile)
        if (kTileTable.colours[static_cast<std::size_t>(tile)] == triple) found |= only(tile);
    return found;
}

Solitaire::Solitaire(const SolitaireOptions& options, const Board& board, int hand, int next, SoloBag bag,
                     bool drawing)
    : options_(options), next_(next), drawing_(drawing) {
    board_ = board;
    hand_ = hand;
    bag_ = std::move(bag);
    if (!drawing_) settle_turn();
}

Solitaire Solitaire::dealt(const SolitaireOptions& options, Random& random) {
    std::vector<int> stack;
    for (TileSet left = options.tiles(); left; left &= left - 1) stack.push_back(std::countr_zero(left));
    random.shuffle(stack);
    const int first = stack[0], next = stack[1];
    stack.erase(stack.begin(), stack.begin() + 2);
    return {options, Board{}, first, next, SoloBag::of(std::move(stack)), false};
}

TileSet Solitaire::unplayed() const {
    TileSet sight = 0, unseen = 0;
    for (const int tile : {hand_, next_})
        if (tile) sight |= only(tile);
    for (const int tile : bag_.order) unseen |= only(tile);
    if (bag_.size && !bag_.known) unseen = options_.tiles() & ~board_.played() & ~sight;
    return unseen | sight;
}

void Solitaire::push(const SoloMove& move) {
    lay(move.placed);
    legal_.clear();
    hand_ = next_;
    next_ = 0;
    drawing_ = bag_.size > 0;
    stage_ = Stage::free;
    if (!drawing_) settle_turn();
}

void Solitaire::draw(int tile) {
    next_ = tile;
    --bag_.size;
    bag_.order.erase(bag_.order.begin());
    drawing_ = false;
    settle_turn();
}

void Solitaire::settle_turn() {
    legal_.clear();
    stage_ = Stage::over;
    if (!hand_) return;
    stage_ = Stage::forced;
    legal_ = ways(hand_, [&](Cell at) { return board_.forced(at); });
    if (!legal_.empty()) return;
    stage_ = Stage::free;
    legal_ = ways(hand_, [](Cell) { return true; });
    // The first tile of a game lies in the middle.
    for (int rotation = 0; !board_.size() && rotation < 6; ++rotation)
        legal_.push_back(Action::place(hand_, kMiddle, rotation));
}

int Solitaire::score() const {
    int best = 0;
    for (const int colour : options_.colours()) best = std::max(best, board_.score(colour));
    return best;
}

bool Solitaire::won() const {
    const bool closed = options_.goal != SolitaireOptions::Goal::line;
    const auto whole = static_cast<std::size_t>(std::popcount(options_.tiles()));
    for (const int colour : options_.colours()) {
        for (int index = 0; index < board_.size(); ++index) {
            const auto line = line_through(board_, board_.cell(index), colour);
            if (line && line->closed == closed && line->cells.size() == whole) return true;
        }
    }
    return false;
}

std::vector<Reason> Solitaire::refusals(const ExternalPlacement& placed) const {
    std::vector<Reason> found = number_refusals(placed);
    if (!found.empty()) return found;
    if (over()) return {{"illegal.game_over"}};
    if (drawing_) return {{"illegal.draw_due"}};
    if (placed.tile != hand_)
        found.push_back({"illegal.tile_not_in_hand", {{"tile", placed.tile}, {"player", std::int64_t{0}}}});
    if (!board_.size() && (placed.q || placed.r)) found.push_back({"illegal.first_tile"});
    const Action action = plane_.place(placed);
    const bool fills = action != Action::none() && board_.forced(action.cell());
    if (stage_ == Stage::forced && !fills) {
        const auto cells = legal_cells();
        const auto count = static_cast<std::int64_t>(cells.size());
        found.push_back({"illegal.forced_first", {{"count", count}}, places(plane_, cells)});
    }
    for (const Reason& reason : board_refusals(board_, plane_, placed, false)) found.push_back(reason);
    return found;
}

}  // namespace tantrix
