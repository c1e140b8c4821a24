#include "mould.hpp"

#include <cstdlib>

namespace tantrix::solver {

Mould::Mould(const Grid& grid, const Course& course, Reins& reins, Shuffler& shuffler)
    : grid_(grid), course_(course), reins_(reins), shuffler_(shuffler), index_(grid.size(), -1),
      next_(grid.size(), -1), prev_(grid.size(), -1) {
    const int a = grid.origin, b = a + grid.step[0], c = a + grid.step[1];
    for (int cell : {a, b, c}) {
        index_[cell] = static_cast<int>(cells_.size());
        cells_.push_back(cell);
    }
    for (const auto& [from, to] : {std::array{a, b}, {b, c}, {c, a}}) {
        next_[from] = to;
        prev_[to] = from;
    }
    for (int cell : {a, b, c}) count(cell, 1);
    while (static_cast<int>(cells_.size()) < course_.size) {
        const int before = any_cell();
        if (can_add(before)) add(before);
    }
}

int Mould::heading(int from, int to) const {
    int d = 0;
    while (from + grid_.step[d] != to) ++d;
    return d;
}

int Mould::link(int cell) const {
    const int apart = turned(heading(cell, next_[cell]) - heading(cell, prev_[cell]));
    return std::min(apart, 6 - apart);
}

// Whether a tile is a corner of the figure, one triangle and no more, that can be taken away.
bool Mould::is_ear(int cell) const {
    return turned(heading(cell, prev_[cell]) - heading(cell, next_[cell])) == 1;
}

// Whether a tile fits outside between one tile and the next and shuts nothing in: what it touches
// lies in one row.
bool Mould::can_add(int before) const {
    const int cell = before + grid_.step[turned(heading(before, next_[before]) - 1)];
    if (index_[cell] >= 0 || grid_.distance(cell, grid_.origin) + 2 > grid_.width / 2) return false;
    int rows = 0;
    for (int d = 0; d < 6; ++d)
        rows += index_[cell + grid_.step[d]] >= 0 && index_[cell + grid_.step[turned(d + 1)]] < 0;
    return rows == 1;
}

void Mould::add(int before) {
    const int after = next_[before];
    const int cell = before + grid_.step[turned(heading(before, after) - 1)];
    count(before, -1);
    count(after, -1);
    next_[before] = prev_[after] = cell;
    prev_[cell] = before;
    next_[cell] = after;
    for (int one : {before, cell, after}) count(one, 1);
    index_[cell] = static_cast<int>(cells_.size());
    cells_.push_back(cell);
}

void Mould::remove(int cell) {
    const int before = prev_[cell], after = next_[cell];
    for (int one : {before, cell, after}) count(one, -1);
    next_[before] = after;
    prev_[after] = before;
    count(before, 1);
    count(after, 1);
    index_[cells_.back()] = index_[cell];
    cells_[index_[cell]] = cells_.back();
    cells_.pop_back();
    index_[cell] = -1;
}

int Mould::lack() const {
    int sum = 0;
    for (int link = 1; link <= 3; ++link) sum += std::abs(counts_[link] - course_.left[link]);
    return sum;
}

// Moves one corner elsewhere; back again where that is for the worse, most of the time.
void Mould::move(bool freely) {
    const int ear = any_cell();
    if (!is_ear(ear)) return;
    const int before = prev_[ear], was = lack();
    remove(ear);
    const int where = any_cell();
    if (!can_add(where)) return add(before);
    add(where);
    const int worse = lack() - was;
    if (freely || worse <= 0 || shuffler_.next() % 64 < (16u >> std::min(worse, 5))) return;
    remove(next_[where]);
    add(before);
}

bool Mould::next(int first_link, std::vector<Spot>& spots) {
    for (std::size_t i = 0; i < 2 * cells_.size(); ++i) move(true);
    while (lack() > 0) {
        reins_.tick();
        if (reins_.halted()) return false;
        move(false);
    }
    int first = cells_.front();
    while (link(first) != first_link) first = next_[first];
    write(first, spots);
    return true;
}

void Mould::write(int first, std::vector<Spot>& spots) const {
    spots.clear();
    int cell = first;
    do {
        spots.push_back({cell, heading(cell, prev_[cell]), heading(cell, next_[cell])});
        cell = next_[cell];
    } while (cell != first);
}

}  // namespace tantrix::solver
