#include "solver.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <exception>
#include <map>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

#include "figure.hpp"
#include "given.hpp"

namespace tantrix::solver {

namespace {

constexpr int kMostReach = 500;

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
using Lying = std::map<std::pair<int, int>, std::pair<int, int>>;

// Whether all tiles match where they touch.
bool match(const Lying& lying) {
    const auto shown = [](std::pair<int, int> one, int edge) {
        return edge_colour(one.first, turned(edge - one.second));
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
    Lying fixed;
    for (int tile : task.tiles) ++copies[tile];
    for (const Cell& cell : task.board) open.emplace(cell.q, cell.r);
    for (const Given& one : task.givens) {
        const bool turns = one.rotation >= (one.placed ? -1 : 0) && one.rotation < 6;
        if (!turns || --copies[one.tile] < 0) return "bad.puzzle.given";
        if (one.placed && open.erase({one.cell.q, one.cell.r}) == 0) return "bad.puzzle.given";
        if (one.placed && one.rotation >= 0)
            fixed[{one.cell.q, one.cell.r}] = {one.tile, one.rotation};
    }
    return match(fixed) ? nullptr : "bad.puzzle.given";
}

// Whether tiles that lie already could be part of a figure: no more of them than there are, near
// enough, each in a cell of its own, and matching wherever they touch.
bool can_lie(const Task& task) {
    std::array<int, 256> copies{};
    Lying lying;
    for (int tile : task.tiles) ++copies[tile];
    for (const Placed& one : task.laid) {
        const int dq = one.q - task.laid[0].q, dr = one.r - task.laid[0].r;
        const int far = std::max({std::abs(dq), std::abs(dr), std::abs(dq + dr)});
        if (far >= static_cast<int>(task.tiles.size()) || one.rotation > 5) return false;
        if (--copies[one.tile] < 0) return false;
        if (!lying.emplace(std::pair{one.q, one.r}, std::pair{one.tile, one.rotation}).second)
            return false;
    }
    return match(lying);
}

// The task with the first tile that lies moved to 0,0.
Task at_home(Task task) {
    if (task.laid.empty()) return task;
    const Placed home = task.laid[0];
    for (Placed& one : task.laid) {
        one.q = static_cast<std::int16_t>(one.q - home.q);
        one.r = static_cast<std::int16_t>(one.r - home.r);
    }
    return task;
}

// Hands figures out as they lie where the task is not at home.
Sink moved_back(const Task& task, const Sink& sink) {
    if (task.laid.empty()) return sink;
    return [&sink, home = task.laid[0]](std::vector<Placed> figure) {
        for (Placed& one : figure) {
            one.q = static_cast<std::int16_t>(one.q + home.q);
            one.r = static_cast<std::int16_t>(one.r + home.r);
        }
        return sink(figure);
    };
}

// The search that suits a task.
Outcome search(const Task& task, Reins& reins) {
    if (!task.laid.empty()) return solve_laid(task, reins);
    return is_track(task) ? solve_track(task, reins) : solve_growth(task, reins);
}

// Parts enough to keep all threads busy to the end, and trials worth making to find them.
constexpr std::uint64_t kParts = 256, kScouting = 1 << 14;

// How many tiles lie where the tree is best parted, 0 where it is not worth it; tells how many
// parts that makes. Steps grow as long as the tree stays slim, and shrink where it bursts.
int part_depth(const Task& task, Control& control) {
    const int size = static_cast<int>(task.tiles.size()), laid = static_cast<int>(task.laid.size());
    const Sink none = [](const std::vector<Placed>&) { return true; };
    std::uint64_t parts = 0;
    int depth = laid;
    for (int step = 1; depth < size - 1 && parts < kParts;) {
        const int next = std::min(depth + step, size - 1);
        std::vector<std::uint64_t> met(next + 1);
        Crew crew;
        Reins reins(control, none, crew, next);
        reins.scout(met, std::min(kScouting, kScouting * 64 / size));
        search(task, reins);
        if (reins.halted() && step == 1) break;
        step = reins.halted() ? 1 : 2 * step;
        while (!reins.halted() && depth < next && parts < kParts) parts = met[++depth];
    }
    control.nodes = 0;
    control.parts = parts;
    return depth > laid ? depth : 0;
}

// One search by several threads. Where the first solution will do, half of them race from seeds of
// their own, beginning anew now and then; the others, and else all, share the parts of the tree.
class Hunt {
public:
    Hunt(const Task& task, Control& control, const Sink& sink, int threads)
        : task_(task), whole_(task), control_(control),
          taking_([&](const std::vector<Placed>& found) { return sink(found) && !task_.first; }),
          racers_(task.first ? (threads + 1) / 2 : 0) {
        whole_.first = false;
        if (racers_ < threads) depth_ = part_depth(whole_, control);
        sharers_ = depth_ > 0 ? threads - racers_ : std::min(threads - racers_, 1);
        sharing_ = sharers_;
    }
    Outcome run();

private:
    void work(int thread);
    void race(int thread);
    void share();
    void add(const Outcome& part);

    const Task& task_;
    Task whole_;
    Control& control_;
    const Sink taking_;
    int racers_, sharers_ = 0, depth_ = 0;
    std::atomic<int> sharing_{0};  // sharers that have not come to their end
    Crew crew_;
    std::mutex adding_;
    Outcome outcome_;
    std::exception_ptr thrown_;
};

Outcome Hunt::run() {
    {
        std::vector<std::jthread> others;
        for (int thread = 1; thread < racers_ + sharers_; ++thread)
            others.emplace_back([this, thread] { work(thread); });
        work(0);
    }
    if (thrown_) std::rethrow_exception(thrown_);
    return outcome_;
}

void Hunt::work(int thread) {
    try {
        thread < racers_ ? race(thread) : share();
    } catch (...) {
        const std::lock_guard lock(adding_);
        thrown_ = std::current_exception();
        crew_.over = true;
    }
}

void Hunt::race(int thread) {
    Task own = task_;
    if (thread > 0) own.seed = Shuffler(task_.seed + static_cast<std::uint64_t>(thread)).next() | 1;
    Reins reins(control_, taking_, crew_, 0);
    add(search(own, reins));
}

// The tree is searched when every sharer has come to its end.
void Hunt::share() {
    Reins reins(control_, taking_, crew_, depth_);
    Outcome part = search(whole_, reins);
    part.complete = part.complete && --sharing_ == 0;
    add(part);
}

void Hunt::add(const Outcome& part) {
    const std::lock_guard lock(adding_);
    outcome_.complete |= part.complete;
    outcome_.count += part.count;
    outcome_.nodes += part.nodes;
    if (part.complete) crew_.over = true;
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
    if (task.board.empty() && task.goals.empty()) return "bad.puzzle.goals";
    if (!task.board.empty() && !task.laid.empty()) return "bad.puzzle.given";
    if (const char* found = given_fault(task)) return found;
    return goal_fault(task);
}

Outcome solve(const Task& task, Control& control, const Sink& sink, int threads) {
    control.nodes = control.done = control.parts = 0;
    control.depth = control.best = 0;
    if (only_turns(task)) return solve_given(task, control, sink);
    if (!can_lie(task)) return {true, 0, 0};
    const Task home = at_home(task);
    const Sink moved = moved_back(task, sink);
    return Hunt(home, control, moved, std::max(threads, 1)).run();
}

Outcome count(const Task& task, Control& control, const Sink& sink, int threads) {
    return only_turns(task) ? count_given(task, control, sink) : solve(task, control, sink, threads);
}

}  // namespace tantrix::solver
