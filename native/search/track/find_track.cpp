// Chooses how to look for one loop or line through given tiles. There are three ways, and this file is the
// schedule between them.
//
// An exhaustive walk takes all tracks from path_enumerator.cpp and hands each to assigner.cpp: it finds
// every solution and can prove that there is none, but slows down exponentially. Annealed shapes
// (loop_annealer.cpp) produce long loops without holes in a free shape, each tried for a limited time.
// Annealed boards (board_annealer.cpp) move track and tiles together until they fit a given board. The last
// two find a solution among many tiles far sooner and can never prove anything.
//
// Where it is not too wide, frontier.cpp decides whether a board has any loop with the links of the tiles.
//
// So: one solution in a free shape of many tiles is annealed; a large board alternates walk and annealing,
// each turn longer than the one before; everything else is walked. A walk for one solution restarts with
// growing limits, as is usual for randomised search with a heavy tail (Gomes, Selman and Kautz, 1998).
//
// A line is annealed as a loop with one more tile, which is then removed (`as_closed_loop`). A loop always
// turns by six sixths, so its bends must be even in number; `can_close` and `pick` take care of that.
#include "search/track/find_track.hpp"

#include <algorithm>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "common/tiles.hpp"
#include "search/figure.hpp"
#include "search/methods.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"
#include "search/track/assigner.hpp"
#include "search/track/board_annealer.hpp"
#include "search/track/frontier.hpp"
#include "search/track/loop_annealer.hpp"
#include "search/track/loop_grower.hpp"
#include "search/track/path_enumerator.hpp"

namespace tantrix {

namespace {

constexpr std::uint64_t kForever = ~std::uint64_t{0};

// Whether a solution was taken as the last, or the search was stopped.
bool over(const SearchControl& control) { return control.halted() && !control.spent(); }

int size_of(const Task& task) { return static_cast<int>(task.tiles.size()); }

Grid grid_for(const Task& task) {
    return Grid::of_reach(2 + (task.board.empty() ? size_of(task) : reach_of(task.board)));
}

void walk(const Task& task, int size, const Grid& grid, SearchControl& control, Shuffler& shuffler) {
    Assigner assigner(task, size, grid, control, shuffler);
    PathEnumerator enumerator(grid, assigner.spec(), control, shuffler,
                              [&](const std::vector<Slot>& slots) { assigner.assign(slots); });
    enumerator.run(assigner.first_link());
}

// The walk for one solution gives up a bad beginning, and each time gets more trials (restarts).
void walk_with_restarts(const Task& task, const Grid& grid, SearchControl& control, Shuffler& shuffler) {
    std::uint64_t trial_limit = task.first && !shuffler.plain() ? 1 << 14 : kForever;
    do {
        control.grant(trial_limit);
        walk(task, size_of(task), grid, control, shuffler);
        trial_limit += trial_limit / 2;
    } while (control.spent());
}

// From so many tiles on a shape is annealed rather than walked, where one solution will do.
// Lines sooner: most of those that are walked shut a hole in.
constexpr int kMany = 24, kManyOfALine = 10;
constexpr std::uint64_t kTrialsAShape = 50'000, kFewShapes = 64, kMovesAShape = 20'000;

// How many shapes to anneal before tracks are walked.
std::uint64_t shapes_worth(const Task& task, const PathSpec& spec) {
    if (!can_anneal(task, spec) || (spec.closed && spec.size < kMany)) return 0;
    return spec.size < kMany ? kFewShapes : kForever;
}

// Tries so many shapes; a few are given up where none has the links.
void anneal_and_assign(const Task& task, const Grid& grid, std::uint64_t shapes, SearchControl& control,
                       Shuffler& shuffler) {
    Assigner assigner(task, size_of(task), grid, control, shuffler);
    const PathSpec& spec = assigner.spec();
    const int first_link = spec.closed ? assigner.first_link() : spec.left[2] % 2 == 0 ? 1 : 2;
    LoopAnnealer annealer(grid, as_closed_loop(spec), control, shuffler);
    const std::uint64_t moves = shapes == kForever ? kForever : kMovesAShape;
    std::vector<Slot> slots;
    do {
        control.grant(moves);
        if (!annealer.next(first_link, slots)) return;
        if (!spec.closed) slots.erase(slots.begin());
        control.grant(kTrialsAShape);
        assigner.assign(slots);
    } while (!over(control) && --shapes > 0);
}

// Loops of very many tiles repeat part of one of few tiles, for which so many shapes are tried.
constexpr std::uint64_t kShapesToGrow = 256;

bool grow(const Task& task, SearchControl& control, Shuffler& shuffler) {
    const bool suits = task.first && !task.holes && task.board.empty() && task.goals[0].form == Form::loop;
    const auto find_loops = [&](const Task& smaller, const Sink& sink) {
        SearchControl within = control.within(sink);
        const Grid grid = grid_for(smaller);
        if (can_anneal(smaller, Assigner(smaller, size_of(smaller), grid, within, shuffler).spec()))
            anneal_and_assign(smaller, grid, kShapesToGrow, within, shuffler);
    };
    return suits && grow_loop(task, find_loops, control, shuffler);
}

// From so many cells on a board is annealed too, where one solution will do.
constexpr int kManyCells = 16;
constexpr std::uint64_t kStepsAPairOfCells = 800, kFirstTrialLimit = 1 << 12;

bool is_annealed(const Task& task, const PathSpec& spec) {
    return task.first && spec.size >= kManyCells && !spec.board.empty() && spec.can_close();
}

// Walks, which may come to a proof, and anneals by turns, each time for longer. Where the first round finds
// nothing, the frontier may show that no loop at all has the links of the tiles.
void walk_and_anneal(const Task& task, const Grid& grid, const PathSpec& spec, SearchControl& control,
                     Shuffler& shuffler) {
    Shuffler annealing(task.seed + 1);
    const auto size = static_cast<std::uint64_t>(spec.size);
    std::uint64_t trial_limit = kFirstTrialLimit, steps = kStepsAPairOfCells * size * size;
    while (true) {
        control.grant(trial_limit);
        walk(task, spec.size, grid, control, shuffler);
        if (!control.spent()) return;
        control.grant(kForever);
        BoardAnnealer annealer(task, grid, spec, control, annealing);
        if (annealer.lay() && annealer.anneal(steps)) return control.emit(annealer.figure());
        if (control.halted()) return;
        const bool first_round = trial_limit == kFirstTrialLimit;
        if (first_round && spec.closed && has_full_loop(task.board, spec.left) == false) return;
        trial_limit *= 2;
        steps += steps / 2;
    }
}

// Whether a tile's link bends; the edges of other links differ by an odd number.
bool bends(int tile, int colour) {
    int sum = 0;
    for (int edge = 0; edge < 6; ++edge)
        if (edge_colour(tile, edge) == colour) sum += edge;
    return sum % 2 == 0;
}

// Takes so many of the tiles; for a loop such that bend an even number, else it could not close.
bool pick(const Task& task, int size, Shuffler& shuffler, std::vector<std::uint8_t>& tiles) {
    tiles = task.tiles;
    shuffler.shuffle(tiles, static_cast<int>(tiles.size()));
    const auto bent = [&](int tile) { return bends(tile, task.goals[0].colour); };
    const auto end = tiles.begin() + size;
    const bool closed = task.goals[0].form == Form::loop;
    if (closed && std::count_if(tiles.begin(), end, bent) % 2 != 0) {
        const bool kept = bent(tiles[size - 1]);
        const auto other = std::find_if(end, tiles.end(), [&](int one) { return bent(one) != kept; });
        if (other == tiles.end()) return false;
        std::iter_swap(end - 1, other);
    }
    tiles.resize(static_cast<std::size_t>(size));
    return true;
}

// Anneals a loop or line of some of the tiles.
void anneal_some(const Task& task, int size, std::uint64_t shapes, SearchControl& control,
                 Shuffler& shuffler) {
    Task some = task;
    some.first = true;
    some.holes = false;
    if (!pick(task, size, shuffler, some.tiles)) return;
    const Grid grid = grid_for(some);
    const PathSpec spec = Assigner(some, size, grid, control, shuffler).spec();
    if (can_anneal(some, spec)) anneal_and_assign(some, grid, shapes, control, shuffler);
}

}  // namespace

bool is_track(const Task& task) {
    if (task.goals.size() != 1 || task.tiles.size() < 3 || !task.givens.empty()) return false;
    for (int tile : task.tiles)
        if (!has_colour(tile, task.goals[0].colour)) return false;
    return true;
}

PathSpec as_closed_loop(PathSpec spec) {
    if (spec.closed) return spec;
    spec.closed = true;
    ++spec.size;
    ++spec.left[spec.left[2] % 2 == 0 ? 1 : 2];
    return spec;
}

bool can_anneal(const Task& task, const PathSpec& spec) {
    return task.first && spec.solid && spec.board.empty() && spec.size >= kManyOfALine &&
           as_closed_loop(spec).can_close();
}

void find_track(const Task& task, int size, std::uint64_t trial_limit, SearchControl& control,
                Shuffler& shuffler) {
    if (size >= kManyOfALine) anneal_some(task, size, 1 + trial_limit / kTrialsAShape, control, shuffler);
    if (over(control)) return;
    control.grant(trial_limit);
    walk(task, size, grid_for(task), control, shuffler);
}

SearchResult solve_track(const Task& task, SearchControl& control) {
    Shuffler shuffler(task.seed), annealing(task.seed + 1);
    if (grow(task, control, annealing)) return control.outcome();
    const Grid grid = grid_for(task);
    const PathSpec spec = Assigner(task, size_of(task), grid, control, shuffler).spec();
    if (const std::uint64_t shapes = shapes_worth(task, spec); shapes > 0)
        anneal_and_assign(task, grid, shapes, control, annealing);
    if (over(control)) return control.outcome();
    if (is_annealed(task, spec)) {
        walk_and_anneal(task, grid, spec, control, shuffler);
    } else {
        walk_with_restarts(task, grid, control, shuffler);
    }
    return control.outcome();
}

}  // namespace tantrix
