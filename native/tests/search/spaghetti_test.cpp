// Spaghetti of many sizes and seeds, each held against the rules tile by tile.
//
// Usage: spaghetti_test [sets of one large figure, 300 unless told]
#include "search/spaghetti/spaghetti.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <vector>

#include "common/hex.hpp"
#include "common/tiles.hpp"
#include "search/figure.hpp"
#include "search/solver.hpp"

using namespace tantrix;

namespace {

using Place = std::pair<int, int>;
using Figure = std::map<Place, int>;  // tile * 6 + rotation by (q, r)

int failures = 0;

void expect(bool good, const char* what, unsigned sets, unsigned long seed) {
    if (good) return;
    ++failures;
    std::printf("WRONG: %u sets, seed %lu: %s\n", sets, seed, what);
}

Place beside(Place at, int d) { return {at.first + kDq[d], at.second + kDr[d]}; }

Figure made(unsigned sets, unsigned long seed) {
    Figure figure;
    Monitor monitor;
    int last = -1'000'000;
    const bool whole = spaghetti(sets, seed, monitor, [&](const Column& column) {
        expect(column.q > last, "columns in order of q", sets, seed);
        expect(column.cells.front() && column.cells.back(), "no empty ends", sets, seed);
        last = column.q;
        for (std::size_t i = 0; i < column.cells.size(); ++i)
            if (column.cells[i]) figure[{column.q, column.r + static_cast<int>(i)}] = column.cells[i];
    });
    expect(whole, "ends by itself", sets, seed);
    return figure;
}

bool matches(const Figure& figure) {
    for (const auto& [at, it] : figure)
        for (int d = 0; d < 6; ++d) {
            const auto other = figure.find(beside(at, d));
            if (other == figure.end()) continue;
            if (edge_colour(it / 6, it % 6, d) !=
                edge_colour(other->second / 6, turned(d + 3 - other->second % 6)))
                return false;
        }
    return true;
}

bool whole_sets(const Figure& figure, unsigned sets) {
    std::map<int, unsigned> times;
    for (const auto& [at, it] : figure) ++times[it / 6];
    bool whole = times.size() == kTiles && times.begin()->first == 1;
    for (const auto& [tile, count] : times) whole = whole && count == sets;
    return whole;
}

// The cells that can be walked to from a cell of the set.
std::size_t walked(std::set<Place> cells, Place from) {
    std::vector<Place> ahead{from};
    cells.erase(from);
    std::size_t count = 0;
    for (; !ahead.empty(); ++count) {
        const Place at = ahead.back();
        ahead.pop_back();
        for (int d = 0; d < 6; ++d)
            if (cells.erase(beside(at, d))) ahead.push_back(beside(at, d));
    }
    return count;
}

bool connected(const Figure& figure) {
    std::set<Place> cells;
    for (const auto& [at, it] : figure) cells.insert(at);
    return walked(cells, *cells.begin()) == cells.size();
}

// Whether the empty cells of a window round the figure hang together.
bool solid(const Figure& figure) {
    const int most = figure.rbegin()->first.first + 20;
    std::set<Place> cells;
    for (int q = -most; q <= most; ++q)
        for (int r = -most; r <= most; ++r)
            if (!figure.count({q, r})) cells.insert({q, r});
    return walked(cells, *cells.begin()) == cells.size();
}

void check(unsigned sets, unsigned long seed) {
    const Figure figure = made(sets, seed);
    expect(figure.size() == std::size_t{kTiles} * sets, "as many tiles", sets, seed);
    expect(whole_sets(figure, sets), "whole sets", sets, seed);
    expect(matches(figure), "all edges match", sets, seed);
    expect(connected(figure), "hangs together", sets, seed);
    expect(solid(figure), "has no hole", sets, seed);
}

void control() {
    expect(made(5, 7) == made(5, 7), "the same seed gives the same", 5, 7);
    expect(made(5, 7) != made(5, 8), "another seed gives another", 5, 8);
    Monitor monitor;
    monitor.stop = true;
    bool given = false;
    const bool whole = spaghetti(1, 1, monitor, [&](const Column&) { given = true; });
    expect(!whole && !given, "obeys the stop flag", 1, 1);
}

void timed(unsigned sets) {
    const auto start = std::chrono::steady_clock::now();
    Monitor monitor;
    std::size_t tiles = 0;
    spaghetti(sets, 1, monitor, [&](const Column& column) {
        for (std::uint16_t it : column.cells) tiles += it != 0;
    });
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    expect(tiles == std::size_t{kTiles} * sets, "as many tiles", sets, 1);
    std::printf("spaghetti of %zu tiles: %.4f s\n", tiles, seconds);
}

}  // namespace

int main(int argc, char** argv) {
    for (unsigned sets = 1; sets <= 12; ++sets)
        for (unsigned long seed = 0; seed < 8; ++seed) check(sets, seed);
    for (unsigned sets : {20u, 57u, 100u}) check(sets, sets);
    // Here many tiles are left for the rim.
    for (unsigned long seed : {72, 205, 261}) check(5, seed);
    check(7, 343);
    check(8, 343);
    control();
    timed(argc > 1 ? static_cast<unsigned>(std::atoi(argv[1])) : 300);
    std::printf("%d failures\n", failures);
    return failures != 0;
}
