#include "engine/mind_environments.hpp"

#include <algorithm>
#include <cstring>

namespace tantrix {

namespace {

constexpr int kMindChannels = MindEnvironmentOptions::kChannels;
constexpr float kRefused = -1;
constexpr std::array kMindSteps{MindStep::offer, MindStep::agree, MindStep::decline};
// The numbers of the colours of edges, of which 0 is none.
constexpr std::uint8_t kRedEdge = 1, kBlackEdge = 5;

// The number of a stage among all that src/tantrix/rules/base.py names.
constexpr std::uint8_t number_of(MindGame::Stage stage) {
    constexpr int kRelief = 3;  // which this game does not have
    const int number = static_cast<int>(stage);
    return static_cast<std::uint8_t>(number + (number >= kRelief));
}

}  // namespace

void MindEnvironment::reset(std::uint64_t seed) {
    seed_ = seed;
    games_ = 0;
    next();
}

void MindEnvironment::next() {
    Random random(mixed(mixed(seed_) ^ games_));
    ++games_;
    game_ = MindGame::dealt(options_.side, options_.copies, random);
    over_ = false;
}

MindEnvironmentStep MindEnvironment::step(std::int64_t number) {
    if (over_) {
        next();
        return {};
    }
    MindEnvironmentStep step{};
    const auto actor = static_cast<std::size_t>(player());
    const auto made = action(number);
    if (!made || !game_.legal(*made)) {
        over_ = true;
        step.reward = step.rewards[actor] = kRefused;
        step.over = step.illegal = true;
        return step;
    }
    game_.push(*made);
    game_.settle();
    if (game_.over()) {
        over_ = step.over = true;
        step.rewards = rewards();
        step.reward = step.rewards[actor];
    }
    return step;
}

std::array<float, kMindPlayers> MindEnvironment::rewards() const {
    std::array<float, kMindPlayers> rewards{};
    const auto won = game_.winners();
    if (won.size() != 1) return rewards;
    rewards.fill(-1);
    rewards[static_cast<std::size_t>(won.front())] = 1;
    return rewards;
}

int MindEnvironment::place_of(int cell) const {
    const int reach = options_.side - 1;
    return (kMindGrid.q(cell) + reach) * options_.window() + kMindGrid.r(cell) + reach;
}

std::optional<MindAction> MindEnvironment::action(std::int64_t number) const {
    const std::int64_t placed = options_.actions() - MindEnvironmentOptions::kSteps;
    if (number < 0 || number >= options_.actions()) return std::nullopt;
    if (number >= placed)
        return MindAction{.kind = MindAction::Kind::step,
                          .step = kMindSteps[static_cast<std::size_t>(number - placed)]};
    const int window = options_.window(), reach = options_.side - 1, at = static_cast<int>(number / 6);
    const auto slot = static_cast<std::size_t>(at / options_.cells());
    const MindHand& hand = game_.hand(player());
    if (slot >= hand.size()) return std::nullopt;
    const int q = at / window % window - reach, r = at % window - reach;
    return MindAction{.kind = MindAction::Kind::placement,
                      .placed = {hand[slot], kMindGrid.at(q, r), static_cast<int>(number % 6)}};
}

void MindEnvironment::facts(int player, std::uint8_t* facts) const {
    *facts++ = number_of(game_.stage());
    *facts++ = static_cast<std::uint8_t>(game_.setup().bag.size);
    *facts++ = static_cast<std::uint8_t>(this->player() != player);
    for (const int other : {player, 1 - player}) {
        std::ranges::copy(game_.hand(other), facts);
        facts += MindEnvironmentOptions::kSlots;
    }
}

void MindEnvironment::observe(int player, std::uint8_t* seen, std::int8_t* mask) const {
    std::memset(seen, 0, static_cast<std::size_t>(options_.seen()));
    std::memset(mask, 0, static_cast<std::size_t>(options_.actions()));
    for (const MindPlacement& placed : game_.board().placements()) {
        std::uint8_t* told = seen + static_cast<std::ptrdiff_t>(place_of(placed.cell)) * kMindChannels;
        for (int edge = 0; edge < 6; ++edge)
            *told++ = placed.face().colour(edge) == MindColour::red ? kRedEdge : kBlackEdge;
        *told++ = static_cast<std::uint8_t>(placed.piece);
        *told = static_cast<std::uint8_t>(placed.rotation);
    }
    facts(player, seen + static_cast<std::ptrdiff_t>(options_.cells()) * kMindChannels);
    if (over_ || player != this->player()) return;
    // The placements come in the order of the hand.
    const MindHand& hand = game_.hand(player);
    const int each = options_.cells() * 6;
    std::size_t slot = 0;
    for (const MindPlacement& placed : game_.legal()) {
        while (hand[slot] != placed.piece) ++slot;
        mask[static_cast<int>(slot) * each + place_of(placed.cell) * 6 + placed.rotation] = 1;
    }
    std::int8_t* const steps = mask + options_.actions() - kMindSteps.size();
    for (const MindStep step : game_.steps())
        steps[std::ranges::find(kMindSteps, step) - kMindSteps.begin()] = 1;
}

}  // namespace tantrix
