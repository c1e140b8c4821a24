#include "rules/gobble.hpp"

#include <algorithm>
#include <numeric>

namespace tantrix {

namespace {

int touched(const Board& board, Cell at) { return kPatternTables.spaces[board.pattern(at)].touched; }

}  // namespace

Gobble::Gobble(const Board& board, int hand, std::vector<int> stack, SoloBag bag, Stage stage, int gobbles,
               std::uint64_t lot)
    : stack_(std::move(stack)), gobbles_(gobbles), lot_(lot) {
    board_ = board;
    hand_ = hand;
    bag_ = std::move(bag);
    stage_ = stage;
    if (!over()) settle_turn();
}

Gobble Gobble::dealt(Random& random) {
    std::vector<int> order(kTiles);
    std::iota(order.begin(), order.end(), 1);
    random.shuffle(order);
    Gobble game({}, 0, {}, SoloBag::of({}), Stage::over, 0, 0);
    game.lay(Action::place(order[0], cell_at(0, 0), static_cast<int>(random.below(6))));
    const auto ways = game.ways(order[1], [](Cell) { return true; });
    game.lay(ways[random.below(static_cast<std::uint32_t>(ways.size()))]);
    return {game.board(),         order[2], {}, SoloBag::of({order.begin() + 3, order.end()}), Stage::free, 0,
            random.next() % kLots};
}

void Gobble::hide() {
    SoloGame::hide();
    lot_ = 0;
}

void Gobble::push(const SoloMove& move) {
    switch (move.step) {
        case Step::none:
            join(move.placed);
            break;
        case Step::discard:
            stack_.push_back(hand_);
            hand_ = 0;
            break;
        case Step::give_back:
            give_back();
            stage_ = Stage::free;
            break;
        case Step::keep:
            stage_ = Stage::free;
    }
    settle_turn();
}

void Gobble::draw(int tile) {
    hand_ = tile;
    --bag_.size;
    std::erase(bag_.order, tile);
    settle_turn();
}

void Gobble::join(Action placed) {
    if (stage_ == Stage::relief) {
        stack_.pop_back();
    } else {
        hand_ = 0;
    }
    const bool gobble = touched(board_, placed.cell()) >= Board::kForcing;
    lay(placed);
    gobbles_ += gobble;
    stage_ = gobble ? Stage::relief : Stage::free;
}

// The top of the stack goes into the bag where the lot says.
void Gobble::give_back() {
    const int tile = stack_.back();
    stack_.pop_back();
    ++bag_.size;
    if (!bag_.known) return;
    const auto place = lot_ * static_cast<std::uint64_t>(bag_.size) / kLots;
    bag_.order.insert(bag_.order.begin() + static_cast<std::ptrdiff_t>(place), tile);
    lot_ = (1664525 * lot_ + 1013904223) % kLots;
}

std::vector<Action> Gobble::joins(int tile) const {
    return ways(tile, [&](Cell at) { return touched(board_, at) >= kJoined; });
}

void Gobble::settle_turn() {
    legal_.clear();
    steps_.clear();
    if (stage_ == Stage::relief && !stack_.empty()) {
        legal_ = joins(stack_.back());
        steps_ = {Step::give_back, Step::keep};
        return;
    }
    stage_ = hand_ || bag_.size ? Stage::free : Stage::over;
    if (!hand_) return;
    legal_ = joins(hand_);
    if (legal_.empty()) steps_ = {Step::discard};
}

std::vector<Reason> Gobble::refusals(const ExternalPlacement& placed) const {
    if (over()) return {{"illegal.game_over"}};
    if (drawing()) return {{"illegal.draw_due"}};
    std::vector<Reason> found;
    if (stage_ == Stage::relief) {
        const std::int64_t top = stack_.back();
        if (placed.tile != top) found.push_back({"illegal.not_top", {{"tile", top}}});
    } else if (placed.tile != hand_) {
        found.push_back({"illegal.tile_not_in_hand", {{"tile", placed.tile}, {"player", std::int64_t{0}}}});
    }
    const auto numbers = number_refusals(placed);
    found.insert(found.end(), numbers.begin(), numbers.end());
    if (!numbers.empty()) return found;
    const Action action = plane_.place(placed);
    const bool lonely =
        action != Action::none() && !board_.covered(action.cell()) && touched(board_, action.cell()) == 1;
    if (lonely) {
        std::vector<Cell> cells{action.cell()};
        for (int edge = 0; edge < 6; ++edge)
            if (board_.covered(beside(action.cell(), edge))) cells.push_back(beside(action.cell(), edge));
        found.push_back({"illegal.two_tiles", {}, places(plane_, cells)});
    }
    for (const Reason& reason : board_refusals(board_, plane_, placed, false)) found.push_back(reason);
    return found;
}

}  // namespace tantrix
