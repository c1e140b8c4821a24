#include "seek.hpp"

#include <algorithm>

#include "assign.hpp"
#include "boards.hpp"
#include "mould.hpp"
#include "track.hpp"

namespace tantrix::solver {

namespace {

constexpr std::uint64_t kForever = ~std::uint64_t{0};

// Whether a solution was taken as the last, or the search was stopped.
bool over(const Reins& reins) { return reins.halted() && !reins.spent(); }

int size_of(const Task& task) { return static_cast<int>(task.tiles.size()); }

Grid grid_for(const Task& task) {
    return Grid(2 + (task.board.empty() ? size_of(task) : reach_of(task.board)));
}

void walk(const Task& task, int size, const Grid& grid, Reins& reins, Shuffler& shuffler) {
    Assigner assigner(task, size, grid, reins, shuffler);
    Tracks tracks(grid, assigner.course(), reins, shuffler,
                  [&](const std::vector<Spot>& spots) { assigner.assign(spots); });
    tracks.run(assigner.first_link());
}

// The walk for one solution gives up a bad beginning, and each time has more patience.
void walk_with_patience(const Task& task, const Grid& grid, Reins& reins, Shuffler& shuffler) {
    std::uint64_t patience = task.first && !shuffler.plain() ? 1 << 14 : kForever;
    do {
        reins.begin(patience);
        walk(task, size_of(task), grid, reins, shuffler);
        patience += patience / 2;
    } while (reins.spent());
}

// From so many tiles on a shape is moulded rather than walked, where one solution will do.
// Lines sooner: most of those that are walked shut a hole in.
constexpr int kMany = 24, kManyOfALine = 10;
constexpr std::uint64_t kTrialsAShape = 50'000, kFewShapes = 64, kMovesAShape = 20'000;

// How many shapes to mould before tracks are walked.
std::uint64_t shapes_worth(const Task& task, const Course& course) {
    if (!can_mould(task, course) || (course.closed && course.size < kMany)) return 0;
    return course.size < kMany ? kFewShapes : kForever;
}

// Tries so many shapes; a few are given up where none has the links.
void mould_and_assign(const Task& task, const Grid& grid, std::uint64_t shapes, Reins& reins,
                      Shuffler& shuffler) {
    Assigner assigner(task, size_of(task), grid, reins, shuffler);
    const Course& course = assigner.course();
    const int first_link = course.closed ? assigner.first_link() : course.left[2] % 2 == 0 ? 1 : 2;
    Mould mould(grid, moulded(course), reins, shuffler);
    const std::uint64_t moves = shapes == kForever ? kForever : kMovesAShape;
    std::vector<Spot> spots;
    do {
        reins.begin(moves);
        if (!mould.next(first_link, spots)) return;
        if (!course.closed) spots.erase(spots.begin());
        reins.begin(kTrialsAShape);
        assigner.assign(spots);
    } while (!over(reins) && --shapes > 0);
}

// From so many cells on a board is woven too, where one solution will do.
constexpr int kManyCells = 16;
constexpr std::uint64_t kStepsAPairOfCells = 800, kFirstPatience = 1 << 12;

bool is_woven(const Task& task, const Course& course) {
    return task.first && course.size >= kManyCells && !course.board.empty() && course.can_close();
}

// Walks, which may come to a proof, and weaves by turns, each time with more patience.
void walk_and_weave(const Task& task, const Grid& grid, const Course& course, Reins& reins,
                    Shuffler& shuffler) {
    Shuffler weaving(task.seed + 1);
    const auto size = static_cast<std::uint64_t>(course.size);
    std::uint64_t patience = kFirstPatience, steps = kStepsAPairOfCells * size * size;
    while (true) {
        reins.begin(patience);
        walk(task, course.size, grid, reins, shuffler);
        if (!reins.spent()) return;
        reins.begin(kForever);
        Fabric fabric(task, grid, course, reins, weaving);
        if (fabric.lay() && fabric.anneal(steps)) return reins.give(fabric.figure());
        if (reins.halted()) return;
        patience *= 2;
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
        const auto other = std::find_if(end, tiles.end(),
                                        [&](int one) { return bent(one) != kept; });
        if (other == tiles.end()) return false;
        std::iter_swap(end - 1, other);
    }
    tiles.resize(static_cast<std::size_t>(size));
    return true;
}

// Moulds a loop or line of some of the tiles.
void mould_some(const Task& task, int size, std::uint64_t shapes, Reins& reins,
                Shuffler& shuffler) {
    Task some = task;
    some.first = true;
    some.holes = false;
    if (!pick(task, size, shuffler, some.tiles)) return;
    const Grid grid = grid_for(some);
    const Course course = Assigner(some, size, grid, reins, shuffler).course();
    if (can_mould(some, course)) mould_and_assign(some, grid, shapes, reins, shuffler);
}

}  // namespace

Course moulded(Course course) {
    if (course.closed) return course;
    course.closed = true;
    ++course.size;
    ++course.left[course.left[2] % 2 == 0 ? 1 : 2];
    return course;
}

bool can_mould(const Task& task, const Course& course) {
    return task.first && course.solid && course.board.empty() && course.size >= kManyOfALine &&
           moulded(course).can_close();
}

void seek_track(const Task& task, int size, std::uint64_t patience, Reins& reins,
                Shuffler& shuffler) {
    if (size >= kManyOfALine) mould_some(task, size, 1 + patience / kTrialsAShape, reins, shuffler);
    if (over(reins)) return;
    reins.begin(patience);
    walk(task, size, grid_for(task), reins, shuffler);
}

Outcome solve_track(const Task& task, Reins& reins) {
    Shuffler shuffler(task.seed), moulding(task.seed + 1);
    const Grid grid = grid_for(task);
    const Course course = Assigner(task, size_of(task), grid, reins, shuffler).course();
    if (const std::uint64_t shapes = shapes_worth(task, course); shapes > 0)
        mould_and_assign(task, grid, shapes, reins, moulding);
    if (over(reins)) return reins.outcome();
    if (is_woven(task, course)) {
        walk_and_weave(task, grid, course, reins, shuffler);
    } else {
        walk_with_patience(task, grid, reins, shuffler);
    }
    return reins.outcome();
}

}  // namespace tantrix::solver
