// Why a placement is worse than another: what differs between the boards that they leave, and between what
// the samples of each came to.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/search_state.hpp"

namespace tantrix {

struct JudgedPlacement;

struct Drawback {
    enum class Kind : std::uint8_t {
        loop_lost,     // a loop that the better one often leads to
        loop_given,    // a loop of the other that this one often leads to
        end_blocked,   // an own line's end for which no tile is left
        end_open,      // an end of the other's that the better one blocks like that
        rival_space,   // a forced space that the other alone can fill, for a line of theirs
        tempo,         // placements more or fewer, with the bag empty
        free_moves,    // placements more of the other in their next turn
        line_shorter,  // an own line that is expected to be shorter
        line_given,    // a line of the other that is expected to be longer
        margin,        // none of these: so many points fewer in the end
    };

    Kind kind;
    std::optional<Cell> at;  // the space that it is about
    double amount;           // points, tiles of a line, or placements
};

// A stable word.
inline std::string_view name_of(Drawback::Kind kind) {
    constexpr std::array<std::string_view, 10> kNames{
        "loop_lost", "loop_given", "end_blocked",  "end_open",   "rival_space",
        "tempo",     "free_moves", "line_shorter", "line_given", "margin"};
    return kNames[static_cast<std::size_t>(kind)];
}

// What speaks for a placement against another of the same player, in a position of two: the weightiest
// first, three at most.
std::vector<Drawback> reasons(SearchState& state, const JudgedPlacement& better,
                              const JudgedPlacement& worse);

}  // namespace tantrix
