// What the network is given of an afterstate: the board just after a placement, before its draw, seen by
// the player who placed (the mover).
//
// Each side has a block of its own, about its lines. A line is described by its two open ends, and an end
// by what can still happen to it: who holds tiles that fit the space it enters and how many are left,
// whether the space is forced or barred, which line it would join there, and whether another side is
// after the same space. Each such description is one row of the network's table; rows are summed, so
// that the table is a function of a piece learned freely, and the sum over pieces costs an addition each.
// The three best pieces of a side, by what they may come to, have rows of their own that tell more: how
// many tiles each end can still hope for and in whose hands, what it would join, how far the ends are
// apart. Each forced space is a row by who can fill it and whose lines meet there.
// What is not counted but measured (points, the hopes of the best lines, tiles to come) is dense.
//
// All arithmetic is on whole numbers: inputs are equal on every machine.
#pragma once

#include <array>
#include <cstdint>

#include "engine/search_state.hpp"

// Wider registers and further instructions are used where the machine has them; what is computed stays the
// same.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__)
#define TANTRIX_WIDE
#endif

namespace tantrix {

// Changes with every change of the meaning of a row or a dense value.
inline constexpr const char* kLayoutVersion = "3";

// With weights from -1 to 1 in units of 1/256 so many rows cannot overflow a sum of 16 bits.
inline constexpr int kMaxRows = 120;
inline constexpr int kSideDense = 18, kSharedDense = 14;

struct Layout {
    static constexpr int kLengths = 8;
    static constexpr int kDoubts = 12, kJoints = 12;  // doubts without the one of a dead end
    static constexpr int kEndCodes = 1 + kDoubts * kJoints * 2;
    static constexpr int kEndClasses = 8, kClassPairs = kEndClasses * (kEndClasses + 1) / 2;
    static constexpr int kLoops = 12;
    static constexpr int kPhases = 10, kModes = 4, kMargins = 41;
    // Of the best pieces, by rank: length and part of the game; for each end who holds how many tiles that
    // fit, in what kind of space, and what it would join; the distance between the ends.
    static constexpr int kBest = 3, kParts = 3, kExactLengths = 14;
    static constexpr int kHolders = 3 * 3 * 4, kSpaceKinds = 4;
    static constexpr int kMeetings = 6 * 3 * 3;
    static constexpr int kApart = 4, kCoarseLengths = 4, kHopePairs = 6, kApartRanks = 2;
    static constexpr int kHands = 7 * 7 * kParts;
    static constexpr int kForcedKinds = 2 * 2 * 3 * 3 * 3;

    // Where the rows of each kind begin; those of another side follow those of the own one.
    static constexpr int kEnds = 0;
    static constexpr int kPairs = kEnds + 2 * kLengths * kEndCodes;
    static constexpr int kBestLoop = kPairs + 2 * kLengths * kClassPairs;
    static constexpr int kStage = kBestLoop + 2 * kLoops;
    static constexpr int kMargin = kStage + 2 * kPhases * kModes;
    static constexpr int kBestLength = kMargin + kPhases * kMargins;
    static constexpr int kBestSpace = kBestLength + 2 * kBest * kExactLengths * kParts;
    static constexpr int kBestMeeting = kBestSpace + 2 * kBest * kHolders * kSpaceKinds;
    static constexpr int kBestApart = kBestMeeting + 2 * kBest * kMeetings;
    static constexpr int kHand = kBestApart + 2 * kApartRanks * kApart * kCoarseLengths * kHopePairs;
    static constexpr int kForcedSpace = kHand + kHands;
    static constexpr int kRows = kForcedSpace + kForcedKinds;
};
static_assert(Layout::kRows < 1 << 16);

struct SideInputs {
    int row_count;
    std::array<std::uint16_t, kMaxRows> rows;
    std::array<std::int16_t, kSideDense + kSharedDense> dense;  // another side has no shared values

    void add(int row) {
        if (row_count < kMaxRows) rows[row_count++] = static_cast<std::uint16_t>(row);
    }
};

// The own side first.
struct Inputs {
    int sides;
    std::array<SideInputs, kMaxPlayers> of;
};

// Gather the inputs of a state where a tile was just laid, by `lay` or by a placement whose draw is due.
// Sides that have resigned have no block.
void gather(SearchState& state, Inputs& inputs);

}  // namespace tantrix
