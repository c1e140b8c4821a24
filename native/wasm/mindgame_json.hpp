// Positions and previews of the Mind Game as JSON, in the shapes of the server's answers
// (src/tantrix/notation/views/mindgame.py).
#pragma once

#include <string>

#include "rules/mindgame.hpp"

namespace tantrix {

std::string view_json(const MindGame& game);
std::string preview_json(const MindGame& game, const ExternalPlacement& placed);

}  // namespace tantrix
