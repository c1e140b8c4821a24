#include "search/track/solid_loop.hpp"

#include "common/hex.hpp"
#include "common/random.hpp"

namespace tantrix {

SolidLoop::SolidLoop(const Grid& grid, int size, Shuffler& shuffler, const std::vector<int>& wanted)
    : grid_(grid), shuffler_(shuffler), most_(size), covered_(grid.size(), 0) {
    const int start = wanted.empty() ? grid.origin : wanted[random(static_cast<int>(wanted.size()))];
    const int spin = random(6);
    at_ = {start, start + grid.step[spin], start + grid.step[turned(spin + 1)]};
    next_ = {1, 2, 0};
    prev_ = {2, 0, 1};
    on_ = {spin, turned(spin + 2), turned(spin + 4)};
    for (int cell : at_) covered_[cell] = 1;
    for (int cell : wanted) reach(cell);
    while (this->size() < most_) {
        const int before = random(this->size());
        if (is_free(outside(before))) add(before);
    }
}

// Whether a tile in a cell shuts nothing in: what it touches lies in one row.
bool SolidLoop::is_free(int cell) const {
    if (covered_[cell] || grid_.distance(cell, grid_.origin) + 2 > grid_.width / 2) return false;
    unsigned round = 0;
    for (int d = 0; d < 6; ++d) round |= unsigned{covered_[cell + grid_.step[d]]} << d;
    const unsigned begun = round & ~(round << 1 | round >> 5);
    return begun != 0 && (begun & (begun - 1)) == 0;
}

// Puts a tile outside between one and the next.
void SolidLoop::put(int tile, int before) {
    const int after = next_[before], along = on_[before];
    at_[tile] = outside(before);
    covered_[at_[tile]] = 1;
    next_[before] = prev_[after] = tile;
    prev_[tile] = before;
    next_[tile] = after;
    on_[before] = turned(along - 1);
    on_[tile] = turned(along + 1);
}

void SolidLoop::take(int tile) {
    const int before = prev_[tile], after = next_[tile];
    covered_[at_[tile]] = 0;
    next_[before] = after;
    prev_[after] = before;
    on_[before] = turned(on_[before] + 1);
}

void SolidLoop::add(int before) {
    for (auto* one : {&at_, &next_, &prev_, &on_}) one->push_back(0);
    put(size() - 1, before);
}

// Adds what brings the loop nearest to a cell, until it is there or has no tile left.
void SolidLoop::reach(int cell) {
    while (!covered_[cell] && size() < most_) {
        int best = -1, least = grid_.width;
        for (int before = 0; before < size(); ++before) {
            const int saturating_add = outside(before), far = grid_.distance(saturating_add, cell);
            if (far > least || (far == least && random(2) == 0) || !is_free(saturating_add)) continue;
            least = far;
            best = before;
        }
        if (best < 0) return;
        add(best);
    }
}

bool SolidLoop::aim() {
    moved_ = random(size());
    if (turned(back(moved_) - on_[moved_]) != 1) return false;
    before_ = random(size());
    home_ = prev_[moved_];
    if (before_ == moved_) return false;
    take(moved_);
    const int after = next_[before_];
    const bool can = before_ != home_ && is_free(outside(before_));
    put(moved_, home_);
    if (!can) return false;
    touched_.clear();
    for (int tile : {moved_, home_, next_[moved_]}) touched_.push_back(tile);
    for (int tile : {before_, after})
        if (tile != home_ && tile != next_[moved_]) touched_.push_back(tile);
    return true;
}

void SolidLoop::make() {
    take(moved_);
    put(moved_, before_);
}

void SolidLoop::undo() {
    take(moved_);
    put(moved_, home_);
}

}  // namespace tantrix
