// Four lines or four loops: arranges the whole set so that the longest chains of the four colours score as
// much as possible. The search is not exact; it keeps the best arrangement found.
//
// Walkers (replica.cpp) step from one matched arrangement to another, at a temperature.
//
// Lines go by replica exchange (parallel tempering; Geyer 1991, Hukushima and Nemoto 1996): several walkers
// step at temperatures that rise from one to the next. After every `kLeg` steps neighbours may exchange
// their temperatures, by the rule of Metropolis: hot ones escape dead ends, cold ones finish. All lie on the
// one outline with the fewest outer edges, 52: their ends are the least that is lost, and of the 168 links of
// the set 168 - (52 / 2 - 4) = 146 are left.
//
// Loops go by simulated annealing, again and again: one walker steps `kSteps` times while the temperature
// falls. Outer edges are to be paired by links of the tiles on the rim, which goes best on a triangle; the
// outline changes as the walker goes.
//
// Both go on until they are stopped or the bound is reached. docs/internals/bounds.md proves the bounds.
#include "search/score/score_search.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "common/threads.hpp"
#include "common/tiles.hpp"
#include "search/score/layout.hpp"
#include "search/score/replica.hpp"
#include "search/solver.hpp"

namespace tantrix {

namespace {

struct Schedule {
    StepRules rules;
    double coldest, hottest;
};

constexpr Schedule kLines{.rules{.form = Form::line,
                                 .fewest = 14,
                                 .most = 30,
                                 .draws = 3,
                                 .trials = 5'000,
                                 .pairing = 0.15,
                                 .shape_steps = 0,
                                 .most_rim = 52},
                          .coldest = 0.5,
                          .hottest = 1.3};
constexpr Schedule kLoops{.rules{.form = Form::loop,
                                 .fewest = 16,
                                 .most = 34,
                                 .draws = 1,
                                 .trials = 12'000,
                                 .pairing = 0.5,
                                 .shape_steps = 6,
                                 .most_rim = 62},
                          .coldest = 0.55,
                          .hottest = 0.72};
constexpr int kReplicas = 6;     // of the exchange
constexpr int kLeg = 100;        // steps of each of them between two exchanges
constexpr int kSteps = 200'000;  // of one annealing

Hex cell(int q, int r) { return {static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)}; }

// The one outline of 56 cells with 52 outer edges: a hexagon of side 5 without one of its sides.
std::vector<Hex> least_rim() {
    std::vector<Hex> cells;
    for (int q = -4; q <= 4; ++q)
        for (int r = std::max(-4, -4 - q); r <= std::min(3, 4 - q); ++r) cells.push_back(cell(q, r));
    return cells;
}

// A triangle of side 10 with one cell more: the outline whose rim can be paired with the least waste.
std::vector<Hex> least_waste() {
    std::vector<Hex> cells{cell(-1, 5)};
    for (int q = 0; q < 10; ++q)
        for (int r = 0; r < 10 - q; ++r) cells.push_back(cell(q, r));
    return cells;
}

class ScoreSearch {
public:
    ScoreSearch(const ScoreTask& task, Monitor& monitor, const BetterSink& sink)
        : task_(task),
          schedule_(task.form == Form::line ? kLines : kLoops),
          monitor_(monitor),
          sink_(sink),
          random_(task.seed + 1) {}

    SearchResult run();

private:
    bool halted() const { return over_ || monitor_.stop.load(std::memory_order_relaxed); }
    std::vector<Placement> any_figure();
    std::unique_ptr<Replica> walker();
    void anneal();
    void temper();
    void exchange();
    void emit(const Layout& layout, int score);
    // From the coldest, at height 0, to the hottest, at 1.
    double temperature(double height) const {
        return schedule_.coldest * std::pow(schedule_.hottest / schedule_.coldest, height);
    }
    static double height(int place) { return static_cast<double>(place) / (kReplicas - 1); }

    const ScoreTask& task_;
    const Schedule& schedule_;
    Monitor& monitor_;
    const BetterSink& sink_;
    Shuffler random_;
    const Replica::Sink better_ = [this](const Layout& layout, int score) {
        if (score > best_ && !over_) emit(layout, score);
    };
    std::vector<std::unique_ptr<Replica>> walkers_;  // of the exchange, the coldest first
    int best_ = -1;
    bool over_ = false;
    std::uint64_t count_ = 0, nodes_ = 0;
};

// A figure of all tiles with all edges matching.
std::vector<Placement> ScoreSearch::any_figure() {
    Task task;
    for (int tile = 1; tile <= kTiles; ++tile) task.tiles.push_back(static_cast<std::uint8_t>(tile));
    task.board = task_.form == Form::line ? least_rim() : least_waste();
    task.seed = random_.next() | 1;
    task.first = true;
    std::vector<Placement> found;
    const Sink sink = [&](const std::vector<Placement>& figure) {
        found = figure;
        return true;
    };
    Monitor monitor;
    solve(task, monitor, sink);
    return found;
}

void ScoreSearch::emit(const Layout& layout, int score) {
    best_ = score;
    ++count_;
    if (!sink_(layout.figure(), score) || score == task_.bound) over_ = true;
}

// A new one, from the figure given or any other; null where the search ends before there is one.
std::unique_ptr<Replica> ScoreSearch::walker() {
    const auto figure = task_.start.empty() ? any_figure() : task_.start;
    if (figure.empty() || halted()) return nullptr;
    auto one = std::make_unique<Replica>(schedule_.rules, figure, random_, better_);
    better_(one->layout(), one->worth().score);
    return one;
}

// Neighbours change places so that in the long run each place sees its own temperature's states.
void ScoreSearch::exchange() {
    for (int place = 0; place + 1 < kReplicas; ++place) {
        const double colder = 1 / temperature(height(place)) - 1 / temperature(height(place + 1));
        const double gain = walkers_[place + 1]->worth().fine - walkers_[place]->worth().fine;
        const double chance = static_cast<double>((random_.next() >> 11) + 1) * 0x1p-53;
        if (std::log(chance) < colder * gain) std::swap(walkers_[place], walkers_[place + 1]);
    }
}

void ScoreSearch::temper() {
    while (walkers_.size() < kReplicas) {
        walkers_.push_back(walker());
        if (!walkers_.back()) return;
    }
    while (!halted()) {
        std::uint64_t nodes = 0;
        for (int place = 0; place < kReplicas; ++place) {
            for (int i = 0; i < kLeg && !halted(); ++i) walkers_[place]->step(temperature(height(place)));
            nodes += walkers_[place]->trials();
        }
        nodes_ = nodes;
        monitor_.nodes.store(nodes_, std::memory_order_relaxed);
        exchange();
    }
}

void ScoreSearch::anneal() {
    const std::unique_ptr<Replica> one = walker();
    const std::uint64_t before = nodes_;
    for (int i = 0; one && i < kSteps && !halted(); ++i) {
        one->step(temperature(1 - static_cast<double>(i) / kSteps));
        nodes_ = before + one->trials();
        monitor_.nodes.store(nodes_, std::memory_order_relaxed);
    }
}

SearchResult ScoreSearch::run() {
    while (!halted()) task_.form == Form::line ? temper() : anneal();
    return {best_ == task_.bound, count_, nodes_};
}

}  // namespace

SearchResult improve(const ScoreTask& task, Monitor& monitor, const BetterSink& sink) {
    return ScoreSearch(task, monitor, sink).run();
}

SearchResult improve_together(const ScoreTask& task, int threads, Monitor& monitor, const Sink& sink) {
    Mutex giving;
    int best = -1;
    SearchResult sum;
    const BetterSink better = [&](const std::vector<Placement>& figure, int score) {
        const LockGuard lock(giving);
        if (score > best && !monitor.stop.load()) {
            best = score;
            ++sum.count;
            monitor.best = score;
            if (!sink(figure) || score == task.bound) monitor.stop = true;
        }
        return !monitor.stop.load();
    };
    const auto work = [&](int thread) {
        ScoreTask own = task;
        if (thread > 0) own.seed = Shuffler(task.seed + static_cast<std::uint64_t>(thread)).next();
        const SearchResult part = improve(own, monitor, better);
        const LockGuard lock(giving);
        sum.complete |= part.complete;
        sum.nodes += part.nodes;
    };
    run_on_threads(threads, work);
    return sum;
}

}  // namespace tantrix
