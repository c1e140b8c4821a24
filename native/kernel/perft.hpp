// Counting action sequences.
#pragma once

#include <cstdint>

#include "position.hpp"

namespace tantrix {

// The number of action sequences of a length; a draw follows its placement and is not counted.
std::uint64_t perft(Position& position, int depth);

}  // namespace tantrix
