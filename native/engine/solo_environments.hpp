// Gobble alone and Solitaire side by side, for programs that learn: what there is to be seen of each game,
// and which actions are legal.
//
// What is seen is one row of bytes, and actions are numbered, as src/tantrix/env/encoding.py and
// game_encodings.py have them; the least q and the least r of all spaces are the first column and row of the
// window, which holds whatever play can bring about.
#pragma once

#include <bit>
#include <cstdint>
#include <memory>
#include <optional>

#include "common/tiles.hpp"
#include "rules/gobble.hpp"
#include "rules/solitaire.hpp"

namespace tantrix {

struct SoloEnvironmentOptions {
    // Six edges, the number of the tile, its rotation.
    static constexpr int kChannels = 8;

    std::optional<SolitaireOptions> solitaire;  // none for Gobble

    int window() const { return (solitaire ? std::popcount(solitaire->tiles()) : kTiles) + 2; }
    int cells() const { return window() * window(); }
    int facts() const { return solitaire ? 3 : 4 + kTiles; }
    int seen() const { return cells() * kChannels + facts(); }
    int actions() const { return cells() * 6 + (solitaire ? 0 : 3); }
};

// What one step of a game led to: by how much the score rose, or -1 for an action that is not legal.
struct SoloStep {
    float reward;
    bool over, illegal;
};

class SoloEnvironment {
public:
    explicit SoloEnvironment(const SoloEnvironmentOptions& options)
        : options_(options), window_(options.window()) {
        next();
    }

    // Begin the games of a seed anew, or the next one of them.
    void reset(std::uint64_t seed);
    void next();
    // Make an action; one that is not legal ends the game. After an end, begin the next game instead.
    SoloStep step(std::int64_t number);

    // Null where the game is another one.
    const Gobble* gobble() const { return gobble_.get(); }
    const Solitaire* solitaire() const { return solitaire_.get(); }

    // Everything there is written over.
    void observe(std::uint8_t* seen, std::int8_t* mask) const;

private:
    SoloGame& game() const { return gobble_ ? static_cast<SoloGame&>(*gobble_) : *solitaire_; }
    std::int64_t number(Action placed) const;
    std::int64_t number(Step step) const;
    std::optional<SoloMove> move(std::int64_t number) const;
    void look();
    void facts(std::uint8_t* facts) const;

    SoloEnvironmentOptions options_;
    int window_;
    std::unique_ptr<Gobble> gobble_;
    std::unique_ptr<Solitaire> solitaire_;
    std::uint64_t seed_ = 0, games_ = 0;
    int left_ = 0, up_ = 0;  // the first column and row of the window
    bool over_ = false;
};

}  // namespace tantrix
