// Builds one matched Tantrix, without holes, out of any number of whole sets: greedy construction with
// backtracking limited to a window.
//
// `Filling` fills a hexagon column by column, so each new tile meets at most three edges, and a table of
// 512 patterns lists what fits them. Of these it takes the tile with the largest stock, which keeps the
// stock varied to the end. Where nothing fits it backtracks, but never more than `kWindow` tiles: older
// tiles are final. The filling stops when it makes no progress for `kTrialLimit` trials and returns to its
// best state.
//
// `Finish` then places the tiles that are left around the rim, most constrained cell first. It uses only
// cells whose neighbours are contiguous around them; such a tile can neither cut the group in two nor
// enclose a hole. If a tile fits nowhere, all begins again with other random choices.
//
// Invariant: touching edges always match. Time and memory are linear in the number of tiles in practice.
#include "search/spaghetti/spaghetti.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "common/tiles.hpp"

namespace tantrix {

namespace {

constexpr int kWindow = 256;         // how many tiles back the filling may be mended
constexpr int kOptions = 12;         // how many tiles are tried in a cell
constexpr int kTrialLimit = 50'000;  // trials without a further tile before the filling ends
constexpr int kMargin = 12;          // how far the last tiles may lie outside the hexagon

// Colours round a cell, three bits an edge: the colour and one, 0 where nothing touches.
using Ring = std::uint32_t;

constexpr Ring shown(int edge, int colour) { return static_cast<Ring>(colour + 1) << (3 * edge); }

// The edges that touch something, as a mask of their bits.
constexpr Ring touched(Ring ring) { return ((ring | ring >> 1 | ring >> 2) & 0111111) * 7; }

// What each tile shows as it lies, and what fits the three edges that a filling from the left meets:
// those to the lower left, to the upper left and above.
class Fitting {
public:
    Fitting() {
        for (int tile = 1; tile <= kTiles; ++tile)
            for (int rotation = 0; rotation < 6; ++rotation)
                for (int edge = 0; edge < 6; ++edge)
                    rings_[oriented(tile, rotation)] |= shown(edge, edge_colour(tile, rotation, edge));
        for (int pattern = 0; pattern < 512; ++pattern)
            for (int it = 6; it < kOrientedTiles; ++it)
                if (fits(it, unpacked(pattern))) options_[pattern].push_back(static_cast<OrientedTile>(it));
    }
    int colour(OrientedTile it, int edge) const { return static_cast<int>(rings_[it] >> (3 * edge) & 7) - 1; }
    bool fits(int it, Ring ring) const { return (rings_[it] & touched(ring)) == ring; }
    // What fits where only edges 4, 5 and 0 touch.
    const std::vector<OrientedTile>& options(Ring ring) const {
        return options_[ring >> 12 | (ring & 7) << 6];
    }

private:
    static Ring unpacked(int pattern) {
        return static_cast<Ring>(pattern & 077) << 12 | static_cast<Ring>(pattern >> 6);
    }
    std::array<Ring, kOrientedTiles> rings_{};
    std::array<std::vector<OrientedTile>, 512> options_;
};

// A hexagon of `side` cells a side with a margin, column by column.
class Ground {
public:
    Ground(int side, const Fitting& fitting)
        : fitting_(fitting), side_(side), grid_(Grid::of_reach(reach())), cells_(grid_.size()) {}
    int side() const { return side_; }
    int at(int q, int r) const { return grid_.at(q, r); }
    int q(int cell) const { return grid_.q(cell); }
    int r(int cell) const { return grid_.r(cell); }
    int reach() const { return side_ + kMargin - 1; }
    int top(int q) const { return std::max(1 - side_, 1 - side_ - q); }
    int bottom(int q) const { return std::min(side_ - 1, side_ - 1 - q); }
    int step(int direction) const { return grid_.step[direction]; }
    OrientedTile& operator[](int cell) { return cells_[cell]; }
    OrientedTile operator[](int cell) const { return cells_[cell]; }

    // Whether the cell and all round it lie on the ground.
    bool inside(int cell) const { return std::max(std::abs(q(cell)), std::abs(r(cell))) < reach(); }
    Ring ring(int cell) const {
        Ring found = 0;
        for (int d = 0; d < 6; ++d) found |= seen(cell, d);
        return found;
    }
    // What a filling from the left meets: nothing lies further on.
    Ring ring_behind(int cell) const { return seen(cell, 4) | seen(cell, 5) | seen(cell, 0); }

private:
    Ring seen(int cell, int edge) const {
        const OrientedTile it = cells_[cell + grid_.step[edge]];
        return it ? shown(edge, fitting_.colour(it, opposite(edge))) : 0;
    }
    const Fitting& fitting_;
    int side_;
    Grid grid_;
    std::vector<OrientedTile> cells_;
};

// The tiles that are left, and the ground on which the others lie.
class Table {
public:
    Table(std::uint32_t sets, const Fitting& fitting) : ground(side_for(sets), fitting), left(kTiles * sets) {
        stock_.fill(sets);
    }
    void lay(int cell, OrientedTile it) {
        ground[cell] = it;
        --stock_[it / 6];
        --left;
    }
    void take(int cell) {
        ++stock_[ground[cell] / 6];
        ++left;
        ground[cell] = 0;
    }
    std::uint32_t stock(OrientedTile it) const { return stock_[it / 6]; }

    Ground ground;
    std::uint32_t left;

private:
    static int side_for(std::uint32_t sets) {
        int side = 1;
        while (3ull * side * (side - 1) + 1 < std::uint64_t{kTiles} * sets) ++side;
        return side;
    }
    std::array<std::uint32_t, kTiles + 1> stock_{};
};

// Fills the hexagon column by column with the tiles of which most are left, which keeps the stock
// even; where nothing fits it goes back, no further than a window of tiles.
class Filling {
public:
    Filling(Table& table, const Fitting& fitting, Shuffler& random, Monitor& monitor)
        : table_(table), ground_(table.ground), fitting_(fitting), random_(random), monitor_(monitor) {}

    // Ends when no tile is left, when stopped, or with the most tiles that the limit of trials allowed.
    void run() {
        for (int cell = first(); table_.left && !halted_;) {
            open(cell);
            cell = next();
        }
        if (depth_ < most_) recall();
    }

private:
    struct Step {
        int cell, size, tried;
        std::array<OrientedTile, kOptions> options;
    };
    struct Laid {
        int cell;
        OrientedTile it;
    };

    Step& step(std::int64_t depth) { return window_[depth & (kWindow - 1)]; }
    int first() const { return ground_.at(1 - ground_.side(), ground_.top(1 - ground_.side())); }
    int after(int cell) const {
        const int q = ground_.q(cell), r = ground_.r(cell);
        return r < ground_.bottom(q) ? cell + 1 : ground_.at(q + 1, ground_.top(q + 1));
    }

    // Lists what may lie in a cell, the tile with the largest stock first, chance among equals.
    void open(int cell) {
        Step& now = step(depth_);
        now.cell = cell;
        now.size = now.tried = 0;
        std::array<std::uint64_t, kOptions> ranks{};
        for (OrientedTile it : fitting_.options(ground_.ring_behind(cell)))
            if (const std::uint64_t stock = table_.stock(it))
                rank(now, ranks, it, stock << 8 | (random_.next() & 0xff));
    }
    static void rank(Step& now, std::array<std::uint64_t, kOptions>& ranks, OrientedTile it,
                     std::uint64_t worth) {
        if (now.size == kOptions && worth <= ranks[kOptions - 1]) return;
        int place = now.size < kOptions ? now.size++ : kOptions - 1;
        for (; place > 0 && ranks[place - 1] < worth; --place) {
            ranks[place] = ranks[place - 1];
            now.options[place] = now.options[place - 1];
        }
        ranks[place] = worth;
        now.options[place] = it;
    }

    // Lays the next option, going back as far as it takes; returns the cell to go on with.
    int next() {
        while (step(depth_).tried == step(depth_).size) {
            if (depth_ == most_) remember();
            if (--depth_ < 0 || depth_ <= most_ - kWindow) halted_ = true;
            if (halted_) {
                ++depth_;
                return 0;
            }
            table_.take(step(depth_).cell);
        }
        Step& now = step(depth_);
        table_.lay(now.cell, now.options[now.tried++]);
        count();
        return after(now.cell);
    }
    void count() {
        if (++depth_ > most_) {
            most_ = depth_;
            trials_ = 0;
        }
        if (++trials_ > kTrialLimit) halted_ = true;
        if ((++nodes_ & 0xfff) == 0) look();
    }
    void look() {
        monitor_.nodes.fetch_add(0x1000, std::memory_order_relaxed);
        if (monitor_.stop.load(std::memory_order_relaxed)) halted_ = true;
    }

    // Keeps the tiles of the window as they lie, and lays them so again.
    void remember() {
        kept_.clear();
        for (std::int64_t depth = std::max<std::int64_t>(0, most_ - kWindow + 1); depth < most_; ++depth)
            kept_.push_back({step(depth).cell, ground_[step(depth).cell]});
    }
    void recall() {
        const auto start = most_ - static_cast<std::int64_t>(kept_.size());
        while (depth_ > start) table_.take(step(--depth_).cell);
        for (const Laid& one : kept_) table_.lay(one.cell, one.it);
    }

    Table& table_;
    Ground& ground_;
    const Fitting& fitting_;
    Shuffler& random_;
    Monitor& monitor_;
    std::array<Step, kWindow> window_;
    std::vector<Laid> kept_;
    std::int64_t depth_ = 0, most_ = 0, trials_ = 0;
    std::uint64_t nodes_ = 0;
    bool halted_ = false;
};

// Lays the last tiles round the rim. A cell whose neighbours lie in one row, side by side, opens no
// hole and joins no two ends, so that the group stays whole and solid by itself.
class Finish {
public:
    Finish(Table& table, const Fitting& fitting, Shuffler& random)
        : table_(table), ground_(table.ground), fitting_(fitting), random_(random) {}

    // False when a tile fits nowhere.
    bool run() {
        for (int q = -ground_.reach(); q <= ground_.reach(); ++q)
            for (int r = -ground_.reach(); r <= ground_.reach(); ++r) look_at(ground_.at(q, r));
        while (table_.left && lay_one()) {
        }
        return table_.left == 0;
    }

private:
    struct Choice {
        int cell = -1;
        OrientedTile it = 0;
        std::uint64_t worth = 0;
    };

    void look_at(int cell) {
        if (!ground_[cell] && ground_.inside(cell) && ground_.ring(cell)) rim_.push_back(cell);
    }
    static bool side_by_side(Ring ring) {
        int starts = 0;
        for (int d = 0; d < 6; ++d) starts += touches(ring, d) && !touches(ring, (d + 5) % 6);
        return starts == 1;
    }
    static bool touches(Ring ring, int edge) { return ring >> (3 * edge) & 7; }

    // The cell with the most neighbours that a tile fits; of those a tile of which most are left.
    bool lay_one() {
        Choice best;
        for (int cell : rim_) {
            const Ring ring = ground_.ring(cell);
            if (!ground_[cell] && side_by_side(ring)) choose(best, cell, ring);
        }
        if (best.cell < 0) return false;
        table_.lay(best.cell, best.it);
        for (int d = 0; d < 6; ++d) look_at(best.cell + ground_.step(d));
        return true;
    }
    void choose(Choice& best, int cell, Ring ring) {
        const auto edges = static_cast<std::uint64_t>(std::popcount(touched(ring)));
        if (edges < best.worth >> 40) return;
        for (int it = 6; it < kOrientedTiles; ++it) {
            const std::uint64_t stock = table_.stock(static_cast<OrientedTile>(it));
            if (!stock || !fitting_.fits(it, ring)) continue;
            const std::uint64_t worth = edges << 40 | stock << 8 | (random_.next() & 0xff);
            if (worth > best.worth) best = {cell, static_cast<OrientedTile>(it), worth};
        }
    }

    Table& table_;
    Ground& ground_;
    const Fitting& fitting_;
    Shuffler& random_;
    std::vector<int> rim_;
};

// Gives the columns from the first tile to the last.
void emit_columns(const Ground& ground, const std::function<void(const Column&)>& out) {
    Column column;
    for (int q = -ground.reach(); q <= ground.reach(); ++q) {
        column = {q, 0, {}};
        std::size_t size = 0;
        for (int r = -ground.reach(); r <= ground.reach(); ++r) {
            const OrientedTile it = ground[ground.at(q, r)];
            if (column.cells.empty() && !it) continue;
            if (column.cells.empty()) column.r = r;
            column.cells.push_back(it);
            if (it) size = column.cells.size();
        }
        column.cells.resize(size);
        if (size) out(column);
    }
}

}  // namespace

bool spaghetti(std::uint32_t sets, std::uint64_t seed, Monitor& monitor,
               const std::function<void(const Column&)>& out) {
    const Fitting fitting;
    Shuffler random(seed);
    while (!monitor.stop.load()) {
        Table table(sets, fitting);
        Filling(table, fitting, random, monitor).run();
        if (monitor.stop.load()) return false;
        if (!Finish(table, fitting, random).run()) continue;
        emit_columns(table.ground, out);
        return true;
    }
    return false;
}

}  // namespace tantrix
