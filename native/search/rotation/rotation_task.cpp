#include "search/rotation/rotation_task.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

#include "common/hex.hpp"
#include "search/figure.hpp"
#include "search/rotation/rotation.hpp"

namespace tantrix {

namespace {

// The tiles in order of the board's cells.
std::vector<RotationTile> tiles_of(const Task& task) {
    std::map<std::pair<int, int>, const Given*> at;
    for (const Given& one : task.givens) at[{one.cell.q, one.cell.r}] = &one;
    std::vector<RotationTile> tiles;
    for (const Hex& cell : task.board) {
        const Given& one = *at[{cell.q, cell.r}];
        tiles.push_back({one.tile, cell.q, cell.r, one.rotation});
    }
    return tiles;
}

// The turns of the board that lay every tile on its like.
std::vector<Symmetry> kept_turns(const Task& task, const std::vector<RotationTile>& tiles) {
    std::vector<Symmetry> turns = symmetries(task.board);
    std::erase_if(turns, [&](const Symmetry& turn) {
        for (std::size_t i = 0; i < tiles.size(); ++i)
            if (tiles[turn.to[i]].tile != tiles[i].tile) return true;
        return false;
    });
    return turns;
}

std::vector<Fixed> fixed_of(const std::vector<RotationTile>& tiles) {
    std::vector<Fixed> fixed;
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (tiles[i].rotation >= 0) fixed.push_back({static_cast<int>(i), tiles[i].tile, tiles[i].rotation});
    return fixed;
}

}  // namespace

bool is_rotation_task(const Task& task) {
    return !task.board.empty() && task.givens.size() == task.board.size() &&
           std::all_of(task.givens.begin(), task.givens.end(), [](const Given& one) { return one.placed; });
}

SearchResult solve_rotation_task(const Task& task, Monitor& monitor, const Sink& sink) {
    const std::vector<RotationTile> tiles = tiles_of(task);
    const std::vector<Symmetry> turns = kept_turns(task, tiles);
    if (turns.empty() || task.first)
        return solve_rotations(tiles, task.goals, task.seed, task.first, monitor, sink);
    const std::vector<Fixed> fixed = fixed_of(tiles);
    std::uint64_t given = 0;
    const Sink least = [&](const std::vector<Placement>& filling) {
        if (!least_turned(filling, turns, fixed)) return true;
        ++given;
        return sink(filling);
    };
    SearchResult outcome = solve_rotations(tiles, task.goals, task.seed, false, monitor, least);
    outcome.count = given;
    return outcome;
}

SearchResult count_rotation_task(const Task& task, Monitor& monitor, const Sink& sink) {
    const std::vector<RotationTile> tiles = tiles_of(task);
    if (!kept_turns(task, tiles).empty()) return solve_rotation_task(task, monitor, sink);
    const SearchResult one = solve_rotations(tiles, task.goals, task.seed, true, monitor, sink);
    if (one.count == 0) return one;
    SearchResult all = count_rotations(tiles, task.goals, monitor);
    all.complete = all.complete && all.count != std::numeric_limits<std::uint64_t>::max();
    all.count = std::max(all.count, one.count);
    all.nodes += one.nodes;
    return all;
}

}  // namespace tantrix
