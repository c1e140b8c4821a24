#include "engine/environments.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "rules/deal.hpp"

namespace tantrix {

namespace {

constexpr int kSlots = EnvironmentOptions::kSlots;
constexpr float kIllegal = -1;

// One list for all games of a thread: it is far larger than what is legal anywhere.
ActionList& scratch() {
    thread_local const auto list = std::make_unique<ActionList>();
    return *list;
}

// The number of a stage among all that src/tantrix/rules/base.py names.
constexpr std::uint8_t number_of(Stage stage) {
    return stage == Stage::over ? 5 : static_cast<std::uint8_t>(stage);
}

// The colours as a player sees them: the own first, those of the sides after it, then those of nobody.
std::array<int, kColours> seen_by(const Position& position, int player) {
    std::array<int, kColours> rank{};
    unsigned named = 0;
    int next = 0;
    for (int side = 0; side < position.sides(); ++side) {
        const int colour = position.colour(player + side);
        rank[colour] = next++;
        named |= 1U << colour;
    }
    for (int colour = 0; colour < kColours; ++colour)
        if (!(named >> colour & 1)) rank[colour] = next++;
    return rank;
}

}  // namespace

void Environment::reset(std::uint64_t seed) {
    seed_ = seed;
    games_ = 0;
    next();
}

void Environment::next() {
    const Table& table = options_.table;
    Random random(mixed(mixed(seed_) ^ games_));
    ++games_;
    const StrategyDeal dealt = deal(static_cast<std::size_t>(table.players), Start::highest_hand, random);
    Setup setup;
    setup.players = table.players;
    setup.doubles = table.doubles;
    for (int side = 0; side < table.sides(); ++side) setup.colours.push_back(side);
    setup.hands = dealt.hands;
    setup.bag = dealt.bag;
    setup.bag_size = static_cast<std::int64_t>(dealt.bag.size());
    setup.player = static_cast<int>(dealt.starter);
    *position_ = Position();
    position_->set_up(setup);  // a deal is always taken
    learner_ = static_cast<int>(random.below(static_cast<std::uint32_t>(table.players)));
    over_ = false;
    ActionList& list = scratch();
    position_->actions(list);
    legal_.assign(list.begin(), list.end());
    let_others_play();
    look();
}

void Environment::make(Action action) {
    ActionList& list = scratch();
    position_->push(action, &list);
    while (position_->drawing()) position_->settle(&list);
    if (position_->over()) list.clear();
    legal_.assign(list.begin(), list.end());
}

void Environment::let_others_play() {
    if (!options_.opponent) return;
    const int side = learner_ % options_.table.sides();
    const auto other = [&] {
        return position_->doubles() ? position_->player() % 2 != side : position_->player() != learner_;
    };
    while (!position_->over() && other()) {
        if (legal_.size() == 1) {
            make(legal_.front());
            continue;
        }
        const auto state = std::make_unique<SearchState>(*position_);
        const std::uint64_t own =
            mixed(seed_ ^ mixed(games_ << 8 | static_cast<unsigned>(position_->depth())));
        make(think(*state, *options_.opponent, own).front().action);
    }
}

void Environment::look() {
    int least_q = kBoardGrid.width, least_r = least_q, most_q = -least_q, most_r = -least_q;
    position_->board().each_space([&](Cell at) {
        const int q = kBoardGrid.q(at), r = kBoardGrid.r(at);
        least_q = std::min(least_q, q);
        most_q = std::max(most_q, q);
        least_r = std::min(least_r, r);
        most_r = std::max(most_r, r);
        return true;
    });
    const bool none = least_q > most_q;  // only an empty table
    left_ = none ? 0 : least_q;
    up_ = none ? 0 : least_r;
    fits_ = none || std::max(most_q - least_q, most_r - least_r) < options_.window;
}

std::array<float, kMaxPlayers> Environment::rewards() const {
    std::array<float, kMaxPlayers> rewards{};
    const int players = position_->players();
    const auto [termination, winners] = position_->outcome(position_->scores());
    const int won = std::popcount(winners), lost = players - won;
    if (!won || !lost) return rewards;
    for (int player = 0; player < players; ++player)
        rewards[player] = winners >> player & 1 ? static_cast<float>(lost) / static_cast<float>(won) : -1;
    return rewards;
}

EnvironmentStep Environment::step(std::int64_t number) {
    if (over_) {
        next();
        return {};
    }
    EnvironmentStep step{};
    const int actor = options_.opponent ? learner_ : position_->player();
    const auto found =
        std::ranges::find_if(legal_, [&](Action action) { return this->number(action) == number; });
    if (found == legal_.end()) {
        over_ = true;
        step.reward = step.rewards[actor] = kIllegal;
        step.over = step.illegal = true;
        return step;
    }
    make(*found);
    let_others_play();
    look();
    if (position_->over()) {
        step.over = true;
        step.rewards = rewards();
        step.reward = step.rewards[actor];
    } else {
        step.cut = !fits_;
    }
    over_ = step.over || step.cut;
    return step;
}

std::int64_t Environment::number(Action action) const {
    const TileSet before = position_->hand(position_->player()) & (only(action.tile()) - 1);
    const int slot = std::popcount(before);
    const int column = kBoardGrid.q(action.cell()) - left_, row = kBoardGrid.r(action.cell()) - up_;
    return ((static_cast<std::int64_t>(slot) * options_.window + column) * options_.window + row) * 6 +
           action.rotation();
}

void Environment::observe(std::uint8_t* planes, std::uint8_t* facts, std::int8_t* mask) const {
    const int cells = options_.cells(), window = options_.window;
    std::memset(planes, 0, static_cast<std::size_t>(EnvironmentOptions::kPlanes) * cells);
    std::memset(facts, 0, static_cast<std::size_t>(options_.facts()));
    std::memset(mask, 0, static_cast<std::size_t>(options_.actions()));
    const Position& position = *position_;
    const int player = this->player(), players = position.players();
    facts[0] = number_of(position.stage());
    facts[1] = static_cast<std::uint8_t>(position.bag_size());
    facts[2] = static_cast<std::uint8_t>((position.player() - player + players) % players);
    for (int other = 0; other < players; ++other) {
        std::uint8_t* slot = facts + 3 + kSlots * other;
        each_tile(position.hand((player + other) % players),
                  [&](int tile) { *slot++ = static_cast<std::uint8_t>(tile); });
    }
    if (!fits_) return;

    const auto index = [&](Cell at) { return (kBoardGrid.q(at) - left_) * window + kBoardGrid.r(at) - up_; };
    const auto rank = seen_by(position, player);
    const Board& board = position.board();
    std::uint8_t* const tiles = planes + static_cast<std::ptrdiff_t>(6 * kColours) * cells;
    for (int laid = 0; laid < board.size(); ++laid) {
        const Cell at = board.cell(laid);
        const auto& edges = kTileTable.edges[board.at(at)];
        const int cell = index(at);
        for (int edge = 0; edge < 6; ++edge)
            planes[static_cast<std::ptrdiff_t>(edge * kColours + rank[edges[edge]]) * cells + cell] = 1;
        tiles[cell] = 1;
    }
    const auto mark = [&](int plane) {
        return [=](Cell at) {
            tiles[plane * cells + index(at)] = 1;
            return true;
        };
    };
    board.each_space(mark(1));
    board.each_forced(mark(2));
    if (over_) return;
    for (const Action action : legal_) {
        tiles[3 * cells + index(action.cell())] = 1;
        mask[number(action)] = 1;
    }
}

}  // namespace tantrix
