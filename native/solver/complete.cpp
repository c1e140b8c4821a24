#include <array>
#include <map>
#include <optional>
#include <set>

#include "assign.hpp"
#include "figure.hpp"
#include "mould.hpp"
#include "seek.hpp"

namespace tantrix::solver {

namespace {

// How many trials the first growing gets, and how many times as many the moulding.
constexpr std::uint64_t kFirstPatience = 1 << 12, kMouldings = 16;

// What the tiles that lie ask of a loop: to pass them by their links, and the cells beside them so
// that a tile is left which matches there.
class Asking {
public:
    Asking(const Task& task, const Grid& grid) : grid_(grid), colour_(task.goals[0].colour) {
        std::map<int, int> left;
        for (int tile : task.tiles) ++left[tile];
        for (const Placed& one : task.laid) {
            --left[one.tile];
            at_[grid.at(one.q, one.r)] = one;
        }
        for (const auto& [tile, copies] : left) {
            if (copies == 0) continue;
            tiles_.push_back(tile);
            wishes_.copies.push_back(copies);
        }
    }
    Wishes wishes() {
        std::set<int> beside;
        for (const auto& [cell, one] : at_) {
            wish_lying(cell, one);
            for (int step : grid_.step)
                if (!at_.contains(cell + step)) beside.insert(cell + step);
        }
        for (int cell : beside) wish_beside(cell);
        return wishes_;
    }

private:
    static constexpr int kMissed = 3;

    static int shown(const Placed& one, int edge) {
        return edge_colour(one.tile, turned(edge - one.rotation));
    }
    void wish_lying(int cell, const Placed& one) {
        Wish wish{cell, kMissed};
        wish.sole.fill(-1);
        for (int way = 0; way < 36; ++way)
            for (int edge : {way / 6, way % 6}) wish.cost[way] += shown(one, edge) != colour_;
        wishes_.cells.push_back(wish);
    }
    void wish_beside(int cell) {
        Wish wish{cell};
        wish.cost.fill(1);
        wish.sole.fill(-1);
        for (std::size_t kind = 0; kind < tiles_.size(); ++kind)
            for (std::uint8_t rotation = 0; rotation < 6; ++rotation) {
                const Placed one{static_cast<std::uint8_t>(tiles_[kind]), 0, 0, rotation};
                if (matches(cell, one)) note(wish, one, static_cast<std::int8_t>(kind));
            }
        wishes_.cells.push_back(wish);
    }
    bool matches(int cell, const Placed& one) const {
        for (int edge = 0; edge < 6; ++edge) {
            const auto it = at_.find(cell + grid_.step[edge]);
            if (it != at_.end() && shown(it->second, edge + 3) != shown(one, edge)) return false;
        }
        return true;
    }
    void note(Wish& wish, const Placed& one, std::int8_t kind) const {
        for (int way = 0; way < 36; ++way) {
            if (way / 6 == way % 6 || shown(one, way / 6) != colour_ || shown(one, way % 6) != colour_)
                continue;
            if (wish.cost[way] > 0) wish.sole[way] = kind;
            if (wish.sole[way] != kind) wish.sole[way] = -1;
            wish.cost[way] = 0;
        }
    }

    const Grid& grid_;
    int colour_;
    std::vector<int> tiles_;  // by kind: those left
    std::map<int, Placed> at_;
    Wishes wishes_;
};

Course course_of(const Task& task, Reins& reins) {
    Shuffler shuffler(task.seed);
    return Assigner(task, static_cast<int>(task.tiles.size()), Grid(1), reins, shuffler).course();
}

// Moulds loops round what lies and lays tiles along them, for so many trials.
class Moulder {
public:
    Moulder(const Task& task, Reins& reins)
        : task_(without_holes(task)), reins_(reins), shuffler_(task.seed + 1),
          grid_(static_cast<int>(task.tiles.size()) + 2), wishes_(Asking(task_, grid_).wishes()),
          assigner_(task_, static_cast<int>(task.tiles.size()), grid_, reins, shuffler_),
          course_(assigner_.course()) {}

    bool able() const { return can_mould(task_, course_); }
    void run(std::uint64_t trials);

private:
    static Task without_holes(Task task) {
        task.holes = false;
        return task;
    }

    const Task task_;
    Reins& reins_;
    Shuffler shuffler_;
    const Grid grid_;
    const Wishes wishes_;
    Assigner assigner_;
    const Course course_;
};

void Moulder::run(std::uint64_t trials) {
    const int first_link = course_.closed ? 0 : course_.left[2] % 2 == 0 ? 1 : 2;
    const Course course = moulded(course_);
    std::vector<Spot> spots;
    reins_.begin(trials);
    Mould mould(grid_, course, reins_, shuffler_, wishes_);
    while (mould.next(first_link, spots)) {
        if (!course_.closed) spots.erase(spots.begin());
        assigner_.assign(spots);
        if (reins_.halted()) return;
    }
}

}  // namespace

// Growing, which comes to an end where few tiles are left, and moulding, which finds what there is
// where many are, take turns, each time with more patience.
Outcome solve_laid(const Task& task, Reins& reins) {
    if (is_track(task) && !course_of(task, reins).can_close()) return {true, 0, 0};
    if (!task.first) return solve_growth(task, reins);
    Shuffler growing(task.seed);
    std::optional<Moulder> moulder;
    for (std::uint64_t patience = kFirstPatience;; patience *= 2) {
        reins.begin(patience);
        grow(task, reins, growing);
        if (!reins.spent()) return reins.outcome();
        growing = Shuffler(growing.next() | 1);
        if (!moulder && is_track(task)) moulder.emplace(task, reins);
        if (moulder && moulder->able()) moulder->run(kMouldings * patience);
        if (reins.halted() && !reins.spent()) return reins.outcome();
    }
}

}  // namespace tantrix::solver
