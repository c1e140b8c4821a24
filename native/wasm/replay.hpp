// A game of Strategy out of the first two lines of a question: its start, a position in text, and the
// actions since. Where the position has the order of the bag, draws are made by themselves and stand
// nowhere among the actions.
#pragma once

#include <memory>
#include <string_view>

#include "rules/position.hpp"
#include "wasm/exports.hpp"

namespace tantrix {

// The action of a text; none where it cannot be read.
Action read_action(const Position& position, std::string_view text);

// The position after a game's actions, null where one of them cannot be read or is not legal.
std::unique_ptr<Position> replayed(std::string_view start, std::string_view actions);

// Answers what is asked about the game of a question.
template <class Ask>
std::size_t about_game(Ask ask) {
    const auto lines = question_lines();
    const auto position = lines.size() < 2 ? nullptr : replayed(lines[0], lines[1]);
    return position ? answer(ask(*position, lines)) : answer_refused("bad.position");
}

}  // namespace tantrix
