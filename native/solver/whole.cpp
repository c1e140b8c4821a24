#include "whole.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <numeric>
#include <thread>
#include <utility>

#include "arrangement.hpp"
#include "refill.hpp"

namespace tantrix::solver {

namespace {

constexpr Weights kLineWeights{.mismatch = 20, .rim = 6, .waste = 5, .most = 5, .missing = 0};
constexpr Weights kLoopWeights{.mismatch = 20, .rim = 14, .waste = 3, .most = 8, .missing = 5};

constexpr int kWalkers = 8;
constexpr double kColdest = 0.28, kHottest = 0.38;  // in mismatches
constexpr int kLeg = 20000;                         // trials between two exchanges
constexpr int kLegs = 12000;                        // of each walker before all begin anew

Cell cell(int q, int r) { return {static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)}; }

// The one shape of 56 cells with 52 outer edges: a hexagon of side 5 without one of its sides.
std::vector<Cell> least_rim() {
    std::vector<Cell> cells;
    for (int q = -4; q <= 4; ++q)
        for (int r = std::max(-4, -4 - q); r <= std::min(3, 4 - q); ++r) cells.push_back(cell(q, r));
    return cells;
}

// A triangle of side 10 with one tile more on a side: its rim can be cut off with the least waste.
std::vector<Cell> least_waste(int place) {
    std::vector<Cell> cells{cell(-1, 1 + place)};
    for (int q = 0; q < 10; ++q)
        for (int r = 0; r < 10 - q; ++r) cells.push_back(cell(q, r));
    return cells;
}

// Random numbers whose mean is 1 and that fall off exponentially, for the rule of Metropolis.
class Falls {
public:
    Falls() {
        for (std::size_t i = 0; i < kSize; ++i)
            table_[i] = static_cast<float>(-std::log((static_cast<double>(i) + 0.5) / kSize));
    }
    float operator()(std::uint64_t bits) const { return table_[bits % kSize]; }

private:
    static constexpr std::size_t kSize = 1 << 16;
    std::array<float, kSize> table_;
};

// A trial: two tiles change places, or one is turned; each goes into its best rotation.
struct Trial {
    int a, b;
    int rotation_a, rotation_b;  // of the tile that comes to a, and to b
    int delta;                   // in the cost of the cells
};

class Walker {
public:
    Walker(const Site& site, Form form, Shuffler& random)
        : site_(site), form_(form), now_(start(site, random)), tally_(now_.tally(form)) {
        energy_ = now_.total_cost() + site.weights.waste * tally_.waste;
    }
    int energy() const { return energy_; }
    int score() const { return tally_.score; }
    const Arrangement& arrangement() const { return now_; }

    // Makes one trial at a temperature; true when the arrangement is another now.
    bool step(double temperature, const Falls& falls, Shuffler& random);

private:
    static Arrangement start(const Site& site, Shuffler& random);
    bool swap_apart(Trial& trial, int limit, int spin) const;
    bool swap_beside(Trial& trial, int direction, int limit, int spin) const;
    bool turn(Trial& trial, int limit, int spin) const;
    bool plan(Trial& trial, int limit, int spin) const;
    int best_rotation(int cell, int tile, int mask, int around, int spin) const;
    int direction(int a, int b) const;
    void lay(const Trial& trial);

    const Site& site_;
    Form form_;
    Arrangement now_;
    Tally tally_;
    int energy_;
};

Arrangement Walker::start(const Site& site, Shuffler& random) {
    std::vector<int> tiles(kTiles), rotations(kTiles);
    std::iota(tiles.begin(), tiles.end(), 0);
    random.shuffle(tiles, kTiles);
    for (int& rotation : rotations) rotation = static_cast<int>(random.next() % 6);
    return {site, tiles, rotations};
}

int Walker::direction(int a, int b) const {
    for (int d = 0; d < 6; ++d)
        if (site_.beside[a][d] == b) return d;
    return -1;
}

// Of rotations that are equally good the first from `spin` on.
int Walker::best_rotation(int cell, int tile, int mask, int around, int spin) const {
    int best = 0, least = 1 << 20;
    for (int i = 0; i < 6; ++i) {
        const int k = (spin + i) % 6, cost = site_.cost(cell, tile, k, mask, around);
        if (cost < least) least = cost, best = k;
    }
    return best;
}

bool Walker::swap_apart(Trial& trial, int limit, int spin) const {
    const auto [a, b] = std::pair{trial.a, trial.b};
    const int to_a = now_.tile(b), to_b = now_.tile(a);
    trial.delta = site_.least(a, to_a, now_.around(a)) + site_.least(b, to_b, now_.around(b)) -
                  now_.cost(a) - now_.cost(b);
    if (trial.delta > limit) return false;
    trial.rotation_a = best_rotation(a, to_a, site_.inner[a], now_.around(a), spin);
    trial.rotation_b = best_rotation(b, to_b, site_.inner[b], now_.around(b), spin);
    return true;
}

// The first tile is turned without regard to the other, the other to both.
bool Walker::swap_beside(Trial& trial, int direction, int limit, int spin) const {
    const auto [a, b] = std::pair{trial.a, trial.b};
    const int to_a = now_.tile(b), to_b = now_.tile(a), back = 2 * turned(direction + 3);
    const int mask = site_.inner[a] & ~(3 << 2 * direction);
    trial.rotation_a = best_rotation(a, to_a, mask, now_.around(a), spin);
    const int shown = site_.faces.code[to_a][trial.rotation_a] >> 2 * direction & 3;
    const int around = (now_.around(b) & ~(3 << back)) | shown << back;
    trial.rotation_b = best_rotation(b, to_b, site_.inner[b], around, spin);
    trial.delta = site_.cost(a, to_a, trial.rotation_a, mask, now_.around(a)) +
                  site_.cost(b, to_b, trial.rotation_b, site_.inner[b], around) -
                  site_.cost(a, to_b, now_.rotation(a), mask, now_.around(a)) - now_.cost(b);
    return trial.delta <= limit;
}

bool Walker::turn(Trial& trial, int limit, int spin) const {
    const int a = trial.a;
    trial.rotation_a = trial.rotation_b = (now_.rotation(a) + 1 + spin % 5) % 6;
    trial.delta = site_.cost(a, now_.tile(a), trial.rotation_a, site_.inner[a], now_.around(a)) -
                  now_.cost(a);
    return trial.delta <= limit;
}

bool Walker::plan(Trial& trial, int limit, int spin) const {
    if (trial.a == trial.b) return turn(trial, limit, spin);
    const int beside = direction(trial.a, trial.b);
    return beside < 0 ? swap_apart(trial, limit, spin) : swap_beside(trial, beside, limit, spin);
}

void Walker::lay(const Trial& trial) {
    const int to_a = now_.tile(trial.b), to_b = now_.tile(trial.a);
    now_.put(trial.a, to_a, trial.rotation_a);
    now_.put(trial.b, to_b, trial.rotation_b);
}

bool Walker::step(double temperature, const Falls& falls, Shuffler& random) {
    const std::uint64_t bits = random.next();
    const int allowed = static_cast<int>(temperature * falls(bits >> 48));
    Trial trial{static_cast<int>((bits & 0xffff) * kTiles >> 16),
                static_cast<int>((bits >> 16 & 0xffff) * kTiles >> 16), 0, 0, 0};
    // Following the chains is dear: hope for a gain of two tiles there, seldom more.
    const int limit = allowed + 2 * site_.weights.waste;
    if (!plan(trial, limit, static_cast<int>(bits >> 32 & 0xffff) % 30)) return false;
    const Trial undo{trial.a, trial.b, now_.rotation(trial.a), now_.rotation(trial.b), 0};
    lay(trial);
    const Tally tally = now_.tally(form_);
    const int delta = trial.delta + site_.weights.waste * (tally.waste - tally_.waste);
    if (delta > allowed) {
        lay(undo);
        return false;
    }
    tally_ = tally;
    energy_ += delta;
    return true;
}

// Walkers at rising temperatures that change places now and then (parallel tempering): the hot
// ones find their way out of a dead end, the cold ones finish what they bring.
class Search {
public:
    Search(const Whole& whole, Control& control, const BetterSink& sink)
        : form_(whole.form), bound_(whole.bound), control_(control), sink_(sink),
          random_(whole.seed + 1) {}

    Outcome run() {
        for (int round = 0; !ended_; ++round) walk(round);
        control_.nodes.store(nodes_);
        return {best_ == bound_, count_, nodes_};
    }

private:
    void walk(int round);
    void leg(Walker& walker, double temperature);
    void exchange(std::vector<Walker*>& order);
    void offer(const Walker& walker);
    double temperature(int place) const {
        return kLineWeights.mismatch *
               (kColdest + (kHottest - kColdest) * place / (kWalkers - 1));
    }

    Form form_;
    int bound_;
    Control& control_;
    const BetterSink& sink_;
    Shuffler random_;
    Falls falls_;
    std::uint64_t nodes_ = 0, count_ = 0;
    int best_ = -1;
    bool ended_ = false;
};

void Search::offer(const Walker& walker) {
    if (walker.score() <= best_ || walker.arrangement().mismatches() > 0) return;
    best_ = walker.score();
    ++count_;
    if (!sink_(walker.arrangement().placed(), best_) || best_ == bound_) ended_ = true;
}

void Search::leg(Walker& walker, double temperature) {
    for (int i = 0; i < kLeg && !ended_; ++i, ++nodes_)
        if (walker.step(temperature, falls_, random_)) offer(walker);
    control_.nodes.store(nodes_, std::memory_order_relaxed);
    if (control_.stop.load(std::memory_order_relaxed)) ended_ = true;
}

// Neighbours change places so that in the long run each place sees its own temperature's states.
void Search::exchange(std::vector<Walker*>& order) {
    for (int i = 0; i + 1 < kWalkers; ++i) {
        const double colder = 1 / temperature(i) - 1 / temperature(i + 1);
        const double gain = colder * (order[i]->energy() - order[i + 1]->energy());
        if (-gain < falls_(random_.next() >> 48)) std::swap(order[i], order[i + 1]);
    }
}

void Search::walk(int round) {
    const bool line = form_ == Form::line;
    const Site site(line ? least_rim() : least_waste(round % 9), line ? kLineWeights : kLoopWeights);
    std::vector<Walker> walkers;
    for (int i = 0; i < kWalkers; ++i) walkers.emplace_back(site, form_, random_);
    std::vector<Walker*> order;
    for (Walker& walker : walkers) order.push_back(&walker);
    for (int i = 0; i < kLegs && !ended_; ++i) {
        for (int place = 0; place < kWalkers && !ended_; ++place) leg(*order[place], temperature(place));
        exchange(order);
    }
}

}  // namespace

// Lines are walked for. Loops need a rim that wastes little and an inside without ends at once,
// to which no walk of few tiles at a time has come: whole regions are filled again instead.
Outcome improve(const Whole& whole, Control& control, const BetterSink& sink) {
    if (whole.form == Form::loop) return refill(whole, control, sink);
    return Search(whole, control, sink).run();
}

Outcome improve_together(const Whole& whole, int threads, Control& control, const Sink& sink) {
    std::mutex giving;
    int best = -1;
    Outcome sum;
    const BetterSink better = [&](const std::vector<Placed>& figure, int score) {
        const std::lock_guard lock(giving);
        if (score > best && !control.stop.load()) {
            best = score;
            ++sum.count;
            control.best = score;
            if (!sink(figure) || score == whole.bound) control.stop = true;
        }
        return !control.stop.load();
    };
    const auto work = [&](int thread) {
        Whole own = whole;
        if (thread > 0) own.seed = Shuffler(whole.seed + static_cast<std::uint64_t>(thread)).next();
        const Outcome part = improve(own, control, better);
        const std::lock_guard lock(giving);
        sum.complete |= part.complete;
        sum.nodes += part.nodes;
    };
    {
        std::vector<std::jthread> others;
        for (int thread = 1; thread < threads; ++thread) others.emplace_back(work, thread);
        work(0);
    }
    return sum;
}

}  // namespace tantrix::solver
