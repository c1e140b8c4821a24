// A puzzle and its table as lines of a question:
//
//   tiles      `1,2,3`
//   choices    `loopR+lineB/loopY`, of a choice without goals `-`
//   board      `0,0 0,1`, of a free shape `-`
//   givens     `25@0,1:5 13@?:2 14@1,1:?`, or `-`
//   scored     `loop`, `line` or `-`
//   holes      `holes`, `nohole` or `-`
//   table      codes apart by spaces, or `-`
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "puzzles/puzzle.hpp"

namespace tantrix {

struct PuzzleQuestion {
    Puzzle puzzle;
    Table table;
    std::vector<std::string_view> more;  // the lines that follow
};

std::optional<PuzzleQuestion> read_puzzle(const std::vector<std::string_view>& lines);

std::optional<TableCell> read_cell(std::string_view text);
std::string code(const TablePlacement& placed);

}  // namespace tantrix
