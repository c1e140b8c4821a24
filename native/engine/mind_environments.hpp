// The Mind Game side by side, for programs that learn: who is to act in each, what a player sees, and which
// actions are legal.
//
// What is seen is one row of bytes, and actions are numbered, as src/tantrix/env/encoding.py and
// game_encodings.py have them; the window is the board.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/mindgame.hpp"

namespace tantrix {

struct MindEnvironmentOptions {
    // Six edges, the number of the piece, its rotation; the pieces of a hand; offer, agree, decline.
    static constexpr int kChannels = 8, kSlots = 6, kSteps = 3;

    int side = 6, copies = kMostCopies;

    bool possible() const {
        return side >= kLeastSide && side <= kMostSide && copies >= 1 && copies <= kMostCopies;
    }
    int window() const { return 2 * side - 1; }
    int cells() const { return window() * window(); }
    int facts() const { return 3 + kSlots * kMindPlayers; }
    int seen() const { return cells() * kChannels + facts(); }
    int actions() const { return kSlots * cells() * 6 + kSteps; }
};

// What one step of a game led to.
struct MindEnvironmentStep {
    float reward;  // of who acted
    bool over, illegal;
    std::array<float, kMindPlayers> rewards;  // of both, once a game is over
};

class MindEnvironment {
public:
    explicit MindEnvironment(const MindEnvironmentOptions& options) : options_(options) {}

    // Begin the games of a seed anew, or the next one of them.
    void reset(std::uint64_t seed);
    void next();
    // Make an action of who is to act; an action that is not legal ends the game and costs 1.
    MindEnvironmentStep step(std::int64_t number);

    const MindGame& game() const { return game_; }
    int player() const { return game_.player(); }

    // What a player sees, and what they may do; everything there is written over.
    void observe(int player, std::uint8_t* seen, std::int8_t* mask) const;

private:
    int place_of(int cell) const;  // in the window
    std::optional<MindAction> action(std::int64_t number) const;
    void facts(int player, std::uint8_t* facts) const;
    std::array<float, kMindPlayers> rewards() const;

    MindEnvironmentOptions options_;
    MindGame game_{MindSetup{}, MindGame::Stage::over};
    std::uint64_t seed_ = 0, games_ = 0;
    bool over_ = true;
};

}  // namespace tantrix
