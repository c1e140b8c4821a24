#include "engine/solo_environments.hpp"

#include <algorithm>
#include <cstring>

namespace tantrix {

namespace {

constexpr int kSoloChannels = SoloEnvironmentOptions::kChannels;
constexpr float kNotLegal = -1;

// The number of a stage among all that src/tantrix/rules/base.py names.
constexpr std::uint8_t number_of(SoloGame::Stage stage) {
    switch (stage) {
        case SoloGame::Stage::forced:
            return 0;
        case SoloGame::Stage::free:
            return 1;
        case SoloGame::Stage::relief:
            return 3;
        default:
            return 5;
    }
}

void draw_all(SoloGame& game) {
    while (game.settle()) continue;
}

}  // namespace

void SoloEnvironment::reset(std::uint64_t seed) {
    seed_ = seed;
    games_ = 0;
    next();
}

void SoloEnvironment::next() {
    Random random(mixed(mixed(seed_) ^ games_));
    ++games_;
    if (options_.solitaire) {
        solitaire_ = std::make_unique<Solitaire>(Solitaire::dealt(*options_.solitaire, random));
    } else {
        gobble_ = std::make_unique<Gobble>(Gobble::dealt(random));
    }
    over_ = false;
    draw_all(game());
    look();
}

SoloStep SoloEnvironment::step(std::int64_t number) {
    if (over_) {
        next();
        return {};
    }
    const auto made = move(number);
    if (!made) {
        over_ = true;
        return {kNotLegal, true, true};
    }
    SoloGame& game = this->game();
    const int before = game.score();
    game.push(*made);
    draw_all(game);
    look();
    over_ = game.over();
    return {static_cast<float>(game.score() - before), over_, false};
}

std::int64_t SoloEnvironment::number(Action placed) const {
    const int column = kBoardGrid.q(placed.cell()) - left_, row = kBoardGrid.r(placed.cell()) - up_;
    return (column * window_ + row) * 6 + placed.rotation();
}

std::int64_t SoloEnvironment::number(Step step) const {
    return options_.cells() * 6 + static_cast<int>(step) - static_cast<int>(Step::discard);
}

std::optional<SoloMove> SoloEnvironment::move(std::int64_t number) const {
    for (const Action placed : game().placements())
        if (this->number(placed) == number) return SoloMove{placed};
    for (const Step step : game().steps())
        if (this->number(step) == number) return SoloMove{Action::none(), step};
    return std::nullopt;
}

void SoloEnvironment::look() {
    int least_q = kBoardGrid.width, least_r = least_q;
    game().board().each_space([&](Cell at) {
        least_q = std::min<int>(least_q, kBoardGrid.q(at));
        least_r = std::min<int>(least_r, kBoardGrid.r(at));
        return true;
    });
    const bool none = least_q == kBoardGrid.width;  // only an empty table
    left_ = none ? 0 : least_q;
    up_ = none ? 0 : least_r;
}

void SoloEnvironment::facts(std::uint8_t* facts) const {
    const SoloGame& game = this->game();
    const auto bag = static_cast<std::uint8_t>(game.bag().size),
               hand = static_cast<std::uint8_t>(game.hand());
    if (solitaire_) {
        const std::uint8_t told[]{hand, static_cast<std::uint8_t>(solitaire_->next()), bag};
        std::ranges::copy(told, facts);
        return;
    }
    const auto& stack = gobble_->stack();
    const int held = game.stage() == SoloGame::Stage::relief ? stack.back() : hand;
    const std::uint8_t told[]{number_of(game.stage()), bag, static_cast<std::uint8_t>(stack.size()),
                              static_cast<std::uint8_t>(held)};
    std::reverse_copy(stack.begin(), stack.end(), std::ranges::copy(told, facts).out);
}

void SoloEnvironment::observe(std::uint8_t* seen, std::int8_t* mask) const {
    std::memset(seen, 0, static_cast<std::size_t>(options_.seen()));
    std::memset(mask, 0, static_cast<std::size_t>(options_.actions()));
    const Board& board = game().board();
    for (int laid = 0; laid < board.size(); ++laid) {
        const Cell at = board.cell(laid);
        const OrientedTile it = board.at(at);
        const int cell = (kBoardGrid.q(at) - left_) * window_ + kBoardGrid.r(at) - up_;
        std::uint8_t* told = seen + static_cast<std::ptrdiff_t>(cell) * kSoloChannels;
        for (const int colour : kTileTable.edges[it]) *told++ = static_cast<std::uint8_t>(colour + 1);
        *told++ = static_cast<std::uint8_t>(tile_of(it));
        *told = static_cast<std::uint8_t>(rotation_of(it));
    }
    facts(seen + static_cast<std::ptrdiff_t>(options_.cells()) * kSoloChannels);
    if (over_) return;
    for (const Action placed : game().placements()) mask[number(placed)] = 1;
    for (const Step step : game().steps()) mask[number(step)] = 1;
}

}  // namespace tantrix
