// How a loop or line through tiles is looked for: walked, moulded or woven.
#pragma once

#include <cstdint>

#include "figure.hpp"
#include "track.hpp"

namespace tantrix::solver {

// Looks for a loop or line, in a free shape, through `size` of a task's tiles, which all have the
// colour of its one goal. Ends with the first, when `patience` trials are spent, or when there is
// none: the reins tell.
void seek_track(const Task& task, int size, std::uint64_t patience, Reins& reins,
                Shuffler& shuffler);

// What a track must be where a loop is moulded for it; for a line one tile more closes the loop,
// with a bend where those of the line are odd.
Course moulded(Course course);

// Whether one solution can come from a loop that is moulded.
bool can_mould(const Task& task, const Course& course);

}  // namespace tantrix::solver
