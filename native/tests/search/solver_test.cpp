// Reproduces known counts, compares with trying everything, and prints how long each search took.
//
//     test_solver [control|discovery|boards|naive|named|genius|discovery-first|many-first|named-first]
#include "search/solver.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "common/hex.hpp"
#include "common/tiles.hpp"
#include "search/track/frontier.hpp"
#include "tests/search/naive.hpp"

using namespace tantrix;

namespace {

int failures = 0;

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

std::vector<std::uint8_t> first_tiles(int size) {
    std::vector<std::uint8_t> tiles;
    for (int tile = 1; tile <= size; ++tile) tiles.push_back(static_cast<std::uint8_t>(tile));
    return tiles;
}

std::vector<Hex> triangle(int side) {
    std::vector<Hex> cells;
    for (int q = 0; q < side; ++q)
        for (int r = 0; r < side - q; ++r)
            cells.push_back({static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)});
    return cells;
}

std::vector<Hex> hexagon(int side) {
    std::vector<Hex> cells;
    for (int q = 1 - side; q < side; ++q)
        for (int r = 1 - side; r < side; ++r)
            if (std::abs(q + r) < side)
                cells.push_back({static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)});
    return cells;
}

std::vector<Goal> goals(Form form, const std::string& letters) {
    std::vector<Goal> found;
    for (char letter : letters)
        found.push_back({form, static_cast<std::uint8_t>(std::string("RYBG").find(letter))});
    return found;
}

// Whether all touching edges match, checked apart from the searches.
bool matches(const std::vector<Placement>& figure) {
    for (const Placement& a : figure)
        for (const Placement& b : figure)
            for (int d = 0; d < 6; ++d) {
                if (a.q + kDq[d] != b.q || a.r + kDr[d] != b.r) continue;
                if (edge_colour(a.tile, a.rotation, d) != edge_colour(b.tile, turned(d + 3 - b.rotation)))
                    return false;
            }
    return true;
}

// Counts, compares where `known` is not negative, and prints a line.
SearchResult count(const std::string& name, const Task& task, long known) {
    Monitor monitor;
    bool matched = true;
    const auto start = std::chrono::steady_clock::now();
    const SearchResult found = solve(task, monitor, [&](const std::vector<Placement>& figure) {
        matched = matched && matches(figure);
        return true;
    });
    const double seconds = seconds_since(start);
    matched = matched &&
              count(task, monitor, [](const std::vector<Placement>&) { return true; }).count == found.count;
    const bool good = matched && found.complete && !fault(task) &&
                      (known < 0 || found.count == static_cast<std::uint64_t>(known));
    failures += !good;
    std::printf("%-26s %10llu %12llu nodes %9.4f s %s\n", name.c_str(),
                static_cast<unsigned long long>(found.count), static_cast<unsigned long long>(found.nodes),
                seconds,
                !good       ? "WRONG"
                : known < 0 ? ""
                            : "as known");
    std::fflush(stdout);
    return found;
}

// The time to a first solution, the median of ten seeds.
double first(const std::string& name, Task task) {
    std::vector<double> times;
    std::uint64_t nodes = 0;
    task.first = true;
    for (task.seed = 1; task.seed <= 10; ++task.seed) {
        Monitor monitor;
        bool matched = false;
        const auto start = std::chrono::steady_clock::now();
        nodes += solve(task, monitor, [&](const std::vector<Placement>& figure) {
                     matched = matches(figure) && figure.size() == task.tiles.size();
                     return false;
                 }).nodes;
        times.push_back(seconds_since(start));
        failures += !matched;
    }
    std::sort(times.begin(), times.end());
    std::printf("%-26s first: median %.5f s, worst %.5f s, %llu nodes\n", name.c_str(), times[4], times[9],
                static_cast<unsigned long long>(nodes / 10));
    std::fflush(stdout);
    return times[4];
}

void discovery_counts() {
    const std::vector<std::pair<std::string, std::vector<long>>> known{
        {"R", {-1, 2, 4, -1, 32, -1, -1, 1280}},
        {"Y", {2, -1, -1, -1, -1, -1, 114, 388}},
        {"B", {-1, -1, -1, 8, 36, 84, -1, 952}}};
    const auto start = std::chrono::steady_clock::now();
    for (const auto& [colour, counts] : known)
        for (int size = 3; size <= 10; ++size)
            count("discovery-" + std::to_string(size) + " " + colour,
                  {.tiles = first_tiles(size), .goals = goals(Form::loop, colour)}, counts[size - 3]);
    std::printf("all counts of discovery 3-10: %.4f s\n", seconds_since(start));
}

void board_loops(const std::string& name, const std::vector<Hex>& board, std::uint64_t known) {
    const auto start = std::chrono::steady_clock::now();
    const std::optional<LoopCount> found = count_full_loops(board);
    const bool good = found == LoopCount{known};
    failures += !good;
    std::printf("%-26s %10llu full loops %.4f s %s\n", name.c_str(),
                static_cast<unsigned long long>(found ? found->front() : 0), seconds_since(start),
                good ? "as known" : "WRONG");
}

const std::vector<std::uint8_t> kJunior{3, 5, 8, 12, 14, 43, 46, 50, 52, 54};
const std::vector<std::uint8_t> kStudent{19, 21, 24, 25, 29, 31, 32, 40, 41, 42};
const std::vector<std::uint8_t> kMaster{18, 22, 23, 26, 27, 33, 34, 35, 36, 47, 53, 55};
const std::vector<std::uint8_t> kProfessor{2, 11, 15, 17, 20, 30, 38, 39, 44, 45, 51, 56};
const std::vector<std::uint8_t> kGenius{1, 4, 6, 7, 9, 10, 13, 16, 28, 37, 48, 49};
const std::vector<std::uint8_t> kGreen{32, 33, 34, 35, 36, 37, 38, 45, 46, 47};
const std::vector<std::uint8_t> kYellow{1, 2, 3, 9, 12, 17, 20, 21, 22, 23, 31, 44};
const std::vector<std::uint8_t> kWhite{48, 49, 50, 51, 52, 53, 54, 55, 56};
const std::vector<std::uint8_t> kBlue{6, 7, 8, 13, 14, 39, 40, 41, 42, 43};
const std::vector<std::uint8_t> kRed{4, 5, 10, 11, 15, 16, 18, 19, 24, 25, 26, 27, 28, 29, 30};

void named_counts() {
    const auto loop = [](const std::string& letters) { return goals(Form::loop, letters); };
    const auto line = [](const std::string& letters) { return goals(Form::line, letters); };
    count("junior B", {.tiles = kJunior, .goals = loop("B")}, 48);
    count("junior Y", {.tiles = kJunior, .goals = loop("Y")}, 0);
    count("student G", {.tiles = kStudent, .goals = loop("G")}, 42);
    count("student R", {.tiles = kStudent, .goals = loop("R")}, 0);
    count("master G", {.tiles = kMaster, .goals = loop("G")}, -1);
    count("rainbow-green", {.tiles = kGreen, .goals = loop("G")}, -1);
    count("rainbow-yellow", {.tiles = kYellow, .goals = loop("Y")}, -1);
    count("rainbow-white B", {.tiles = kWhite, .goals = loop("B")}, -1);
    count("rainbow-white Y", {.tiles = kWhite, .goals = loop("Y")}, 0);
    count("rainbow-white G", {.tiles = kWhite, .goals = loop("G")}, 0);
    count("rainbow-blue", {.tiles = kBlue, .goals = line("B"), .board = triangle(4)}, 5);
    count("rainbow-red", {.tiles = kRed, .goals = line("R"), .board = triangle(5)}, -1);
    for (const char* pair : {"RY", "RB", "RG", "YB", "YG", "BG"})
        count(std::string("professor ") + pair, {.tiles = kProfessor, .goals = loop(pair)},
              std::string(pair) == "YB" ? 2 : 0);
}

void genius_counts() {
    count("genius-rb", {.tiles = kGenius, .goals = goals(Form::line, "RB")}, 1);
    count("genius-ry", {.tiles = kGenius, .goals = goals(Form::line, "RY")}, -1);
    count("genius yellow+blue", {.tiles = kGenius, .goals = goals(Form::line, "YB")}, 0);
}

void discovery_firsts() {
    const std::string colours = "YRRBBBYRRYBBRRYRRYYYYRRRRRRR";
    double sum = 0;
    for (int size = 3; size <= 30; ++size)
        sum += first("discovery-" + std::to_string(size),
                     {.tiles = first_tiles(size), .goals = goals(Form::loop, {colours[size - 3]})});
    std::printf("discovery 3-30, a first solution each: %.4f s\n", sum);
}

void many_firsts() {
    for (int size : {30, 59, 60, 100, 200, 500, 2000})
        for (const char* colour : {"R", "Y", "B"}) {
            if (size == 59 && *colour != 'Y') continue;  // there is none: the links do not add up
            Task task{.goals = goals(Form::loop, colour)};
            for (int i = 0; i < size; ++i) task.tiles.push_back(static_cast<std::uint8_t>(i % 10 + 1));
            first("sets-" + std::to_string(size) + " " + colour, task);
        }
}

void named_firsts() {
    first("junior B", {.tiles = kJunior, .goals = goals(Form::loop, "B")});
    first("student G", {.tiles = kStudent, .goals = goals(Form::loop, "G")});
    first("master G", {.tiles = kMaster, .goals = goals(Form::loop, "G")});
    first("rainbow-green", {.tiles = kGreen, .goals = goals(Form::loop, "G")});
    first("rainbow-yellow", {.tiles = kYellow, .goals = goals(Form::loop, "Y")});
    first("rainbow-white B", {.tiles = kWhite, .goals = goals(Form::loop, "B")});
    first("rainbow-blue", {.tiles = kBlue, .goals = goals(Form::line, "B"), .board = triangle(4)});
    first("rainbow-red", {.tiles = kRed, .goals = goals(Form::line, "R"), .board = triangle(5)});
    first("professor YB", {.tiles = kProfessor, .goals = goals(Form::loop, "YB")});
    first("genius-ry", {.tiles = kGenius, .goals = goals(Form::line, "RY")});
    first("genius-rb", {.tiles = kGenius, .goals = goals(Form::line, "RB")});
}

// Random tasks of few tiles, some with copies, against trying everything.
Task random_task(std::mt19937& random, int size) {
    Task task;
    const int pool = random() % 3 == 0 ? 3 : kTiles;
    const int from = pool == kTiles ? 1 : 1 + static_cast<int>(random() % (kTiles - pool));
    while (static_cast<int>(task.tiles.size()) < size) {
        const auto tile = static_cast<std::uint8_t>(from + random() % pool);
        const bool twice = std::count(task.tiles.begin(), task.tiles.end(), tile) > 0;
        if (pool == 3 || !twice) task.tiles.push_back(tile);
    }
    std::sort(task.tiles.begin(), task.tiles.end());
    for (std::uint8_t colour = 0; colour < 4; ++colour)
        if (random() % 5 < 2) task.goals.push_back({random() % 4 == 0 ? Form::loop : Form::line, colour});
    return task;
}

void compare(const std::string& name, const Task& task, const std::set<naive::Board>& known,
             std::uint64_t& total) {
    std::set<naive::Board> found;
    Monitor monitor;
    const SearchResult outcome = solve(task, monitor, [&](const std::vector<Placement>& figure) {
        naive::Board board;
        for (const Placement& one : figure) board[{one.q, one.r}] = {one.tile, one.rotation};
        found.insert(naive::canonical(board));
        return true;
    });
    total += known.size();
    if (found == known && outcome.count == known.size() && outcome.complete) return;
    ++failures;
    std::printf("%s WRONG: %zu found, %llu counted, %zu known; tiles", name.c_str(), found.size(),
                static_cast<unsigned long long>(outcome.count), known.size());
    for (int tile : task.tiles) std::printf(" %d", tile);
    for (Goal goal : task.goals)
        std::printf(" %s %c", goal.form == Form::loop ? "loop" : "line", "RYBG"[goal.colour]);
    std::printf("\n");
}

// Loops with copies, and with holes, through tiles of one triple of colours.
void loops_against_naive(std::mt19937& random) {
    std::uint64_t total = 0;
    for (int i = 0; i < 24; ++i) {
        Task task{.goals = goals(Form::loop, std::string(1, "RYB"[i % 3])), .holes = i % 4 == 0};
        const int size = 6 + i % 3;
        while (static_cast<int>(task.tiles.size()) < size)
            task.tiles.push_back(static_cast<std::uint8_t>(1 + random() % (i % 2 ? 14 : 4)));
        std::sort(task.tiles.begin(), task.tiles.end());
        compare("loop", task, naive::loops(task), total);
    }
    std::printf("random loops as by trying everything: %llu\n", static_cast<unsigned long long>(total));
}

void against_naive() {
    std::mt19937 random(20);
    std::uint64_t free_total = 0, board_total = 0;
    loops_against_naive(random);
    for (int i = 0; i < 48; ++i) {
        const Task task = random_task(random, 2 + i % 3);
        if (!fault(task)) compare("free", task, naive::solutions(task), free_total);
    }
    for (int i = 0; i < 160; ++i) {
        std::vector<Hex> cells = i % 2 ? hexagon(2) : triangle(3);
        Task task = random_task(random, static_cast<int>(cells.size()));
        task.board = cells;
        if (!fault(task)) compare("board", task, naive::solutions(task), board_total);
    }
    std::printf("random tasks as by trying everything: %llu free solutions, %llu on boards\n",
                static_cast<unsigned long long>(free_total), static_cast<unsigned long long>(board_total));
}

// The stop flag ends a search early, and the same seed gives the same answer.
void control() {
    Monitor stopped;
    stopped.stop = true;
    const Task genius{.tiles = kGenius, .goals = goals(Form::line, "RB")};
    const SearchResult early = solve(genius, stopped, [](const std::vector<Placement>&) { return true; });
    failures += early.complete || early.nodes > 2048 || stopped.nodes != early.nodes;
    std::array<std::vector<Placement>, 3> answers;
    for (std::size_t i = 0; i < 3; ++i) {
        Monitor monitor;
        const Task task{.tiles = first_tiles(10),
                        .goals = goals(Form::loop, "R"),
                        .seed = i < 2 ? 5u : 6u,
                        .first = true};
        const SearchResult one = solve(task, monitor, [&](const std::vector<Placement>& figure) {
            answers[i] = figure;
            return true;
        });
        failures += one.count != 1 || one.complete;
    }
    failures += answers[0] != answers[1] || answers[0] == answers[2];
    const Task shuffled{.tiles = first_tiles(10), .goals = goals(Form::loop, "R"), .seed = 7};
    count("discovery-10 R, seed 7", shuffled, 1280);
    const Task odd{.tiles = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, .goals = goals(Form::loop, "G")};
    failures += fault(odd) == nullptr;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string part = argc > 1 ? argv[1] : "all";
    const auto wanted = [&](const char* name) { return part == "all" || part == name; };
    if (wanted("control")) control();
    if (wanted("discovery")) discovery_counts();
    if (wanted("boards")) {
        board_loops("triangle of 15 cells", triangle(5), 26);
        board_loops("triangle of 28 cells", triangle(7), 17214);
        board_loops("hexagon of 19 cells", hexagon(3), 1284);
        board_loops("hexagon of 37 cells", hexagon(4), 38'786'640);
        board_loops("triangle of 45 cells", triangle(9), 231'924'780);
    }
    if (wanted("naive")) against_naive();
    if (wanted("named")) named_counts();
    if (wanted("genius")) genius_counts();
    if (wanted("discovery-first")) discovery_firsts();
    if (wanted("many-first")) many_firsts();
    if (wanted("named-first")) named_firsts();
    std::printf("%d failures\n", failures);
    return failures != 0;
}
