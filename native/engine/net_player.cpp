#include "engine/net_player.hpp"

namespace tantrix {

float NetJudge::utility(SearchState& state, Action action) {
    state.lay(action);
    gather(state, inputs_);
    state.lift();
    return network_.utility(inputs_, worth_);
}

Action NetJudge::best(SearchState& state, const ActionList& list, float& utility) {
    Action best = Action::none();
    for (const Action action : list) {
        const float value = this->utility(state, action);
        if (best == Action::none() || value > utility) {
            best = action;
            utility = value;
        }
    }
    return best;
}

void NetJudge::distribution(SearchState& state, Action action, Distribution& out) {
    state.lay(action);
    distribution(state, out);
    state.lift();
}

void NetJudge::distribution(SearchState& state, Distribution& out) {
    gather(state, inputs_);
    network_.evaluate(inputs_, out);
}

Candidates NetJudge::candidates(SearchState& state, const ActionList& list) {
    Candidates found;
    Distribution distribution;
    for (const Action action : list) {
        this->distribution(state, action, distribution);
        found.push_back({action});
        found.back().judge(distribution, by_);
    }
    sort_candidates(found);
    return found;
}

}  // namespace tantrix
