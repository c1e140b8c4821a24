#include "given.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

#include "figure.hpp"
#include "turns.hpp"

namespace tantrix::solver {

namespace {

// The tiles in order of the board's cells.
std::vector<Turning> tiles_of(const Task& task) {
    std::map<std::pair<int, int>, const Given*> at;
    for (const Given& one : task.givens) at[{one.cell.q, one.cell.r}] = &one;
    std::vector<Turning> tiles;
    for (const Cell& cell : task.board) {
        const Given& one = *at[{cell.q, cell.r}];
        tiles.push_back({one.tile, cell.q, cell.r, one.rotation});
    }
    return tiles;
}

// The turns of the board that lay every tile on its like.
std::vector<Symmetry> kept_turns(const Task& task, const std::vector<Turning>& tiles) {
    std::vector<Symmetry> turns = symmetries(task.board);
    std::erase_if(turns, [&](const Symmetry& turn) {
        for (std::size_t i = 0; i < tiles.size(); ++i)
            if (tiles[turn.to[i]].tile != tiles[i].tile) return true;
        return false;
    });
    return turns;
}

std::vector<Fixed> fixed_of(const std::vector<Turning>& tiles) {
    std::vector<Fixed> fixed;
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (tiles[i].rotation >= 0) fixed.push_back({static_cast<int>(i), tiles[i].tile, tiles[i].rotation});
    return fixed;
}

}  // namespace

bool only_turns(const Task& task) {
    return !task.board.empty() && task.givens.size() == task.board.size() &&
           std::all_of(task.givens.begin(), task.givens.end(), [](const Given& one) { return one.placed; });
}

Outcome solve_given(const Task& task, Control& control, const Sink& sink) {
    const std::vector<Turning> tiles = tiles_of(task);
    const std::vector<Symmetry> turns = kept_turns(task, tiles);
    if (turns.empty() || task.first)
        return solve_turns(tiles, task.goals, task.seed, task.first, control, sink);
    const std::vector<Fixed> fixed = fixed_of(tiles);
    std::uint64_t given = 0;
    const Sink least = [&](const std::vector<Placed>& filling) {
        if (!least_turned(filling, turns, fixed)) return true;
        ++given;
        return sink(filling);
    };
    Outcome outcome = solve_turns(tiles, task.goals, task.seed, false, control, least);
    outcome.count = given;
    return outcome;
}

Outcome count_given(const Task& task, Control& control, const Sink& sink) {
    const std::vector<Turning> tiles = tiles_of(task);
    if (!kept_turns(task, tiles).empty()) return solve_given(task, control, sink);
    const Outcome one = solve_turns(tiles, task.goals, task.seed, true, control, sink);
    if (one.count == 0) return one;
    Outcome all = count_turns(tiles, task.goals, control);
    all.complete = all.complete && all.count != std::numeric_limits<std::uint64_t>::max();
    all.count = std::max(all.count, one.count);
    all.nodes += one.nodes;
    return all;
}

}  // namespace tantrix::solver
