#include "whole.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <thread>
#include <utility>

#include "arrangement.hpp"

namespace tantrix::solver {

namespace {

using Spot = Arrangement::Spot;
constexpr int kCells = Arrangement::kCells;

// One climb: so many steps, the heat going down from the first to the last; then another begins.
constexpr int kSteps = 200'000;
constexpr double kHot = 0.72, kCold = 0.55;
// How many cells are cleared and filled again at a step, and the trials made at it.
constexpr int kFewest = 14, kMost = 30;
constexpr int kTrials = 6'000;
// Of so many steps one changes the shape too.
constexpr int kShapeSteps = 6;

// What the climbers share.
struct Climb {
    Form form;
    int bound;
    Control& control;
    const Sink& sink;
    std::mutex giving{};
    int best = -1;
    std::uint64_t count = 0;
    std::atomic<bool> over{false};
};

class Climber {
public:
    Climber(Climb& climb, std::uint64_t seed) : climb_(climb), shuffler_(seed) {}
    void run();
    std::uint64_t nodes() const { return nodes_; }

private:
    bool halted() const { return climb_.over.load() || climb_.control.stop.load(); }
    int below(int bound) { return static_cast<int>((shuffler_.next() >> 32) * bound >> 32); }
    double chance() { return static_cast<double>((shuffler_.next() >> 11) + 1) * 0x1p-53; }
    std::vector<Placed> any_figure();
    void choose_cells(int first);
    bool move_cell(int index);
    void clear();
    void refill();
    void search(std::size_t depth);
    int pick(std::size_t depth);
    void fill(int index, std::size_t depth);
    void weigh();
    void step();
    void tell();

    Climb& climb_;
    Shuffler shuffler_;
    Arrangement* table_ = nullptr;
    double heat_ = kHot;
    Arrangement::Worth worth_{};           // of what lay before the step
    std::vector<int> cells_;               // cleared
    std::array<Arrangement::Fits, kCells + 1> fits_{};
    Arrangement::Set free_ = 0;
    int trials_ = 0;
    std::uint64_t nodes_ = 0;
    double weights_ = 0;
    Arrangement::Worth chosen_worth_{};
    std::vector<std::pair<int, Spot>> before_, chosen_;
};

// A hexagon less a row for lines, a triangle and one more cell for loops: the shapes with the
// fewest open ends, and with ends that take least.
std::vector<Cell> shape_for(Form form) {
    std::vector<Cell> cells;
    const auto add = [&](int q, int r) {
        cells.push_back({static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)});
    };
    for (int q = -4; q <= 4 && form == Form::line; ++q)
        for (int r = std::max(-4, -4 - q); r <= std::min(3, 4 - q); ++r) add(q, r);
    for (int q = 0; q < 10 && form == Form::loop; ++q)
        for (int r = 0; r < 10 - q; ++r) add(q, r);
    if (form == Form::loop) add(-1, 5);
    return cells;
}

// A figure of all tiles with all edges matching.
std::vector<Placed> Climber::any_figure() {
    Task task;
    for (int tile = 1; tile <= kTiles; ++tile) task.tiles.push_back(static_cast<std::uint8_t>(tile));
    task.board = shape_for(climb_.form);
    task.seed = shuffler_.next() | 1;
    task.first = true;
    std::vector<Placed> found;
    const Sink sink = [&](const std::vector<Placed>& figure) {
        found = figure;
        return true;
    };
    Control control;
    solve(task, control, sink);
    return found;
}

void Climber::choose_cells(int first) {
    const std::size_t size = kFewest + below(kMost - kFewest + 1);
    std::array<bool, kCells + 1> in{};
    in[kCells] = in[first] = true;
    cells_.assign(1, first);
    while (cells_.size() < size) {
        const int other = table_->beside(cells_[below(static_cast<int>(cells_.size()))], below(6));
        if (!std::exchange(in[other], true)) cells_.push_back(other);
    }
}

void Climber::clear() {
    before_.clear();
    free_ = 0;
    for (int index : cells_) {
        before_.emplace_back(index, table_->spot(index));
        free_ |= Arrangement::Set{1} << table_->spot(index).tile;
    }
    for (int index : cells_) table_->lift(index);
}

// Fills the cleared cells in many ways, and takes one of them by what it is worth.
void Climber::refill() {
    for (int index : cells_) fits_[index] = table_->fits(index);
    trials_ = 0;
    weights_ = 1;  // of what lay there
    chosen_.clear();
    search(0);
}

void Climber::search(std::size_t depth) {
    if (trials_ > kTrials) return;
    if (depth == cells_.size()) return weigh();
    const int at = pick(depth);
    if (at < 0) return;
    std::swap(cells_[depth], cells_[at]);
    fill(cells_[depth], depth);
}

// The place, among the cleared cells not yet filled, of that with the fewest answers.
int Climber::pick(std::size_t depth) {
    int best = -1, fewest = 1 << 20;
    for (std::size_t i = depth; i < cells_.size(); ++i) {
        int ways = 0;
        for (const Arrangement::Set set : fits_[cells_[i]]) ways += __builtin_popcountll(set & free_);
        if (ways == 0) return -1;
        if (ways < fewest) fewest = ways, best = static_cast<int>(i);
    }
    return best;
}

void Climber::fill(int index, std::size_t depth) {
    std::array<int, 6> order{0, 1, 2, 3, 4, 5};
    shuffler_.shuffle(order, 6);
    std::array<Arrangement::Fits, 6> kept;
    for (int edge = 0; edge < 6; ++edge) kept[edge] = fits_[table_->beside(index, edge)];
    for (int rotation : order) {
        Arrangement::Set set = fits_[index][rotation] & free_;
        while (set != 0 && trials_ <= kTrials) {
            ++trials_;
            const int tile = shuffler_.take(set);
            table_->lay(index, {static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(rotation)});
            free_ ^= Arrangement::Set{1} << tile;
            for (int edge = 0; edge < 6; ++edge) {
                const int other = table_->beside(index, edge);
                const auto& wanted = Arrangement::showing((edge + 3) % 6, table_->colour(index, edge));
                for (int turn = 0; turn < 6; ++turn) fits_[other][turn] &= wanted[turn];
            }
            search(depth + 1);
            for (int edge = 0; edge < 6; ++edge) fits_[table_->beside(index, edge)] = kept[edge];
            free_ ^= Arrangement::Set{1} << tile;
        }
    }
    table_->lift(index);
}

// One of the fillings stays, each as likely as its weight says.
void Climber::weigh() {
    const Arrangement::Worth worth = table_->worth(climb_.form);
    const double weight = std::exp((worth.fine - worth_.fine) / heat_);
    weights_ += weight;
    if (worth.score > climb_.best) tell();
    if (chance() * weights_ > weight) return;
    chosen_worth_ = worth;
    chosen_.clear();
    for (int index : cells_) chosen_.emplace_back(index, table_->spot(index));
}

void Climber::step() {
    const int first = below(kCells);
    const Cell home = table_->cell(first);
    const bool moved = below(kShapeSteps) == 0 && move_cell(first);
    choose_cells(first);
    clear();
    refill();
    nodes_ += trials_;
    if (chosen_.empty() && moved) table_->move(first, home);
    for (const auto& [index, spot] : chosen_.empty() ? before_ : chosen_) table_->lay(index, spot);
    if (!chosen_.empty()) worth_ = chosen_worth_;
}

// Moves a cell of the rim to another place on it. False where that cannot be.
bool Climber::move_cell(int index) {
    const Cell home = table_->cell(index);
    const int near = below(kCells), edge = below(6);
    if (near == index || table_->beside(near, edge) != kCells) return false;
    const Cell& beside = table_->cell(near);
    table_->move(index, {static_cast<std::int16_t>(beside.q + kDq[edge]),
                         static_cast<std::int16_t>(beside.r + kDr[edge])});
    if (table_->sound()) return true;
    table_->move(index, home);
    return false;
}

void Climber::tell() {
    const std::lock_guard lock(climb_.giving);
    const auto figure = table_->figure();
    const int score = score_of(figure, climb_.form);
    if (score <= climb_.best || climb_.over) return;
    climb_.best = score;
    ++climb_.count;
    climb_.control.best = score;
    if (!climb_.sink(figure) || score >= climb_.bound) climb_.over = true;
}

void Climber::run() {
    while (!halted()) {
        const auto figure = any_figure();
        if (figure.empty()) return;
        Arrangement table(figure);
        table_ = &table;
        worth_ = table.worth(climb_.form);
        for (int i = 0; i < kSteps && !halted(); ++i) {
            heat_ = kHot * std::pow(kCold / kHot, static_cast<double>(i) / kSteps);
            step();
            climb_.control.nodes += trials_;
            climb_.control.depth = worth_.score;
        }
    }
}

}  // namespace

int score_of(const std::vector<Placed>& figure, Form form) {
    return Arrangement(figure).worth(form).score;
}

Outcome improve(Form form, int bound, std::uint64_t seed, Control& control, const Sink& sink,
                int threads) {
    Climb climb{form, bound, control, sink};
    std::vector<std::uint64_t> nodes(threads);
    const auto work = [&](int thread) {
        Climber climber(climb, Shuffler(seed + static_cast<std::uint64_t>(thread)).next() | 1);
        climber.run();
        nodes[thread] = climber.nodes();
    };
    {
        std::vector<std::jthread> others;
        for (int thread = 1; thread < threads; ++thread) others.emplace_back(work, thread);
        work(0);
    }
    Outcome outcome{climb.best >= bound, climb.count, 0};
    for (std::uint64_t part : nodes) outcome.nodes += part;
    return outcome;
}

}  // namespace tantrix::solver
