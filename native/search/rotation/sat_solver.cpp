// A SAT solver by conflict-driven clause learning (CDCL; Marques-Silva and Sakallah, "GRASP", 1996).
//
// `solve` alternates decisions and unit propagation. Propagation watches two literals of each clause
// (Moskewicz et al., "Chaff", 2001), so that a clause is visited only when one of them becomes false. A
// conflict is resolved backwards along the trail to the first unique implication point (first UIP); the
// clause learned there is minimised locally, added, and decides how far to jump back. Decisions go to the
// variable of highest VSIDS activity (Chaff), with its last value (phase saving). Restarts follow the
// sequence of Luby, Sinclair and Zuckerman (1993). Learned clauses that span many decision levels (LBD;
// Audemard and Simon, "Glucose", 2009) are dropped from time to time; those of at most `kGlue` levels stay.
//
// Invariants: the first two literals of a clause are the watched ones; a clause that forces a literal has
// it in first place; problem clauses are never dropped, so learning changes the time and never the answer.
//
// The cost is exponential in the worst case. Models are enumerated by blocking each one (`block_model`).
// The customer is rotation_sat.cpp.
#include "search/rotation/sat_solver.hpp"

#include <utility>

namespace tantrix {

namespace {

constexpr std::uint64_t kRestartInterval = 128;  // conflicts before the first new beginning
constexpr double kActivityDecay = 0.95, kActivityLimit = 1e100;
constexpr int kGlue = 3;  // learnt clauses of so few levels stay

// 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ...: how long to go on between two new beginnings.
std::uint64_t luby(std::uint64_t turn) {
    std::uint64_t size = 1;
    while (size < turn + 1) size = 2 * size + 1;
    while (size - 1 != turn) {
        size /= 2;
        turn %= size;
    }
    return (size + 1) / 2;
}

}  // namespace

int SatSolver::add_variable(bool decision) {
    const int variable = static_cast<int>(level_of_.size());
    watches_.resize(watches_.size() + 2);
    value_.resize(value_.size() + 2, 0);
    level_of_.push_back(0);
    reason_.push_back(kNone);
    seen_.push_back(0);
    decision_.push_back(decision);
    phase_.push_back(shuffler_.plain() || (shuffler_.next() & 1));
    activity_.push_back(shuffler_.plain() ? 0 : static_cast<double>(shuffler_.next() >> 40) * 1e-9);
    heap_index_.push_back(kNotInHeap);
    if (decision) push(variable);
    return variable;
}

std::size_t SatSolver::store(const std::vector<Literal>& clause, int lbd) {
    const std::size_t at = arena_.size();
    arena_.push_back(static_cast<int>(clause.size()));
    arena_.push_back(lbd);
    arena_.insert(arena_.end(), clause.begin(), clause.end());
    watches_[clause[0]].push_back({at, clause[1]});
    watches_[clause[1]].push_back({at, clause[0]});
    learnt_count_ += lbd != kProblemClause;
    return at;
}

void SatSolver::add(std::vector<Literal> clause) {
    backtrack(0);
    std::erase_if(clause, [&](Literal literal) { return value_[literal] < 0; });
    for (Literal literal : clause)
        if (value_[literal] > 0) return;
    if (clause.empty()) {
        ok_ = false;
    } else if (clause.size() == 1) {
        enqueue(clause[0], kNone);
    } else {
        store(clause, kProblemClause);
    }
}

void SatSolver::enqueue(Literal literal, std::size_t reason) {
    const int variable = literal >> 1;
    value_[literal] = 1;
    value_[literal ^ 1] = -1;
    level_of_[variable] = level();
    reason_[variable] = reason;
    trail_.push_back(literal);
}

// Returns a clause that fails, or kNone.
std::size_t SatSolver::propagate() {
    while (queue_head_ < trail_.size())
        if (const std::size_t conflict = propagate(trail_[queue_head_++] ^ 1); conflict != kNone)
            return conflict;
    return kNone;
}

// Looks after the clauses that watch a literal which has just failed.
std::size_t SatSolver::propagate(Literal literal) {
    std::vector<Watch>& list = watches_[literal];
    std::size_t kept = 0, conflict = kNone;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Watch watch = list[i];
        if (conflict != kNone || value_[watch.other] > 0) {
            list[kept++] = watch;
            continue;
        }
        Literal* const all = literals(watch.clause);
        if (all[0] == literal) std::swap(all[0], all[1]);
        int spare = 2;
        const int size = size_of(watch.clause);
        while (spare < size && value_[all[spare]] < 0) ++spare;
        if (value_[all[0]] <= 0 && spare < size) {
            std::swap(all[1], all[spare]);
            watches_[all[1]].push_back({watch.clause, all[0]});
            continue;
        }
        list[kept++] = {watch.clause, all[0]};
        if (value_[all[0]] == 0)
            enqueue(all[0], watch.clause);
        else if (value_[all[0]] < 0)
            conflict = watch.clause;
    }
    list.resize(kept);
    return conflict;
}

void SatSolver::mark_seen(Literal literal, int& waiting) {
    const int variable = literal >> 1;
    if (seen_[variable] || level_of_[variable] == 0) return;
    seen_[variable] = 1;
    bump_activity(variable);
    if (level_of_[variable] == level())
        ++waiting;
    else
        learned_.push_back(literal);
}

// Whether the other literals of a clause learned make this one fail in any case.
bool SatSolver::is_redundant(Literal literal) const {
    const std::size_t reason = reason_[literal >> 1];
    if (reason == kNone) return false;
    for (int i = 0; i < arena_[reason]; ++i) {
        const int variable = arena_[reason + 2 + i] >> 1;
        if (!seen_[variable] && level_of_[variable] > 0) return false;
    }
    return true;
}

// Puts into `learned_` why the choices cannot stand: one literal of this level, first, and others
// of lower levels, the highest of them second. Returns the level of the second.
int SatSolver::analyse(std::size_t conflict) {
    learned_.assign(1, 0);
    int waiting = 0;
    std::size_t at = trail_.size();
    Literal pivot = -1;
    do {
        for (int i = 0; i < size_of(conflict); ++i)
            if (literals(conflict)[i] != pivot) mark_seen(literals(conflict)[i], waiting);
        while (!seen_[trail_[--at] >> 1]) {
        }
        pivot = trail_[at];
        conflict = reason_[pivot >> 1];
        if (--waiting > 0) seen_[pivot >> 1] = 0;
    } while (waiting > 0);
    learned_[0] = pivot ^ 1;
    std::vector<Literal> short_one{learned_[0]};
    for (std::size_t i = 1; i < learned_.size(); ++i)
        if (!is_redundant(learned_[i])) short_one.push_back(learned_[i]);
    for (Literal literal : learned_) seen_[literal >> 1] = 0;
    learned_ = std::move(short_one);
    for (std::size_t i = 2; i < learned_.size(); ++i)
        if (level_of_[learned_[i] >> 1] > level_of_[learned_[1] >> 1]) std::swap(learned_[1], learned_[i]);
    return learned_.size() > 1 ? level_of_[learned_[1] >> 1] : 0;
}

int SatSolver::lbd_of(const std::vector<Literal>& clause) {
    ++stamp_;
    stamps_.resize(level_of_.size() + 1, 0);
    int lbd = 0;
    for (Literal literal : clause) {
        std::uint32_t& stamp = stamps_[level_of_[literal >> 1]];
        lbd += stamp != stamp_;
        stamp = stamp_;
    }
    return lbd;
}

void SatSolver::learn(std::size_t conflict) {
    ++conflicts_;
    const int back = analyse(conflict);
    const int lbd = lbd_of(learned_);
    backtrack(back);
    enqueue(learned_[0], learned_.size() > 1 ? store(learned_, lbd) : kNone);
    bump_ /= kActivityDecay;
}

void SatSolver::backtrack(int level) {
    if (level >= this->level()) return;
    for (std::size_t at = trail_.size(); at-- > level_starts_[level];) {
        const Literal literal = trail_[at];
        const int variable = literal >> 1;
        value_[literal] = value_[literal ^ 1] = 0;
        phase_[variable] = (literal & 1) == 0;
        if (decision_[variable] && heap_index_[variable] == kNotInHeap) push(variable);
    }
    trail_.resize(level_starts_[level]);
    level_starts_.resize(level);
    queue_head_ = trail_.size();
}

bool SatSolver::decide() {
    while (!heap_.empty()) {
        const int variable = pop();
        if (value_[positive(variable)] != 0) continue;
        level_starts_.push_back(trail_.size());
        enqueue(phase_[variable] ? positive(variable) : negative(variable), kNone);
        return true;
    }
    return false;
}

// One step of the search. False when it is over: with a model, or because there is none.
bool SatSolver::resolve_or_decide(std::size_t conflict, bool& model) {
    if (conflict != kNone) {
        ok_ = ok_ && level() > 0;
        if (ok_) learn(conflict);
        return ok_;
    }
    if (conflicts_ >= next_restart_) {
        next_restart_ = conflicts_ + kRestartInterval * luby(restarts_++);
        backtrack(0);
        if (propagate() != kNone) return ok_ = false;
        if (learnt_count_ > max_learnt_) reduce_db();
    }
    model = !decide();
    return !model;
}

bool SatSolver::solve() {
    bool model = false;
    while (ok_ && !control_.halted()) {
        if (!resolve_or_decide(propagate(), model)) break;
        control_.tick();
    }
    return model;
}

void SatSolver::block_model() {
    std::vector<Literal> clause;
    for (int at = level(); at-- > 0;) clause.push_back(trail_[level_starts_[at]] ^ 1);
    if (clause.size() < 2) {
        add(clause);
        return;
    }
    backtrack(level() - 1);
    enqueue(clause[0], store(clause, kProblemClause));
}

// Forgets the half of the learnt clauses that bind most levels together; only without any choice.
void SatSolver::reduce_db() {
    std::vector<int> lbds;
    for (std::size_t at = 0; at < arena_.size(); at += 2 + arena_[at])
        if (arena_[at + 1] > kGlue) lbds.push_back(arena_[at + 1]);
    const auto middle = lbds.begin() + static_cast<long>(lbds.size() / 2);
    std::nth_element(lbds.begin(), middle, lbds.end());
    const int limit = lbds.empty() ? kGlue : std::max(*middle - 1, kGlue);
    std::vector<int> old = std::exchange(arena_, {});
    for (std::vector<Watch>& list : watches_) list.clear();
    learnt_count_ = 0;
    for (std::size_t at = 0; at < old.size(); at += 2 + old[at]) {
        const std::vector<Literal> clause(old.begin() + static_cast<long>(at) + 2,
                                          old.begin() + static_cast<long>(at) + 2 + old[at]);
        bool done = false;
        for (Literal literal : clause) done |= value_[literal] > 0;
        if (!done && old[at + 1] <= limit) store(clause, old[at + 1]);
    }
    for (Literal literal : trail_) reason_[literal >> 1] = kNone;
    max_learnt_ += max_learnt_ / 20;
}

void SatSolver::bump_activity(int variable) {
    activity_[variable] += bump_;
    if (activity_[variable] > kActivityLimit) {
        for (double& activity : activity_) activity /= kActivityLimit;
        bump_ /= kActivityLimit;
    }
    if (heap_index_[variable] != kNotInHeap) sift_up(heap_index_[variable]);
}

void SatSolver::sift_up(int at) {
    const int variable = heap_[at];
    for (; at > 0 && activity_[heap_[(at - 1) / 2]] < activity_[variable]; at = (at - 1) / 2) {
        heap_[at] = heap_[(at - 1) / 2];
        heap_index_[heap_[at]] = at;
    }
    heap_[at] = variable;
    heap_index_[variable] = at;
}

void SatSolver::sift_down(int at) {
    const int variable = heap_[at], size = static_cast<int>(heap_.size());
    while (2 * at + 1 < size) {
        int child = 2 * at + 1;
        if (child + 1 < size && activity_[heap_[child + 1]] > activity_[heap_[child]]) ++child;
        if (activity_[heap_[child]] <= activity_[variable]) break;
        heap_[at] = heap_[child];
        heap_index_[heap_[at]] = at;
        at = child;
    }
    heap_[at] = variable;
    heap_index_[variable] = at;
}

void SatSolver::push(int variable) {
    heap_.push_back(variable);
    sift_up(static_cast<int>(heap_.size()) - 1);
}

int SatSolver::pop() {
    const int variable = heap_[0];
    heap_index_[variable] = kNotInHeap;
    heap_[0] = heap_.back();
    heap_.pop_back();
    if (!heap_.empty()) sift_down(0);
    return variable;
}

}  // namespace tantrix
