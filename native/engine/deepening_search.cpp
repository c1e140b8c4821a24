#include "engine/deepening_search.hpp"

#include <algorithm>

namespace tantrix {

namespace {

// The same seen by the other of two sides; the utilities of both add up to 1.
Judgement of_the_other(const Judgement& one) {
    return {1 - one.win - one.tie, one.tie, -one.margin, one.sd, 1 - one.utility};
}

}  // namespace

bool DeepeningSearch::covers(const Position& position) {
    return !position.bag_size() && !position.over() && !position.drawing() && position.sides() == 2;
}

void DeepeningSearch::compare(Candidates& candidates, std::size_t most) {
    std::size_t count = std::min(candidates.size(), most);
    for (int depth = 0; round(candidates, count, depth); ++depth) {
        if (horizon_) continue;
        if (width_ > kWidth) return;  // each placement was tried to the end
        widen();
        count = candidates.size();
        depth = -1;
    }
}

// From now on all placements are tried. What was found with fewer is not true of all.
void DeepeningSearch::widen() {
    width_ = kMaxActions;
    for (auto& [hash, known] : known_) known.depth = -1;
}

// Look at the candidates so deep; false where the budget ended it. What it had found by then counts: the best
// of the round before came first, and whatever stands above it now is better.
bool DeepeningSearch::round(Candidates& candidates, std::size_t count, int depth) {
    horizon_ = false;
    double best = -kUnbeaten;
    std::size_t done = 0;
    for (; done < count; ++done) {
        Candidate& candidate = candidates[done];
        const std::size_t before = known_.size();
        const Judgement found = after(candidate.action, depth, static_cast<float>(best), kUnbeaten);
        if (halted_) break;
        candidate.take(found);
        candidate.samples += static_cast<int>(std::max<std::size_t>(1, known_.size() - before));
        if (found.utility <= best) candidate.utility = best - 1e-6;
        best = std::max(best, candidate.utility);
    }
    for (std::size_t index = done; done && index < count; ++index) {
        candidates[index].utility = std::min(candidates[index].utility, best - 1e-6);
    }
    std::ranges::stable_sort(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(count),
                             std::greater{}, &Candidate::utility);
    return done == count;
}

// What a placement leads to, seen by the side of who makes it.
Judgement DeepeningSearch::after(Action action, int depth, float alpha, float beta) {
    const Position& position = state_.position();
    const int player = position.player();
    state_.push(action);
    Judgement found;
    if (position.over()) {
        Distribution sure{};
        sure[bin_of(final_margin(position, player))] = 1;
        found = judged(sure, judge_.by());
    } else if (position.player() % 2 == player % 2) {
        found = value(depth, alpha, beta);
    } else {
        found = of_the_other(value(depth, 1 - beta, 1 - alpha));
    }
    state_.pop();
    return found;
}

// What the position is worth to the side to act.
Judgement DeepeningSearch::value(int depth, float alpha, float beta) {
    Known* const known = this->known();
    if (!known) return {};
    const float before = known->found.utility;
    if (known->depth >= depth &&
        (known->bound == Bound::exact || (known->bound == Bound::least ? before >= beta : before <= alpha))) {
        return known->found;
    }
    const bool choice = known->placements.size() > 1;
    if (choice && !depth) {
        horizon_ = true;
        return known->said;
    }
    const Judgement best = best_of(*known, depth - choice, alpha, beta);
    if (halted_) return {};
    known->found = best;
    known->depth = depth;
    known->bound = best.utility >= beta ? Bound::least : best.utility <= alpha ? Bound::most : Bound::exact;
    return best;
}

// The best of the placements that are tried.
Judgement DeepeningSearch::best_of(const Known& known, int depth, float alpha, float beta) {
    Judgement best{};
    best.utility = -kUnbeaten;
    const std::size_t count = std::min(width_, known.placements.size());
    for (std::size_t index = 0; index < count && alpha < beta; ++index) {
        const Judgement found = after(known.placements[index].action, depth, alpha, beta);
        if (halted_) return best;
        if (found.utility > best.utility) best = found;
        alpha = std::max(alpha, best.utility);
    }
    return best;
}

// What is known of the position: the network is asked where nothing is; null where the budget is spent.
DeepeningSearch::Known* DeepeningSearch::known() {
    const std::uint64_t hash = state_.position().hash();
    if (const auto at = known_.find(hash); at != known_.end()) return &at->second;
    const auto positions = static_cast<std::int64_t>(known_.size());
    halted_ = positions >= kMost || budget_.spent(positions / kSample) >= 1 || !watch_.allows_another();
    if (halted_) return nullptr;
    Known& known = known_[hash];
    state_.actions(list_);
    for (const Action action : list_) known.placements.push_back({action, judge_.utility(state_, action)});
    std::ranges::stable_sort(known.placements, std::greater{}, &Ordered::utility);
    Distribution said;
    judge_.distribution(state_, known.placements.front().action, said);
    known.said = judged(said, judge_.by());
    return &known;
}

}  // namespace tantrix
