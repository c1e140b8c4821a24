// Loops of very many tiles in a free shape, of a few kinds with many copies each; described in
// loop_grower.cpp.
#pragma once

#include <functional>

#include "common/random.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"

namespace tantrix {

// Takes a sink for the loops of a smaller task, and looks for such loops until the sink has had enough.
using FindLoops = std::function<void(const Task&, const Sink&)>;

// Looks for one loop of a task of very many tiles by repeating part of it. False where the task does not
// suit, or the search was stopped; nothing is proved then.
bool grow_loop(const Task& task, const FindLoops& find_loops, SearchControl& control, Shuffler& shuffler);

}  // namespace tantrix
