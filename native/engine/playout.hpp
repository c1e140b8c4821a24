// Random games to their end, with a bag whose order is made up.
#pragma once

#include "common/random.hpp"
#include "engine/search_state.hpp"

namespace tantrix {

// An order in which the unseen tiles of a position might come; the next draw is `tiles[next]`. The order
// of a known bag is never looked at.
struct Bag {
    std::array<std::uint8_t, kTiles> tiles;
    int size, next;

    // A fair order of the tiles that were in no hand and not on the board.
    static Bag shuffled(const Position& position, Random& random);
    Action draw() { return Action::draw(tiles[next++]); }
};

// Play at random to the end; takes back nothing: the caller
// pops to the depth that it had. The list has the actions of the position.
void play_on(Position& position, ActionList& list, Bag bag, Random& random);

}  // namespace tantrix
