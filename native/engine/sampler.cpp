#include "engine/sampler.hpp"

#include <algorithm>

namespace tantrix {

void take_stock(const SearchState& state, int player, Standing& own, Standing& rival) {
    const Position& position = state.position();
    own.points = own.loop = rival.points = rival.loop = 0;
    for (int side = 0; side < position.sides(); ++side) {
        const int colour = position.colour(side);
        Standing& standing = side == player % position.sides() ? own : rival;
        standing.points = std::max(standing.points, state.lines().score(colour));
        standing.loop = std::max(standing.loop, state.lines().loop(colour));
    }
}

void Sampler::sample(Action action, std::uint64_t seed, std::uint64_t number, Sample& found) {
    Random random(mixed(seed) ^ mixed(~number));
    const Bag bag = Bag::shuffled(state_.position(), random);
    found.line.clear();
    found.margins.clear();
    follow(action, bag, found);
    unwind();
    for (int game = 0; game < options_.playouts; ++game) {
        found.margins.push_back(play_out(action, bag, random));
    }
}

// Go on from a placement to the leaf.
void Sampler::follow(Action action, Bag bag, Sample& found) {
    const Position& position = state_.position();
    found.own.placements = 1;
    found.rival.placements = 0;
    state_.push(action, &list_);
    int turns = 1;
    bool answered = false;  // the leaf is the other's last placement so far
    bool away = false;      // whether somebody else was to act since the own turn
    while (!position.over()) {
        if (position.drawing()) {
            state_.push(bag.draw(), &list_);
            continue;
        }
        const bool own = position.player() == root_;
        if (own && away) {
            ++turns;
            away = false;
        } else if (!own) {
            away = true;
        }
        const bool own_leaf = own && turns > 1 && turns >= options_.turns;
        const bool their_leaf = away && options_.turns == 1 && position.sides() == 2;
        if (own_leaf && answered) return take_stock(state_, root_, found.own, found.rival);
        if (own_leaf || their_leaf) {
            judge_leaf(found.leaf, their_leaf);
            return take_stock(state_, root_, found.own, found.rival);
        }
        float utility = 0;
        const Action best = list_.size() == 1 ? list_[0] : this->best(utility);
        if (options_.by_the_other && !own && turns + 1 >= options_.turns && position.sides() == 2) {
            judge_.distribution(state_, best, found.leaf);
            see_as_own(found.leaf);
            answered = true;
        }
        if (turns == 1) ++(own ? found.own : found.rival).placements;
        if (found.line.size() < Sample::kLongestLine) found.line.push_back(best);
        state_.push(best, &list_);
    }
    found.leaf.fill(0);
    found.leaf[bin_of(final_margin(position, root_))] = 1;
    take_stock(state_, root_, found.own, found.rival);
}

// The best placement of the list, the first of equals, and what it is worth.
Action Sampler::best(float& utility) {
    if (!history_ || list_.size() <= options_.width) return judge_.best(state_, list_, utility);
    choose_tried();
    utility = -1000;
    Action best = Action::none();
    for (Tried& tried : tried_) {
        tried.worth = judge_.utility(state_, tried.action);
        if (tried.worth > utility) {
            utility = tried.worth;
            best = tried.action;
        }
    }
    const bool own = state_.position().player() == root_;
    for (const Tried& tried : tried_) learnt_.add(tried.action, own, tried.worth - utility);
    return best;
}

// Those of the list that are judged: what the history has not seen stands before all that it has.
void Sampler::choose_tried() {
    const bool own = state_.position().player() == root_;
    tried_.clear();
    for (const Action action : list_) tried_.push_back({action, history_->behind(action, own)});
    std::ranges::stable_sort(tried_, std::greater{}, &Tried::worth);
    const auto known =
        std::ranges::find_if(tried_, [](const Tried& tried) { return tried.worth < History::kNew; });
    if (tried_.end() - known > options_.width) tried_.erase(known + options_.width, tried_.end());
}

// What the best placement of the list is worth, or to the other of two sides.
void Sampler::judge_leaf(Distribution& leaf, bool theirs) {
    float utility = 0;
    judge_.distribution(state_, best(utility), leaf);
    if (theirs) see_as_own(leaf);
}

// Of two sides: what was seen by the player to act, seen by the root's.
void Sampler::see_as_own(Distribution& leaf) const {
    if (state_.position().player() % 2 != root_ % 2) std::ranges::reverse(leaf);
}

// The final margin of a random game.
int Sampler::play_out(Action action, const Bag& bag, Random& random) {
    Position& position = state_.bare();
    position.push(action, &list_);
    play_on(position, list_, bag, random);
    const int margin = final_margin(position, root_);
    while (position.depth() > depth_) position.pop();
    return margin;
}

void Sampler::unwind() {
    while (state_.position().depth() > depth_) state_.pop();
}

}  // namespace tantrix
