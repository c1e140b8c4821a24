// As few givens as make the solution of a board the only one; described in minimal_givens.cpp.
#pragma once

#include <vector>

#include "search/solver.hpp"

namespace tantrix {

// Tries to do without each given of a board, in an order of trying, and keeps those without which there
// would be a second solution: the fewest (as indices, in rising order) of several orders, of the first that
// leaves so few. The givens of the task, which has no goals, say where every tile lies and how it is turned;
// what is left out is the rotation only, or the place as well.
std::vector<int> minimal_givens(const Task& task, bool rotations_only,
                                const std::vector<std::vector<int>>& orders);

}  // namespace tantrix
