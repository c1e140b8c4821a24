// Robots of the Mind Game, which see the board and both hands but not the bag. The specification is
// src/tantrix/robots/mindgame/; tests hold their values equal.
#pragma once

#include <string_view>

#include "rules/mindgame.hpp"

namespace tantrix {

enum class MindLevel : std::uint8_t { greedy, planner };

std::optional<MindLevel> parse_mind_level(std::string_view name);

// The action of the player to act, where a placement or an answer is due. Equal seeds bring equal choices.
MindAction choose(const MindGame& game, MindLevel level, std::uint64_t seed);

}  // namespace tantrix
