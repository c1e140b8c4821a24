// Holds tracks perturbed on boards, and the tiles along them, to naive searches.
//
//     test_boards [path|naive|exact|first]
#include "search/track/board_annealer.hpp"

#include <chrono>
#include <cstdio>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "common/tiles.hpp"
#include "search/figure.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"
#include "search/track/path_perturber.hpp"
#include "tests/search/naive.hpp"

using namespace tantrix;

namespace {

int failures = 0;

void expect(bool good, const std::string& what) {
    if (good) return;
    ++failures;
    std::printf("WRONG: %s\n", what.c_str());
}

std::vector<Hex> spiral(int size) {
    std::vector<Hex> cells{{0, 0}};
    for (int ring = 1; static_cast<int>(cells.size()) < size; ++ring)
        for (int turn = 2, q = 0, r = -ring; turn < 8; ++turn)
            for (int i = 0; i < ring; ++i) {
                q += kDq[turn % 6];
                r += kDr[turn % 6];
                cells.push_back({static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)});
            }
    cells.resize(static_cast<std::size_t>(size));
    return cells;
}

std::vector<Hex> triangle(int side) {
    std::vector<Hex> cells;
    for (int q = 0; q < side; ++q)
        for (int r = 0; r < side - q; ++r)
            cells.push_back({static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)});
    return cells;
}

Task sets_on(const std::vector<Hex>& board, Form form, int colour) {
    Task task{
        .tiles = {}, .goals = {{form, static_cast<std::uint8_t>(colour)}}, .board = board, .first = true};
    for (std::size_t i = 0; i < board.size(); ++i)
        task.tiles.push_back(static_cast<std::uint8_t>(i % 10 + 1));
    return task;
}

std::string name_of(const Task& task) {
    return std::to_string(task.board.size()) + " cells, " +
           (task.goals[0].form == Form::loop ? "loop " : "line ") + "RYBG"[task.goals[0].colour];
}

Grid grid_of(const Task& task) { return Grid::of_reach(reach_of(task.board) + 2); }

PathSpec spec_of(const Task& task, const Grid& grid) {
    PathSpec spec;
    spec.closed = task.goals[0].form == Form::loop;
    spec.size = static_cast<int>(task.board.size());
    for (const Hex& cell : task.board) spec.board.push_back(grid.at(cell.q, cell.r));
    for (int tile : task.tiles) {
        std::vector<int> ends;
        for (int edge = 0; edge < 6; ++edge)
            if (edge_colour(tile, edge) == task.goals[0].colour) ends.push_back(edge);
        ++spec.left[std::min(ends[1] - ends[0], 6 - ends[1] + ends[0])];
    }
    return spec;
}

naive::Board board_of(const std::vector<Placement>& figure) {
    naive::Board board;
    for (const Placement& one : figure) board[{one.q, one.r}] = {one.tile, one.rotation};
    return board;
}

// Whether a figure fills the board of a task with its tiles, matches, and reaches the goal.
bool is_solution(const Task& task, const std::vector<Placement>& figure) {
    const naive::Board board = board_of(figure);
    std::vector<std::uint8_t> tiles;
    for (const Placement& one : figure) tiles.push_back(one.tile);
    std::vector<std::uint8_t> given = task.tiles;
    std::sort(tiles.begin(), tiles.end());
    std::sort(given.begin(), given.end());
    if (tiles != given || board.size() != figure.size()) return false;
    for (const Hex& cell : task.board)
        if (!board.count({cell.q, cell.r})) return false;
    for (const auto& [at, placed] : board)
        if (!naive::fits(board, at, placed)) return false;
    return naive::solves(board, task);
}

// The cells of a perturbed track in their order, from where it begins; a step off the board ends it.
std::vector<int> followed(const PathPerturber& path, int from, int way) {
    std::vector<int> cells{from};
    for (int cell = path.beside(from, way); cell >= 0 && cell != from; cell = path.beside(cell, way)) {
        cells.push_back(cell);
        const auto& dirs = path.dirs(cell);
        way = dirs[0] == turned(way + 3) ? dirs[1] : dirs[0];
        if (cells.size() > static_cast<std::size_t>(path.size())) break;
    }
    return cells;
}

bool is_whole(const PathPerturber& path, bool closed) {
    int from = 0, way = path.dirs(0)[0], ends = 0;
    for (int cell = 0; cell < path.size(); ++cell)
        for (int i = 0; i < 2; ++i)
            if (path.beside(cell, path.dirs(cell)[i]) < 0) {
                ++ends;
                from = cell;
                way = path.dirs(cell)[1 - i];
            }
    const std::vector<int> cells = followed(path, from, way);
    return ends == (closed ? 0 : 2) && static_cast<int>(cells.size()) == path.size() &&
           std::set<int>(cells.begin(), cells.end()).size() == cells.size();
}

// Every move leaves one track through all cells, and undone leaves what was there.
void path_stays_whole() {
    int moves = 0;
    for (const auto& board : {triangle(3), spiral(7), triangle(5), spiral(19), spiral(34)})
        for (Form form : {Form::loop, Form::line})
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                const Task task = sets_on(board, form, 0);
                const Grid grid = grid_of(task);
                Shuffler shuffler(seed);
                PathPerturber path(grid, spec_of(task, grid), shuffler);
                expect(path.lay(), "no track on " + name_of(task));
                expect(is_whole(path, form == Form::loop), "first track on " + name_of(task));
                for (int i = 0; i < 1200; ++i) {
                    std::vector<PathPerturber::Dirs> before;
                    for (int cell = 0; cell < path.size(); ++cell) before.push_back(path.dirs(cell));
                    if (!path.move()) continue;
                    ++moves;
                    expect(is_whole(path, form == Form::loop), "moved track on " + name_of(task));
                    if (i % 2 == 0) continue;
                    path.undo();
                    for (int cell = 0; cell < path.size(); ++cell)
                        expect(path.dirs(cell) == before[cell], "undone on " + name_of(task));
                }
            }
    std::printf("%d moves of tracks, all whole\n", moves);
}

// Random tiles that have a colour.
Task random_task(std::mt19937& random, const std::vector<Hex>& board) {
    Task task = sets_on(board, random() % 2 ? Form::loop : Form::line, static_cast<int>(random() % 3));
    for (std::uint8_t& tile : task.tiles) tile = static_cast<std::uint8_t>(1 + random() % 14);
    std::sort(task.tiles.begin(), task.tiles.end());
    return task;
}

bool annealed(const Task& task, std::uint64_t seed, std::vector<Placement>& figure) {
    Monitor monitor;
    const Sink sink = [](const std::vector<Placement>&) { return true; };
    SearchControl control(monitor, sink);
    const Grid grid = grid_of(task);
    Shuffler shuffler(seed);
    BoardAnnealer annealer(task, grid, spec_of(task, grid), control, shuffler);
    if (!annealer.lay() || !annealer.anneal(20000)) return false;
    figure = annealer.figure();
    return true;
}

// On boards of few cells annealing finds a solution where, and only where, trying everything does.
void anneals_as_by_trying_everything() {
    std::mt19937 random(4);
    int solvable = 0, impossible = 0;
    for (int i = 0; i < 40; ++i) {
        const Task task = random_task(random, i % 2 ? spiral(7) : triangle(3));
        const std::set<naive::Board> known = naive::solutions(task);
        (known.empty() ? impossible : solvable) += 1;
        bool found = false;
        std::vector<Placement> figure;
        for (std::uint64_t seed = 1; seed <= (known.empty() ? 2 : 20) && !found; ++seed)
            found = annealed(task, seed, figure);
        expect(found == !known.empty(), "annealed " + name_of(task));
        if (found) expect(known.count(naive::canonical(board_of(figure))) == 1, "not known");
    }
    expect(solvable > 5 && impossible > 5, "too few of a kind");
    std::printf("annealed as by trying everything: %d with solutions, %d without\n", solvable, impossible);
}

// From the size on at which boards are annealed too, a first answer agrees with the complete count.
void first_agrees_with_all() {
    int solvable = 0, impossible = 0;
    for (int size = 16; size <= 18; ++size)
        for (int colour = 0; colour < 3; ++colour) {
            Task task = sets_on(spiral(size), Form::loop, colour);
            Monitor monitor;
            std::vector<Placement> figure;
            const SearchResult one = solve(task, monitor, [&](const std::vector<Placement>& found) {
                figure = found;
                return true;
            });
            task.first = false;
            const SearchResult all = solve(task, monitor, [](const std::vector<Placement>&) { return true; });
            (all.count > 0 ? solvable : impossible) += 1;
            expect(all.complete && (one.count > 0) == (all.count > 0), "first of " + name_of(task));
            expect(one.count > 0 ? is_solution(task, figure) : one.complete, "answer to " + name_of(task));
        }
    std::printf("first answers as by complete counts: %d with solutions, %d without\n", solvable, impossible);
}

void first(const Task& task) {
    Monitor monitor;
    std::vector<Placement> figure, again;
    const auto start = std::chrono::steady_clock::now();
    const SearchResult outcome = solve(task, monitor, [&](const std::vector<Placement>& found) {
        figure = found;
        return true;
    });
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    expect(outcome.count == 1 && is_solution(task, figure), name_of(task));
    std::printf("%-20s %9llu nodes %.3f s\n", name_of(task).c_str(),
                static_cast<unsigned long long>(outcome.nodes), taken.count());
    solve(task, monitor, [&](const std::vector<Placement>& found) {
        again = found;
        return true;
    });
    expect(figure == again, "the same seed, another answer: " + name_of(task));
}

void firsts() {
    for (int colour = 0; colour < 3; ++colour) {
        first(sets_on(spiral(30), Form::loop, colour));
        first(sets_on(spiral(60), Form::loop, colour));
        first(sets_on(spiral(61), Form::line, colour));
    }
    // An odd number of bends can never make a loop.
    const Task odd = sets_on(spiral(61), Form::loop, 0);
    Monitor monitor;
    const SearchResult outcome = solve(odd, monitor, [](const std::vector<Placement>&) { return true; });
    expect(outcome.complete && outcome.count == 0, "odd bends");
    Monitor stopped;
    stopped.stop = true;
    const SearchResult early = solve(sets_on(spiral(200), Form::loop, 1), stopped,
                                     [](const std::vector<Placement>&) { return true; });
    expect(!early.complete && early.count == 0, "not stopped");
}

}  // namespace

int main(int argc, char** argv) {
    const std::string part = argc > 1 ? argv[1] : "all";
    const auto wanted = [&](const char* name) { return part == "all" || part == name; };
    if (wanted("path")) path_stays_whole();
    if (wanted("naive")) anneals_as_by_trying_everything();
    if (wanted("exact")) first_agrees_with_all();
    if (wanted("first")) firsts();
    std::printf("%d failures\n", failures);
    return failures != 0;
}
