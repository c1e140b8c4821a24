// One search on several threads.
#pragma once

#include "search/solver.hpp"

namespace tantrix {

// Searches a task without fault whose first laid tile, if any, is at 0,0; `threads` is at least 1.
SearchResult search_together(const Task& task, Monitor& monitor, const Sink& sink, int threads);

}  // namespace tantrix
