// Positions of the Mind Game as text: src/tantrix/notation/positions/mindgame.py is their specification.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "rules/mindgame.hpp"
#include "wasm/exports.hpp"

namespace tantrix {

// Null where a text is no such position.
std::unique_ptr<MindGame> read_mind_position(std::string_view text);
// The size of the board and the copies of each pattern out of a name such as `mindgame:2:side=5`.
std::optional<MindSetup> read_mind_name(std::string_view name);
// One line; the order of the bag is told where the game knows it.
std::string position_text(const MindGame& game);

std::string_view stage_name(const MindGame& game);
std::string_view step_name(MindStep step);
std::string code(const MindPlacement& placed);
std::string text_of(const MindAction& action);
std::optional<MindAction> read_mind_action(std::string_view text, int pieces);

// The game after its actions, null where one of them cannot be read or is not legal. Draws are made by
// themselves where the order of the bag is known.
std::unique_ptr<MindGame> replayed_mind_game(std::string_view start, std::string_view actions);

// Answers what is asked about the game of a question's first two lines.
template <class Ask>
std::size_t about_mind_game(Ask ask) {
    const auto lines = question_lines();
    const auto game = lines.size() < 2 ? nullptr : replayed_mind_game(lines[0], lines[1]);
    return game ? answer(ask(*game, lines)) : answer_refused("bad.position");
}

}  // namespace tantrix
