// A robot after GoodBot (Dave Dyer), as far as that is published: each line is judged by what it will come
// to, not by what it is, from the counted tiles that fit its ends, and one reply is looked at. A
// yardstick, kept as it is.
#pragma once

#include "engine/choice.hpp"

namespace tantrix {

Candidates predictor(SearchState& state);

}  // namespace tantrix
