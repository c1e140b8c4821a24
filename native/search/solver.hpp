// Exact search for puzzles: loops and lines of colours, in a free shape or on a board.
//
// Plain values in and out, no dependency beyond the standard library. Directions and edges run
// 0-5 clockwise from north, a rotation turns a tile clockwise by sixths, cells are axial.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

#include "common/hex.hpp"

namespace tantrix {

enum class Form : std::uint8_t { loop, line };

// All links of a colour (0-3: red, yellow, blue, green) form one closed loop or one open line.
struct Goal {
    Form form;
    std::uint8_t colour;
};

struct Placement {
    std::uint8_t tile;
    std::int16_t q, r;
    std::uint8_t rotation;
    auto operator<=>(const Placement&) const = default;
};

// What is fixed of one tile of a board: its place, how it is turned, or both. Where a tile has
// copies each given speaks of another copy.
struct Given {
    std::uint8_t tile = 0;
    bool placed = false;
    Hex cell{};                 // where it lies, if it is placed
    std::int8_t rotation = -1;  // -1: to be found
};

// One of several shares of a search, which together find each solution once, in whatever process each is
// searched: of the parts of the tree, numbered as they are met, every `of`th from number `index` on.
struct Share {
    std::uint64_t index = 0, of = 1;
};

struct Task {
    std::vector<std::uint8_t> tiles{};  // numbers 1-56; one that is repeated has copies, all alike
    std::vector<Goal> goals{};          // all at once, at most one a colour; none only on a board
    std::vector<Hex> board{};           // the cells to fill; empty: a free shape, connected
    std::vector<Given> givens{};        // only on a board
    std::vector<Placement> laid{};      // in a free shape: tiles that lie already, maybe apart
    bool holes = false;                 // whether a free shape may have holes
    std::uint64_t seed = 0;             // orders the search; 0 is the natural order
    bool first = false;                 // end with the first solution; the search may begin anew
    bool count_only = false;            // hand out one solution, and only count the others
    std::vector<Placement> barred{};    // on a board, by backtracking: what may not lie just so
    Share share{};                      // how much of the tree is searched, unless `first`
};

// What another thread may see and set while a search runs.
struct Monitor {
    std::atomic<bool> stop{false};
    std::atomic<std::uint64_t> nodes{0};  // trials made by all threads
    std::atomic<std::uint64_t> found{0};  // solutions found by all threads a moment ago
    std::atomic<int> depth{0};            // tiles that lay on the table a moment ago
    std::atomic<int> best{0};             // the most that lay there
    std::atomic<std::uint64_t> done{0};   // parts of the tree that are searched
    std::atomic<std::uint64_t> parts{0};  // parts in all, of unequal size; 0: not known
};

struct SearchResult {
    bool complete = false;    // whether everything was searched
    std::uint64_t count = 0;  // solutions found, up to rotation of the whole figure
    std::uint64_t nodes = 0;  // trials made
};

// Takes a solution; false ends the search.
using Sink = std::function<bool(const std::vector<Placement>&)>;

// Why a task cannot be searched at all, null when it can be: the id of an error.
const char* fault(const Task& task);

// Searches a task without fault, giving every solution to `sink` once. Several threads search
// parts of the tree each and call `sink` from where they are, one call at a time; what it throws
// comes out of here. One thread gives the solutions of a seed in the same order each time.
// On a board the solutions are counted up to those turns after which the givens still hold, with
// tiles laid as they lie.
SearchResult solve(const Task& task, Monitor& monitor, const Sink& sink, int threads = 1);

// Counts all solutions of a task without fault, and gives one of them, or more, to `sink`.
SearchResult count(const Task& task, Monitor& monitor, const Sink& sink, int threads = 1);

}  // namespace tantrix
