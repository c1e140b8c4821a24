// The searches for Python.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "bindings/bindings.hpp"
#include "search/background.hpp"
#include "search/backtrack/minimal_givens.hpp"
#include "search/enumerate_early.hpp"
#include "search/score/score_search.hpp"
#include "search/spaghetti/spaghetti.hpp"
#include "search/track/frontier.hpp"
#include "search/track/longest.hpp"
#include "search/track/track_catalogue.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tantrix {

namespace {

using Pair = std::pair<int, int>;

using GivenTuple = std::tuple<int, std::optional<Pair>, std::optional<int>>;

using PlacementTuple = std::tuple<int, int, int, int>;

Hex cell_of(const Pair& cell) {
    return {static_cast<std::int16_t>(cell.first), static_cast<std::int16_t>(cell.second)};
}

Given given_of(const GivenTuple& given) {
    const auto& [tile, cell, rotation] = given;
    return {static_cast<std::uint8_t>(tile), cell.has_value(), cell_of(cell.value_or(Pair{})),
            static_cast<std::int8_t>(rotation.value_or(-1))};
}

Placement placed_of(const PlacementTuple& given) {
    const auto& [tile, q, r, rotation] = given;
    return {static_cast<std::uint8_t>(tile), static_cast<std::int16_t>(q), static_cast<std::int16_t>(r),
            static_cast<std::uint8_t>(rotation)};
}

// What a search is about but for its goals; all numbers are in range: `tantrix.puzzles.Puzzle` saw
// to that.
Task task_of(const std::vector<int>& tiles, const std::vector<Pair>& board,
             const std::vector<GivenTuple>& givens, bool holes, std::uint64_t seed, bool first) {
    Task task;
    task.tiles.assign(tiles.begin(), tiles.end());
    for (const Pair& cell : board) task.board.push_back(cell_of(cell));
    for (const GivenTuple& given : givens) task.givens.push_back(given_of(given));
    task.holes = holes;
    task.seed = seed;
    task.first = first;
    return task;
}

// The tasks of a puzzle, one for each choice of goals (form, colour).
std::vector<Task> each(const Task& task, const std::vector<std::vector<Pair>>& choices) {
    std::vector<Task> tasks;
    for (const auto& goals : choices) {
        tasks.push_back(task);
        for (const auto& [form, colour] : goals)
            tasks.back().goals.push_back({static_cast<Form>(form), static_cast<std::uint8_t>(colour)});
        if (const char* id = fault(tasks.back())) throw nb::value_error(id);
    }
    return tasks;
}

void add(SearchResult& sum, const SearchResult& part) {
    sum.complete = sum.complete && part.complete;
    sum.count += part.count;
    sum.nodes += part.nodes;
}

struct How {
    bool number;  // only the number of solutions counts
    bool late;    // none needs to come soon
    int threads;
};

// One search after the other; the first solution ends all where one will do.
SearchResult solve_each(const std::vector<Task>& tasks, How how, Monitor& monitor, const Sink& sink) {
    SearchResult sum{true, 0, 0};
    for (const Task& task : tasks) {
        if (task.first && sum.count > 0) break;
        const auto way = how.number && !task.first ? count : how.late || task.first ? solve : enumerate_early;
        add(sum, way(task, monitor, sink, how.threads));
    }
    return sum;
}

std::unique_ptr<Run> begin_search(const std::vector<int>& tiles,
                                  const std::vector<std::vector<Pair>>& choices,
                                  const std::vector<Pair>& board, const std::vector<GivenTuple>& givens,
                                  const std::vector<PlacementTuple>& laid, bool holes, std::uint64_t seed,
                                  bool first, std::optional<std::uint64_t> keep, int threads,
                                  std::pair<std::uint64_t, std::uint64_t> share) {
    Task task = task_of(tiles, board, givens, holes, seed, first);
    task.share = {share.first, share.second};
    for (const PlacementTuple& one : laid) task.laid.push_back(placed_of(one));
    const auto tasks = each(task, choices);
    const How how{keep && *keep <= 1, keep.has_value(), threads};
    const Job job = [tasks, how](Monitor& monitor, const Sink& sink) {
        return solve_each(tasks, how, monitor, sink);
    };
    return std::make_unique<Run>(job, keep);
}

// How many solutions there are, `most` where there are as many or more.
std::uint64_t number(const std::vector<int>& tiles, const std::vector<std::vector<Pair>>& choices,
                     const std::vector<Pair>& board, const std::vector<GivenTuple>& givens, bool holes,
                     std::uint64_t most) {
    const nb::gil_scoped_release released;
    std::uint64_t found = 0;
    Monitor monitor;
    for (const Task& task : each(task_of(tiles, board, givens, holes, 0, false), choices)) {
        if (found >= most) break;
        if (const auto along = count_along_tracks(task, most - found)) {
            found += *along;
        } else {
            solve(task, monitor, [&](const std::vector<Placement>&) { return ++found < most; });
        }
    }
    return found;
}

// The fewest givens, as indices, that the one solution of a board needs when it is tried in some orders to do
// without.
std::vector<int> needed_givens(const std::vector<int>& tiles, const std::vector<Pair>& board,
                               const std::vector<GivenTuple>& givens, bool rotations_only,
                               const std::vector<std::vector<int>>& orders) {
    const nb::gil_scoped_release released;
    const Task task = task_of(tiles, board, givens, false, 0, false);
    if (const char* id = fault(task)) throw nb::value_error(id);
    return minimal_givens(task, rotations_only, orders);
}

// The closed loops through every cell, as four parts of 64 bits from the lowest; none where they are too
// many.
std::optional<std::vector<std::uint64_t>> full_loops(const std::vector<Pair>& cells, std::uint64_t most) {
    const nb::gil_scoped_release released;
    std::vector<Hex> board;
    for (const Pair& cell : cells) board.push_back(cell_of(cell));
    const auto count = count_full_loops(board, most);
    return count ? std::optional(std::vector<std::uint64_t>(count->begin(), count->end())) : std::nullopt;
}

// Whether one of them has so many corners, bends and straights; none where that is not known.
std::optional<bool> has_loop(const std::vector<Pair>& cells, int corners, int bends, int straights) {
    const nb::gil_scoped_release released;
    std::vector<Hex> board;
    for (const Pair& cell : cells) board.push_back(cell_of(cell));
    return has_full_loop(board, {0, corners, bends, straights});
}

std::unique_ptr<Run> longest(const std::vector<int>& tiles, Pair goal, bool holes, std::uint64_t seed) {
    Longest asked;
    asked.tiles.assign(tiles.begin(), tiles.end());
    asked.form = static_cast<Form>(goal.first);
    asked.colour = static_cast<std::uint8_t>(goal.second);
    asked.holes = holes;
    asked.seed = seed;
    const Job job = [asked](Monitor& monitor, const Sink& sink) {
        const Best best = find_longest(asked, monitor, sink);
        return SearchResult{best.proved, 0, best.nodes};
    };
    return std::make_unique<Run>(job, std::nullopt);
}

std::unique_ptr<Run> better(int form, int bound, std::uint64_t seed, const std::vector<PlacementTuple>& start,
                            int threads) {
    ScoreTask task{static_cast<Form>(form), bound, seed, {}};
    for (const PlacementTuple& one : start) task.start.push_back(placed_of(one));
    const Job job = [=](Monitor& monitor, const Sink& sink) {
        return improve_together(task, threads, monitor, sink);
    };
    return std::make_unique<Run>(job, std::nullopt);
}

nb::object take(Run& run, double seconds) {
    std::optional<std::vector<Placement>> solution;
    {
        const nb::gil_scoped_release released;
        solution = run.take(seconds);
    }
    if (!solution) return nb::none();
    nb::list placed;
    for (const Placement& one : *solution)
        placed.append(nb::make_tuple(one.tile, one.q, one.r, one.rotation));
    return placed;
}

std::tuple<bool, std::uint64_t, std::uint64_t> outcome_of(const Run& run) {
    const SearchResult found = run.outcome();
    return {found.complete, found.count, found.nodes};
}

std::tuple<int, int, std::uint64_t, std::uint64_t> progress(const Run& run) {
    const Monitor& now = run.monitor();
    return {now.depth, now.best, now.done, now.parts};
}

nb::list spaghetti_columns(std::uint32_t sets, std::uint64_t seed) {
    std::vector<Column> columns;
    {
        const nb::gil_scoped_release released;
        Monitor monitor;
        spaghetti(sets, seed, monitor, [&](const Column& column) { columns.push_back(column); });
    }
    nb::list found;
    for (const Column& column : columns) found.append(nb::make_tuple(column.q, column.r, column.cells));
    return found;
}

}  // namespace

void bind_search(nb::module_& module) {
    nb::class_<Run>(module, "Run")
        .def("take", &take)
        .def("stop", &Run::stop)
        .def_prop_ro("ended", &Run::ended)
        .def_prop_ro("seconds", &Run::seconds)
        .def_prop_ro("outcome", &outcome_of)
        .def_prop_ro("progress", &progress);
    module.def("search", &begin_search, "tiles"_a, "choices"_a, "board"_a, "givens"_a, "laid"_a, "holes"_a,
               "seed"_a, "first"_a, "keep"_a.none(), "threads"_a, "share"_a);
    module.def("number", &number, "tiles"_a, "choices"_a, "board"_a, "givens"_a, "holes"_a, "most"_a);
    module.def("minimal_givens", &needed_givens, "tiles"_a, "board"_a, "givens"_a, "rotations_only"_a,
               "orders"_a);
    module.def("full_loops", &full_loops, "cells"_a, "most"_a);
    module.def("has_full_loop", &has_loop, "cells"_a, "corners"_a, "bends"_a, "straights"_a);
    module.def("longest", &longest, "tiles"_a, "goal"_a, "holes"_a, "seed"_a);
    module.def("improve", &better, "form"_a, "bound"_a, "seed"_a, "start"_a, "threads"_a);
    module.def("spaghetti", &spaghetti_columns, "sets"_a, "seed"_a);
}

}  // namespace tantrix
