// Four lines or four loops: the whole set in one figure, scored by its longest chain of each colour.
//
// Not exact: a random walk that keeps the best it has met. What it hands out always matches.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "solver.hpp"

namespace tantrix::solver {

struct Whole {
    Form form;
    int bound;               // the score that no arrangement can pass
    std::uint64_t seed = 0;  // the same seed walks the same way
};

// Takes an arrangement that scores more than all before it; false ends the search.
using BetterSink = std::function<bool(const std::vector<Placed>&, int score)>;

// Hands out better and better arrangements of all 56 tiles, connected and without a hole, until it
// is stopped, or complete: when the score is the bound. `nodes` are trials, `count` arrangements.
//
// A line is open here; a loop is never taken for one.
Outcome improve(const Whole& whole, Control& control, const BetterSink& sink);

// The same by several threads, each from a seed of its own. The one thread of `threads` 1 has that
// of `whole`. `sink` is called by one thread at a time.
Outcome improve_together(const Whole& whole, int threads, Control& control, const Sink& sink);

}  // namespace tantrix::solver
