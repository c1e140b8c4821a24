// What a reviewer sees: who can fill a forced space, how many tiles of the bag fit, what a try would do.
//
// The specification is src/tantrix/rules/strategy/review.py; tests hold the two equal.
#pragma once

#include <array>
#include <vector>

#include "rules/lines.hpp"
#include "rules/refusals.hpp"

namespace tantrix {

// How many tiles left in the bag fit a forced space: by all rules, once the restrictions are lifted, and
// how many of these last fit another forced space too.
struct FitCount {
    int before, endgame, elsewhere;
};

struct SpaceReport {
    Cell at;
    FitCount numbers;
    std::array<TileSet, kMaxPlayers> holders;  // each player's tiles that may fill it now
};

// The loops that pass a tile.
std::vector<Line> loops_through(const Board& board, Cell at);

// What lies, is held and may be drawn, apart from whose turn it is.
struct Holdings {
    Board board;
    std::array<TileSet, kMaxPlayers> hands{};  // empty for who has resigned
    TileSet unseen = 0;
    TileSet unplayed = 0;  // what may still be placed: a side of which somebody has resigned places nothing
    bool restricted = false;

    explicit Holdings(const Position& position);
};

// A report on one forced space.
SpaceReport report(Holdings& holdings, Cell at);

// Whether a line can grow at an end. Where not, no tile left fits there, or restrictions forbid all that do.
enum class EndStatus { open, blocked_for_now, blocked_for_ever };
EndStatus end_status(Holdings& holdings, OpenEnd end);

// The forced spaces that ask for the same, however turned: groups of two or more.
std::vector<std::vector<Cell>> twins(const Board& board);

// What a placement would bring about, before any tile is drawn. One that cannot lie there at all
// brings nothing about.
struct Preview {
    std::vector<Reason> reasons;
    Board board;                      // after it
    std::vector<SpaceReport> forced;  // the forced spaces that it makes
    std::vector<Line> closed;         // the loops that it closes
};

Preview preview(const Position& position, const ExternalPlacement& placed);

}  // namespace tantrix
