#include "engine/game.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <numeric>

#include "rules/deal.hpp"

namespace tantrix {

namespace {

std::uint64_t seed_of(std::uint64_t seed, std::uint64_t number) {
    return mixed(mixed(seed) ^ mixed(~number));
}

template <class Items>
void shuffle(Items& items, Random& random) {
    for (std::size_t left = items.size(); left > 1; --left) {
        std::swap(items[left - 1], items[random.below(static_cast<std::uint32_t>(left))]);
    }
}

GameResult result(const Position& position, int seat) {
    GameResult result{seat, position.scores(), false, 0, 0};
    const auto [termination, winners] = position.outcome(result.scores);
    result.deadlock = termination == Termination::deadlock;
    result.margin = margin_of(position, result.scores, seat);
    if (result.deadlock) {
        result.share = 1.0 / position.sides();
    } else if (winners >> seat & 1) {
        const int each = position.doubles() ? 2 : 1;
        result.share = static_cast<double>(each) / std::popcount(winners);
    }
    return result;
}

void play_game(const Player& first, const Player& other, int seat, const PairsRequest& request,
               PairResult& pair, const StopFlag& stop) {
    const std::uint64_t seed = seed_of(request.seed, static_cast<std::uint64_t>(pair.number));
    Game game(request.table, Deal::of(seed));
    for (int ply = 0; !game.over(); ++ply) {
        if (stop.load(std::memory_order_relaxed)) return;
        if (game.list().size() == 1) {
            game.place(game.list()[0]);
            continue;
        }
        const int who = game.player() % request.table.sides() == seat ? 0 : 1;
        const double begun = thread_seconds();
        const std::uint64_t own = mixed(seed ^ mixed(static_cast<std::uint64_t>(ply * 8 + seat)));
        const Candidates found = think(game.state(), who ? other : first, own, stop);
        pair.seconds[who] += thread_seconds() - begun;
        ++pair.placements[who];
        game.place(found.front().action);
    }
    pair.games.push_back(result(game.state().position(), seat));
}

}  // namespace

Deal Deal::of(std::uint64_t seed) {
    Deal deal;
    Random random(seed);
    std::iota(deal.order.begin(), deal.order.end(), std::uint8_t{1});
    std::iota(deal.colours.begin(), deal.colours.end(), std::uint8_t{0});
    shuffle(deal.order, random);
    shuffle(deal.colours, random);
    return deal;
}

Game::Game(const Table& table, const Deal& deal) {
    Setup setup;
    setup.players = table.players;
    setup.doubles = table.doubles;
    setup.colours.assign(deal.colours.begin(), deal.colours.begin() + table.sides());
    const auto* next = deal.order.data();
    for (int player = 0; player < table.players; ++player, next += kHand) {
        setup.hands.emplace_back(next, next + kHand);
    }
    setup.bag_size = deal.order.data() + kTiles - next;
    bag_.size = static_cast<int>(setup.bag_size);
    bag_.next = 0;
    std::copy_n(next, bag_.size, bag_.tiles.begin());
    const auto position = std::make_unique<Position>();
    position->set_up(setup);  // a deal is always taken
    state_ = std::make_unique<SearchState>(*position);
    state_->actions(list_);
}

void Game::place(Action action) {
    state_->push(action, &list_);
    if (state_->position().drawing()) state_->push(bag_.draw(), &list_);
}

std::vector<PairResult> play_pairs(const Player& first, const Player& other, const PairsRequest& request,
                                   const StopFlag& stop) {
    std::vector<PairResult> results(static_cast<std::size_t>(request.count));
    std::atomic<std::int64_t> taken{0};
    const auto work = [&](int) {
        for (auto index = taken++; index < request.count; index = taken++) {
            PairResult& pair = results[static_cast<std::size_t>(index)];
            pair.number = request.first + index;
            for (int seat = 0; seat < request.table.sides(); ++seat) {
                play_game(first, other, seat, request, pair, stop);
            }
        }
    };
    run_on_threads(request.threads, work);
    std::erase_if(results, [&](const PairResult& pair) {
        return static_cast<int>(pair.games.size()) < request.table.sides();
    });
    return results;
}

}  // namespace tantrix
