// Four lines, four loops: all 56 tiles in one matched figure, the better the longer its best tracks.
#pragma once

#include "solver.hpp"

namespace tantrix::solver {

// The sum over the colours of the longest line, or of the longest loop, of a matched figure.
int score_of(const std::vector<Placed>& figure, Form form);

// Looks for better and better figures, hole-free, until it is stopped or has one of `bound` points,
// and gives every one that is better than all before to `sink`. Complete when it has reached the
// bound. One thread finds the same for the same seed.
Outcome improve(Form form, int bound, std::uint64_t seed, Control& control, const Sink& sink,
                int threads = 1);

}  // namespace tantrix::solver
