// The methods that a task without fault may be searched by; each gives every solution to the control.
#pragma once

#include "common/random.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"

namespace tantrix {

// Whether one loop or line passes all tiles, and nothing is given: then its shape is worth finding
// first.
bool is_track(const Task& task);

// One loop or line through every tile: first its shape, then which tile goes where.
SearchResult solve_track(const Task& task, SearchControl& control);

// Any goals or none, any givens: the cell with the fewest answers first.
SearchResult solve_backtracking(const Task& task, SearchControl& control);
void backtrack(const Task& task, SearchControl& control, Shuffler& shuffler);

// Tiles of a free shape lie already, the first at 0,0.
SearchResult solve_laid(const Task& task, SearchControl& control);

}  // namespace tantrix
