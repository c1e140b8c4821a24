// Closed loops through every cell of a board (Hamiltonian cycles), by transfer over a frontier.
//
// Cells are taken column by column. What the cells taken so far contribute to a loop matters to the others
// only by which edges between the two are crossed and which of these ends belong together; so partial loops
// that agree in this are counted together (the "plug" form of dynamic programming; the frontier method of
// Knuth's Simpath and of Sekine, Imai and Tani, 1995). The cost grows with the number of such states, which
// is exponential in the height of the columns only.
//
// The ends along the frontier never cross, so each is an opening or a closing bracket. Of three neighbouring
// positions, the edges by which a cell is reached (from above, and from two cells of the previous column),
// the cell makes the three by which it is left (two to the next column, and downwards):
//
//     ... a[i-1] b[i-1] | down b'[i] a'[i+1] | b'[i+1] a'[i+2] ...  becomes
//     ... a[i-1] b[i-1] | a[i] b[i]  down    | b'[i+1] a'[i+2] ...
//
// with two bits for each position. a'[0] leads off the board and so is the empty `down` of the first row.
//
// What is kept for each state is a sum: the number of partial loops, or the set of the numbers of corners and
// bends that they can have. The latter decides whether the tiles of a puzzle can follow any loop at all.
#include "search/track/frontier.hpp"

#include <algorithm>
#include <bitset>
#include <cstdlib>
#include <set>
#include <unordered_map>
#include <utility>

#include "common/random.hpp"

namespace tantrix {

namespace {

using State = std::uint64_t;  // two bits for each position: 0 empty, 1 opening, 2 closing
constexpr int kMostRows = 15;
constexpr std::size_t kMostCells = 161;  // so that counts fit
constexpr std::size_t kMostStatesWithLinks = 200'000;
constexpr int kOpening = 1, kClosing = 2;

// The directions of the three edges by which a cell is reached and left, as they follow along the frontier.
constexpr std::array<int, 3> kReached{0, 5, 4}, kLeft{1, 2, 3};

int get(State state, int position) { return static_cast<int>(state >> 2 * position & 3); }

State with(State state, int position, int bracket) {
    return (state & ~(State{3} << 2 * position)) | State(bracket) << 2 * position;
}

// The position of the bracket that belongs to one.
int partner(State state, int position) {
    const int own = get(state, position), step = own == kOpening ? 1 : -1;
    for (int depth = 0, at = position;; at += step) {
        const int bracket = get(state, at);
        depth += bracket == 0 ? 0 : bracket == own ? 1 : -1;
        if (depth == 0) return at;
    }
}

int link_between(int a, int b) { return std::min(std::abs(a - b), 6 - std::abs(a - b)); }

struct Mixed {
    std::size_t operator()(State state) const { return static_cast<std::size_t>(mixed(state)); }
};

// The rows and columns of a board, and what may be entered.
struct Frame {
    std::set<std::pair<int, int>> cells;
    int first_q = 0, last_q = 0, first_r = 0, rows = 0;

    explicit Frame(const std::vector<Hex>& board) {
        for (const Hex& cell : board) cells.emplace(cell.q, cell.r);
        if (cells.empty()) return;
        first_q = cells.begin()->first;
        last_q = cells.rbegin()->first;
        const auto by_row = [](const Hex& a, const Hex& b) { return a.r < b.r; };
        const auto [low, high] = std::minmax_element(board.begin(), board.end(), by_row);
        first_r = low->r;
        rows = high->r - low->r + 1;
    }
};

// Sums over all partial loops of the cells taken so far, by state. A sum has `add` and `empty`; `step` says
// what a sum becomes with a cell of a link.
template <class Sum, class Step>
class Frontier {
public:
    Frontier(const Frame& frame, Step step) : frame_(frame), step_(step) {}

    // Takes every cell; nothing where there are too many states.
    std::optional<Sum> run(const Sum& one, std::size_t most_states) {
        sums_ = {{State{0}, one}};
        std::size_t left = frame_.cells.size();
        Sum whole{};
        for (int q = frame_.first_q; q <= frame_.last_q; ++q)
            for (int row = 0; row < frame_.rows; ++row) {
                if (!frame_.cells.contains({q, frame_.first_r + row})) continue;
                last_ = --left == 0;
                take(q, row, whole);
                if (sums_.size() > most_states) return std::nullopt;
            }
        return whole;
    }

private:
    void take(int q, int row, Sum& whole) {
        const int r = frame_.first_r + row;
        for (int i = 0; i < 3; ++i) open_[i] = frame_.cells.contains({q + kDq[kLeft[i]], r + kDr[kLeft[i]]});
        next_.clear();
        for (const auto& [state, sum] : sums_) extend(state, sum, 2 * row, whole);
        sums_.swap(next_);
    }

    void extend(State state, const Sum& sum, int at, Sum& whole) {
        std::array<int, 3> used{};
        int ends = 0;
        for (int i = 0; i < 3; ++i)
            if (get(state, at + i) != 0) used[ends++] = i;
        if (ends == 0) begin(state, sum, at);
        if (ends == 1) lead_on(state, sum, at, used[0]);
        if (ends == 2) join(state, sum, at, used[0], used[1], whole);
    }

    void begin(State state, const Sum& sum, int at) {
        for (int i = 0; i < 3; ++i)
            for (int j = i + 1; j < 3; ++j)
                if (open_[i] && open_[j])
                    put(with(with(state, at + i, kOpening), at + j, kClosing),
                        step_(sum, link_between(kLeft[i], kLeft[j])));
    }

    void lead_on(State state, const Sum& sum, int at, int used) {
        const int bracket = get(state, at + used);
        for (int i = 0; i < 3; ++i)
            if (open_[i])
                put(with(with(state, at + used, 0), at + i, bracket),
                    step_(sum, link_between(kReached[used], kLeft[i])));
    }

    void join(State state, const Sum& sum, int at, int a, int b, Sum& whole) {
        const int first = get(state, at + a), second = get(state, at + b);
        const Sum stepped = step_(sum, link_between(kReached[a], kReached[b]));
        State joined = with(with(state, at + a, 0), at + b, 0);
        if (first == kOpening && second == kClosing) {
            if (last_ && joined == 0) whole.add(stepped);
            return;
        }
        if (first == second) {
            const int inner = at + (first == kOpening ? b : a);
            joined = with(joined, partner(state, inner), first);
        }
        put(joined, stepped);
    }

    void put(State state, const Sum& sum) {
        if (!sum.empty()) next_[state].add(sum);
    }

    const Frame& frame_;
    const Step step_;
    std::unordered_map<State, Sum, Mixed> sums_, next_;
    std::array<bool, 3> open_{};
    bool last_ = false;
};

struct Number {
    LoopCount value{};

    bool empty() const { return false; }
    void add(const Number& other) {
        std::uint64_t carried = 0;
        for (std::size_t i = 0; i < value.size(); ++i) {
            const std::uint64_t sum = value[i] + carried;
            carried = sum < carried;
            value[i] = sum + other.value[i];
            carried += value[i] < sum;
        }
    }
};

// Which numbers of corners and bends partial loops can have; straights are the rest.
constexpr int kMostCorners = 31, kMostBends = 62;
constexpr int kStride = kMostBends + 2;
struct LinkCounts {
    std::bitset<(kMostCorners + 1) * kStride> pairs{};

    static int index(int corners, int bends) { return corners * kStride + bends; }
    bool empty() const { return pairs.none(); }
    void add(const LinkCounts& other) { pairs |= other.pairs; }
};

}  // namespace

std::optional<LoopCount> count_full_loops(const std::vector<Hex>& board, std::uint64_t most) {
    const Frame frame(board);
    // Loops are no more than 6!^(cells / 6), a permanent's bound (Bregman): less than 2^256 up to 161 cells.
    if (frame.rows > kMostRows || frame.cells.size() > kMostCells) return std::nullopt;
    Frontier<Number, const Number& (*)(const Number&, int)> frontier(
        frame, [](const Number& sum, int) -> const Number& { return sum; });
    const auto whole = frontier.run({.value = {1}}, most);
    return whole ? std::optional(whole->value) : std::nullopt;
}

std::optional<bool> has_full_loop(const std::vector<Hex>& board, const std::array<int, 4>& links) {
    const Frame frame(board);
    const int corners = links[1], bends = links[2];
    if (frame.rows > kMostRows || corners > kMostCorners || bends > kMostBends) return std::nullopt;
    LinkCounts allowed;
    for (int i = 0; i <= corners; ++i)
        for (int j = 0; j <= bends; ++j) allowed.pairs.set(LinkCounts::index(i, j));
    const auto step = [&](const LinkCounts& sum, int link) {
        const int by = link == 1 ? kStride : link == 2 ? 1 : 0;
        return LinkCounts{(sum.pairs << by) & allowed.pairs};
    };
    LinkCounts none;
    none.pairs.set(0);
    const auto whole = Frontier<LinkCounts, decltype(step)>(frame, step).run(none, kMostStatesWithLinks);
    if (!whole) return std::nullopt;
    return whole->pairs[LinkCounts::index(corners, bends)];
}

}  // namespace tantrix
