// Arrangements of the whole set: costs and chains against naive ones, and what a search hands out.
#include "search/score/arrangement.hpp"

#include <algorithm>
#include <cstdio>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "common/hex.hpp"
#include "common/tiles.hpp"
#include "search/figure.hpp"
#include "search/score/score_anneal.hpp"
#include "search/solver.hpp"
#include "tests/search/naive.hpp"

using namespace tantrix;

namespace {

int failures = 0;

void expect(bool held, const char* what) {
    if (held) return;
    std::printf("FAILED: %s\n", what);
    ++failures;
}

naive::Board board_of(const std::vector<Placement>& figure) {
    naive::Board board;
    for (const Placement& one : figure) board[{one.q, one.r}] = {one.tile, one.rotation};
    return board;
}

bool joined(const naive::Board& board, naive::At at, int d) {
    const auto other = board.find(naive::next_to(at, d));
    return other != board.end() && naive::shown(other->second, d + 3) == naive::shown(board.at(at), d);
}

// Into the middle of the window in which the naive search for holes looks.
naive::Board moved(const naive::Board& board) {
    naive::Board there;
    for (const auto& [at, placed] : board) there[{at.first - 3, at.second - 3}] = placed;
    return there;
}

int mismatches(const naive::Board& board) {
    int count = 0;
    for (const auto& [at, placed] : board)
        for (int d = 0; d < 6; ++d) count += board.count(naive::next_to(at, d)) && !joined(board, at, d);
    return count / 2;
}

// The most links between outer edges that the cells could have, less those that they have.
int unpaired(const naive::Board& board) {
    int count = 0;
    for (const auto& [at, placed] : board) {
        std::vector<int> colours;
        for (int d = 0; d < 6; ++d)
            if (!board.count(naive::next_to(at, d))) colours.push_back(naive::shown(placed, d));
        const std::set<int> kinds(colours.begin(), colours.end());
        count += static_cast<int>(colours.size() / 2) - static_cast<int>(colours.size() - kinds.size());
    }
    return count;
}

// The lengths of the chains of a colour, each with whether it is closed.
std::vector<std::pair<int, bool>> chains(const naive::Board& board, int colour) {
    std::set<naive::At> left;
    for (const auto& [at, placed] : board)
        if (has_colour(placed.first, colour)) left.insert(at);
    std::vector<std::pair<int, bool>> found;
    while (!left.empty()) {
        std::set<naive::At> chain;
        std::vector<naive::At> ahead{*left.begin()};
        std::size_t joints = 0;
        while (!ahead.empty()) {
            const naive::At at = ahead.back();
            ahead.pop_back();
            if (!chain.insert(at).second) continue;
            for (int d = 0; d < 6; ++d)
                if (naive::shown(board.at(at), d) == colour && joined(board, at, d))
                    ahead.push_back(naive::next_to(at, d)), ++joints;
        }
        for (const naive::At& at : chain) left.erase(at);
        found.emplace_back(static_cast<int>(chain.size()), joints == 2 * chain.size());
    }
    return found;
}

Tally tally(const naive::Board& board, Form form, const Weights& weights) {
    Tally total;
    for (int colour = 0; colour < 4; ++colour) {
        int counts = 0, longest = 0;
        for (const auto& [length, closed] : chains(board, colour)) {
            total.waste += std::min(length, weights.most);
            longest = std::max(longest, length);
            if (closed == (form == Form::loop)) counts = std::max(counts, length);
        }
        total.score += counts;
        total.waste -= std::min(counts ? counts : longest, weights.most);
        if (!counts) total.waste += weights.missing;
    }
    return total;
}

// A connected shape that has grown at random, holes and bays included.
std::vector<Hex> random_shape(std::mt19937& random) {
    std::set<naive::At> shape{{0, 0}};
    std::vector<Hex> cells{{0, 0}};
    while (cells.size() < kTiles) {
        const Hex from = cells[random() % cells.size()];
        const naive::At at = naive::next_to({from.q, from.r}, static_cast<int>(random() % 6));
        if (shape.insert(at).second)
            cells.push_back({static_cast<std::int16_t>(at.first), static_cast<std::int16_t>(at.second)});
    }
    return cells;
}

void agree(const Arrangement& arrangement, const Weights& weights) {
    const naive::Board board = board_of(arrangement.placed());
    const int clashes = mismatches(board);
    expect(arrangement.mismatches() == clashes, "mismatches are counted");
    expect(arrangement.total_cost() == weights.mismatch * clashes + weights.rim * unpaired(board),
           "costs add up");
    for (Form form : {Form::loop, Form::line}) {
        const Tally one = arrangement.tally(form), other = tally(board, form, weights);
        expect(one.score == other.score && one.waste == other.waste, "chains are followed");
    }
}

void test_arrangements(const Shape& shape, std::mt19937& random) {
    std::vector<int> tiles(kTiles), rotations(kTiles, 0);
    std::iota(tiles.begin(), tiles.end(), 0);
    Arrangement arrangement(shape, tiles, rotations);
    for (int i = 0; i < 100; ++i) {
        const int a = static_cast<int>(random() % kTiles), b = static_cast<int>(random() % kTiles);
        const int to_a = arrangement.tile(b), to_b = arrangement.tile(a);
        arrangement.put(a, to_a, static_cast<int>(random() % 6));
        arrangement.put(b, to_b, static_cast<int>(random() % 6));
        agree(arrangement, shape.weights);
    }
}

void test_least_costs(const Shape& shape, std::mt19937& random) {
    for (int i = 0; i < 2000; ++i) {
        const int cell = static_cast<int>(random() % kTiles), tile = static_cast<int>(random() % kTiles);
        const int around = static_cast<int>(random()) & shape.inner[cell];
        int least = 1000;
        for (int k = 0; k < 6; ++k)
            least = std::min(least, shape.cost(cell, tile, k, shape.inner[cell], around));
        expect(shape.least(cell, tile, around) == least, "the table knows the least cost");
    }
}

void test_sites() {
    std::mt19937 random(7);
    const Shape shape(random_shape(random), {.mismatch = 20, .rim = 7, .waste = 3, .most = 6, .missing = 4});
    test_arrangements(shape, random);
    test_least_costs(shape, random);
}

bool is_whole(const std::vector<Placement>& figure) {
    std::set<int> tiles;
    std::set<naive::At> cells;
    std::map<naive::At, std::set<naive::At>> steps;
    for (const Placement& one : figure) {
        tiles.insert(one.tile);
        cells.insert({one.q, one.r});
        for (int d = 0; d < 6; ++d) steps[{one.q, one.r}].insert(naive::next_to({one.q, one.r}, d));
    }
    return tiles.size() == kTiles && cells.size() == kTiles && naive::reaches_all(cells, steps);
}

// The scores that a search hands out, up to a number of them; each arrangement is checked.
std::vector<int> handed_out(Form form, std::uint64_t seed, std::size_t most) {
    Monitor monitor;
    std::vector<int> scores;
    const SearchResult outcome = improve({form, 168, seed}, monitor, [&](const auto& figure, int score) {
        const naive::Board board = board_of(figure);
        expect(is_whole(figure) && mismatches(board) == 0, "what is handed out matches");
        expect(!naive::has_hole(moved(board)), "what is handed out has no hole");
        expect(tally(board, form, {20, 6, 5, 5, 0}).score == score, "the score is what it says");
        expect(scores.empty() || scores.back() < score, "each is better than the last");
        scores.push_back(score);
        return scores.size() < most;
    });
    expect(outcome.count == scores.size() && !outcome.complete, "a search that is ended is not complete");
    return scores;
}

void test_searches() {
    for (Form form : {Form::line, Form::loop})
        expect(handed_out(form, 1, 1) == handed_out(form, 1, 1), "a seed gives the same again");
}

void test_stop() {
    Monitor monitor;
    monitor.stop.store(true);
    const SearchResult outcome =
        improve({Form::line, 168, 3}, monitor, [](const auto&, int) { return true; });
    expect(!outcome.complete && outcome.count == 0, "a search obeys the stop flag");
}

}  // namespace

int main() {
    test_sites();
    test_stop();
    test_searches();
    std::printf(failures ? "%d failures\n" : "all passed\n", failures);
    return failures ? 1 : 0;
}
