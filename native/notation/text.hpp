// The text forms of placements and of positions of Strategy: src/tantrix/notation/ is their specification.
//
// What cannot be read is nothing (`std::nullopt`); the reasons and offsets are the server's to tell.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/position.hpp"

namespace tantrix {

// An action as the outside writes it: `25@0,-1:5`, `=41`, `resign:1`.
struct TextAction {
    Action::Kind kind;
    ExternalPlacement placed;  // of a draw only the tile; of a resignation the player in its place
};

std::vector<std::string_view> split(std::string_view text, char between);

// A whole number as people write it: no sign but a minus, no zero too many.
std::optional<std::int64_t> read_number(std::string_view text);
// A number of up to 64 bits to the base of 16.
std::optional<std::uint64_t> read_seed(std::string_view digits);
std::optional<ExternalPlacement> read_code(std::string_view text);
std::optional<std::vector<int>> read_tiles(std::string_view text);
std::optional<std::vector<ExternalPlacement>> read_placements(std::string_view text);
std::optional<TextAction> read_action(std::string_view text);
// A position that was not halted. Its board may stand in any order, such as that of play.
std::optional<Setup> read_position(std::string_view text);

std::string code(const ExternalPlacement& placed);
std::string tiles_text(TileSet tiles);
std::string tiles_text(const std::vector<int>& tiles);
std::string board_text(const Board& board, const Plane& plane);
// `strategy:4:doubles`, without colours and resignations.
std::string game_name(const Position& position);
// One line, the order of the bag hidden.
std::string position_text(const Position& position);

inline constexpr std::string_view kColourLetters = "RYBG";
inline constexpr std::string_view kStageNames[] = {"forced", "free", "after", "over"};

}  // namespace tantrix
