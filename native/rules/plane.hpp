// Where the grid of a board lies on the plane: between its cells and places as the outside tells them.
#pragma once

#include <cstdint>

#include "rules/actions.hpp"

namespace tantrix {

// A place, tile and rotation as the outside tells them.
struct ExternalPlacement {
    std::int64_t tile, q, r, rotation;
};

// A cell as the outside tells it.
struct Place {
    std::int64_t q, r;
};

struct Plane {
    std::int64_t q = 0, r = 0;  // the place of the cell in the middle

    Place place_of(Cell at) const { return {q + kBoardGrid.q(at), r + kBoardGrid.r(at)}; }
    ExternalPlacement external(Action action) const {
        const Place at = place_of(action.cell());
        return {action.tile(), at.q, at.r, action.rotation()};
    }
    // A placement; what cannot be is no action.
    Action place(const ExternalPlacement& placed) const {
        const std::int64_t along = placed.q - q, down = placed.r - r;
        const bool real =
            placed.tile >= 1 && placed.tile <= kTiles && placed.rotation >= 0 && placed.rotation < 6;
        if (!real || !kBoardGrid.has(along, down)) return Action::none();
        return Action::place(static_cast<int>(placed.tile),
                             cell_at(static_cast<int>(along), static_cast<int>(down)),
                             static_cast<int>(placed.rotation));
    }
};

}  // namespace tantrix
