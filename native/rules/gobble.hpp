// Gobble for one player. The specification is src/tantrix/rules/gobble/state.py; tests hold the two equal.
#pragma once

#include "common/random.hpp"
#include "rules/solo.hpp"

namespace tantrix {

class Gobble final : public SoloGame {
public:
    static constexpr std::uint64_t kLots = std::uint64_t{1} << 32;
    static constexpr int kJoined = 2;  // so many tiles at least are touched by one that is joined

    // Whether a tile is stroked is told by its stage; the lot means nothing where the order is unknown.
    Gobble(const Board& board, int hand, std::vector<int> stack, SoloBag bag, Stage stage, int gobbles,
           std::uint64_t lot);
    // A new game: two tiles side by side, the first turned at random and the second laid in any of the ways
    // that match, and the others in the bag.
    static Gobble dealt(Random& random);

    const std::vector<int>& stack() const { return stack_; }  // its top last
    int gobbles() const { return gobbles_; }
    std::uint64_t lot() const { return lot_; }
    // How many tiles are not on the table.
    int left() const { return bag_.size + (hand_ != 0) + static_cast<int>(stack_.size()); }

    bool drawing() const override { return stage_ == Stage::free && !hand_; }
    void push(const SoloMove& move) override;
    void hide() override;
    int score() const override { return board_.size(); }
    bool won() const override { return !left(); }
    std::vector<Reason> refusals(const ExternalPlacement& placed) const override;

private:
    void draw(int tile) override;
    void join(Action placed);
    void give_back();
    void settle_turn();
    std::vector<Action> joins(int tile) const;

    std::vector<int> stack_;
    int gobbles_;
    std::uint64_t lot_;
};

}  // namespace tantrix
