#include "rules/deal.hpp"

#include <algorithm>
#include <numeric>

#include "common/tiles.hpp"

namespace tantrix {

namespace {

std::size_t highest(const std::vector<int>& tiles) {
    return static_cast<std::size_t>(std::ranges::max_element(tiles) - tiles.begin());
}

}  // namespace

StrategyDeal deal(std::size_t players, Start start, Random& random) {
    StrategyDeal dealt;
    std::vector<int> order(kTiles);
    std::iota(order.begin(), order.end(), 1);
    random.shuffle(order);
    dealt.hands.resize(players);
    if (start != Start::highest_hand) {
        dealt.start_draws.assign(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(players));
        dealt.starter = highest(dealt.start_draws);
    }
    auto next = order.begin();
    if (start == Start::draw_return) random.shuffle(order);
    if (start == Start::draw_keep)
        for (auto& hand : dealt.hands) hand.push_back(*next++);
    for (auto& hand : dealt.hands)
        while (hand.size() < kHand) hand.push_back(*next++);
    dealt.bag.assign(next, order.end());
    if (start == Start::highest_hand) {
        std::vector<int> best;
        for (const auto& hand : dealt.hands) best.push_back(*std::ranges::max_element(hand));
        dealt.starter = highest(best);
    }
    return dealt;
}

}  // namespace tantrix
