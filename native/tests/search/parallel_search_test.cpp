// Given tiles, boards without goals, threads, parts and progress, against trying everything.
//
//     test_engine [faults|naive|threads|progress|timing]
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "common/hex.hpp"
#include "search/solver.hpp"
#include "tests/search/naive.hpp"

using namespace tantrix;

namespace {

int failures = 0;

void expect(bool good, const std::string& what) {
    failures += !good;
    if (!good) std::printf("WRONG: %s\n", what.c_str());
}

Hex cell(int q, int r) { return {static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)}; }

std::vector<Hex> triangle(int side) {
    std::vector<Hex> cells;
    for (int q = 0; q < side; ++q)
        for (int r = 0; r < side - q; ++r) cells.push_back(cell(q, r));
    return cells;
}

std::vector<Hex> hexagon(int side) {
    std::vector<Hex> cells;
    for (int q = 1 - side; q < side; ++q)
        for (int r = 1 - side; r < side; ++r)
            if (std::abs(q + r) < side) cells.push_back(cell(q, r));
    return cells;
}

// Whether a full board keeps the givens: each speaks of a copy of its own.
bool keeps(naive::Board board, const Task& task) {
    for (const bool placed : {true, false})
        for (const Given& one : task.givens) {
            if (one.placed != placed) continue;
            const auto it = std::find_if(board.begin(), board.end(), [&](const auto& entry) {
                const auto& [at, lying] = entry;
                return lying.first == one.tile && (one.rotation < 0 || lying.second == one.rotation) &&
                       (!placed || at == naive::At{one.cell.q, one.cell.r});
            });
            if (it == board.end()) return false;
            board.erase(it);
        }
    return true;
}

void fill(naive::Board& board, const Task& task, std::vector<std::uint8_t> left,
          std::set<naive::Board>& good) {
    if (left.empty()) {
        if (naive::solves(board, task) && keeps(board, task)) good.insert(naive::canonical(board));
        return;
    }
    const Hex at = task.board[task.board.size() - left.size()];
    for (const std::uint8_t tile : std::set(left.begin(), left.end())) {
        std::vector<std::uint8_t> rest = left;
        rest.erase(std::find(rest.begin(), rest.end(), tile));
        for (int k = 0; k < 6; ++k) {
            if (!naive::fits(board, {at.q, at.r}, {tile, k})) continue;
            board[{at.q, at.r}] = {tile, k};
            fill(board, task, rest, good);
            board.erase({at.q, at.r});
        }
    }
}

std::set<naive::Board> tried(const Task& task) {
    std::set<naive::Board> good;
    naive::Board board;
    fill(board, task, task.tiles, good);
    return good;
}

// A matched filling of a board by random tiles, so that tasks with givens have solutions.
naive::Board random_filling(std::mt19937& random, const std::vector<Hex>& cells, int from, int pool) {
    naive::Board board;
    while (board.size() < cells.size()) {
        const Hex at = cells[board.size()];
        std::vector<std::pair<int, int>> open;
        for (int tile = from; tile < from + pool; ++tile)
            for (int k = 0; k < 6; ++k)
                if (naive::fits(board, {at.q, at.r}, {tile, k})) open.emplace_back(tile, k);
        if (open.empty())
            board.clear();
        else
            board[{at.q, at.r}] = open[random() % open.size()];
    }
    return board;
}

Given random_given(std::mt19937& random, const naive::Board& board) {
    auto it = board.begin();
    std::advance(it, random() % board.size());
    const auto [at, lying] = *it;
    const bool placed = random() % 3 > 0;
    const bool turned_so = !placed || random() % 2;
    return {static_cast<std::uint8_t>(lying.first), placed, cell(at.first, at.second),
            static_cast<std::int8_t>(turned_so ? lying.second : -1)};
}

// Tiles of a matched filling, some of them given, some colours asked for.
Task random_task(std::mt19937& random, const std::vector<Hex>& cells) {
    const int pool = random() % 3 == 0 ? 4 : 56;
    const int from = 1 + static_cast<int>(random() % (57 - pool));
    const naive::Board board = random_filling(random, cells, from, pool);
    Task task{.board = cells, .seed = random() % 2 ? 0 : random()};
    for (const auto& entry : board) task.tiles.push_back(static_cast<std::uint8_t>(entry.second.first));
    std::sort(task.tiles.begin(), task.tiles.end());
    for (int i = static_cast<int>(random() % 4); i > 0; --i) {
        task.givens.push_back(random_given(random, board));
        if (fault(task)) task.givens.pop_back();
    }
    for (std::uint8_t colour = 0; colour < 4; ++colour)
        if (random() % 9 == 0) task.goals.push_back({random() % 3 == 0 ? Form::loop : Form::line, colour});
    return task;
}

std::multiset<naive::Board> found(const Task& task, int threads, SearchResult& outcome) {
    std::multiset<naive::Board> boards;
    Monitor monitor;
    outcome = solve(
        task, monitor,
        [&](const std::vector<Placement>& figure) {
            naive::Board board;
            for (const Placement& one : figure) board[{one.q, one.r}] = {one.tile, one.rotation};
            expect(keeps(board, task), "a solution that loses what is given");
            boards.insert(naive::canonical(board));
            return true;
        },
        threads);
    return boards;
}

void against_naive() {
    std::mt19937 random(11);
    std::size_t total = 0, tasks = 0;
    for (int i = 0; i < 160; ++i) {
        const Task task = random_task(random, i % 2 ? hexagon(2) : triangle(3));
        if (fault(task)) continue;
        const std::set<naive::Board> known = tried(task);
        SearchResult outcome;
        const auto boards = found(task, 1 + i % 3, outcome);
        expect(outcome.complete && outcome.count == boards.size() &&
                   std::equal(boards.begin(), boards.end(), known.begin(), known.end()),
               "task " + std::to_string(i) + ": " + std::to_string(boards.size()) + " found, " +
                   std::to_string(known.size()) + " known");
        total += known.size();
        ++tasks;
    }
    std::printf("%zu boards with givens as by trying everything: %zu solutions\n", tasks, total);
}

// Every cell has its tile: only the rotations are sought.
void rotations_only() {
    std::mt19937 random(12);
    std::size_t total = 0;
    for (int i = 0; i < 60; ++i) {
        Task task{.board = hexagon(2)};
        const naive::Board board = random_filling(random, task.board, 1, i % 2 ? 56 : 3);
        for (const auto& [at, lying] : board) {
            task.tiles.push_back(static_cast<std::uint8_t>(lying.first));
            task.givens.push_back({task.tiles.back(), true, cell(at.first, at.second), -1});
        }
        SearchResult outcome;
        const std::set<naive::Board> known = tried(task);
        const auto boards = found(task, 1, outcome);
        expect(std::equal(boards.begin(), boards.end(), known.begin(), known.end()), "rotations");
        total += known.size();
    }
    std::printf("rotations alone: %zu solutions\n", total);
}

// Larger boards, a first filling of each: matched, and every tile laid once.
void firsts() {
    std::mt19937 random(13);
    for (const auto& board : {hexagon(3), hexagon(4), triangle(8), triangle(10)})
        for (int threads = 1; threads <= 2; ++threads) {
            std::vector<std::uint8_t> tiles(56);
            for (std::uint8_t i = 0; i < 56; ++i) tiles[i] = static_cast<std::uint8_t>(i + 1);
            std::shuffle(tiles.begin(), tiles.end(), random);
            tiles.resize(board.size());
            std::sort(tiles.begin(), tiles.end());
            const Task task{.tiles = tiles, .board = board, .seed = 1 + random() % 9, .first = true};
            Monitor monitor;
            const auto filled = [&](const std::vector<Placement>& figure) {
                naive::Board laid;
                std::vector<std::uint8_t> used;
                for (const Placement& one : figure) {
                    expect(naive::fits(laid, {one.q, one.r}, {one.tile, one.rotation}), "a match");
                    laid[{one.q, one.r}] = {one.tile, one.rotation};
                    used.push_back(one.tile);
                }
                std::sort(used.begin(), used.end());
                expect(laid.size() == board.size() && used == tiles, "every tile once");
                return true;
            };
            expect(solve(task, monitor, filled, threads).count == 1, "a first filling");
        }
}

void faults() {
    const auto is = [](const Task& task, const std::string& id) {
        const char* told = fault(task);
        expect((told ? told : "") == id, "fault " + id);
    };
    const std::vector<std::uint8_t> tiles{1, 2, 3};
    const std::vector<Hex> board = triangle(2);
    const std::vector<Goal> goal{{Form::loop, 1}};
    is({.tiles = tiles}, "bad.puzzle.goals");
    is({.tiles = tiles, .board = board}, "");
    is({.tiles = tiles, .goals = goal, .givens = {{1, false, {}, 0}}}, "bad.puzzle.given");
    is({.tiles = tiles, .board = board, .givens = {{1, false, {}, 0}}}, "");
    is({.tiles = tiles, .board = board, .givens = {{1, false, {}, -1}}}, "bad.puzzle.given");
    is({.tiles = tiles, .board = board, .givens = {{1, false, {}, 6}}}, "bad.puzzle.given");
    is({.tiles = tiles, .board = board, .givens = {{4, false, {}, 0}}}, "bad.puzzle.given");
    is({.tiles = tiles, .board = board, .givens = {{1, true, cell(2, 2), 0}}}, "bad.puzzle.given");
    const Given first{1, true, cell(0, 0), -1};
    is({.tiles = tiles, .board = board, .givens = {first}}, "");
    is({.tiles = tiles, .board = board, .givens = {first, {2, true, cell(0, 0), -1}}}, "bad.puzzle.given");
    is({.tiles = tiles, .board = board, .givens = {first, {1, true, cell(0, 1), -1}}}, "bad.puzzle.given");
    int clashing = 0;
    for (std::int8_t rotation = 0; rotation < 6; ++rotation)
        clashing += fault({.tiles = tiles,
                           .board = board,
                           .givens = {{1, true, cell(0, 0), 0}, {2, true, cell(0, 1), rotation}}}) != nullptr;
    expect(clashing == 4, "two tiles side by side match in two of six rotations");
}

const std::vector<std::uint8_t> kProfessor{2, 11, 15, 17, 20, 30, 38, 39, 44, 45, 51, 56};
const std::vector<std::uint8_t> kMaster{18, 22, 23, 26, 27, 33, 34, 35, 36, 47, 53, 55};
const std::vector<std::uint8_t> kRed{4, 5, 10, 11, 15, 16, 18, 19, 24, 25, 26, 27, 28, 29, 30};

std::vector<Task> shared_tasks() {
    std::vector<std::uint8_t> ten;
    for (std::uint8_t tile = 1; tile <= 10; ++tile) ten.push_back(tile);
    return {{.tiles = {1, 2, 3}, .goals = {{Form::loop, 1}}},
            {.tiles = {1}, .board = {cell(0, 0)}},
            {.tiles = ten, .goals = {{Form::loop, 0}}},
            {.tiles = ten, .goals = {{Form::loop, 2}}, .seed = 3},
            {.tiles = kMaster, .goals = {{Form::loop, 3}}},
            {.tiles = {1, 2, 3, 4, 5, 6, 7}, .board = hexagon(2)},
            {.tiles = kRed, .goals = {{Form::line, 0}}, .board = triangle(5)},
            {.tiles = kProfessor, .goals = {{Form::loop, 1}, {Form::loop, 2}}, .seed = 9}};
}

// Each solution once, however many threads share the tree.
void shared_alike() {
    for (const Task& task : shared_tasks()) {
        SearchResult alone, shared;
        const auto known = found(task, 1, alone);
        for (int threads = 2; threads <= 4; ++threads) {
            expect(found(task, threads, shared) == known && shared.count == alone.count && shared.complete,
                   std::to_string(threads) + " threads");
        }
        std::printf("%zu solutions by 1, 2, 3 and 4 threads\n", known.size());
    }
}

void ends_early() {
    const Task task{.tiles = kRed, .goals = {{Form::line, 0}}, .board = triangle(5)};
    const Task impossible{.tiles = kProfessor, .goals = {{Form::loop, 0}, {Form::loop, 1}}, .first = true};
    for (int threads = 1; threads <= 4; ++threads) {
        Monitor monitor;
        int calls = 0;
        const SearchResult some = solve(task, monitor, [&](const auto&) { return ++calls < 3; }, threads);
        expect(calls == 3 && some.count == 3 && !some.complete, "the sink ends the search");
        Task one = task;
        one.first = true;
        calls = 0;
        const SearchResult first = solve(one, monitor, [&](const auto&) { return ++calls > 0; }, threads);
        expect(calls == 1 && first.count == 1 && !first.complete, "one first solution");
        const SearchResult none = solve(impossible, monitor, [](const auto&) { return true; }, threads);
        expect(none.count == 0 && none.complete, "a race proves that there is none");
        bool thrown = false;
        try {
            solve(task, monitor, [](const auto&) -> bool { throw std::runtime_error("sink"); }, threads);
        } catch (const std::runtime_error&) {
            thrown = true;
        }
        expect(thrown, "what the sink throws comes out");
    }
}

// What another thread sees only grows, and in the end all parts are done.
void progress() {
    const Task task{.tiles = kRed, .goals = {{Form::line, 0}}, .board = triangle(5)};
    for (int threads = 1; threads <= 4; threads += 3) {
        Monitor monitor;
        std::atomic<bool> ended{false};
        std::uint64_t looks = 0;
        std::jthread watch([&] {
            std::uint64_t nodes = 0, done = 0;
            while (!ended) {
                const std::uint64_t now = monitor.nodes, parts = monitor.parts;
                const std::uint64_t through = monitor.done;
                expect(through >= done && (parts == 0 || through <= parts), "parts done");
                expect(parts == 0 || now >= nodes, "nodes grow");
                nodes = parts == 0 ? 0 : now;
                done = through;
                ++looks;
                std::this_thread::yield();
            }
        });
        const SearchResult outcome = solve(task, monitor, [](const auto&) { return true; }, threads);
        ended = true;
        watch.join();
        expect(outcome.complete && monitor.nodes == outcome.nodes, "all nodes told");
        expect(monitor.parts >= 200 && monitor.done == monitor.parts, "all parts done");
        expect(monitor.best == 15 && monitor.depth > 0 && monitor.depth <= 15, "tiles laid");
        std::printf("%llu parts, %llu nodes\n", static_cast<unsigned long long>(monitor.parts),
                    static_cast<unsigned long long>(monitor.nodes));
    }
    Monitor stopped;
    stopped.stop = true;
    const SearchResult early = solve(task, stopped, [](const auto&) { return true; }, 2);
    expect(!early.complete && early.nodes < 4096, "the flag stops all threads");
}

double seconds(const Task& task, int threads, SearchResult& outcome) {
    Monitor monitor;
    const auto start = std::chrono::steady_clock::now();
    outcome = solve(task, monitor, [](const auto&) { return true; }, threads);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void timing() {
    for (const Task& task : shared_tasks()) {
        for (int threads = 1; threads <= 4; ++threads) {
            SearchResult outcome;
            const double time = seconds(task, threads, outcome);
            std::printf("%2zu tiles, %d threads: %.4f s, %llu nodes\n", task.tiles.size(), threads, time,
                        static_cast<unsigned long long>(outcome.nodes));
        }
    }
}

}  // namespace

int main(int argc, char** argv) {
    const std::string part = argc > 1 ? argv[1] : "all";
    const auto wanted = [&](const char* name) { return part == "all" || part == name; };
    if (wanted("faults")) faults();
    if (wanted("naive")) against_naive(), rotations_only(), firsts();
    if (wanted("threads")) shared_alike(), ends_early();
    if (wanted("progress")) progress();
    if (part == "timing") timing();
    std::printf("%d failures\n", failures);
    return failures != 0;
}
