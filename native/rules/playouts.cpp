#include "rules/playouts.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <memory>
#include <vector>

#include "common/random.hpp"
#include "common/threads.hpp"

namespace tantrix {

namespace {

constexpr std::int64_t kChunk = 64;

Action any_draw(const Position& position, Random& random) {
    TileSet tiles = position.draws();
    for (auto skip = random.below(std::popcount(tiles)); skip; --skip) tiles &= tiles - 1;
    return Action::draw(std::countr_zero(tiles));
}

void note_end(const Position& position, Playouts& sums) {
    const auto scores = position.scores();
    const auto [termination, winners] = position.outcome(scores);
    sums.deadlocks += termination == Termination::deadlock;
    const int side = position.doubles() ? 2 : 1;
    const bool tie = std::popcount(winners) > side;
    sums.ties += tie;
    for (int player = 0; player < position.players(); ++player) {
        sums.points[player] += scores[player];
        sums.wins[player] += !tie && winners >> player & 1;
    }
}

// Play to the end and take everything back.
void play(Position& position, ActionList& list, Random random, Playouts& sums) {
    const int before = position.depth();
    position.actions(list);
    while (true) {
        const int player = position.current_player();
        if (player == Position::kTerminal) break;
        if (player == Position::kChance) {
            position.push(any_draw(position, random), &list);
            continue;
        }
        sums.actions += list.size();
        ++sums.placements;
        position.push(list[random.below(list.size())], &list);
    }
    note_end(position, sums);
    ++sums.games;
    while (position.depth() > before) position.pop();
}

// Play the games of one thread, a chunk at a time of those that nobody has taken yet.
Playouts share(const Position& start, std::int64_t games, std::uint64_t seed,
               std::atomic<std::int64_t>& taken, const StopFlag& stop) {
    const auto position = std::make_unique<Position>(start);
    const auto list = std::make_unique<ActionList>();
    Playouts sums;
    for (auto from = taken.fetch_add(kChunk); from < games; from = taken.fetch_add(kChunk)) {
        if (stop.load(std::memory_order_relaxed)) break;
        for (auto number = from; number < std::min(from + kChunk, games); ++number) {
            play(*position, *list, Random(mixed(seed) ^ mixed(~number)), sums);
        }
    }
    return sums;
}

}  // namespace

void Playouts::add(const Playouts& other) {
    games += other.games;
    placements += other.placements;
    actions += other.actions;
    ties += other.ties;
    deadlocks += other.deadlocks;
    for (int player = 0; player < kMaxPlayers; ++player) {
        wins[player] += other.wins[player];
        points[player] += other.points[player];
    }
}

Playouts playouts(const Position& position, std::int64_t games, std::uint64_t seed, int threads,
                  const StopFlag& stop) {
    std::atomic<std::int64_t> taken{0};
    Mutex mutex;
    Playouts sums;
    const auto work = [&](int) {
        const Playouts mine = share(position, games, seed, taken, stop);
        const LockGuard lock(mutex);
        sums.add(mine);
    };
    run_on_threads(threads, work);
    return sums;
}

std::int64_t churn(Position& position, std::uint64_t seed, std::int64_t placements) {
    std::vector<Action> game;
    ActionList list;
    Random random(seed);
    const int before = position.depth();
    position.actions(list);
    while (position.current_player() != Position::kTerminal) {
        game.push_back(position.drawing() ? any_draw(position, random) : list[random.below(list.size())]);
        position.push(game.back(), &list);
    }
    while (position.depth() > before) position.pop();
    std::int64_t made = 0;
    while (made < placements && !game.empty()) {
        for (const Action action : game) {
            made += action.kind() == Action::Kind::placement;
            position.push(action);
        }
        while (position.depth() > before) position.pop();
    }
    return made;
}

}  // namespace tantrix
