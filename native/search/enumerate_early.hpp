// Every solution, the first of them early.
#pragma once

#include "search/solver.hpp"

namespace tantrix {

// Searches as `solve` does, but gives first what a search for one solution finds: in its own order
// the search for all may take long to come to any.
SearchResult enumerate_early(const Task& task, Monitor& monitor, const Sink& sink, int threads);

}  // namespace tantrix
