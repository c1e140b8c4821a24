// A position with the lines of its sides and the closure of its board, on which a search tries things and
// takes them back.
#pragma once

#include "engine/incremental_closure.hpp"
#include "engine/lines.hpp"
#include "rules/position.hpp"

namespace tantrix {

class SearchState {
public:
    explicit SearchState(const Position& position)
        : position_(position),
          lines_(position.board(), side_colours(position)),
          closure_(position.board(), position.restricted()) {
        position_.hide_order();  // no search ever looks at it
    }

    const Position& position() const { return position_; }
    const Board& board() const { return position_.board(); }
    const Lines& lines() const { return lines_; }
    // Follows while the restrictions hold.
    const IncrementalClosure& closure() const { return closure_; }
    // The tiles of a player who plays, less one that is laid by `lay`.
    TileSet hand(int player) const { return position_.hand(player) & ~laid_; }

    void actions(ActionList& list) { position_.actions(list); }

    // Make an action and take it back, as `Position` does.
    void push(Action action, ActionList* list = nullptr) {
        if (action.kind() == Action::Kind::placement) follow(action);
        position_.push(action, list);
    }
    void pop() {
        if (position_.pop().kind() == Action::Kind::placement) forget();
    }

    // Lay a tile of the player to act and lift it again, with no draw and no end of the turn: what an
    // evaluation of a placement needs.
    void lay(Action action) {
        follow(action);
        position_.ground().board.push(action.cell(), action.it());
        laid_ = only(action.tile());
    }
    void lift() {
        position_.ground().board.pop();
        forget();
        laid_ = 0;
    }

    // The parts themselves, which must be left as they were. What is pushed on the position alone has no
    // lines: enough for random games.
    Position& bare() { return position_; }
    Ground ground() { return position_.ground(); }
    Lines& lines() { return lines_; }

private:
    void follow(Action action) {
        lines_.push(board(), action.cell(), action.it());
        closure_.push(action.cell());
    }
    void forget() {
        lines_.pop();
        closure_.pop();
    }

    Position position_;
    Lines lines_;
    IncrementalClosure closure_;
    TileSet laid_ = 0;
};

}  // namespace tantrix
