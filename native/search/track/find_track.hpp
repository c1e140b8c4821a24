// How a loop or line through tiles is looked for: exhaustively, by annealing, or by turns; described in
// find_track.cpp.
#pragma once

#include <cstdint>

#include "common/random.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"
#include "search/track/path_enumerator.hpp"

namespace tantrix {

// Looks for a loop or line, in a free shape, through `size` of a task's tiles, which all have the
// colour of its one goal. Ends with the first, when `trial_limit` trials are spent, or when there is
// none: the control tells.
void find_track(const Task& task, int size, std::uint64_t trial_limit, SearchControl& control,
                Shuffler& shuffler);

// What a track must be where a loop is annealed for it; for a line one tile more closes the loop,
// with a bend where those of the line are odd.
PathSpec as_closed_loop(PathSpec spec);

// Whether one solution can come from a loop that is annealed.
bool can_anneal(const Task& task, const PathSpec& spec);

}  // namespace tantrix
