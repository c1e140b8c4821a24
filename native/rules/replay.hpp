// The moves of a recorded game, made one after another.
//
// A word is a move as records have it (`22@0,0:3=50`, `F11@1,-1=9`, `=31`, `resign:1`), or a parenthesis:
// what stands in them begins in place of the move before, and nobody knows the order of the bag there. The
// specification is src/tantrix/notation/moves.py and notation/records/model.py. Anything that is not a legal
// game ends the replay without a reason: the rules in Python then say what is wrong, and where.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/position.hpp"

namespace tantrix {

struct ReplayedMove {
    Action action;
    ExternalPlacement placed;
    int drawn;           // 0 where nothing was drawn, or nobody knows what
    int turn;            // the number of the turn to which it belongs, from 1
    bool begins;         // whether that turn begins with it
    bool forced;         // whether it filled a forced space
    bool only_rotation;  // whether the tile fits there in no other rotation
};

class Replay {
public:
    // Replays from `position` on, which is changed; variations may be nested so deep.
    Replay(Position& position, int deepest);

    // Take a word; false where it cannot be read or is not legal, after which the replay must not go on.
    bool take(std::string_view word);
    const std::vector<ReplayedMove>& moves() const { return moves_; }

private:
    // A turn by its number, and whose it was at the last move in it.
    struct Turn {
        int number = 0;
        int player = -1;
        Stage stage = Stage::over;
    };
    // A line of moves: the game itself, or a variation. `before` is the turn before the last move, `depth`
    // the number of actions; -1 where there is no move.
    struct Line {
        Position* position;
        std::unique_ptr<Position> own;
        Turn turn, before;
        int depth = -1;
    };

    Position& position() { return *lines_.back().position; }
    bool open();
    bool close();
    bool make(std::string_view word);
    Turn next_turn();
    bool draw(int tile);
    bool legal(Action action);
    std::optional<int> only_rotation(const ExternalPlacement& placed);

    std::vector<Line> lines_;
    std::size_t most_lines_;
    std::vector<ReplayedMove> moves_;
    std::unique_ptr<ActionList> legal_ = std::make_unique<ActionList>();
};

}  // namespace tantrix
