// Solitaire: one player, the 14 tiles of three colours, one line or loop. The specification is
// src/tantrix/rules/solitaire/state.py; tests hold the two equal.
#pragma once

#include "common/random.hpp"
#include "rules/lines.hpp"
#include "rules/solo.hpp"

namespace tantrix {

struct SolitaireOptions {
    enum class Goal : std::uint8_t { best, line, loop };

    unsigned triple = 0b0111;  // bit c for a colour
    Goal goal = Goal::best;
    int colour = -1;  // that counts; -1 for each of the three

    // The colours that count, in order.
    std::vector<int> colours() const;
    TileSet tiles() const;
};

class Solitaire final : public SoloGame {
public:
    Solitaire(const SolitaireOptions& options, const Board& board, int hand, int next, SoloBag bag,
              bool drawing);
    // A new game, the stack in random order.
    static Solitaire dealt(const SolitaireOptions& options, Random& random);

    const SolitaireOptions& options() const { return options_; }
    int next() const { return next_; }  // the number in sight on the stack, 0 for none
    // The tiles that may still be laid.
    TileSet unplayed() const;

    bool drawing() const override { return drawing_; }
    void push(const SoloMove& move) override;
    int score() const override;
    bool won() const override;
    std::vector<Reason> refusals(const ExternalPlacement& placed) const override;

private:
    void draw(int tile) override;
    void settle_turn();

    SolitaireOptions options_;
    int next_;
    bool drawing_;
};

}  // namespace tantrix
