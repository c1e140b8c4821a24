// Where the backtracker branches, and when it gives a branch up.
//
// `survey` sorts the empty cells beside tiles: a cell that no tile fits is dead, and the ends of tracks that
// lead into it are lost. A loop has no end to lose, a line two. `enough` compares the tiles left with the
// cells that must be filled, and `joinable` with the distances between the open ends. `choose` takes the cell
// with the fewest candidates (minimum remaining values), cells that an end leads into first.
#include <algorithm>

#include "common/tiles.hpp"
#include "search/backtrack/backtracker.hpp"
#include "search/solver.hpp"

namespace tantrix {

Backtracker::Set Backtracker::answers(int cell) const {
    Set set = 0;
    for (int rotation = 0; rotation < 6 && !barred_[cell]; ++rotation) set |= open(cell, rotation);
    return set;
}

// The sum of six counts, as a count of the bits that adding the sets gives.
int Backtracker::ways(int cell) const {
    const auto add = [](Set a, Set b, Set c) { return std::pair{a ^ b ^ c, (a & b) | (c & (a ^ b))}; };
    const auto [low, carry] = add(open(cell, 0), open(cell, 1), open(cell, 2));
    const auto [high, more] = add(open(cell, 3), open(cell, 4), open(cell, 5));
    return ones(low) + ones(high) + 2 * (ones(carry) + ones(more));
}

// Sorts the empty cells into those that a tile can fill and those that stay empty, and counts the
// ends that these cut off. False where they are too many, or a cell is a hole for ever.
bool Backtracker::survey() {
    live_.clear();
    dead_ = outward_;
    for (int cell : rim_) {
        if (covered_[cell]) continue;
        const Set set = answers(cell);
        if (set != 0) {
            live_.push_back({cell, set});
            continue;
        }
        if (bounded() || (touched_[cell] == 6 && !task_.holes)) return false;
        for (int g = 0; g < goals(); ++g) dead_[g] += facing_[cell][g];
    }
    for (int g = 0; g < goals(); ++g)
        if (dead_[g] > spare_[g]) return false;
    return true;
}

// Whether there are tiles enough, and of the right kinds, to prolong all ends but the spare ones,
// and an end to carry on to the tiles left.
bool Backtracker::enough() {
    Need all;
    int spare = 0;
    std::array<Need, kColours> needs{};
    for (const auto& [cell, set] : live_) {
        bool faced = false;
        for (int g = 0; g < goals(); ++g)
            if (facing_[cell][g] > 0) needs[g].add(set), faced = true;
        if (faced) all.add(set);
    }
    for (int g = 0; g < goals(); ++g) {
        const int more = carriers_[g] - laid_[g], ends = spare_[g] - dead_[g];
        if (needs[g].cells - ends > std::min(more, needs[g].most(copied_tiles_))) return false;
        if (!bounded() && needs[g].cells == 0 && laid_[g] > 0 && more > 0) return false;
        spare += ends;
    }
    if (all.cells - spare > std::min(left_, all.most(copied_tiles_))) return false;
    for (int g = 0; g < goals(); ++g)
        if (!joinable(g)) return false;
    return true;
}

// Whether the tiles left are enough to join each end to another, spare ones apart. Tiles that join
// two ends lie between their cells, both included; each end stands for half of them.
bool Backtracker::joinable(int goal) {
    ends_.clear();
    for (const auto& [cell, set] : live_) {
        if (facing_[cell][goal] == 0) continue;
        for (int edge = 0; edge < 6; ++edge) {
            const int beside = cell + grid_.step[edge];
            if (covered_[beside] && colour(pose_[beside], edge + 3) == task_.goals[goal].colour)
                ends_.push_back({cell, cell * 6 + edge, grid_.q(cell), grid_.r(cell)});
        }
    }
    const bool closing = task_.goals[goal].form == Form::loop && ends_.size() == 2;
    const int most = 2 * (carriers_[goal] - laid_[goal]);
    int total = 0, dearest = 0, second = 0;
    for (const End& end : ends_) {
        const int cost = std::min(span(end, closing), most + 1);
        total += cost;
        second = std::max(second, std::min(dearest, cost));
        dearest = std::max(dearest, cost);
    }
    const int ends = spare_[goal] - dead_[goal];
    return total - (ends > 0 ? dearest : 0) - (ends > 1 ? second : 0) <= most;
}

// The tiles from an end to the nearest that it may join: of another piece, or its own to close.
int Backtracker::span(const End& end, bool closing) const {
    int least = kTiles;
    for (const End& other : ends_) {
        if (&other == &end || (!closing && mate_[end.id] == other.id)) continue;
        const int dq = end.q - other.q, dr = end.r - other.r;
        least = std::min(least, std::max({std::abs(dq), std::abs(dr), std::abs(dq + dr)}));
    }
    return least + 1;
}

bool Backtracker::choose(Choice& choice) {
    if (!survey() || !enough()) return false;
    bool tracked = false;
    for (const auto& [cell, set] : live_) {
        bool optional = !bounded(), faced = bounded() && touched_[cell] > 0;
        for (int g = 0; g < goals(); ++g) {
            faced |= facing_[cell][g] > 0;
            optional &= dead_[g] + facing_[cell][g] <= spare_[g];
        }
        if (tracked > faced) continue;
        // Every kind has a way at least, so that most cells need no counting of ways.
        const bool rival = choice.cell >= 0 && tracked == faced;
        if (rival && choice.cost <= 2 * ones(set) + 3 * optional) continue;
        const int cost = 2 * ways(cell) + 3 * optional;
        if (rival && choice.cost <= cost) continue;
        choice = {cell, cost, optional};
        tracked = faced;
    }
    return choice.cell >= 0;
}

}  // namespace tantrix
