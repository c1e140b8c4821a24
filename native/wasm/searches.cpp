// Searches for a page: the next tile on the way to a solution, a solution, their number.
//
// They end when they end: a page that will not wait longer ends their worker. Answers have the shapes of
// `Hint`, `Solution` and `SolutionCount` in src/tantrix/server/puzzles/http.py. Puzzles with scores have
// no solution to be searched for, and are refused.
#include <algorithm>
#include <tuple>

#include "notation/json.hpp"
#include "wasm/exports.hpp"
#include "wasm/puzzle_text.hpp"

namespace tantrix {

namespace {

Given native(const PuzzleGiven& given) {
    Given found;
    found.tile = static_cast<std::uint8_t>(given.tile);
    found.placed = given.at.has_value();
    if (given.at)
        found.cell = {static_cast<std::int16_t>(given.at->q), static_cast<std::int16_t>(given.at->r)};
    found.rotation = static_cast<std::int8_t>(given.rotation.value_or(-1));
    return found;
}

Placement native(const TablePlacement& one) {
    return {static_cast<std::uint8_t>(one.laid.tile), static_cast<std::int16_t>(one.at.q),
            static_cast<std::int16_t>(one.at.r), static_cast<std::uint8_t>(one.laid.rotation)};
}

TablePlacement placed(const Placement& one) { return {{one.q, one.r}, {one.tile, one.rotation}}; }

// The given that a tile takes up: that of its cell, else one that it meets anywhere.
auto given_for(const TablePlacement& one, std::vector<PuzzleGiven>& givens) {
    const auto here = std::find_if(givens.begin(), givens.end(),
                                   [&](const PuzzleGiven& given) { return given.at == one.at; });
    if (here != givens.end()) return here;
    return std::find_if(givens.begin(), givens.end(), [&](const PuzzleGiven& given) {
        return !given.at && given.tile == one.laid.tile && given.rotation == one.laid.rotation;
    });
}

// The givens of a board together with the tiles that lie there; none where no filling has them all.
std::optional<std::vector<PuzzleGiven>> bound(const Puzzle& puzzle, const Table& table) {
    std::vector<PuzzleGiven> left = puzzle.givens, givens;
    for (const TablePlacement& one : table.placements()) {
        const auto given = given_for(one, left);
        if (given != left.end()) {
            const bool turned = given->rotation && given->rotation != one.laid.rotation;
            if (given->tile != one.laid.tile || turned) return std::nullopt;
            left.erase(given);
        }
        givens.push_back({one.laid.tile, one.at, one.laid.rotation});
    }
    givens.insert(givens.end(), left.begin(), left.end());
    return givens;
}

// The tasks of a puzzle, one for each choice of goals; none where its table cannot be part of a solution.
std::vector<Task> tasks_of(const Puzzle& puzzle, const Table& table, bool first) {
    Task task;
    task.tiles.assign(puzzle.tiles.begin(), puzzle.tiles.end());
    for (const TableCell& at : puzzle.board)
        task.board.push_back({static_cast<std::int16_t>(at.q), static_cast<std::int16_t>(at.r)});
    task.holes = puzzle.holes;
    task.first = first;
    std::optional<std::vector<PuzzleGiven>> givens = puzzle.givens;
    if (puzzle.board.empty()) {
        for (const TablePlacement& one : table.placements()) task.laid.push_back(native(one));
    } else {
        givens = bound(puzzle, table);
    }
    if (!givens) return {};
    for (const PuzzleGiven& given : *givens) task.givens.push_back(native(given));
    std::vector<Task> tasks;
    for (const auto& goals : puzzle.choices) {
        task.goals = goals;
        if (!fault(task)) tasks.push_back(task);
    }
    return tasks;
}

using Solution = std::vector<Placement>;

// The first solution that contains a table and that is wanted.
template <class Wanted>
std::optional<Solution> first_solution(const Puzzle& puzzle, const Table& table, bool first, Wanted wanted) {
    std::optional<Solution> found;
    const Sink sink = [&](const Solution& solution) {
        if (wanted(solution)) found = solution;
        return !found;
    };
    Monitor monitor;
    for (const Task& task : tasks_of(puzzle, table, first)) {
        if (!found) solve(task, monitor, sink);
    }
    return found;
}

std::optional<Solution> solution_with(const Puzzle& puzzle, const Table& table) {
    return first_solution(puzzle, table, true, [](const Solution&) { return true; });
}

bool accepted(const Puzzle& puzzle, const Solution& solution) {
    std::vector<TablePlacement> placements;
    for (const Placement& one : solution) placements.push_back(placed(one));
    const auto table = Table::of(puzzle, placements);
    return table && solution_faults(puzzle, *table).empty();
}

// A solution to lead to: a solid one, or else any other that is accepted.
std::optional<Solution> solution_ahead(const Puzzle& puzzle, const Table& table) {
    if (auto solid = solution_with(puzzle, table)) return solid;
    if (!puzzle.board.empty() || puzzle.holes) return std::nullopt;
    Puzzle wider = puzzle;
    wider.holes = true;
    return first_solution(wider, table, false, [&](const Solution& one) { return accepted(puzzle, one); });
}

// Which tile of a solution to lay next on a table that is a part of it: one that touches the table, along
// a goal's colour if any does, and as many tiles as possible; on an empty table the first.
TablePlacement follower(const Puzzle& puzzle, const Table& table, std::vector<Placement> solution) {
    std::sort(solution.begin(), solution.end());
    const std::vector<int> colours = puzzle.colours();
    std::optional<std::tuple<int, int>> most;
    TablePlacement best{};
    for (const Placement& native_one : solution) {
        TablePlacement one = placed(native_one);
        const auto lies = table.tiles().find(one.at);
        if (lies != table.tiles().end() && lies->second == one.laid) continue;
        if (table.tiles().empty()) {
            if (puzzle.board.empty()) one.at = {0, 0};
            return one;
        }
        std::tuple<int, int> worth{0, 0};
        for (int edge = 0; edge < 6; ++edge) {
            if (!table.covered(one.at.beside(edge))) continue;
            ++std::get<1>(worth);
            std::get<0>(worth) +=
                static_cast<int>(std::count(colours.begin(), colours.end(), one.laid.colour(edge)));
        }
        if (most && worth <= *most) continue;
        most = worth;
        best = one;
    }
    return best;
}

std::string hint(const Puzzle& puzzle, const Table& table) {
    Json json;
    json.open('{').key("answer");
    const bool whole = table.placements().size() == puzzle.tiles.size();
    if (whole && solution_faults(puzzle, table).empty()) return json.word("solved").close('}').take();
    const auto solution = solution_ahead(puzzle, table);
    if (!solution) return json.word("none").close('}').take();
    json.word("next").key("placement").word(code(follower(puzzle, table, *solution)));
    return json.close('}').take();
}

std::string solution(const Puzzle& puzzle) {
    const auto found = solution_with(puzzle, *Table::of(puzzle, {}));
    Json json;
    json.open('{').key("status").word(found ? "solved" : "unsolvable").key("placements");
    json.list(found.value_or(std::vector<Placement>{}),
              [&](const Placement& one) { json.word(code(placed(one))); });
    return json.key("score").null().close('}').take();
}

std::string number(const Puzzle& puzzle) {
    std::uint64_t sum = 0;
    const Sink sink = [](const std::vector<Placement>&) { return true; };
    Monitor monitor;
    for (const Task& task : tasks_of(puzzle, *Table::of(puzzle, {}), false))
        sum += count(task, monitor, sink).count;
    Json json;
    return json.open('{')
        .key("count")
        .number(static_cast<std::int64_t>(sum))
        .key("complete")
        .boolean(true)
        .close('}')
        .take();
}

template <class Ask>
std::size_t about_puzzle(Ask ask) {
    const auto asked = read_puzzle(question_lines());
    if (!asked || asked->puzzle.scored) return answer_refused("bad.puzzle");
    return answer(ask(asked->puzzle, asked->table));
}

}  // namespace

}  // namespace tantrix

using namespace tantrix;

TANTRIX_EXPORT(puzzle_hint) std::size_t puzzle_hint() { return about_puzzle(hint); }

TANTRIX_EXPORT(puzzle_solution) std::size_t puzzle_solution() {
    return about_puzzle([](const Puzzle& puzzle, const Table&) { return solution(puzzle); });
}

TANTRIX_EXPORT(puzzle_count) std::size_t puzzle_count() {
    return about_puzzle([](const Puzzle& puzzle, const Table&) { return number(puzzle); });
}
