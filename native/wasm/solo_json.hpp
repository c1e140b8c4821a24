// Positions and previews of Solitaire and of Gobble as JSON, in the shapes of the server's answers
// (src/tantrix/notation/views/).
#pragma once

#include <string>

#include "notation/board_json.hpp"
#include "rules/gobble.hpp"
#include "rules/solitaire.hpp"

namespace tantrix {

std::string view_json(const Solitaire& game);
std::string view_json(const Gobble& game);
std::string preview_json(const Solitaire& game, const ExternalPlacement& placed);
std::string preview_json(const Gobble& game, const ExternalPlacement& placed);

// How the list of moves writes a placement that is about to be made, and whether it must be made there.
Entry entry_of(const Solitaire& game, const SoloMove& move);
Entry entry_of(const Gobble& game, const SoloMove& move);
// With the tile that was drawn after it.
void note_draw(const Solitaire& game, Entry& entry, int drawn);
void note_draw(const Gobble& game, Entry& entry, int drawn);

}  // namespace tantrix
