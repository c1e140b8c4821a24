// Tiles that lie already, against trying everything, and where there is too much to try; loops that
// are annealed round them.
//
//     test_complete [solid|naive|large|threads]
#include <algorithm>
#include <cstdio>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "search/figure.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"
#include "search/track/loop_annealer.hpp"
#include "tests/search/naive.hpp"

using namespace tantrix;

namespace {

int failures = 0;

void expect(bool good, const std::string& what) {
    failures += !good;
    if (!good) std::printf("WRONG: %s\n", what.c_str());
}

std::vector<std::uint8_t> first_tiles(int size) {
    std::vector<std::uint8_t> tiles;
    for (int tile = 1; tile <= size; ++tile) tiles.push_back(static_cast<std::uint8_t>(tile));
    return tiles;
}

Task task_of(std::vector<std::uint8_t> tiles, Form form, std::uint8_t colour) {
    Task task;
    task.tiles = std::move(tiles);
    task.goals = {{form, colour}};
    return task;
}

naive::Board board_of(const std::vector<Placement>& figure) {
    naive::Board board;
    for (const Placement& one : figure) board[{one.q, one.r}] = {one.tile, one.rotation};
    return board;
}

std::vector<Placement> figure_of(const naive::Board& board) {
    std::vector<Placement> figure;
    for (const auto& [at, placed] : board)
        figure.push_back({static_cast<std::uint8_t>(placed.first), static_cast<std::int16_t>(at.first),
                          static_cast<std::int16_t>(at.second), static_cast<std::uint8_t>(placed.second)});
    return figure;
}

bool contains(const naive::Board& board, const std::vector<Placement>& laid) {
    return std::all_of(laid.begin(), laid.end(), [&](const Placement& one) {
        const auto it = board.find({one.q, one.r});
        return it != board.end() && it->second == std::pair<int, int>{one.tile, one.rotation};
    });
}

bool is_good(const Task& task, const std::vector<Placement>& figure) {
    const naive::Board board = board_of(figure);
    std::vector<std::uint8_t> tiles;
    for (const Placement& one : figure) tiles.push_back(one.tile);
    std::sort(tiles.begin(), tiles.end());
    return tiles == task.tiles && board.size() == figure.size() && contains(board, task.laid) &&
           std::all_of(board.begin(), board.end(),
                       [&](const auto& entry) { return naive::fits(board, entry.first, entry.second); }) &&
           naive::solves(board, task);
}

// Every way in which a known figure contains what lies.
std::set<naive::Board> containing(const std::set<naive::Board>& known, const std::vector<Placement>& laid) {
    std::set<naive::Board> found;
    if (board_of(laid).size() < laid.size()) return found;
    for (naive::Board board : known)
        for (int sixth = 0; sixth < 6; ++sixth) {
            naive::Board turn;
            for (const auto& [at, placed] : board)
                turn[{-at.second, at.first + at.second}] = {placed.first, (placed.second + 1) % 6};
            board = turn;
            for (const auto& [at, placed] : board) {
                if (placed != std::pair<int, int>{laid[0].tile, laid[0].rotation}) continue;
                naive::Board moved;
                for (const auto& [from, one] : board)
                    moved[{from.first - at.first + laid[0].q, from.second - at.second + laid[0].r}] = one;
                if (contains(moved, laid)) found.insert(moved);
            }
        }
    return found;
}

// Turns or exchanges a tile of some that lie, or leaves them.
void spoil(std::vector<Placement>& laid, const Task& task, std::mt19937& random) {
    Placement& one = laid[random() % laid.size()];
    if (random() % 2) one.rotation = static_cast<std::uint8_t>(random() % 6);
    if (random() % 3 == 0) one.tile = task.tiles[random() % task.tiles.size()];
    if (random() % 3 == 0) one.q = static_cast<std::int16_t>(one.q + random() % 3 - 1);
}

void against_naive() {
    const std::vector<Task> tasks{
        task_of(first_tiles(5), Form::loop, 0), task_of(first_tiles(6), Form::loop, 2),
        task_of(first_tiles(7), Form::loop, 2), task_of({2, 2, 2, 3, 3, 3}, Form::loop, 2)};
    std::mt19937 random(5);
    std::size_t tables = 0, some = 0;
    for (const Task& whole : tasks) {
        const std::set<naive::Board> known = naive::loops(whole);
        expect(!known.empty(), "nothing to take parts of");
        for (int i = 0; i < 400; ++i) {
            auto from = known.begin();
            std::advance(from, random() % known.size());
            Task task = whole;
            task.laid = figure_of(*from);
            std::shuffle(task.laid.begin(), task.laid.end(), random);
            task.laid.resize(1 + random() % task.laid.size());
            if (i % 2) spoil(task.laid, task, random);
            const std::set<naive::Board> wanted = containing(known, task.laid);
            std::set<naive::Board> found;
            Monitor monitor;
            const SearchResult outcome = solve(
                task, monitor,
                [&](const std::vector<Placement>& figure) {
                    found.insert(board_of(figure));
                    return true;
                },
                1 + i % 3);
            expect(outcome.complete && outcome.count == wanted.size() && found == wanted,
                   std::to_string(outcome.count) + " ways, known " + std::to_string(wanted.size()));
            ++tables;
            some += !wanted.empty();
        }
    }
    std::printf("%zu tables as by trying everything, %zu of them parts of solutions\n", tables, some);
}

std::vector<Placement> solution(Task task, std::uint64_t seed) {
    std::vector<Placement> found;
    task.first = true;
    task.seed = seed;
    Monitor monitor;
    solve(task, monitor, [&](const std::vector<Placement>& figure) {
        found = figure;
        return false;
    });
    return found;
}

void large() {
    std::mt19937 random(6);
    const std::vector<Task> tasks{
        task_of(first_tiles(18), Form::loop, 1), task_of(first_tiles(24), Form::loop, 0),
        task_of(first_tiles(30), Form::loop, 0), task_of(first_tiles(16), Form::line, 0)};
    for (const Task& whole : tasks)
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Task task = whole;
            task.laid = solution(whole, seed);
            std::shuffle(task.laid.begin(), task.laid.end(), random);
            task.laid.resize(seed % 2 ? 1 : task.laid.size() * 2 / 3);
            const std::vector<Placement> found = solution(task, seed + 9);
            expect(is_good(task, found), "no completion of a large table");
            expect(found == solution(task, seed + 9), "another completion for an equal seed");
        }
    std::printf("large tables completed\n");
}

// Whether slots follow each other round, turn once, and shut no cell in.
bool is_solid(const Grid& grid, const std::vector<Slot>& slots) {
    std::vector<std::uint8_t> covered(grid.size(), 0);
    std::vector<int> cells;
    int sixths = 0;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const Slot &one = slots[i], &next = slots[(i + 1) % slots.size()];
        if (one.cell + grid.step[one.out] != next.cell || next.in != turned(one.out + 3)) return false;
        if (covered[one.cell]++) return false;
        cells.push_back(one.cell);
        sixths += turned(one.out - one.in) - 3;
    }
    return sixths == 6 && !has_hole(grid, cells, covered);
}

void solid() {
    Monitor monitor;
    const Sink none = [](const std::vector<Placement>&) { return true; };
    SearchControl control(monitor, none);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Grid grid = Grid::of_reach(24);
        Shuffler shuffler(seed);
        PathSpec spec;
        spec.size = 22;
        spec.left = {0, 10, 8, 4};
        CellPreference pin{grid.at(0, 0), 3};
        pin.sole.fill(-1);
        pin.cost.fill(1);
        pin.cost[6 * 1 + 4] = pin.cost[6 * 4 + 1] = 0;
        CellPreference shunned{grid.at(0, 1)};
        shunned.sole.fill(-1);
        shunned.cost.fill(1);
        LoopAnnealer annealer(grid, spec, control, shuffler, {{pin, shunned}, {}});
        std::vector<Slot> slots;
        for (int shape = 0; shape < 4; ++shape) {
            expect(annealer.next(2, slots) && is_solid(grid, slots), "no solid loop");
            std::array<int, 4> links{};
            int met = 0;
            for (const Slot& slot : slots) {
                const int apart = std::abs(slot.in - slot.out);
                ++links[std::min(apart, 6 - apart)];
                met += slot.cell == grid.at(0, 0) && (slot.in == 1 || slot.in == 4) && apart == 3;
                expect(slot.cell != grid.at(0, 1), "a cell that is shunned");
            }
            expect(links == spec.left && met == 1, "other links than asked for");
        }
    }
    std::printf("solid loops keep to what is wished\n");
}

void threads() {
    Task task = task_of(first_tiles(9), Form::loop, 1);
    std::uint64_t counts[3];
    for (int i = 0; i < 3; ++i) {
        task.laid = {{7, 100, -50, 2}};
        Monitor monitor;
        counts[i] = solve(task, monitor, [](const std::vector<Placement>&) { return true; }, 1 << i).count;
    }
    expect(counts[0] == counts[1] && counts[1] == counts[2], "threads count differently");
    task.laid = {};
    Monitor monitor;
    const SearchResult all = solve(task, monitor, [](const std::vector<Placement>&) { return true; });
    expect(all.count == counts[0], "a tile alone is in every solution once");
    task.laid = {{7, 0, 0, 2}, {8, 0, 12, 2}};
    expect(solve(task, monitor, [](const std::vector<Placement>&) { return true; }).complete, "too far");
    std::printf("one tile laid: %llu solutions, as without\n", static_cast<unsigned long long>(all.count));
}

}  // namespace

int main(int argc, char** argv) {
    const std::string only = argc > 1 ? argv[1] : "";
    const auto wanted = [&](const char* name) { return only.empty() || only == name; };
    if (wanted("solid")) solid();
    if (wanted("naive")) against_naive();
    if (wanted("large")) large();
    if (wanted("threads")) threads();
    return failures == 0 ? 0 : 1;
}
