// The placements of a hand on a board, found by table lookup, whoever holds it and whatever the turn.
#pragma once

#include "rules/actions.hpp"
#include "rules/board.hpp"

namespace tantrix {

// A board with what the restrictions need to know of it. The search tries things on the board, and
// leaves it as it was.
struct Ground {
    Board& board;
    bool restricted;  // whether the restrictions apply
    bool connected;   // whether the tiles are known to hang together
    bool sound;       // whether the board closes without a clash; asked only where it is restricted
};

// Find the fills of forced spaces, or all placements of a free move; tell whether there is any. Where a
// list is given, they are added to it in order. Only a board that does not close can bar a fill but by
// its colours.
bool find_fills(const Ground& ground, TileSet hand, ActionList* list);
bool find_free_moves(const Ground& ground, TileSet hand, ActionList* list);

}  // namespace tantrix
