// Four loops (or lines) by large neighbourhood search (Shaw, "Using Constraint Programming and Local Search
// Methods to Solve Vehicle Routing Problems", CP 1998).
//
// A step clears a random connected region of 16 to 34 cells and fills it again by backtracking, fewest
// candidates first, with the same tiles. All fillings found within `kTrials` trials, and the one that was
// there, compete: each is taken with a probability proportional to exp(worth / temperature), as a heat bath
// would. `weigh` does this in one pass, without keeping the fillings (reservoir sampling). Now and then a
// cell is also moved to another place on the rim, so that the outline changes.
//
// Unlike score_anneal.cpp, no state ever has a mismatch, so every state met may be a better answer. Half of
// the time a cell on the rim takes only tiles that pair its outer edges by links of their own (`kPairing`):
// each such link wastes one tile, anything else more.
//
// A climb lasts `kSteps` steps, the temperature falling from `kHottest` to `kColdest`; then another begins
// from a new figure. The cost of a step is bounded by `kTrials`. Layout (layout.hpp) holds the tiles and
// their worth.
#include "search/score/large_neighbourhood.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "common/tiles.hpp"
#include "search/score/layout.hpp"
#include "search/solver.hpp"

namespace tantrix {

namespace {

using TilePose = Layout::TilePose;
constexpr int kCells = Layout::kCells;

// One climb: so many steps, the temperature going down from the first to the last; then another begins.
constexpr int kSteps = 200'000;
constexpr double kHottest = 0.72, kColdest = 0.55;
// How many cells are cleared and filled again at a step, and the trials made at it.
constexpr int kFewest = 16, kMost = 34;
constexpr int kTrials = 12'000;
// Of so many steps one changes the shape too.
constexpr int kShapeSteps = 6;
// The most outer edges of a figure, and how often a cleared cell of the rim takes only tiles that
// pair its outer edges by links of their own: each such link wastes one tile, any other way more.
constexpr int kMostRim = 62;
constexpr double kPairing = 0.5;

class LargeNeighbourhoodSearch {
public:
    LargeNeighbourhoodSearch(const ScoreTask& task, Monitor& monitor, const BetterSink& sink)
        : task_(task), monitor_(monitor), sink_(sink), shuffler_(task.seed + 1) {}
    SearchResult run();

private:
    bool halted() const { return over_ || monitor_.stop.load(std::memory_order_relaxed); }
    int below(int bound) { return static_cast<int>((shuffler_.next() >> 32) * bound >> 32); }
    double chance() { return static_cast<double>((shuffler_.next() >> 11) + 1) * 0x1p-53; }
    std::vector<Placement> any_figure();
    void choose_cells(int first);
    bool move_cell(int index);
    void clear();
    void refill();
    void search(std::size_t depth);
    int pick(std::size_t depth);
    void fill(int index, std::size_t depth);
    void weigh();
    void step();
    void emit(int score);

    const ScoreTask& task_;
    Monitor& monitor_;
    const BetterSink& sink_;
    Shuffler shuffler_;
    int best_ = -1;
    bool over_ = false;
    std::uint64_t count_ = 0;
    Layout* table_ = nullptr;
    double temperature_ = kHottest;
    Layout::Worth worth_{};   // of what lay before the step
    std::vector<int> cells_;  // cleared
    std::array<Layout::Fits, kCells + 1> fits_{};
    Layout::Set free_ = 0;
    int trials_ = 0;
    std::uint64_t nodes_ = 0;
    double weights_ = 0;
    Layout::Worth chosen_worth_{};
    std::vector<std::pair<int, TilePose>> before_, chosen_;
};

// A triangle and one more cell: the shape whose open ends take least.
std::vector<Hex> first_shape() {
    std::vector<Hex> cells{{-1, 5}};
    for (std::int16_t q = 0; q < 10; ++q)
        for (std::int16_t r = 0; r < 10 - q; ++r) cells.push_back({q, r});
    return cells;
}

// A figure of all tiles with all edges matching.
std::vector<Placement> LargeNeighbourhoodSearch::any_figure() {
    Task task;
    for (int tile = 1; tile <= kTiles; ++tile) task.tiles.push_back(static_cast<std::uint8_t>(tile));
    task.board = first_shape();
    task.seed = shuffler_.next() | 1;
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

void LargeNeighbourhoodSearch::choose_cells(int first) {
    const std::size_t size = kFewest + below(kMost - kFewest + 1);
    std::array<bool, kCells + 1> in{};
    in[kCells] = in[first] = true;
    cells_.assign(1, first);
    while (cells_.size() < size) {
        const int other = table_->beside(cells_[below(static_cast<int>(cells_.size()))], below(6));
        if (!std::exchange(in[other], true)) cells_.push_back(other);
    }
}

void LargeNeighbourhoodSearch::clear() {
    before_.clear();
    free_ = 0;
    for (int index : cells_) {
        before_.emplace_back(index, table_->pose(index));
        free_ |= Layout::Set{1} << table_->pose(index).tile;
    }
    for (int index : cells_) table_->lift(index);
}

// Fills the cleared cells in many ways, and takes one of them by what it is worth.
void LargeNeighbourhoodSearch::refill() {
    for (int index : cells_) {
        fits_[index] = table_->fits(index);
        if (chance() > kPairing) continue;
        const Layout::Fits& pairing = table_->pairing(index);
        for (int rotation = 0; rotation < 6; ++rotation) fits_[index][rotation] &= pairing[rotation];
    }
    trials_ = 0;
    weights_ = 1;  // of what lay there
    chosen_.clear();
    search(0);
}

void LargeNeighbourhoodSearch::search(std::size_t depth) {
    if (trials_ > kTrials) return;
    if (depth == cells_.size()) return weigh();
    const int at = pick(depth);
    if (at < 0) return;
    std::swap(cells_[depth], cells_[at]);
    fill(cells_[depth], depth);
}

// The place, among the cleared cells not yet filled, of that with the fewest answers.
int LargeNeighbourhoodSearch::pick(std::size_t depth) {
    int best = -1, fewest = 1 << 20;
    for (std::size_t i = depth; i < cells_.size(); ++i) {
        int ways = 0;
        for (const Layout::Set set : fits_[cells_[i]]) ways += std::popcount(set & free_);
        if (ways == 0) return -1;
        if (ways < fewest) fewest = ways, best = static_cast<int>(i);
    }
    return best;
}

void LargeNeighbourhoodSearch::fill(int index, std::size_t depth) {
    std::array<int, 6> order{0, 1, 2, 3, 4, 5};
    shuffler_.shuffle(order, 6);
    std::array<Layout::Fits, 6> kept;
    for (int edge = 0; edge < 6; ++edge) kept[edge] = fits_[table_->beside(index, edge)];
    for (int rotation : order) {
        Layout::Set set = fits_[index][rotation] & free_;
        while (set != 0 && trials_ <= kTrials) {
            ++trials_;
            const int tile = shuffler_.take(set);
            table_->lay(index, {static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(rotation)});
            free_ ^= Layout::Set{1} << tile;
            for (int edge = 0; edge < 6; ++edge) {
                const int other = table_->beside(index, edge);
                const auto& wanted = Layout::showing((edge + 3) % 6, table_->colour(index, edge));
                for (int turn = 0; turn < 6; ++turn) fits_[other][turn] &= wanted[turn];
            }
            search(depth + 1);
            for (int edge = 0; edge < 6; ++edge) fits_[table_->beside(index, edge)] = kept[edge];
            free_ ^= Layout::Set{1} << tile;
        }
    }
    table_->lift(index);
}

// One of the fillings stays, each as likely as its weight says.
void LargeNeighbourhoodSearch::weigh() {
    const Layout::Worth worth = table_->worth();
    const double weight = std::exp((worth.fine - worth_.fine) / temperature_);
    weights_ += weight;
    if (worth.score > best_) emit(worth.score);
    if (chance() * weights_ > weight) return;
    chosen_worth_ = worth;
    chosen_.clear();
    for (int index : cells_) chosen_.emplace_back(index, table_->pose(index));
}

void LargeNeighbourhoodSearch::step() {
    const int first = below(kCells);
    const Hex home = table_->cell(first);
    const bool moved = below(kShapeSteps) == 0 && move_cell(first);
    choose_cells(first);
    clear();
    refill();
    nodes_ += trials_;
    if (chosen_.empty() && moved) table_->move(first, home);
    for (const auto& [index, pose] : chosen_.empty() ? before_ : chosen_) table_->lay(index, pose);
    if (!chosen_.empty()) worth_ = chosen_worth_;
}

// Moves a cell of the rim to another place on it. False where that cannot be.
bool LargeNeighbourhoodSearch::move_cell(int index) {
    const Hex home = table_->cell(index);
    const int near = below(kCells), edge = below(6);
    if (near == index || table_->beside(near, edge) != kCells) return false;
    const Hex& beside = table_->cell(near);
    table_->move(index, {static_cast<std::int16_t>(beside.q + kDq[edge]),
                         static_cast<std::int16_t>(beside.r + kDr[edge])});
    if (table_->rim() <= kMostRim && table_->sound()) return true;
    table_->move(index, home);
    return false;
}

void LargeNeighbourhoodSearch::emit(int score) {
    best_ = score;
    ++count_;
    if (!sink_(table_->figure(), score) || score == task_.bound) over_ = true;
}

SearchResult LargeNeighbourhoodSearch::run() {
    while (!halted()) {
        const auto figure = any_figure();
        if (figure.empty()) break;
        Layout table(figure);
        table_ = &table;
        worth_ = table.worth();
        for (int i = 0; i < kSteps && !halted(); ++i) {
            temperature_ = kHottest * std::pow(kColdest / kHottest, static_cast<double>(i) / kSteps);
            step();
            monitor_.nodes.store(nodes_, std::memory_order_relaxed);
        }
    }
    return {best_ == task_.bound, count_, nodes_};
}

}  // namespace

SearchResult refill(const ScoreTask& task, Monitor& monitor, const BetterSink& sink) {
    return LargeNeighbourhoodSearch(task, monitor, sink).run();
}

}  // namespace tantrix
