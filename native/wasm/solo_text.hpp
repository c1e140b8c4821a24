// Positions of Solitaire and of Gobble as text: src/tantrix/notation/positions/ is their specification.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "rules/gobble.hpp"
#include "rules/solitaire.hpp"

namespace tantrix {

// The options of a name such as `solitaire:1:triple=RYB:goal=loop`.
std::optional<SolitaireOptions> read_solitaire(std::string_view name);

// Null where a text is no such position.
std::unique_ptr<Solitaire> read_solitaire_position(std::string_view text);
std::unique_ptr<Gobble> read_gobble_position(std::string_view text);

// One line; the order out of sight is told where the game knows it.
std::string position_text(const Solitaire& game);
std::string position_text(const Gobble& game);

std::string_view stage_name(const SoloGame& game);
std::string_view step_name(Step step);
// A placement or a step; neither where it cannot be read.
std::optional<SoloMove> read_move(std::string_view text);

}  // namespace tantrix
