// Restrictions 2 and 3: fill every space with three neighbours, again and again; a fourth is a clash.
#pragma once

#include "board.hpp"

namespace tantrix {

// The closure of a board as it lies. It counts in the board's own array, and undoes that at its end:
// while it lives, the board must not be laid on.
class Closure {
   public:
    explicit Closure(Board& board);
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
    int filled_ = 0;  // so many of board_.filling_ are filled,
    int found_ = 0;   // and so many known that must be
    bool sound_;
};

// Whether a board closes without a clash with one more tile on a space, whatever it does as it lies.
bool sound_with(Board& board, Cell at);

}  // namespace tantrix
