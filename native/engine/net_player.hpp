// Placements by the network alone.
#pragma once

#include "engine/choice.hpp"

namespace tantrix {

// Judges the placements of a state one by one: siblings share the state, which is laid on and lifted.
class NetJudge {
public:
    NetJudge(const Network& network, Utility by) : network_(network), by_(by), worth_(utility_table(by)) {}

    Utility by() const { return by_; }
    // The expected utility of a placement of the player to act.
    float utility(SearchState& state, Action action);
    // The best placement of a list, the first of equals; `utility` is set to what it is worth.
    Action best(SearchState& state, const ActionList& list, float& utility);
    // What a placement may lead to, seen by who makes it.
    void distribution(SearchState& state, Action action, Distribution& out);
    // The same of a state in which a draw is due.
    void distribution(SearchState& state, Distribution& out);

    Candidates candidates(SearchState& state, const ActionList& list);

private:
    const Network& network_;
    Utility by_;
    const UtilityTable& worth_;
    Inputs inputs_;
};

}  // namespace tantrix
