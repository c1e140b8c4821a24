// What is shown of a board in any game, as JSON.
#pragma once

#include <vector>

#include "notation/json.hpp"
#include "rules/lines.hpp"
#include "rules/refusals.hpp"

namespace tantrix {

void write(Json& json, Place at);
void write(Json& json, TileSet tiles);
void write(Json& json, const Plane& plane, const Line& line);
// Null where there is no line.
void write(Json& json, const Plane& plane, const std::optional<Line>& line);
void write(Json& json, const std::vector<Reason>& reasons);
// The colours that touch an empty cell, edge by edge, a dot where nothing does.
std::string pattern_text(const Board& board, Cell at);
// How people write a placement that is about to be made: src/tantrix/notation/moves.py (`human`).
std::string human(const Board& board, const Plane& plane, Action action);
// An entry of the list of moves (`LogEntry` in src/tantrix/server/tables/messages.py).
struct Entry {
    int player;
    bool forced;
    std::string code, human;
    int drawn;  // 0 where nothing was drawn
    std::string_view stage;
};
void write(Json& json, const Entry& entry);

}  // namespace tantrix
