#include "solver.hpp"

#include <set>
#include <utility>

#include "figure.hpp"

namespace tantrix::solver {

namespace {

constexpr int kMostReach = 500;

// Whether one loop or line passes all tiles, so that its shape is worth finding first.
bool is_track(const Task& task) {
    if (task.goals.size() != 1 || task.tiles.size() < 3) return false;
    for (int tile : task.tiles)
        if (!has_colour(tile, task.goals[0].colour)) return false;
    return true;
}

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

}  // namespace

const char* fault(const Task& task) {
    if (task.tiles.empty()) return "bad.puzzle.tiles";
    for (int tile : task.tiles)
        if (tile < 1 || tile > kTiles) return "bad.puzzle.tile";
    std::set<std::pair<int, int>> cells;
    for (const Cell& cell : task.board) cells.emplace(cell.q, cell.r);
    const bool fills = cells.size() == task.tiles.size() && cells.size() == task.board.size();
    if (!task.board.empty() && (!fills || reach_of(task.board) > kMostReach))
        return "bad.puzzle.cells";
    return goal_fault(task);
}

Outcome solve(const Task& task, Control& control, const Sink& sink) {
    const Sink once = [&](const std::vector<Placed>& solution) { return sink(solution) && false; };
    const Sink& taking = task.first ? once : sink;
    return is_track(task) ? solve_track(task, control, taking) : solve_growth(task, control, taking);
}

}  // namespace tantrix::solver
