// Holds the longest loops and lines to trying every set of tiles, and finds those of the whole set.
//
//     test_longest [naive|whole]
#include "search/track/longest.hpp"

#include <cstdio>
#include <random>
#include <string>
#include <vector>

#include "common/tiles.hpp"
#include "search/solver.hpp"
#include "tests/search/naive.hpp"

using namespace tantrix;

namespace {

int failures = 0;

void expect(bool good, const std::string& what) {
    if (good) return;
    ++failures;
    std::printf("WRONG: %s\n", what.c_str());
}

// Whether tiles that all have a colour can make one loop or line together.
bool can_make(const std::vector<std::uint8_t>& tiles, Goal goal, bool holes) {
    const Task task{.tiles = tiles, .goals = {goal}, .board = {}, .holes = holes};
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        std::vector<std::uint8_t> rest = tiles;
        rest.erase(rest.begin() + static_cast<long>(i));
        for (int way = 0; way < 6; ++way) {
            naive::Board board{{{0, 0}, {tiles[i], 0}}};
            if (naive::shown(board.begin()->second, way) != goal.colour) continue;
            std::set<naive::Board> whole;
            naive::follow(board, rest, goal.colour, {0, 0}, way, whole);
            for (const naive::Board& one : whole)
                if (naive::solves(one, task)) return true;
        }
    }
    return false;
}

std::size_t longest_by_all_sets(const Longest& asked) {
    std::vector<std::uint8_t> carriers;
    for (std::uint8_t tile : asked.tiles)
        if (has_colour(tile, asked.colour)) carriers.push_back(tile);
    std::size_t best = 0;
    for (unsigned set = 1; set < 1u << carriers.size(); ++set) {
        std::vector<std::uint8_t> tiles;
        for (std::size_t i = 0; i < carriers.size(); ++i)
            if (set >> i & 1) tiles.push_back(carriers[i]);
        if (tiles.size() > best && can_make(tiles, {asked.form, asked.colour}, asked.holes))
            best = tiles.size();
    }
    return best;
}

// Whether an empty cell of a window that has room to spare is cut off from its corner.
bool shuts_in(const naive::Board& board) {
    int reach = 1;
    for (const auto& [at, placed] : board)
        reach = std::max({reach, std::abs(at.first) + 1, std::abs(at.second) + 1});
    std::set<naive::At> seen;
    std::vector<naive::At> ahead{{-reach, -reach}};
    while (!ahead.empty()) {
        const naive::At at = ahead.back();
        ahead.pop_back();
        if (std::max(std::abs(at.first), std::abs(at.second)) > reach) continue;
        if (board.count(at) || !seen.insert(at).second) continue;
        for (int d = 0; d < 6; ++d) ahead.push_back(naive::next_to(at, d));
    }
    const std::size_t window = static_cast<std::size_t>((2 * reach + 1) * (2 * reach + 1));
    return seen.size() + board.size() < window;
}

bool is_good(const Longest& asked, const std::vector<Placement>& figure) {
    naive::Board board;
    std::vector<std::uint8_t> left = asked.tiles;
    for (const Placement& one : figure) {
        const auto it = std::find(left.begin(), left.end(), one.tile);
        if (it == left.end()) return false;
        left.erase(it);
        board[{one.q, one.r}] = {one.tile, one.rotation};
    }
    for (const auto& [at, placed] : board)
        if (!naive::fits(board, at, placed)) return false;
    const Task task{.tiles = {}, .goals = {{asked.form, asked.colour}}, .board = {}, .holes = true};
    if (!asked.holes && shuts_in(board)) return false;
    return board.size() == figure.size() && (figure.empty() || naive::solves(board, task));
}

Best find(const Longest& asked) {
    Monitor monitor;
    std::size_t last = 0;
    const Best best = find_longest(asked, monitor, [&](const std::vector<Placement>& figure) {
        expect(figure.size() > last, "no better");
        last = figure.size();
        return true;
    });
    expect(best.figure.size() == last && is_good(asked, best.figure), "a bad figure");
    return best;
}

void against_naive() {
    std::mt19937 random(9);
    std::size_t total = 0;
    for (int i = 0; i < 90; ++i) {
        Longest asked{.tiles = {},
                      .colour = static_cast<std::uint8_t>(random() % 4),
                      .form = i % 3 ? Form::loop : Form::line,
                      .holes = i % 5 == 0,
                      .seed = random() % 3};
        const int size = 3 + i % 4, pool = i % 2 ? 14 : kTiles;
        for (int k = 0; k < size; ++k) asked.tiles.push_back(static_cast<std::uint8_t>(1 + random() % pool));
        const std::size_t known = longest_by_all_sets(asked);
        const Best best = find(asked);
        total += known;
        expect(best.proved && best.figure.size() == known,
               std::to_string(best.figure.size()) + " tiles, known " + std::to_string(known));
    }
    std::printf("longest loops and lines as by trying every set: %zu tiles in all\n", total);
}

void whole_set() {
    for (Form form : {Form::loop, Form::line})
        for (std::uint8_t colour = 0; colour < 4; ++colour) {
            Longest asked{.tiles = {}, .colour = colour, .form = form};
            for (std::uint8_t tile = 1; tile <= kTiles; ++tile) asked.tiles.push_back(tile);
            const Best best = find(asked);
            expect(best.proved && best.figure.size() == 42, "the whole set");
            std::printf("%s %c: %zu tiles, %llu nodes\n", form == Form::loop ? "loop" : "line",
                        "RYBG"[colour], best.figure.size(), static_cast<unsigned long long>(best.nodes));
        }
}

// A search that is stopped keeps its best and does not call it proved.
void stopped() {
    Longest asked{.tiles = {}, .colour = 0, .form = Form::loop};
    for (std::uint8_t tile = 1; tile <= 20; ++tile) asked.tiles.push_back(tile);
    Monitor monitor;
    monitor.stop = true;
    const Best none = find_longest(asked, monitor, [](const std::vector<Placement>&) { return true; });
    expect(!none.proved, "stopped, yet proved");
}

}  // namespace

int main(int argc, char** argv) {
    const std::string part = argc > 1 ? argv[1] : "all";
    const auto wanted = [&](const char* name) { return part == "all" || part == name; };
    if (wanted("naive")) against_naive();
    if (wanted("whole")) whole_set();
    if (wanted("whole")) stopped();
    std::printf("%d failures\n", failures);
    return failures != 0;
}
