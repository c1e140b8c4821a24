// The Mind Game: turns, draws, offers, the end. The specification is src/tantrix/rules/mindgame/ (moves.py,
// state.py, refusals.py); tests hold the two equal, state by state. A game is a value; what is tried is tried
// on a copy.
#pragma once

#include "common/random.hpp"
#include "rules/mindgame_board.hpp"
#include "rules/solo.hpp"

namespace tantrix {

// What is no placement: to offer to end the game, and to answer such an offer.
enum class MindStep : std::uint8_t { none, offer, agree, decline };

struct MindAction {
    enum class Kind : std::uint8_t { placement, step, resignation };

    Kind kind;
    MindPlacement placed{};
    MindStep step = MindStep::none;
    int player = 0;  // who resigns
};

// Sorted.
using MindHand = std::vector<int>;

// The cells to fill until no space has four or more pieces round it, each a space with as many when its
// turn comes.
std::vector<int> surge(const MindBoard& board);
// Whether a hand can fill all the priority moves, those that doing so makes included.
bool can_fill_all(MindBoard& board, const MindHand& hand);
// The placements of a hand on some spaces, sorted, that match and leave no odd hole.
std::vector<MindPlacement> placements(const MindBoard& board, const MindHand& hand,
                                      const std::vector<int>& cells);
// Those next to a piece; the first of a game lies anywhere, but an all-red piece not on the centre.
std::vector<MindPlacement> normal_moves(const MindBoard& board, const MindHand& hand);
// Those with which a hand may fill a priority move now.
std::vector<MindPlacement> fills(MindBoard& board, const MindHand& hand);
// A hand less one piece.
MindHand without(const MindHand& hand, int piece);

// Everything of a game but what has been played.
struct MindSetup {
    int side = 6, copies = kMostCopies;
    std::vector<MindPlacement> placements;  // in order of play
    std::array<MindHand, kMindPlayers> hands;
    SoloBag bag;
    int player = 0;
    unsigned resigned = 0;  // bit p for a player
    bool drawing = false, declined = false, idle = false, agreed = false;
};

class MindGame {
public:
    enum class Stage : std::uint8_t { forced, free, after, offered, over };

    MindGame(const MindSetup& setup, Stage stage);
    static MindGame dealt(int side, int copies, Random& random);

    const MindBoard& board() const { return board_; }
    const MindSetup& setup() const { return setup_; }  // but for the placements
    const MindHand& hand(int player) const { return setup_.hands[static_cast<std::size_t>(player)]; }
    int pieces() const { return kMindPatterns * setup_.copies; }
    Stage stage() const { return stage_; }
    bool over() const { return stage_ == Stage::over; }
    int player() const { return setup_.player; }
    bool drawing() const { return setup_.drawing; }
    // The players whose turns passed by after the last action.
    const std::vector<int>& forfeits() const { return forfeits_; }
    // The legal placements, sorted, and steps; none while a draw is due.
    const std::vector<MindPlacement>& legal() const { return legal_; }
    std::vector<MindStep> steps() const;
    bool legal(const MindAction& action) const;
    // Who made each placement since the setup, and which.
    const std::vector<std::pair<int, MindPlacement>>& made() const { return made_; }

    // Make an action, unchecked.
    void push(const MindAction& action);
    // Make the draws that are due from a bag whose order is known; what was drawn, in order.
    std::vector<int> settle();
    // Nobody knows the order of the bag from now on.
    void hide() { setup_.bag = SoloBag::unknown(setup_.bag.size); }

    std::array<int, kMindPlayers> scores() const;
    std::vector<int> winners() const;
    std::string_view termination() const;
    // Every reason against a placement; none where it is legal.
    std::vector<Reason> refusals(const ExternalPlacement& placed) const;

private:
    void draw(int piece);
    void make(MindStep step);
    void settle_turn();
    bool can_act();
    void forfeit();

    MindSetup setup_;
    MindBoard board_;
    Stage stage_;
    std::vector<int> forfeits_;
    std::vector<MindPlacement> legal_;
    std::vector<std::pair<int, MindPlacement>> made_;
};

inline constexpr Place mind_place(int cell) { return {kMindGrid.q(cell), kMindGrid.r(cell)}; }

// A placement of this game; nothing where the piece, the rotation or the place cannot be.
std::optional<MindPlacement> mind_placement(const ExternalPlacement& placed, int pieces);

}  // namespace tantrix
