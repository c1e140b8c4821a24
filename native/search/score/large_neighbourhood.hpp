// Large neighbourhood search for four loops or four lines, described in large_neighbourhood.cpp.
#pragma once

#include "search/score/score_anneal.hpp"
#include "search/solver.hpp"

namespace tantrix {

// Does what `improve` does. All edges match at all times: at each step some cells that hang together
// are cleared and filled in all ways that so many trials find, and one of these stays, or what lay
// before, each as likely as what it is worth says.
SearchResult refill(const ScoreTask& task, Monitor& monitor, const BetterSink& sink);

}  // namespace tantrix
