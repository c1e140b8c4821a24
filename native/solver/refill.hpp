// Whole figures improved by clearing a region and filling it again.
#pragma once

#include "whole.hpp"

namespace tantrix::solver {

// Does what `improve` does. All edges match at all times: at each step some cells that hang together
// are cleared and filled in all ways that so many trials find, and one of these stays, or what lay
// before, each as likely as what it is worth says.
Outcome refill(const Whole& whole, Control& control, const BetterSink& sink);

}  // namespace tantrix::solver
