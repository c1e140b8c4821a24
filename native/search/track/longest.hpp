// The longest loop or line of a colour that given tiles can make: iterative search from the longest
// length down, each length with a limit that grows from round to round, until one is found and all longer
// ones are proved impossible.
#pragma once

#include <cstdint>
#include <vector>

#include "search/solver.hpp"

namespace tantrix {

// Only the tiles of the loop or line are laid, all touching edges matching, in one figure without
// holes unless they are allowed. Tiles without the colour are left over.
struct Longest {
    std::vector<std::uint8_t> tiles;  // numbers 1-56; one that is repeated has copies, all alike
    std::uint8_t colour = 0;          // 0-3: red, yellow, blue, green
    Form form = Form::loop;
    bool holes = false;
    std::uint64_t seed = 0;
};

struct Best {
    std::vector<Placement> figure;  // empty where there is none
    bool proved = false;            // whether none is longer
    std::uint64_t nodes = 0;        // trials made
};

// Takes each figure that is longer than those before; false ends the search.
using Better = std::function<bool(const std::vector<Placement>&)>;

// Searches until the best is proved longest, or stopped.
Best find_longest(const Longest& asked, Monitor& monitor, const Better& better);

}  // namespace tantrix
