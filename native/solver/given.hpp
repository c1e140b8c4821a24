// Puzzles in which every cell has its tile, so that only rotations are to be found.
#pragma once

#include "solver.hpp"

namespace tantrix::solver {

// Whether a task is one.
bool only_turns(const Task& task);

// Searches such a task as `solve` does.
Outcome solve_given(const Task& task, Control& control, const Sink& sink);

// Counts its solutions as `count` does.
Outcome count_given(const Task& task, Control& control, const Sink& sink);

}  // namespace tantrix::solver
