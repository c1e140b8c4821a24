// Whole games between players: dealt from a seed, played, and what came of them.
#pragma once

#include <functional>
#include <vector>

#include "engine/player.hpp"
#include "engine/playout.hpp"

namespace tantrix {

// Who plays with how many: 2 to 4 players, or two teams of two.
struct Table {
    int players = 2;
    bool doubles = false;

    int sides() const { return doubles ? 2 : players; }
    bool possible() const { return players >= 2 && players <= kMaxPlayers && (!doubles || players == 4); }
};

// The order of all tiles, the hands first, and the colour of each side.
struct Deal {
    std::array<std::uint8_t, kTiles> order;
    std::array<std::uint8_t, kMaxPlayers> colours;

    static Deal of(std::uint64_t seed);
};

// A game as it is played. Draws are made by themselves, and nobody who thinks about `state` can see what
// is drawn next.
class Game {
public:
    Game(const Table& table, const Deal& deal);

    SearchState& state() { return *state_; }
    bool over() const { return state_->position().over(); }
    int player() const { return state_->position().player(); }
    // The legal placements.
    const ActionList& list() const { return list_; }
    void place(Action action);

private:
    std::unique_ptr<SearchState> state_;
    Bag bag_;
    ActionList list_;
};

// One game, seen by the first of two players.
struct GameResult {
    int seat;
    std::array<int, kMaxPlayers> scores;
    bool deadlock;
    int margin;
    double share;
};

// A deal played from every seat: the first player takes each in turn, the other all the rest.
struct PairResult {
    std::int64_t number;
    std::vector<GameResult> games;
    std::array<double, 2> seconds{};           // processor time of the first player, and of the others
    std::array<std::int64_t, 2> placements{};  // where there was a choice
};

struct PairsRequest {
    Table table;
    std::int64_t first = 0, count = 0;  // the numbers of the pairs
    std::uint64_t seed = 0;
    int threads = 1;
};

// In order of their numbers; fewer where somebody asks to stop.
std::vector<PairResult> play_pairs(const Player& first, const Player& other, const PairsRequest& request,
                                   const StopFlag& stop);

}  // namespace tantrix
