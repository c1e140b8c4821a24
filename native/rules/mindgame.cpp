#include "rules/mindgame.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "rules/deal.hpp"

namespace tantrix {

MindGame::MindGame(const MindSetup& setup, Stage stage) : setup_(setup), board_(setup.side), stage_(stage) {
    for (const MindPlacement& placed : setup.placements) board_.push(placed);
    settle_turn();
}

MindGame MindGame::dealt(int side, int copies, Random& random) {
    std::vector<int> order(static_cast<std::size_t>(kMindPatterns * copies));
    std::iota(order.begin(), order.end(), 1);
    random.shuffle(order);
    MindSetup setup;
    setup.side = side;
    setup.copies = copies;
    auto next = order.begin();
    for (MindHand& hand : setup.hands) {
        hand.assign(next, next + kHand);
        std::ranges::sort(hand);
        next += kHand;
    }
    setup.bag = SoloBag::of({next, order.end()});
    return {setup, Stage::free};
}

std::vector<MindStep> MindGame::steps() const {
    if (drawing() || over()) return {};
    if (stage_ == Stage::offered) return {MindStep::agree, MindStep::decline};
    const bool begins = stage_ == Stage::forced || stage_ == Stage::free;
    if (begins && !board_.empty() && !setup_.declined) return {MindStep::offer};
    return {};
}

bool MindGame::legal(const MindAction& action) const {
    if (over() || drawing()) return false;
    if (action.kind == MindAction::Kind::resignation)
        return action.player >= 0 && action.player < kMindPlayers;
    if (action.kind == MindAction::Kind::placement) return std::ranges::binary_search(legal_, action.placed);
    const auto open = steps();
    return std::ranges::find(open, action.step) != open.end();
}

void MindGame::push(const MindAction& action) {
    if (action.kind == MindAction::Kind::placement) {
        MindHand& hand = setup_.hands[static_cast<std::size_t>(player())];
        std::erase(hand, action.placed.piece);
        board_.push(action.placed);
        made_.emplace_back(player(), action.placed);
        stage_ = Stage::after;
        setup_.declined = setup_.idle = false;
    } else if (action.kind == MindAction::Kind::resignation) {
        setup_.resigned |= 1U << action.player;
    } else {
        make(action.step);
    }
    forfeits_.clear();
    settle_turn();
}

void MindGame::make(MindStep step) {
    if (step == MindStep::agree) {
        setup_.agreed = true;
        stage_ = Stage::over;
        return;
    }
    setup_.declined = step == MindStep::decline;
    setup_.player = 1 - setup_.player;
    stage_ = setup_.declined ? Stage::forced : Stage::offered;
}

std::vector<int> MindGame::settle() {
    std::vector<int> drawn;
    while (drawing() && setup_.bag.known) {
        drawn.push_back(setup_.bag.order.front());
        draw(drawn.back());
    }
    return drawn;
}

void MindGame::draw(int piece) {
    MindHand& hand = setup_.hands[static_cast<std::size_t>(player())];
    hand.insert(std::ranges::upper_bound(hand, piece), piece);
    setup_.bag.order.erase(setup_.bag.order.begin());
    --setup_.bag.size;
    setup_.drawing = hand.size() < kHand && setup_.bag.size > 0;
    forfeits_.clear();
    settle_turn();
}

// Passes every step that leaves nothing to do, and finds what the player may do then.
void MindGame::settle_turn() {
    legal_.clear();
    if (setup_.resigned && !drawing()) stage_ = Stage::over;
    while (!drawing() && stage_ != Stage::offered && stage_ != Stage::over) {
        if (!setup_.bag.size && hand(0).empty() && hand(1).empty()) {
            stage_ = Stage::over;
        } else if (can_act()) {
            return;
        } else if (stage_ == Stage::after) {
            setup_.player = 1 - setup_.player;
            stage_ = Stage::forced;
        } else {
            forfeit();
        }
    }
}

// Finds the stage of the turn and what may be placed in it. A player without pieces draws first.
bool MindGame::can_act() {
    const bool after = stage_ == Stage::after;
    const MindHand& held = hand(player());
    if (!after && held.empty() && setup_.bag.size) {
        stage_ = Stage::forced;
        setup_.drawing = true;
        return true;
    }
    legal_ = fills(board_, held);
    if (!legal_.empty()) {
        stage_ = after ? Stage::after : Stage::forced;
    } else if (!after) {
        legal_ = normal_moves(board_, held);
        stage_ = Stage::free;
    }
    return !legal_.empty();
}

// Forfeits the turn and has the hand refilled; without a draw a second one is the end.
void MindGame::forfeit() {
    forfeits_.push_back(player());
    setup_.drawing = hand(player()).size() < kHand && setup_.bag.size > 0;
    if (setup_.idle && !drawing()) {
        stage_ = Stage::over;
        return;
    }
    setup_.idle = !drawing();
    stage_ = Stage::after;
}

std::array<int, kMindPlayers> MindGame::scores() const {
    return {score(board_, MindColour::red), score(board_, MindColour::black)};
}

std::vector<int> MindGame::winners() const {
    const auto points = scores();
    std::vector<int> found;
    for (int one = 0; one < kMindPlayers; ++one) {
        const bool best = points[static_cast<std::size_t>(one)] >= points[static_cast<std::size_t>(1 - one)];
        if (setup_.resigned ? !(setup_.resigned >> one & 1) : best) found.push_back(one);
    }
    return found;
}

std::string_view MindGame::termination() const {
    if (setup_.resigned) return "resigned";
    if (setup_.agreed) return "agreed";
    return setup_.bag.size || !hand(0).empty() || !hand(1).empty() ? "forfeited" : "played";
}

std::optional<MindPlacement> mind_placement(const ExternalPlacement& placed, int pieces) {
    if (placed.tile < 1 || placed.tile > pieces || placed.rotation < 0 || placed.rotation > 5)
        return std::nullopt;
    const auto near = [](std::int64_t way) { return way >= -kMostSide && way <= kMostSide; };
    if (!near(placed.q) || !near(placed.r) || !near(placed.q + placed.r)) return std::nullopt;
    const int cell = kMindGrid.at(static_cast<int>(placed.q), static_cast<int>(placed.r));
    return MindPlacement{static_cast<int>(placed.tile), cell, static_cast<int>(placed.rotation)};
}

}  // namespace tantrix
