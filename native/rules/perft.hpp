// Counting action sequences.
#pragma once

#include <cstdint>

#include "common/threads.hpp"
#include "rules/position.hpp"

namespace tantrix {

// The number of action sequences of a length; a draw follows its placement and is not counted. What
// is returned means nothing where somebody asked to stop.
std::uint64_t perft(Position& position, int depth, const StopFlag& stop = kNeverStop);

}  // namespace tantrix
