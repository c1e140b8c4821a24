// Large neighbourhood search (Shaw, "Using Constraint Programming and Local Search Methods to Solve
// Vehicle Routing Problems", CP 1998): whole figures improved by clearing a region and filling it again
// by backtracking, the result taken with the probability of simulated annealing.
#pragma once

#include "search/score/score_anneal.hpp"
#include "search/solver.hpp"

namespace tantrix {

// Does what `improve` does. All edges match at all times: at each step some cells that hang together
// are cleared and filled in all ways that so many trials find, and one of these stays, or what lay
// before, each as likely as what it is worth says.
SearchResult refill(const ScoreTask& task, Monitor& monitor, const BetterSink& sink);

}  // namespace tantrix
