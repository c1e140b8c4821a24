// Tasks in which every cell of a board has its tile, handed to the search for rotation puzzles.
#pragma once

#include "search/solver.hpp"

namespace tantrix {

// Whether a task is one.
bool is_rotation_task(const Task& task);

// Searches such a task as `solve` does.
SearchResult solve_rotation_task(const Task& task, Monitor& monitor, const Sink& sink);

// Counts its solutions as `count` does.
SearchResult count_rotation_task(const Task& task, Monitor& monitor, const Sink& sink);

}  // namespace tantrix
