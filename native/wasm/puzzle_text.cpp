#include "wasm/puzzle_text.hpp"

#include <algorithm>
#include <cstdlib>

#include "notation/text.hpp"

namespace tantrix {

namespace {

constexpr std::int64_t kFarthest = 500;  // how far out a tile may lie
constexpr std::size_t kPuzzleLines = 7;

// The words of a line that stand apart by spaces, none where the line is `-`.
std::vector<std::string_view> words(std::string_view line) {
    return line == "-" ? std::vector<std::string_view>{} : split(line, ' ');
}

std::optional<Form> read_form(std::string_view text) {
    if (text == "loop") return Form::loop;
    if (text == "line") return Form::line;
    return std::nullopt;
}

std::optional<std::vector<Goal>> read_goals(std::string_view text) {
    std::vector<Goal> goals;
    if (text == "-") return goals;
    for (const std::string_view word : split(text, '+')) {
        const auto form = read_form(word.substr(0, 4));
        const auto colour = word.size() == 5 ? kColourLetters.find(word[4]) : std::string_view::npos;
        if (!form || colour == std::string_view::npos) return std::nullopt;
        goals.push_back({*form, static_cast<std::uint8_t>(colour)});
    }
    return goals;
}

bool read_tile(std::string_view text, int& tile) {
    const auto number = read_number(text);
    tile = number && *number >= 1 && *number <= kTiles ? static_cast<int>(*number) : 0;
    return tile > 0;
}

std::optional<PuzzleGiven> read_given(std::string_view text) {
    const auto at = text.find('@'), colon = text.rfind(':');
    PuzzleGiven given{};
    if (at == std::string_view::npos || colon == std::string_view::npos || colon < at) return std::nullopt;
    if (!read_tile(text.substr(0, at), given.tile)) return std::nullopt;
    const std::string_view cell = text.substr(at + 1, colon - at - 1), turn = text.substr(colon + 1);
    if (cell != "?" && !(given.at = read_cell(cell))) return std::nullopt;
    if (turn == "?") return given;
    const auto rotation = read_number(turn);
    if (!rotation || *rotation < 0 || *rotation > 5) return std::nullopt;
    given.rotation = static_cast<int>(*rotation);
    return given;
}

std::optional<Puzzle> read_rules(const std::vector<std::string_view>& lines) {
    Puzzle puzzle;
    for (const std::string_view word : split(lines[0], ',')) {
        puzzle.tiles.emplace_back();
        if (!read_tile(word, puzzle.tiles.back())) return std::nullopt;
    }
    for (const std::string_view word : split(lines[1], '/')) {
        auto goals = read_goals(word);
        if (!goals) return std::nullopt;
        puzzle.choices.push_back(std::move(*goals));
    }
    for (const std::string_view word : words(lines[2])) {
        const auto cell = read_cell(word);
        if (!cell) return std::nullopt;
        puzzle.board.insert(*cell);
    }
    for (const std::string_view word : words(lines[3])) {
        const auto given = read_given(word);
        if (!given) return std::nullopt;
        puzzle.givens.push_back(*given);
    }
    puzzle.scored = read_form(lines[4]);
    puzzle.holes = lines[5] == "holes";
    puzzle.no_hole = lines[5] == "nohole";
    return puzzle;
}

std::optional<std::vector<TablePlacement>> read_table(std::string_view line) {
    std::vector<TablePlacement> placements;
    for (const std::string_view word : words(line)) {
        const auto placed = read_code(word);
        if (!placed) return std::nullopt;
        const auto& [tile, q, r, rotation] = *placed;
        const bool real = tile >= 1 && tile <= kTiles && rotation >= 0 && rotation < 6;
        if (!real || std::max(std::abs(q), std::abs(r)) > kFarthest) return std::nullopt;
        const auto number = [](std::int64_t wide) { return static_cast<int>(wide); };
        placements.push_back({{number(q), number(r)}, {number(tile), number(rotation)}});
    }
    return placements;
}

}  // namespace

std::optional<TableCell> read_cell(std::string_view text) {
    const auto parts = split(text, ',');
    if (parts.size() != 2) return std::nullopt;
    const auto q = read_number(parts[0]), r = read_number(parts[1]);
    if (!q || !r || std::max(std::abs(*q), std::abs(*r)) > kFarthest) return std::nullopt;
    return TableCell{static_cast<int>(*q), static_cast<int>(*r)};
}

std::optional<PuzzleQuestion> read_puzzle(const std::vector<std::string_view>& lines) {
    if (lines.size() < kPuzzleLines) return std::nullopt;
    auto puzzle = read_rules(lines);
    const auto placements = read_table(lines[kPuzzleLines - 1]);
    if (!puzzle || !placements) return std::nullopt;
    auto table = Table::of(*puzzle, *placements);
    if (!table) return std::nullopt;
    return PuzzleQuestion{std::move(*puzzle), std::move(*table), {lines.begin() + kPuzzleLines, lines.end()}};
}

std::string code(const TablePlacement& placed) {
    const auto& [at, laid] = placed;
    return code(ExternalPlacement{laid.tile, at.q, at.r, laid.rotation});
}

}  // namespace tantrix
