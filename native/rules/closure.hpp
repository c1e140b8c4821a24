// Restrictions 2 and 3: fill every space with three neighbours, again and again; a fourth is a clash.
#pragma once

#include "rules/board.hpp"

namespace tantrix {

// The closure of a board as it lies.
//
// Where the tiles are connected and their closure is sound, it has no hole and no corner that points
// inwards (a cell there would have three neighbours): it is a convex hexagon, some sides perhaps of
// one tile. A tile laid against a side of such a one, or at its tip, only brings whole rows along
// sides, and a row ends where the next cell has two neighbours: the filling never clashes. So only
// boards that are not connected, which play cannot reach, need that filling tried.
//
// It counts in the board's own array, and undoes that at its end: while it lives, the board must not
// be laid on.
class Closure {
public:
    // `connected`: whether the tiles are known to hang together.
    explicit Closure(Board& board, bool connected = false);
    ~Closure() { undo(0); }
    Closure(const Closure&) = delete;
    Closure& operator=(const Closure&) = delete;

    // Whether the board closes without a clash.
    bool sound() const { return sound_; }
    // Whether the closure, a sound one, forbids to place on a space. Where it does not, `forcing`
    // has the edges (bit e) across which a tile there may make a forced space.
    bool bars(Cell at, unsigned& forcing);

private:
    bool clashes_after(Cell at);
    bool fill_from(int next);
    void undo(int first);

    Board& board_;
    bool connected_;
    int filled_ = 0;  // so many of board_.filling_ are filled,
    int found_ = 0;   // and so many known that must be
    bool sound_;
};

// Whether a board closes without a clash with one more tile on a space, whatever it does as it lies.
bool sound_with(Board& board, Cell at);

}  // namespace tantrix
