// Positions and previews of Strategy as JSON, in the very shapes of the server's answers (`GameView` and
// `PlacementPreview` in src/tantrix/notation/json_types.py): a page reads both with one type.
#pragma once

#include <string>
#include <vector>

#include "rules/review.hpp"

namespace tantrix {

// All that players and watchers may see of a position; `numbers` are the reviewer's, of forced spaces.
// `last` are the last placements, newest first, where the position does not know its own history.
std::string view_json(Position& position, bool numbers, const std::vector<ExternalPlacement>* last = nullptr);

// What a placement would bring about.
std::string preview_json(Position& position, const ExternalPlacement& placed, bool numbers);

// What joins the lines of a colour indirectly, the state of all their ends, and the twin spaces.
std::string connections_json(const Position& position, int colour);

}  // namespace tantrix
