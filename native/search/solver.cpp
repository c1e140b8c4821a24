#include "search/solver.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "common/tiles.hpp"
#include "search/figure.hpp"
#include "search/parallel_search.hpp"
#include "search/rotation/rotation_task.hpp"

namespace tantrix {

namespace {

constexpr int kMostReach = 500;

// Of a search that has nothing to look at.
constexpr SearchResult kNothing{true, 0, 0};

const char* goal_fault(const Task& task) {
    unsigned named = 0;
    for (const Goal& goal : task.goals) {
        if (goal.colour > 3 || (named >> goal.colour & 1)) return "bad.puzzle.colour";
        named |= 1u << goal.colour;
        bool carried = false;
        for (int tile : task.tiles) carried |= has_colour(tile, goal.colour);
        if (!carried) return "bad.puzzle.colour";
    }
    return nullptr;
}

// Tile and rotation by cell.
using FixedTiles = std::map<std::pair<int, int>, std::pair<int, int>>;

// Whether all tiles match where they touch.
bool match(const FixedTiles& lying) {
    const auto shown = [](std::pair<int, int> one, int edge) {
        return edge_colour(one.first, one.second, turned(edge));
    };
    for (const auto& [cell, one] : lying)
        for (int edge = 0; edge < 6; ++edge) {
            const auto it = lying.find({cell.first + kDq[edge], cell.second + kDr[edge]});
            if (it != lying.end() && shown(one, edge) != shown(it->second, edge + 3)) return false;
        }
    return true;
}

const char* given_fault(const Task& task) {
    if (!task.givens.empty() && task.board.empty()) return "bad.puzzle.given";
    std::array<int, 256> copies{};
    std::set<std::pair<int, int>> open;
    FixedTiles fixed;
    for (int tile : task.tiles) ++copies[tile];
    for (const Hex& cell : task.board) open.emplace(cell.q, cell.r);
    for (const Given& one : task.givens) {
        const bool turns = one.rotation >= (one.placed ? -1 : 0) && one.rotation < 6;
        if (!turns || --copies[one.tile] < 0) return "bad.puzzle.given";
        if (one.placed && open.erase({one.cell.q, one.cell.r}) == 0) return "bad.puzzle.given";
        if (one.placed && one.rotation >= 0) fixed[{one.cell.q, one.cell.r}] = {one.tile, one.rotation};
    }
    return match(fixed) ? nullptr : "bad.puzzle.given";
}

// Whether tiles that lie already could be part of a figure: no more of them than there are, near
// enough, each in a cell of its own, and matching wherever they touch.
bool can_lie(const Task& task) {
    std::array<int, 256> copies{};
    FixedTiles lying;
    for (int tile : task.tiles) ++copies[tile];
    for (const Placement& one : task.laid) {
        const int dq = one.q - task.laid[0].q, dr = one.r - task.laid[0].r;
        const int far = std::max({std::abs(dq), std::abs(dr), std::abs(dq + dr)});
        if (far >= static_cast<int>(task.tiles.size()) || one.rotation > 5) return false;
        if (--copies[one.tile] < 0) return false;
        if (!lying.emplace(std::pair{one.q, one.r}, std::pair{one.tile, one.rotation}).second) return false;
    }
    return match(lying);
}

// The task with the first tile that lies moved to 0,0.
Task at_home(Task task) {
    if (task.laid.empty()) return task;
    const Placement home = task.laid[0];
    for (Placement& one : task.laid) {
        one.q = static_cast<std::int16_t>(one.q - home.q);
        one.r = static_cast<std::int16_t>(one.r - home.r);
    }
    return task;
}

// Hands figures out as they lie where the task is not at home.
Sink moved_back(const Task& task, const Sink& sink) {
    if (task.laid.empty()) return sink;
    return [&sink, home = task.laid[0]](std::vector<Placement> figure) {
        for (Placement& one : figure) {
            one.q = static_cast<std::int16_t>(one.q + home.q);
            one.r = static_cast<std::int16_t>(one.r + home.r);
        }
        return sink(figure);
    };
}

}  // namespace

const char* fault(const Task& task) {
    if (task.tiles.empty()) return "bad.puzzle.tiles";
    for (int tile : task.tiles)
        if (tile < 1 || tile > kTiles) return "bad.puzzle.tile";
    std::set<std::pair<int, int>> cells;
    for (const Hex& cell : task.board) cells.emplace(cell.q, cell.r);
    const bool fills = cells.size() == task.tiles.size() && cells.size() == task.board.size();
    if (!task.board.empty() && (!fills || reach_of(task.board) > kMostReach)) return "bad.puzzle.cells";
    if (task.board.empty() && task.goals.empty()) return "bad.puzzle.goals";
    if (!task.board.empty() && !task.laid.empty()) return "bad.puzzle.given";
    if (const char* found = given_fault(task)) return found;
    return goal_fault(task);
}

SearchResult solve(const Task& task, Monitor& monitor, const Sink& sink, int threads) {
    monitor.nodes = monitor.found = monitor.done = monitor.parts = 0;
    monitor.depth = monitor.best = 0;
    if (is_rotation_task(task)) {
        return task.share.index > 0 ? kNothing : solve_rotation_task(task, monitor, sink);
    }
    if (!can_lie(task)) return kNothing;
    const Task home = at_home(task);
    const Sink moved = moved_back(task, sink);
    return search_together(home, monitor, moved, std::max(threads, 1));
}

SearchResult count(const Task& task, Monitor& monitor, const Sink& sink, int threads) {
    if (is_rotation_task(task)) {
        return task.share.index > 0 ? kNothing : count_rotation_task(task, monitor, sink);
    }
    Task counted = task;
    counted.count_only = true;
    return solve(counted, monitor, sink, threads);
}

}  // namespace tantrix
