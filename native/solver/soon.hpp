// Every solution, the first of them soon.
#pragma once

#include "solver.hpp"

namespace tantrix::solver {

// Searches as `solve` does, but gives first what a search for one solution finds: in its own order
// the search for all may take long to come to any.
Outcome solve_soon(const Task& task, Control& control, const Sink& sink, int threads);

}  // namespace tantrix::solver
