// Why a placement is not legal: every rule that it would break, with the cells that show it.
//
// The list of legal placements never asks this; a page does, once, for a tile that a player tries where
// it cannot lie. The specification is StrategyState.refusals and src/tantrix/rules/core/restrictions.py;
// tests hold ids, numbers and cells equal.
#pragma once

#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "rules/position.hpp"

namespace tantrix {

struct Reason {
    using Value = std::variant<std::int64_t, char, std::vector<int>>;  // a number, a colour, edges

    std::string_view id;
    std::vector<std::pair<std::string_view, Value>> params{};
    std::vector<Place> cells{};
};

// Every reason against a placement by the player to act; none where it is legal.
std::vector<Reason> refusals(const Position& position, const ExternalPlacement& placed);

// Those of the board alone: the golden rule, and the three restrictions where they apply.
std::vector<Reason> board_refusals(const Board& board, const Plane& plane, const ExternalPlacement& placed,
                                   bool restricted);
// Why a tile that does not exist, or a rotation, cannot lie anywhere.
std::vector<Reason> number_refusals(const ExternalPlacement& placed);

// Cells as places.
std::vector<Place> places(const Plane& plane, const std::vector<Cell>& cells);

// Whether a tile across an edge of a space would leave three edges of one colour round it.
bool makes_three_alike(const Board& board, Cell at, OrientedTile it);

}  // namespace tantrix
