// Finds a completion of a free figure some of whose tiles already lie on the table: for hints, and for
// puzzles that begin with tiles in place.
//
// Two methods take turns, each time with twice the trials. Backtracking (backtracker.cpp) grows the figure
// from the tiles that lie there; it is complete, so it settles positions with few tiles left, one way or
// the other. Annealing finds completions where many tiles are left: loop_annealer.cpp shapes a loop of the
// right length, and assigner.cpp then places tiles along it.
//
// To make such a loop pass through the tiles that lie there, each of them, and each empty cell next to
// them, gets a *preference*: a cost for every way in which a loop may pass the cell. Passing a tile along
// its own link costs nothing, any other way costs, and missing the tile costs most. Next to it only ways
// that some remaining tile could follow are free; where just one tile could, that is recorded too, so that
// it is not promised twice.
//
// The costs only guide the annealing. Whether tiles match is decided by the assigner alone, so an answer is
// always correct. When all solutions are wanted, backtracking runs alone and to its end.
#include <array>
#include <map>
#include <optional>
#include <set>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "common/tiles.hpp"
#include "search/methods.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"
#include "search/track/assigner.hpp"
#include "search/track/find_track.hpp"
#include "search/track/loop_annealer.hpp"

namespace tantrix {

namespace {

// How many trials the first backtracking gets, and how many times as many the annealing.
constexpr std::uint64_t kFirstTrialLimit = 1 << 12, kAnnealingShare = 16;

// What the tiles that lie ask of a loop: to pass them by their links, and the cells beside them so
// that a tile is left which matches there.
class LaidPreferences {
public:
    LaidPreferences(const Task& task, const Grid& grid) : grid_(grid), colour_(task.goals[0].colour) {
        std::map<int, int> left;
        for (int tile : task.tiles) ++left[tile];
        for (const Placement& one : task.laid) {
            --left[one.tile];
            at_[grid.at(one.q, one.r)] = one;
        }
        for (const auto& [tile, copies] : left) {
            if (copies == 0) continue;
            tiles_.push_back(tile);
            preferences_.copies.push_back(copies);
        }
    }
    Preferences preferences() {
        std::set<int> beside;
        for (const auto& [cell, one] : at_) {
            prefer_laid(cell, one);
            for (int step : grid_.step)
                if (!at_.contains(cell + step)) beside.insert(cell + step);
        }
        for (int cell : beside) prefer_beside(cell);
        return preferences_;
    }

private:
    static constexpr int kMissed = 3;

    static int shown(const Placement& one, int edge) {
        return edge_colour(one.tile, one.rotation, turned(edge));
    }
    void prefer_laid(int cell, const Placement& one) {
        CellPreference preference{cell, kMissed};
        preference.sole.fill(-1);
        for (int way = 0; way < 36; ++way)
            for (int edge : {way / 6, way % 6}) preference.cost[way] += shown(one, edge) != colour_;
        preferences_.cells.push_back(preference);
    }
    void prefer_beside(int cell) {
        CellPreference preference{cell};
        preference.cost.fill(1);
        preference.sole.fill(-1);
        for (std::size_t kind = 0; kind < tiles_.size(); ++kind)
            for (std::uint8_t rotation = 0; rotation < 6; ++rotation) {
                const Placement one{static_cast<std::uint8_t>(tiles_[kind]), 0, 0, rotation};
                if (matches(cell, one)) note(preference, one, static_cast<std::int8_t>(kind));
            }
        preferences_.cells.push_back(preference);
    }
    bool matches(int cell, const Placement& one) const {
        for (int edge = 0; edge < 6; ++edge) {
            const auto it = at_.find(cell + grid_.step[edge]);
            if (it != at_.end() && shown(it->second, edge + 3) != shown(one, edge)) return false;
        }
        return true;
    }
    void note(CellPreference& preference, const Placement& one, std::int8_t kind) const {
        for (int way = 0; way < 36; ++way) {
            if (way / 6 == way % 6 || shown(one, way / 6) != colour_ || shown(one, way % 6) != colour_)
                continue;
            if (preference.cost[way] > 0) preference.sole[way] = kind;
            if (preference.sole[way] != kind) preference.sole[way] = -1;
            preference.cost[way] = 0;
        }
    }

    const Grid& grid_;
    int colour_;
    std::vector<int> tiles_;  // by kind: those left
    std::map<int, Placement> at_;
    Preferences preferences_;
};

PathSpec spec_of(const Task& task, SearchControl& control) {
    Shuffler shuffler(task.seed);
    return Assigner(task, static_cast<int>(task.tiles.size()), Grid::of_reach(1), control, shuffler).spec();
}

// Anneals loops round what lies and lays tiles along them, for so many trials.
class LaidLoopSearch {
public:
    LaidLoopSearch(const Task& task, SearchControl& control)
        : task_(without_holes(task)),
          control_(control),
          shuffler_(task.seed + 1),
          grid_(Grid::of_reach(static_cast<int>(task.tiles.size()) + 2)),
          preferences_(LaidPreferences(task_, grid_).preferences()),
          assigner_(task_, static_cast<int>(task.tiles.size()), grid_, control, shuffler_),
          spec_(assigner_.spec()) {}

    bool able() const { return can_anneal(task_, spec_); }
    void run(std::uint64_t trials);

private:
    static Task without_holes(Task task) {
        task.holes = false;
        return task;
    }

    const Task task_;
    SearchControl& control_;
    Shuffler shuffler_;
    const Grid grid_;
    const Preferences preferences_;
    Assigner assigner_;
    const PathSpec spec_;
};

void LaidLoopSearch::run(std::uint64_t trials) {
    const int first_link = spec_.closed ? 0 : spec_.left[2] % 2 == 0 ? 1 : 2;
    const PathSpec spec = as_closed_loop(spec_);
    std::vector<Slot> slots;
    control_.grant(trials);
    LoopAnnealer annealer(grid_, spec, control_, shuffler_, preferences_);
    while (annealer.next(first_link, slots)) {
        if (!spec_.closed) slots.erase(slots.begin());
        assigner_.assign(slots);
        if (control_.halted()) return;
    }
}

}  // namespace

// Backtracking, which comes to an end where few tiles are left, and annealing, which finds what there is
// where many are, take turns, each time with more trials.
SearchResult solve_laid(const Task& task, SearchControl& control) {
    if (is_track(task) && !spec_of(task, control).can_close()) return {true, 0, 0};
    if (!task.first) return solve_backtracking(task, control);
    Shuffler growing(task.seed);
    std::optional<LaidLoopSearch> loops;
    for (std::uint64_t trial_limit = kFirstTrialLimit;; trial_limit *= 2) {
        control.grant(trial_limit);
        backtrack(task, control, growing);
        if (!control.spent()) return control.outcome();
        growing = Shuffler(growing.next() | 1);
        if (!loops && is_track(task)) loops.emplace(task, control);
        if (loops && loops->able()) loops->run(kAnnealingShare * trial_limit);
        if (control.halted() && !control.spent()) return control.outcome();
    }
}

}  // namespace tantrix
