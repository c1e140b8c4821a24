// Compares rotation puzzles with trying every rotation of every tile, and solves large boards.
//
//     turns_test [naive|parts|large|searched]
#include "search/rotation/rotation.hpp"

#include <chrono>
#include <cstdio>
#include <random>
#include <string>

#include "common/hex.hpp"
#include "common/tiles.hpp"
#include "search/rotation/rotation_diagram.hpp"
#include "search/rotation/rotation_sat.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"
#include "tests/search/naive.hpp"

using namespace tantrix;

namespace {

int failures = 0;

void expect(bool good, const char* what) {
    if (good) return;
    ++failures;
    std::printf("WRONG: %s\n", what);
}

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

using Solutions = std::set<std::vector<Placement>>;

bool solves(const naive::Board& board, const std::vector<Goal>& goals) {
    for (const Goal& goal : goals)
        if (!naive::reached(board, goal)) return false;
    return true;
}

// Turns tile after tile every way, and keeps what matches and reaches the goals.
void turn_all(const std::vector<RotationTile>& tiles, const std::vector<Goal>& goals,
              std::vector<Placement>& turned_so_far, naive::Board& board, Solutions& found) {
    if (turned_so_far.size() == tiles.size()) {
        if (solves(board, goals)) found.insert(turned_so_far);
        return;
    }
    const RotationTile& next = tiles[turned_so_far.size()];
    const naive::At at{next.q, next.r};
    for (int k = 0; k < 6; ++k) {
        if (next.rotation >= 0 && next.rotation != k) continue;
        if (!naive::fits(board, at, {next.tile, k})) continue;
        board[at] = {next.tile, k};
        turned_so_far.push_back({next.tile, next.q, next.r, static_cast<std::uint8_t>(k)});
        turn_all(tiles, goals, turned_so_far, board, found);
        turned_so_far.pop_back();
        board.erase(at);
    }
}

RotationTile lying(int tile, int q, int r, int rotation) {
    return {static_cast<std::uint8_t>(tile), static_cast<std::int16_t>(q), static_cast<std::int16_t>(r),
            static_cast<std::int8_t>(rotation)};
}

std::vector<naive::At> hexagon(int reach) {
    std::vector<naive::At> cells;
    for (int q = -reach; q <= reach; ++q)
        for (int r = -reach; r <= reach; ++r)
            if (std::abs(q + r) <= reach) cells.emplace_back(q, r);
    return cells;
}

std::vector<std::pair<int, int>> fitting(const naive::Board& board, naive::At at, int from, int kinds) {
    std::vector<std::pair<int, int>> found;
    for (int tile = from; tile < from + kinds; ++tile)
        for (int k = 0; k < 6; ++k)
            if (naive::fits(board, at, {tile, k})) found.emplace_back(tile, k);
    return found;
}

// A board filled cell by cell from some kinds of tiles so that all matches; where nothing fits, some
// cells are done again, and after many times something is laid that does not match.
std::vector<RotationTile> matched(const std::vector<naive::At>& cells, int from, int kinds,
                                  std::mt19937& random) {
    std::vector<RotationTile> tiles;
    naive::Board board;
    std::size_t failed = 0;
    while (tiles.size() < cells.size()) {
        const naive::At at = cells[tiles.size()];
        const auto choices = fitting(board, at, from, kinds);
        if (choices.empty() && ++failed < 10 * cells.size()) {
            for (std::size_t back = 1 + random() % 20; back > 0 && !tiles.empty(); --back) {
                board.erase({tiles.back().q, tiles.back().r});
                tiles.pop_back();
            }
            continue;
        }
        board[at] = choices.empty() ? std::pair{from, 0} : choices[random() % choices.size()];
        tiles.push_back(lying(board[at].first, at.first, at.second, board[at].second));
    }
    return tiles;
}

std::vector<Goal> random_goals(std::mt19937& random) {
    std::vector<Goal> goals;
    for (std::uint8_t colour = 0; colour < 4; ++colour)
        if (random() % 3 == 0) goals.push_back({random() % 3 == 0 ? Form::loop : Form::line, colour});
    return goals;
}

void compare(const char* name, const std::vector<RotationTile>& tiles, const std::vector<Goal>& goals,
             std::uint64_t& total) {
    Solutions known, found;
    std::vector<Placement> some;
    naive::Board board;
    turn_all(tiles, goals, some, board, known);
    Monitor monitor;
    const SearchResult listed =
        solve_rotations(tiles, goals, total, false, monitor, [&](const auto& solution) {
            found.insert(solution);
            return true;
        });
    const SearchResult counted = count_rotations(tiles, goals, monitor);
    const SearchResult one =
        solve_rotations(tiles, goals, total + 1, true, monitor,
                        [&](const auto& solution) { return known.count(solution) == 1; });
    total += known.size();
    expect(found == known, name);
    expect(listed.count == known.size() && listed.complete, "listed as often as there are solutions");
    expect(counted.count == known.size() && counted.complete, "counted as listed");
    expect(one.count == !known.empty() && one.complete == known.empty(), "one solution where one will do");
}

void against_naive() {
    std::mt19937 random(4);
    std::uint64_t plain = 0, with_goals = 0, with_given = 0;
    for (int i = 0; i < 300; ++i) {
        std::vector<naive::At> cells = hexagon(2);
        std::shuffle(cells.begin(), cells.end(), random);
        cells.resize(1 + random() % 8);
        const int kinds = i % 3 ? 56 : 3;
        const int from = kinds == 56 ? 1 : 1 + static_cast<int>(random() % 54);
        std::vector<RotationTile> tiles = matched(cells, from, kinds, random);
        for (RotationTile& one : tiles)
            if (i % 4 != 1 || random() % 4) one.rotation = -1;
        compare("random board", tiles, {}, i % 4 == 1 ? with_given : plain);
        const std::vector<Goal> goals = random_goals(random);
        if (!fault(tiles, goals)) compare("random board with goals", tiles, goals, with_goals);
    }
    std::printf(
        "random boards as by trying everything: %llu solutions, "
        "%llu with some given, %llu with goals\n",
        static_cast<unsigned long long>(plain), static_cast<unsigned long long>(with_given),
        static_cast<unsigned long long>(with_goals));
}

// Boards made so that a goal can be reached: loops and lines that run through them.
void goals_against_naive() {
    std::mt19937 random(9);
    std::uint64_t total = 0;
    for (int i = 0; i < 300; ++i) {
        std::vector<RotationTile> tiles = matched(hexagon(1), 1, i % 2 ? 14 : 56, random);
        tiles.resize(2 + i % 6);
        naive::Board board;
        for (const RotationTile& one : tiles) board[{one.q, one.r}] = {one.tile, one.rotation};
        std::vector<Goal> goals;
        for (std::uint8_t colour = 0; colour < 4; ++colour)
            for (Form form : {Form::loop, Form::line})
                if (!fault(tiles, {{form, colour}}) && naive::reached(board, {form, colour}))
                    goals.push_back({form, colour});
        for (RotationTile& one : tiles) one.rotation = -1;
        compare("board with goals that are reached", tiles, goals, total);
    }
    std::printf("boards with goals in reach: %llu solutions\n", static_cast<unsigned long long>(total));
}

// Tiles far apart do not depend on each other: six ways each, and counts beyond any number.
void parts() {
    std::vector<RotationTile> apart;
    for (int i = 0; i < 5; ++i) apart.push_back(lying(1 + i, 3 * i, 0, -1));
    std::uint64_t total = 0;
    compare("tiles apart", apart, {}, total);
    expect(total == 7776, "six ways for each of five tiles apart");
    for (int i = 5; i < 100; ++i) apart.push_back(lying(1 + i % 56, 3 * i, 0, -1));
    Monitor monitor;
    const SearchResult many = count_rotations(apart, {}, monitor);
    expect(many.complete && many.count == ~std::uint64_t{0}, "counts end at 2^64 - 1");
    int taken = 0;
    const SearchResult some =
        solve_rotations(apart, {}, 1, false, monitor, [&](const auto&) { return ++taken < 10; });
    expect(taken == 10 && some.count == 10 && !some.complete, "a listing ends when it is told to");
}

// Tiles without the colour of a goal turn freely beside it.
void beside_a_goal() {
    std::uint64_t total = 0;
    const std::vector<RotationTile> tiles{lying(1, 0, 0, -1), lying(33, 5, 0, -1), lying(33, 5, 5, -1),
                                          lying(34, 9, 0, -1), lying(34, 9, 1, 2)};
    compare("a line of one tile", tiles, {{Form::line, 2}}, total);
    expect(!has_colour(33, 2) && !has_colour(34, 2) && total == 6 * 36 * 2, "free beside a goal");
}

void given_and_faults() {
    std::uint64_t total = 0;
    Monitor monitor;
    for (int k = 0; k < 6; ++k) {
        const std::vector<RotationTile> pair{lying(1, 0, 0, 0), lying(2, 0, 1, k)};
        compare("two given tiles", pair, {}, total);
        const bool match = edge_colour(1, 3) == edge_colour(2, turned(-k));
        expect(count_rotations(pair, {}, monitor).count == match, "given tiles that clash have no solution");
    }
    expect(total == 2, "two rotations of three colours match");
    expect(fault({lying(1, 0, 0, -1), lying(2, 0, 0, -1)}, {}) != nullptr, "two tiles in a place");
    expect(fault({lying(57, 0, 0, -1)}, {}) && fault({}, {}), "tiles that are none");
    expect(fault({lying(1, 0, 0, 6)}, {}) != nullptr, "turned as none can be");
    expect(fault({lying(1, 0, 0, -1)}, {{Form::loop, 3}}) != nullptr, "a colour that no tile has");
}

bool all_match(const std::vector<Placement>& solution) {
    naive::Board board;
    for (const Placement& one : solution) board[{one.q, one.r}] = {one.tile, one.rotation};
    for (const auto& [at, placed] : board)
        if (!naive::fits(board, at, placed)) return false;
    return true;
}

// Ten thousand tiles: a matched board with its turns forgotten, and tiles drawn at random.
void large() {
    std::mt19937 random(7);
    std::vector<naive::At> cells = hexagon(58);
    cells.resize(10'000);
    std::vector<RotationTile> tiles = matched(cells, 1, 56, random);
    bool whole = true;
    naive::Board board;
    for (RotationTile& one : tiles) board[{one.q, one.r}] = {one.tile, one.rotation}, one.rotation = -1;
    for (const auto& [at, placed] : board) whole = whole && naive::fits(board, at, placed);
    expect(whole, "a board of all kinds is filled without a gap");
    Monitor monitor;
    auto start = std::chrono::steady_clock::now();
    bool good = false;
    const SearchResult found = solve_rotations(tiles, {}, 0, true, monitor, [&](const auto& solution) {
        good = solution.size() == tiles.size() && all_match(solution);
        return false;
    });
    expect(found.count == 1 && good, "ten thousand tiles turned to match");
    std::printf("10,000 tiles solved: %.3f s\n", seconds_since(start));
    for (RotationTile& one : tiles) one.tile = static_cast<std::uint8_t>(1 + random() % 56);
    start = std::chrono::steady_clock::now();
    const SearchResult none = count_rotations(tiles, {}, monitor);
    expect(none.complete && none.count == 0, "ten thousand random tiles are impossible");
    std::printf("10,000 random tiles proved impossible: %.3f s\n", seconds_since(start));
}

// Places with three neighbours each and tiles of three colours leave most to be searched for.
std::vector<RotationTile> honeycomb(int reach, std::mt19937& random) {
    std::vector<RotationTile> tiles;
    for (const auto& [q, r] : hexagon(reach))
        if ((q - r + 3 * reach) % 3 != 0)
            tiles.push_back(lying(1 + static_cast<int>(random() % 14), q, r, -1));
    return tiles;
}

// The diagram and the SAT solver, which share only the board, list the same.
void both_ways() {
    std::mt19937 random(12);
    std::uint64_t total = 0;
    for (int i = 0; i < 40; ++i) {
        std::vector<RotationTile> tiles = honeycomb(3, random);
        std::shuffle(tiles.begin(), tiles.end(), random);
        tiles.resize(13 + i % 10);
        Monitor monitor;
        const Sink none = [](const auto&) { return true; };
        SearchControl control(monitor, none);
        RotationBoard board(tiles, {});
        if (!board.settle(control)) continue;
        for (const std::vector<int>& part : board.parts()) {
            const RotationDiagram sweep(board, part, 100'000, control);
            std::set<std::vector<std::uint8_t>> swept, searched;
            std::vector<std::uint8_t> rotations(tiles.size(), 0);
            if (sweep.count() > 300) continue;
            for (std::uint64_t number = 0; number < sweep.count(); ++number) {
                sweep.write(number, rotations);
                swept.insert(rotations);
            }
            RotationSat search(board, part, {}, control, static_cast<std::uint64_t>(i));
            std::fill(rotations.begin(), rotations.end(), 0);
            std::uint64_t count = 0;
            for (; search.next(rotations); ++count) searched.insert(rotations);
            expect(sweep.whole() && count == sweep.count() && swept.size() == count, "as many both ways");
            expect(swept == searched, "the same both ways");
            total += count;
        }
    }
    std::printf("parts swept and searched alike: %llu solutions\n", static_cast<unsigned long long>(total));
}

void searched() {
    std::mt19937 random(3);
    const std::vector<RotationTile> tiles = honeycomb(14, random);
    std::set<std::vector<Placement>> found;
    for (std::uint64_t seed : {1, 1, 2}) {
        Monitor monitor;
        const SearchResult one = solve_rotations(tiles, {}, seed, true, monitor, [&](const auto& solution) {
            expect(all_match(solution), "a wide honeycomb is turned to match");
            found.insert(solution);
            return true;
        });
        expect(one.count == 1 && !one.complete, "a wide honeycomb has a solution");
    }
    expect(found.size() == 2, "the same seed gives the same answer");
    found.clear();
    Monitor monitor, stopped;
    const auto start = std::chrono::steady_clock::now();
    solve_rotations(honeycomb(6, random), {}, 0, false, monitor, [&](const auto& solution) {
        expect(found.insert(solution).second && all_match(solution), "every solution comes once");
        return found.size() < 2000;
    });
    std::printf("84 tiles of three colours, 2,000 solutions: %.3f s\n", seconds_since(start));
    stopped.stop = true;
    const SearchResult early = count_rotations(tiles, {}, stopped);
    expect(!early.complete && early.nodes <= 2048, "the stop flag ends a count");
}

}  // namespace

int main(int argc, char** argv) {
    const std::string part = argc > 1 ? argv[1] : "all";
    const auto wanted = [&](const char* name) { return part == "all" || part == name; };
    if (wanted("naive")) against_naive(), goals_against_naive();
    if (wanted("parts")) parts(), beside_a_goal(), given_and_faults();
    if (wanted("large")) large();
    if (wanted("searched")) both_ways(), searched();
    std::printf("%d failures\n", failures);
    return failures != 0;
}
