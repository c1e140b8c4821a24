// How the backtracker lays a tile and lifts it again. Everything that a tile changes is undone in the reverse
// order: the sets of its neighbours from the trail, the counts by subtraction.
#include "common/hex.hpp"
#include "search/backtrack/backtracker.hpp"
#include "search/solver.hpp"

namespace tantrix {

void Backtracker::spend(Pose pose) {
    --copies_[pose.kind];
    if (--budget_[pose.kind][pose.rotation] >= 0) --budgeted_[pose.kind];
    offer(pose.kind);
}

void Backtracker::regain(Pose pose) {
    ++copies_[pose.kind];
    if (budget_[pose.kind][pose.rotation]++ >= 0) ++budgeted_[pose.kind];
    offer(pose.kind);
}

// Tells for each rotation whether a copy is left that may be turned so.
void Backtracker::offer(int kind) {
    const Set bit = Set{1} << kind;
    const bool any = copies_[kind] > budgeted_[kind];
    for (int rotation = 0; rotation < 6; ++rotation)
        if (any || budget_[kind][rotation] > 0)
            free_[rotation] |= bit;
        else
            free_[rotation] &= ~bit;
}

void Backtracker::lay(int cell, Pose pose) {
    pose_[cell] = pose;
    covered_[cell] = 1;
    cells_.push_back(cell);
    --left_;
    if (!given_[cell]) spend(pose);
    for (int edge = 0; edge < 6; ++edge) {
        const int beside = cell + grid_.step[edge], shown = colour(pose, edge);
        const int goal = goal_of_[shown];
        if (covered_[beside]) continue;
        if (bounded() && barred_[beside]) {
            if (goal != kNoGoal) ++outward_[goal];
            continue;
        }
        trail_.emplace_back(beside, fits_[beside]);
        for (int rotation = 0; rotation < 6; ++rotation)
            fits_[beside][rotation] &= showing_[rotation][turned(edge + 3)][shown];
        if (touched_[beside]++ == 0 && !bounded()) rim_.push_back(beside);
        if (goal != kNoGoal) ++facing_[beside][goal];
    }
    if (!symmetry_rules_.empty()) apply_symmetry_rules(cell, pose.kind);
    for (int g = 0; g < goals(); ++g) laid_[g] += carries_[pose.kind][g];
}

void Backtracker::apply_symmetry_rules(int cell, int kind) {
    const auto it = symmetry_rules_.find(cell);
    if (it == symmetry_rules_.end()) return;
    for (const auto& [other, below] : it->second) {
        if (covered_[other]) continue;
        trail_.emplace_back(other, fits_[other]);
        const Set less = (Set{1} << kind) - 1;
        for (Set& set : fits_[other]) set &= below ? less | Set{1} << kind : ~less;
    }
}

// The end of the piece that a tile joins or begins by an edge.
int Backtracker::far_end(int cell, int edge) const {
    const int beside = cell + grid_.step[edge];
    return covered_[beside] ? mate_[cell * 6 + edge] : beside * 6 + (edge + 3) % 6;
}

// Joins the pieces on both sides of a tile's link. False where that closes a loop too early.
bool Backtracker::join(int cell) {
    bool good = true;
    for (int g = 0; g < goals(); ++g) {
        if (!carries_[pose_[cell].kind][g]) continue;
        const auto [a, b] = link(cell, g);
        const int from = far_end(cell, a), to = far_end(cell, b);
        if (from == cell * 6 + b) {
            good = good && task_.goals[g].form == Form::loop && laid_[g] == carriers_[g];
            continue;
        }
        mate_[from] = to;
        mate_[to] = from;
    }
    return good;
}

// Parts the pieces again.
void Backtracker::part(int cell) {
    for (int g = 0; g < goals(); ++g) {
        if (!carries_[pose_[cell].kind][g]) continue;
        const auto [a, b] = link(cell, g);
        if (far_end(cell, a) == cell * 6 + b) continue;
        for (int edge : {a, b})
            if (covered_[cell + grid_.step[edge]]) mate_[mate_[cell * 6 + edge]] = cell * 6 + edge;
    }
}

std::pair<int, int> Backtracker::link(int cell, int goal) const {
    const auto& ends = link_[pose_[cell].kind][goal];
    const int rotation = pose_[cell].rotation;
    return {(ends.first + rotation) % 6, (ends.second + rotation) % 6};
}

void Backtracker::lift(int cell) {
    const Pose pose = pose_[cell];
    for (int g = 0; g < goals(); ++g) laid_[g] -= carries_[pose.kind][g];
    if (const auto it = symmetry_rules_.find(cell); it != symmetry_rules_.end())
        for (const SymmetryRule& rival : it->second)
            if (!covered_[rival.cell]) restore();
    for (int edge = 5; edge >= 0; --edge) {
        const int beside = cell + grid_.step[edge], goal = goal_of_[colour(pose, edge)];
        if (covered_[beside]) continue;
        if (bounded() && barred_[beside]) {
            if (goal != kNoGoal) --outward_[goal];
            continue;
        }
        if (goal != kNoGoal) --facing_[beside][goal];
        if (--touched_[beside] == 0 && !bounded()) rim_.pop_back();
        restore();
    }
    if (!given_[cell]) regain(pose);
    ++left_;
    cells_.pop_back();
    covered_[cell] = 0;
}

void Backtracker::restore() {
    fits_[trail_.back().first] = trail_.back().second;
    trail_.pop_back();
}

}  // namespace tantrix
