// Four lines or four loops: arranges the whole set so that the longest chains of the four colours score as
// much as possible. The search is not exact; it keeps the best arrangement found, and reports only those
// without a mismatch.
//
// Lines use simulated annealing by parallel tempering (replica exchange; Geyer 1991, Hukushima and Nemoto
// 1996). A state is all 56 tiles on a fixed outline of 56 cells. Its energy adds up mismatched edges, outer
// edges that could have been paired, and tiles wasted outside the longest chains. A move swaps two tiles,
// each going into its best rotation, or turns one; it is accepted by the rule of Metropolis. Eight replicas
// walk at rising temperatures and exchange places after every leg: hot ones escape dead ends, cold ones
// finish.
//
// Tracing the chains is the expensive part, so a move is first judged by the cost of its cells alone and
// given up early when even a gain of two tiles could not save it (`limit` in `Replica::step`). Invariant:
// `energy_` and `tally_` always describe the current arrangement, so a rejected move is put back exactly.
//
// Loops need a rim without waste and an inside without loose ends at the same time, which single swaps do
// not reach: they are left to large_neighbourhood.cpp. The costs are computed in arrangement.cpp.
#include "search/score/score_anneal.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "common/threads.hpp"
#include "common/tiles.hpp"
#include "search/score/arrangement.hpp"
#include "search/score/large_neighbourhood.hpp"

namespace tantrix {

namespace {

constexpr Weights kLineWeights{.mismatch = 20, .rim = 6, .waste = 5, .most = 5, .missing = 0};
constexpr Weights kLoopWeights{.mismatch = 20, .rim = 14, .waste = 3, .most = 8, .missing = 5};

constexpr int kReplicas = 8;
constexpr double kColdest = 0.28, kHottest = 0.38;  // in mismatches
constexpr int kLeg = 20000;                         // trials between two exchanges
constexpr int kLegs = 12000;                        // of each walker before all begin anew

Hex cell(int q, int r) { return {static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)}; }

// The one shape of 56 cells with 52 outer edges: a hexagon of side 5 without one of its sides.
std::vector<Hex> least_rim() {
    std::vector<Hex> cells;
    for (int q = -4; q <= 4; ++q)
        for (int r = std::max(-4, -4 - q); r <= std::min(3, 4 - q); ++r) cells.push_back(cell(q, r));
    return cells;
}

// A triangle of side 10 with one tile more on a side: its rim can be cut off with the least waste.
std::vector<Hex> least_waste(int place) {
    std::vector<Hex> cells{cell(-1, 1 + place)};
    for (int q = 0; q < 10; ++q)
        for (int r = 0; r < 10 - q; ++r) cells.push_back(cell(q, r));
    return cells;
}

// Random numbers whose mean is 1 and that fall off exponentially, for the rule of Metropolis.
class ExponentialTable {
public:
    ExponentialTable() {
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

class Replica {
public:
    Replica(const Shape& shape, Form form, Shuffler& random)
        : shape_(shape), form_(form), now_(start(shape, random)), tally_(now_.tally(form)) {
        energy_ = now_.total_cost() + shape.weights.waste * tally_.waste;
    }
    int energy() const { return energy_; }
    int score() const { return tally_.score; }
    const Arrangement& arrangement() const { return now_; }

    // Makes one trial at a temperature; true when the arrangement is another now.
    bool step(double temperature, const ExponentialTable& exponential, Shuffler& random);

private:
    static Arrangement start(const Shape& shape, Shuffler& random);
    bool swap_apart(Trial& trial, int limit, int spin) const;
    bool swap_beside(Trial& trial, int direction, int limit, int spin) const;
    bool turn(Trial& trial, int limit, int spin) const;
    bool plan(Trial& trial, int limit, int spin) const;
    int best_rotation(int cell, int tile, int mask, int around, int spin) const;
    int direction(int a, int b) const;
    void lay(const Trial& trial);

    const Shape& shape_;
    Form form_;
    Arrangement now_;
    Tally tally_;
    int energy_;
};

Arrangement Replica::start(const Shape& shape, Shuffler& random) {
    std::vector<int> tiles(kTiles), rotations(kTiles);
    std::iota(tiles.begin(), tiles.end(), 0);
    random.shuffle(tiles, kTiles);
    for (int& rotation : rotations) rotation = static_cast<int>(random.next() % 6);
    return {shape, tiles, rotations};
}

int Replica::direction(int a, int b) const {
    for (int d = 0; d < 6; ++d)
        if (shape_.beside[a][d] == b) return d;
    return -1;
}

// Of rotations that are equally good the first from `spin` on.
int Replica::best_rotation(int cell, int tile, int mask, int around, int spin) const {
    int best = 0, least = 1 << 20;
    for (int i = 0; i < 6; ++i) {
        const int k = (spin + i) % 6, cost = shape_.cost(cell, tile, k, mask, around);
        if (cost < least) least = cost, best = k;
    }
    return best;
}

bool Replica::swap_apart(Trial& trial, int limit, int spin) const {
    const auto [a, b] = std::pair{trial.a, trial.b};
    const int to_a = now_.tile(b), to_b = now_.tile(a);
    trial.delta = shape_.least(a, to_a, now_.around(a)) + shape_.least(b, to_b, now_.around(b)) -
                  now_.cost(a) - now_.cost(b);
    if (trial.delta > limit) return false;
    trial.rotation_a = best_rotation(a, to_a, shape_.inner[a], now_.around(a), spin);
    trial.rotation_b = best_rotation(b, to_b, shape_.inner[b], now_.around(b), spin);
    return true;
}

// The first tile is turned without regard to the other, the other to both.
bool Replica::swap_beside(Trial& trial, int direction, int limit, int spin) const {
    const auto [a, b] = std::pair{trial.a, trial.b};
    const int to_a = now_.tile(b), to_b = now_.tile(a), back = 2 * turned(direction + 3);
    const int mask = shape_.inner[a] & ~(3 << 2 * direction);
    trial.rotation_a = best_rotation(a, to_a, mask, now_.around(a), spin);
    const int shown = shape_.faces.code[to_a][trial.rotation_a] >> 2 * direction & 3;
    const int around = (now_.around(b) & ~(3 << back)) | shown << back;
    trial.rotation_b = best_rotation(b, to_b, shape_.inner[b], around, spin);
    trial.delta = shape_.cost(a, to_a, trial.rotation_a, mask, now_.around(a)) +
                  shape_.cost(b, to_b, trial.rotation_b, shape_.inner[b], around) -
                  shape_.cost(a, to_b, now_.rotation(a), mask, now_.around(a)) - now_.cost(b);
    return trial.delta <= limit;
}

bool Replica::turn(Trial& trial, int limit, int spin) const {
    const int a = trial.a;
    trial.rotation_a = trial.rotation_b = (now_.rotation(a) + 1 + spin % 5) % 6;
    trial.delta =
        shape_.cost(a, now_.tile(a), trial.rotation_a, shape_.inner[a], now_.around(a)) - now_.cost(a);
    return trial.delta <= limit;
}

bool Replica::plan(Trial& trial, int limit, int spin) const {
    if (trial.a == trial.b) return turn(trial, limit, spin);
    const int beside = direction(trial.a, trial.b);
    return beside < 0 ? swap_apart(trial, limit, spin) : swap_beside(trial, beside, limit, spin);
}

void Replica::lay(const Trial& trial) {
    const int to_a = now_.tile(trial.b), to_b = now_.tile(trial.a);
    now_.put(trial.a, to_a, trial.rotation_a);
    now_.put(trial.b, to_b, trial.rotation_b);
}

bool Replica::step(double temperature, const ExponentialTable& exponential, Shuffler& random) {
    const std::uint64_t bits = random.next();
    const int allowed = static_cast<int>(temperature * exponential(bits >> 48));
    Trial trial{static_cast<int>((bits & 0xffff) * kTiles >> 16),
                static_cast<int>((bits >> 16 & 0xffff) * kTiles >> 16), 0, 0, 0};
    // Following the chains is dear: hope for a gain of two tiles there, seldom more.
    const int limit = allowed + 2 * shape_.weights.waste;
    if (!plan(trial, limit, static_cast<int>(bits >> 32 & 0xffff) % 30)) return false;
    const Trial undo{trial.a, trial.b, now_.rotation(trial.a), now_.rotation(trial.b), 0};
    lay(trial);
    const Tally tally = now_.tally(form_);
    const int delta = trial.delta + shape_.weights.waste * (tally.waste - tally_.waste);
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
class ParallelTempering {
public:
    ParallelTempering(const ScoreTask& task, Monitor& monitor, const BetterSink& sink)
        : form_(task.form), bound_(task.bound), monitor_(monitor), sink_(sink), random_(task.seed + 1) {}

    SearchResult run() {
        for (int round = 0; !ended_; ++round) walk(round);
        monitor_.nodes.store(nodes_);
        return {best_ == bound_, count_, nodes_};
    }

private:
    void walk(int round);
    void leg(Replica& replica, double temperature);
    void exchange(std::vector<Replica*>& order);
    void offer(const Replica& replica);
    double temperature(int place) const {
        return kLineWeights.mismatch * (kColdest + (kHottest - kColdest) * place / (kReplicas - 1));
    }

    Form form_;
    int bound_;
    Monitor& monitor_;
    const BetterSink& sink_;
    Shuffler random_;
    ExponentialTable exponential_;
    std::uint64_t nodes_ = 0, count_ = 0;
    int best_ = -1;
    bool ended_ = false;
};

void ParallelTempering::offer(const Replica& replica) {
    if (replica.score() <= best_ || replica.arrangement().mismatches() > 0) return;
    best_ = replica.score();
    ++count_;
    if (!sink_(replica.arrangement().placed(), best_) || best_ == bound_) ended_ = true;
}

void ParallelTempering::leg(Replica& replica, double temperature) {
    for (int i = 0; i < kLeg && !ended_; ++i, ++nodes_)
        if (replica.step(temperature, exponential_, random_)) offer(replica);
    monitor_.nodes.store(nodes_, std::memory_order_relaxed);
    if (monitor_.stop.load(std::memory_order_relaxed)) ended_ = true;
}

// Neighbours change places so that in the long run each place sees its own temperature's states.
void ParallelTempering::exchange(std::vector<Replica*>& order) {
    for (int i = 0; i + 1 < kReplicas; ++i) {
        const double colder = 1 / temperature(i) - 1 / temperature(i + 1);
        const double gain = colder * (order[i]->energy() - order[i + 1]->energy());
        if (-gain < exponential_(random_.next() >> 48)) std::swap(order[i], order[i + 1]);
    }
}

void ParallelTempering::walk(int round) {
    const bool line = form_ == Form::line;
    const Shape shape(line ? least_rim() : least_waste(round % 9), line ? kLineWeights : kLoopWeights);
    std::vector<Replica> replicas;
    for (int i = 0; i < kReplicas; ++i) replicas.emplace_back(shape, form_, random_);
    std::vector<Replica*> order;
    for (Replica& replica : replicas) order.push_back(&replica);
    for (int i = 0; i < kLegs && !ended_; ++i) {
        for (int place = 0; place < kReplicas && !ended_; ++place) leg(*order[place], temperature(place));
        exchange(order);
    }
}

}  // namespace

// Lines are walked for. Loops need a rim that wastes little and an inside without ends at once,
// to which no walk of few tiles at a time has come: whole regions are filled again instead.
SearchResult improve(const ScoreTask& task, Monitor& monitor, const BetterSink& sink) {
    if (task.form == Form::loop) return refill(task, monitor, sink);
    return ParallelTempering(task, monitor, sink).run();
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
