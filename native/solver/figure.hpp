// What the searches share: tiles, the grid, figures up to rotation, the reins of a run.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <vector>

#include "solver.hpp"

namespace tantrix::solver {

inline constexpr int kTiles = 56;
inline constexpr std::array<int, 6> kDq{0, 1, 1, 0, -1, -1};
inline constexpr std::array<int, 6> kDr{-1, -1, 0, 1, 1, 0};

constexpr int turned(int direction) { return ((direction % 6) + 6) % 6; }

// The colour (0-3) of an edge of tile 1-56 at rotation 0.
int edge_colour(int tile, int edge);

bool has_colour(int tile, int colour);

// A square window on the plane whose cells have plain numbers.
struct Grid {
    int width, origin;
    std::array<int, 6> step{};

    explicit Grid(int reach) : width(2 * reach + 1), origin(reach * width + reach) {
        for (int d = 0; d < 6; ++d) step[d] = kDr[d] * width + kDq[d];
    }
    int size() const { return width * width; }
    int at(int q, int r) const { return origin + r * width + q; }
    int q(int cell) const { return cell % width - width / 2; }
    int r(int cell) const { return cell / width - width / 2; }
    int distance(int a, int b) const {
        const int dq = q(a) - q(b), dr = r(a) - r(b);
        return std::max({std::abs(dq), std::abs(dr), std::abs(dq + dr)});
    }
};

// Whether one loop or line passes all tiles, and nothing is given: then its shape is worth finding
// first.
bool is_track(const Task& task);

// The farthest that a cell of the board lies from 0,0.
int reach_of(const std::vector<Cell>& board);

// The figure moved so that the pivot lies at 0,0, then turned about it, in order of cells.
std::vector<Placed> seen_from(const std::vector<Placed>& figure, const Placed& pivot, int sixths);

// Whether a free figure, laid with one copy of `tile` at 0,0 unturned, is the least of all the
// ways to lay it so: of the copies of one figure exactly one is.
bool least_from(const std::vector<Placed>& figure, int tile);

// How a board lies on itself when turned: for each such turn, where each cell goes.
struct Symmetry {
    int sixths;
    std::vector<int> to;
};
std::vector<Symmetry> symmetries(const std::vector<Cell>& board);

// What a filling must keep: a tile at a cell of the board, or (-1) at any that no other names, in a
// rotation or (-1) in any.
struct Fixed {
    int index, tile, rotation;
};

// Whether a filling is the least of its turned copies that keep what is fixed; all vectors follow
// the board's cells.
bool least_turned(const std::vector<Placed>& filling, const std::vector<Symmetry>& turns,
                  const std::vector<Fixed>& fixed = {});

// Whether cells hang together; `covered` tells of each cell of the grid whether it is one of them.
bool connected(const Grid& grid, const std::vector<int>& cells,
               const std::vector<std::uint8_t>& covered);

// Whether an empty cell is cut off from the outside by cells that hang together.
bool has_hole(const Grid& grid, const std::vector<int>& cells,
              const std::vector<std::uint8_t>& covered);

// A small seeded generator; seed 0 leaves every order as it is.
class Shuffler {
public:
    explicit Shuffler(std::uint64_t seed) : plain_(seed == 0), state_(seed) {}
    bool plain() const { return plain_; }
    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }
    template <class Items>
    void shuffle(Items& items, int size) {
        if (plain_) return;
        for (int i = size - 1; i > 0; --i) std::swap(items[i], items[next() % (i + 1)]);
    }
    // Takes one bit out of a set that is not empty: the lowest, or from anywhere.
    int take(std::uint64_t& set) {
        const int spin = plain_ ? 0 : static_cast<int>(next() & 63);
        const int bit = (__builtin_ctzll((set >> spin) | (set << ((64 - spin) & 63))) + spin) & 63;
        set &= ~(std::uint64_t{1} << bit);
        return bit;
    }

private:
    bool plain_;
    std::uint64_t state_;
};

// What the threads of one search share.
struct Crew {
    std::mutex giving;                    // held while a solution is handed out
    std::atomic<bool> over{false};        // whether one thread has ended the search for all
    std::atomic<std::uint64_t> taken{0};  // parts of the tree that some thread has taken
};

// Counts trials, obeys the stop flag, hands out solutions, and keeps to a thread's parts of the
// tree: the subtrees below a depth, numbered as the search meets them, that it is first to take.
class Reins {
public:
    Reins(Control& control, const Sink& sink) : Reins(control, sink, own_, 0) {}
    // A part begins where so many tiles lie; 0: the tree is not parted.
    Reins(Control& control, const Sink& sink, Crew& crew, int depth)
        : control_(control), sink_(sink), crew_(crew), depth_(depth),
          mine_(depth > 0 ? crew.taken.fetch_add(1) : 0) {}

    // Goes no deeper than the parts begin, and counts in `met` how often each number of tiles lies.
    void scout(std::vector<std::uint64_t>& met, std::uint64_t trials) {
        scouted_ = &met;
        most_ = trials;
    }
    bool halted() const { return halted_; }
    void tick() {
        if ((++nodes_ & 0xff) == 0) look();
        if (nodes_ >= budget_) halted_ = spent_ = true;
    }
    // A trial that lays a tile; so many lie then.
    void tick(int laid) {
        laid_ = laid;
        best_ = std::max(best_, laid);
        tick();
    }
    // Goes on with the search, unless a part begins here that is not this thread's.
    template <class Go>
    void part(int laid, Shuffler& shuffler, const Go& go) {
        if (scouted_ && ++(*scouted_)[laid] && laid == depth_) return;
        if (laid != depth_) return go();
        if (met_++ != mine_) return;
        const Shuffler kept = shuffler;
        go();
        shuffler = kept;
        mine_ = crew_.taken.fetch_add(1);
        if (!halted_) control_.done.fetch_add(1, std::memory_order_relaxed);
    }
    void give(const std::vector<Placed>& solution);
    // Lets the search go on, from its beginning, for so many trials more.
    void begin(std::uint64_t trials) {
        budget_ = trials > most_ - nodes_ ? most_ : nodes_ + trials;
        halted_ = spent_ = false;
    }
    bool spent() const { return spent_ && !ended_ && nodes_ < most_ && !stopped(); }
    Outcome outcome() {
        tell();
        return {!halted_, count_, nodes_};
    }

private:
    bool stopped() const {
        return control_.stop.load(std::memory_order_relaxed) ||
               crew_.over.load(std::memory_order_relaxed);
    }
    void look() {
        tell();
        if (stopped()) halted_ = true;
    }
    void tell();

    Crew own_;
    Control& control_;
    const Sink& sink_;
    Crew& crew_;
    const int depth_;
    std::uint64_t mine_, met_ = 0;  // the part to search next, and those met so far
    std::vector<std::uint64_t>* scouted_ = nullptr;
    std::uint64_t nodes_ = 0, told_ = 0, count_ = 0;
    std::uint64_t most_ = ~std::uint64_t{0}, budget_ = most_;
    int laid_ = 0, best_ = 0;
    bool halted_ = false, spent_ = false, ended_ = false;
};

// One loop or line through every tile: first its shape, then which tile goes where.
Outcome solve_track(const Task& task, Reins& reins);

// Any goals or none, any givens: the cell with the fewest answers first.
Outcome solve_growth(const Task& task, Reins& reins);
void grow(const Task& task, Reins& reins, Shuffler& shuffler);

// Tiles of a free shape lie already, the first at 0,0.
Outcome solve_laid(const Task& task, Reins& reins);

}  // namespace tantrix::solver
