// Four lines or four loops: the whole set in one figure, scored by its longest chain of each colour. A
// heuristic search, described in score_search.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "search/solver.hpp"

namespace tantrix {

struct ScoreTask {
    Form form;
    int bound;                     // the score that no arrangement can pass
    std::uint64_t seed = 0;        // the same seed walks the same way
    std::vector<Placement> start;  // where all walkers begin: the whole set, matching; empty: anywhere
};

// Takes an arrangement that scores more than all before it; false ends the search.
using BetterSink = std::function<bool(const std::vector<Placement>&, int score)>;

// Hands out better and better arrangements of all 56 tiles, connected and without a hole, until it
// is stopped, or complete: when the score is the bound. `nodes` are trials, `count` arrangements.
//
// A line is open here; a loop is never taken for one.
SearchResult improve(const ScoreTask& task, Monitor& monitor, const BetterSink& sink);

// The same by several threads, each from a seed of its own. The one thread of `threads` 1 has that
// of `task`. `sink` is called by one thread at a time.
SearchResult improve_together(const ScoreTask& task, int threads, Monitor& monitor, const Sink& sink);

}  // namespace tantrix
