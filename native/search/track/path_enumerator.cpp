// Every self-avoiding loop or line through a given number of cells, by depth-first search. Tiles come later
// (assigner.cpp): a step only decides the turn of a link, corner, bend or straight, of which only so many
// are left, so the tree is far smaller than one of tiles.
//
// Each track is produced once. A free one begins at the origin and heads north; a loop runs clockwise,
// which means that its turns add up to exactly one full turn. On a board a loop begins at the first cell
// and a line at its end of lower number.
//
// A branch ends early when the links left cannot make up a full turn; when the way home is longer than the
// tiles left; when more empty cells inside the loop wait to be filled than there are tiles, since only the
// loop itself can fill them (`ask` counts them, for figures without holes); or, on a board, when a cell
// would be left without a way in and a way out (`strands`).
//
// Invariant: `leave` undoes everything it did. Exponential in the length of the track: long ones are
// therefore annealed instead (find_track.cpp).
#include "search/track/path_enumerator.hpp"

#include <cstdlib>
#include <utility>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "search/figure.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"

namespace tantrix {

namespace {
constexpr int kFullTurn = 6;
int link_of(int turn) { return 3 - std::abs(turn); }
}  // namespace

PathEnumerator::PathEnumerator(const Grid& grid, PathSpec spec, SearchControl& control, Shuffler& shuffler,
                               Visit visit)
    : grid_(grid),
      spec_(std::move(spec)),
      control_(control),
      shuffler_(shuffler),
      visit_(std::move(visit)),
      covered_(grid.size(), 0),
      barred_(grid.size(), 0),
      asked_(grid.size(), 0) {
    path_.reserve(spec_.size);
    if (spec_.board.empty()) return;
    barred_.assign(grid.size(), 1);
    for (int cell : spec_.board) barred_[cell] = 0;
}

// A loop turns by one full turn: corners by two sixths, bends by one, to either side.
bool PathSpec::can_close() const {
    if (!closed) return true;
    const bool all = left[1] + left[2] + left[3] == size;
    return !(all && left[2] % 2 == 1) && 2 * left[1] + left[2] >= kFullTurn;
}

void PathEnumerator::run(int first_link) {
    if (!spec_.can_close()) return;
    if (!spec_.board.empty()) return run_on_board();
    for (int turn : {-2, -1, 0, 1, 2}) {
        if (link_of(turn) != first_link && first_link != 0) continue;
        if (!allowed(link_of(turn))) continue;
        const int heading = spec_.closed ? turned(-turn) : 0;
        const int before = grid_.origin + grid_.step[turned(heading + 3)];
        if (!spec_.closed) barred_[before] = 1;
        begin(grid_.origin, heading, turn);
        if (!spec_.closed) barred_[before] = 0;
    }
}

void PathEnumerator::run_on_board() {
    for (int cell : spec_.board) {
        for (int heading = 0; heading < 6; ++heading) {
            const bool outward = barred_[cell + grid_.step[turned(heading + 3)]];
            if (outward == spec_.closed) continue;
            for (int turn = -2; turn <= 2; ++turn)
                if (allowed(link_of(turn))) begin(cell, heading, turn);
        }
        if (spec_.closed) break;
    }
}

void PathEnumerator::begin(int cell, int heading, int turn) {
    home_heading_ = heading;
    leave(cell, heading, turn);
}

void PathEnumerator::enter(int cell, int heading) {
    std::array<int, 5> order{-2, -1, 0, 1, 2};
    shuffler_.shuffle(order, 5);
    for (int turn : order)
        if (!control_.halted() && allowed(link_of(turn))) leave(cell, heading, turn);
}

void PathEnumerator::leave(int cell, int heading, int turn) {
    control_.tick();
    const int on = turned(heading + turn), next = cell + grid_.step[on];
    const bool last = static_cast<int>(path_.size()) + 1 == spec_.size;
    if (last) {
        if (!may_end(next, on, turn)) return;
        path_.push_back({cell, turned(heading + 3), on});
        visit_(path_);
        path_.pop_back();
        return;
    }
    if (covered_[next] || barred_[next]) return;
    cover(cell, turned(heading + 3), on);
    turns_ += turn;
    --spec_.left[link_of(turn)];
    if (may_go_on(next) && !strands(cell, next))
        control_.split(static_cast<int>(path_.size()), shuffler_, [&] { enter(next, on); });
    ++spec_.left[link_of(turn)];
    turns_ -= turn;
    uncover(cell);
}

bool PathEnumerator::may_end(int next, int heading, int turn) const {
    if (spec_.closed)
        return next == path_.front().cell && heading == home_heading_ && turns_ + turn == kFullTurn;
    if (spec_.board.empty()) return !covered_[next];
    const int cell = next - grid_.step[heading];
    return barred_[next] && path_.front().cell <= cell;
}

bool PathEnumerator::may_go_on(int next) const {
    if (!spec_.closed) return true;
    const int ahead = spec_.size - static_cast<int>(path_.size());
    if (wanted_ > ahead) return false;
    if (grid_.distance(next, path_.front().cell) > ahead) return false;
    const int most = 2 * spec_.left[1] + spec_.left[2];
    return std::abs(kFullTurn - turns_) <= most;
}

// On a board every cell needs a way in and a way out, but for the end of a line.
bool PathEnumerator::strands(int cell, int next) const {
    if (spec_.board.empty()) return false;
    int ends = 0;
    for (int step : grid_.step) {
        const int beside = cell + step;
        if (beside == next || covered_[beside] || barred_[beside]) continue;
        const int ways = exits(beside);
        if (ways == 0 || (ways == 1 && (spec_.closed || ++ends > 1))) return true;
    }
    return false;
}

int PathEnumerator::exits(int cell) const {
    int ways = 0;
    for (int step : grid_.step) {
        const int beside = cell + step;
        const bool home = spec_.closed && beside == path_.front().cell;
        ways += home || !(covered_[beside] || barred_[beside]);
    }
    return ways;
}

void PathEnumerator::cover(int cell, int in, int out) {
    path_.push_back({cell, in, out});
    covered_[cell] = 1;
    if (asked_[cell] > 0) --wanted_;
    ask(path_.back(), 1);
}

void PathEnumerator::uncover(int cell) {
    ask(path_.back(), -1);
    if (asked_[cell] > 0) ++wanted_;
    covered_[cell] = 0;
    path_.pop_back();
}

// What lies inside a loop that runs clockwise, between the way out and the way in, must be filled
// by the loop itself: an empty cell there would be a hole for ever.
void PathEnumerator::ask(const Slot& slot, int by) {
    if (!spec_.closed || !spec_.solid || !spec_.board.empty()) return;
    for (int edge = turned(slot.out + 1); edge != slot.in; edge = turned(edge + 1)) {
        const int cell = slot.cell + grid_.step[edge];
        const bool was = asked_[cell] > 0;
        asked_[cell] = static_cast<std::uint8_t>(asked_[cell] + by);
        if (!covered_[cell]) wanted_ += (asked_[cell] > 0) - was;
    }
}

}  // namespace tantrix
