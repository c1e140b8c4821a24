// Monte Carlo with random games: all placements of the root alone, or a tree.
//
// Both share their games by UCB1 (Auer, Cesa-Bianchi and Fischer, Machine Learning 47, 2002). The tree is
// what is published of Fullmonte, a robot of 2011: UCT (Kocsis and Szepesvari, ECML 2006) whose nodes are
// expanded after some visits, and whose hopeless children are dropped. It is an open loop: a node stands
// for the placements that led to it whatever was drawn on the way, and a child counts how often it could
// be chosen. These are yardsticks, kept as they are.
#pragma once

#include "engine/choice.hpp"

namespace tantrix {

// What a game is worth to a side: half the win, half the margin.
Candidates flat_monte_carlo(SearchState& state, const Budget& budget, std::uint64_t seed);
Candidates tree_monte_carlo(SearchState& state, const Budget& budget, std::uint64_t seed);

}  // namespace tantrix
