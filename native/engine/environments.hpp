// Games of Strategy side by side, for programs that learn: who is to act in each, what there is to be seen
// as planes of a picture, and which actions are legal.
//
// A game is seen through a square window of cells; the least q and the least r of all spaces are its first
// column and row. Actions are numbered as src/tantrix/env/encoding.py has them: slot of the hand, column,
// row, rotation.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/game.hpp"

namespace tantrix {

struct EnvironmentOptions {
    static constexpr int kSlots = 6;
    // Six edges in four colours, tiles, spaces, forced spaces, cells of legal placements.
    static constexpr int kPlanes = 6 * kColours + 4;
    static constexpr int kLeastWindow = 8, kMostWindow = kTiles + 2;

    Table table;
    int window = 24;
    std::optional<Player> opponent;  // plays all seats but one; none where the learner plays all

    bool possible() const { return table.possible() && window >= kLeastWindow && window <= kMostWindow; }
    int cells() const { return window * window; }
    int actions() const { return kSlots * cells() * 6; }
    int facts() const { return 3 + kSlots * table.players; }
};

// What one step of a game led to.
struct EnvironmentStep {
    float reward;  // of who acted, or of the learner against an opponent
    bool over, cut, illegal;
    std::array<float, kMaxPlayers> rewards;  // of all players, once a game is over
};

class Environment {
public:
    explicit Environment(const EnvironmentOptions& options) : options_(options) {}

    // Begin the games of a seed anew, or the next one of them.
    void reset(std::uint64_t seed);
    void next();
    // Make an action of who is to act; an action that is not legal ends the game and costs 1.
    EnvironmentStep step(std::int64_t number);

    const Position& position() const { return *position_; }
    // Who is to act; at the end who acted last, or the learner against an opponent.
    int player() const { return options_.opponent && position_->over() ? learner_ : position_->player(); }

    // What who is to act sees; everything there is written over.
    void observe(std::uint8_t* planes, std::uint8_t* facts, std::int8_t* mask) const;

private:
    void look();
    void make(Action action);
    void let_others_play();
    std::int64_t number(Action action) const;
    std::array<float, kMaxPlayers> rewards() const;

    EnvironmentOptions options_;
    std::unique_ptr<Position> position_ = std::make_unique<Position>();
    std::vector<Action> legal_;
    std::uint64_t seed_ = 0, games_ = 0;
    int learner_ = 0;        // the seat of the learner where there are opponents
    int left_ = 0, up_ = 0;  // the first column and row of the window
    bool fits_ = true;       // whether the window holds all spaces
    bool over_ = true;
};

}  // namespace tantrix
