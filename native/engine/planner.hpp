// The robots greedy and planner, value for value those of src/tantrix/robots (search.py, evaluation.py),
// which are their specification: tests hold the two equal.
//
// They think on the board with hands of their own beside it, without draws: nobody knows them. What is
// known of the tiles to come is that of the position that was asked about, however far they look.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/choice.hpp"
#include "engine/search_state.hpp"

namespace tantrix {

// How many joining spaces a line is followed over.
inline constexpr int kGreedyJoints = 0, kPlannerJoints = 4;

class LookAhead {
public:
    // Thinks on the board of a state, and leaves it as it was.
    LookAhead(SearchState& state, int joints);

    // The lead, in points, after a placement of one's own and what follows it, over so many turns.
    double value(Action action, int turns);
    // All placements, the best lead after so many turns first and equals in the order given. Those that
    // were not followed so far stay behind, without a utility.
    Candidates judged(std::vector<Action> actions, int turns);

private:
    struct Ranked {
        Action action;
        double lead;
    };

    void place(int player, Action action);
    void undo(int player, Action action);
    Ground ground() { return {board_, restricted_, connected_, true}; }
    int next_player(int player) const;

    double after(Action action, int player, Stage stage, int turns, int ahead);
    double go_on(int player, Stage stage, int turns, int ahead);
    double choose(const std::vector<Ranked>& actions, std::size_t most, int player, Stage stage, int turns,
                  int ahead);
    std::vector<Ranked> ranked(int player);

    double lead();
    double expected_points(int colour);
    double line(int colour, const Piece& piece) const;
    double reach(int colour, End end, Cell goal, int length, int joints) const;
    double chance(Cell at, int colour) const;

    Board& board_;
    Lines& lines_;
    std::array<TileSet, kMaxPlayers> hands_{};
    std::array<TileSet, kColours> held_{};    // by colour, as it was at first
    std::array<int, kMaxPlayers> colours_{};  // the own one first
    int sides_ = 0, players_, own_, joints_;
    TileSet unplayed_ = 0;
    bool restricted_, connected_;
    double growth_;
    Stage stage_;
    int evaluated_ = 0;
    ActionList list_;
};

}  // namespace tantrix
