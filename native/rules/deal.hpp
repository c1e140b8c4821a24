// Dealing Strategy: the bag, the hands, and who starts, as src/tantrix/rules/bag.py has it.
#pragma once

#include <vector>

#include "common/random.hpp"

namespace tantrix {

inline constexpr std::size_t kHand = 6;  // tiles in a full hand

// How it is decided who starts.
enum class Start : std::uint8_t {
    highest_hand,  // the highest number among the dealt hands
    draw_return,   // each draws one, the higher starts, the tiles go back
    draw_keep,     // each draws one and keeps it, the higher starts
};

struct StrategyDeal {
    std::vector<std::vector<int>> hands;
    std::vector<int> bag;  // next draw first
    std::size_t starter = 0;
    std::vector<int> start_draws;  // what each player drew to decide who starts
};

// The whole set, dealt at random.
StrategyDeal deal(std::size_t players, Start start, Random& random);

}  // namespace tantrix
