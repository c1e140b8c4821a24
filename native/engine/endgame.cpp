#include "engine/endgame.hpp"

#include <algorithm>
#include <bit>

namespace tantrix {

bool Endgame::covers(const Position& position, int tiles) {
    if (position.bag_size() || position.over() || position.sides() != 2) return false;
    int left = 0;
    for (int player = 0; player < position.players(); ++player) left += std::popcount(position.hand(player));
    return left <= tiles;
}

std::optional<Candidates> Endgame::solve(Utility by, bool exact) {
    const int player = state_.position().player();
    state_.actions(list_);
    Candidates found;
    int best = -kMost;
    for (const auto& [action, lead] : ordered(list_)) {
        const int margin = after(action, player, exact ? -kMost : best, kMost);
        if (halted_) return std::nullopt;
        // What does not beat the best only equals a bound: it is not to stand before it.
        Distribution sure{};
        sure[bin_of(margin)] = 1;
        Candidate candidate{action};
        candidate.judge(sure, by);
        if (!exact && margin <= best) candidate.utility -= 1e-6;
        found.push_back(candidate);
        best = std::max(best, margin);
    }
    sort_candidates(found);
    return found;
}

bool Endgame::out() {
    if (!(++visited_ & 0xf) && budget_.spent(0) >= 1) halted_ = true;
    if (visited_ > left_) halted_ = true;
    return halted_;
}

// The final margin of the player's side after a placement of whoever is to act.
int Endgame::after(Action action, int player, int alpha, int beta) {
    state_.push(action);
    const Position& position = state_.position();
    const bool same = position.player() % 2 == player % 2;
    const int value = position.over() ? final_margin(position, player)
                      : same          ? this->value(player, alpha, beta)
                                      : -this->value(position.player(), -beta, -alpha);
    state_.pop();
    return value;
}

// The final margin of the side of the player to act.
int Endgame::value(int player, int alpha, int beta) {
    if (out()) return 0;
    const std::uint64_t key = state_.position().hash();
    Entry& entry = table_[key % kEntries];
    if (entry.bound != Bound::none && entry.key == key) {
        const int known = entry.value;
        if (entry.bound == Bound::exact) return known;
        if (entry.bound == Bound::least) alpha = std::max(alpha, known);
        if (entry.bound == Bound::most) beta = std::min(beta, known);
        if (alpha >= beta) return known;
    }
    const int from = alpha;
    int best = -kMost;
    state_.actions(list_);
    for (const auto& [action, lead] : ordered(list_)) {
        best = std::max(best, after(action, player, alpha, beta));
        if (halted_) return 0;
        alpha = std::max(alpha, best);
        if (alpha >= beta) break;
    }
    entry = {key, static_cast<std::int16_t>(best),
             best >= beta   ? Bound::least
             : best <= from ? Bound::most
                            : Bound::exact};
    return best;
}

// The placements, those first that leave the player furthest ahead.
std::vector<Endgame::Ordered> Endgame::ordered(const ActionList& list) {
    const Position& position = state_.position();
    const int own = position.colour(position.player()), other = position.colour(position.player() + 1);
    std::vector<Ordered> order;
    order.reserve(static_cast<std::size_t>(list.size()));
    for (const Action action : list) {
        state_.lay(action);
        order.push_back({action, state_.lines().score(own) - state_.lines().score(other)});
        state_.lift();
    }
    std::ranges::stable_sort(order, std::greater{}, &Ordered::lead);
    return order;
}

}  // namespace tantrix
