#include "turns_clauses.hpp"

#include <utility>

namespace tantrix::solver {

namespace {

constexpr std::uint64_t kRest = 128;  // conflicts before the first new beginning
constexpr double kCooling = 0.95, kHottest = 1e100;
constexpr int kClose = 3;             // learnt clauses of so few levels stay

// 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ...: how long to go on between two new beginnings.
std::uint64_t patience(std::uint64_t turn) {
    std::uint64_t size = 1;
    while (size < turn + 1) size = 2 * size + 1;
    while (size - 1 != turn) {
        size /= 2;
        turn %= size;
    }
    return (size + 1) / 2;
}

}  // namespace

int Clauses::add_variable(bool chosen) {
    const int variable = static_cast<int>(level_of_.size());
    watches_.resize(watches_.size() + 2);
    value_.resize(value_.size() + 2, 0);
    level_of_.push_back(0);
    reason_.push_back(kNone);
    seen_.push_back(0);
    chosen_.push_back(chosen);
    last_.push_back(shuffler_.plain() || (shuffler_.next() & 1));
    heat_.push_back(shuffler_.plain() ? 0 : static_cast<double>(shuffler_.next() >> 40) * 1e-9);
    place_.push_back(kOut);
    if (chosen) push(variable);
    return variable;
}

std::size_t Clauses::store(const std::vector<Literal>& clause, int spread) {
    const std::size_t at = arena_.size();
    arena_.push_back(static_cast<int>(clause.size()));
    arena_.push_back(spread);
    arena_.insert(arena_.end(), clause.begin(), clause.end());
    watches_[clause[0]].push_back({at, clause[1]});
    watches_[clause[1]].push_back({at, clause[0]});
    learnt_ += spread != kKept;
    return at;
}

void Clauses::add(std::vector<Literal> clause) {
    back_to(0);
    std::erase_if(clause, [&](Literal literal) { return value_[literal] < 0; });
    for (Literal literal : clause)
        if (value_[literal] > 0) return;
    if (clause.empty()) {
        sound_ = false;
    } else if (clause.size() == 1) {
        set(clause[0], kNone);
    } else {
        store(clause, kKept);
    }
}

void Clauses::set(Literal literal, std::size_t reason) {
    const int variable = literal >> 1;
    value_[literal] = 1;
    value_[literal ^ 1] = -1;
    level_of_[variable] = level();
    reason_[variable] = reason;
    trail_.push_back(literal);
}

// Returns a clause that fails, or kNone.
std::size_t Clauses::propagate() {
    while (next_ < trail_.size())
        if (const std::size_t conflict = propagate(trail_[next_++] ^ 1); conflict != kNone)
            return conflict;
    return kNone;
}

// Looks after the clauses that watch a literal which has just failed.
std::size_t Clauses::propagate(Literal literal) {
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
        if (value_[all[0]] == 0) set(all[0], watch.clause);
        else if (value_[all[0]] < 0) conflict = watch.clause;
    }
    list.resize(kept);
    return conflict;
}

void Clauses::meet(Literal literal, int& waiting) {
    const int variable = literal >> 1;
    if (seen_[variable] || level_of_[variable] == 0) return;
    seen_[variable] = 1;
    bump(variable);
    if (level_of_[variable] == level()) ++waiting;
    else learned_.push_back(literal);
}

// Whether the other literals of a clause learned make this one fail in any case.
bool Clauses::follows(Literal literal) const {
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
int Clauses::analyse(std::size_t conflict) {
    learned_.assign(1, 0);
    int waiting = 0;
    std::size_t at = trail_.size();
    Literal pivot = -1;
    do {
        for (int i = 0; i < size_of(conflict); ++i)
            if (literals(conflict)[i] != pivot) meet(literals(conflict)[i], waiting);
        while (!seen_[trail_[--at] >> 1]) {}
        pivot = trail_[at];
        conflict = reason_[pivot >> 1];
        if (--waiting > 0) seen_[pivot >> 1] = 0;
    } while (waiting > 0);
    learned_[0] = pivot ^ 1;
    std::vector<Literal> short_one{learned_[0]};
    for (std::size_t i = 1; i < learned_.size(); ++i)
        if (!follows(learned_[i])) short_one.push_back(learned_[i]);
    for (Literal literal : learned_) seen_[literal >> 1] = 0;
    learned_ = std::move(short_one);
    for (std::size_t i = 2; i < learned_.size(); ++i)
        if (level_of_[learned_[i] >> 1] > level_of_[learned_[1] >> 1])
            std::swap(learned_[1], learned_[i]);
    return learned_.size() > 1 ? level_of_[learned_[1] >> 1] : 0;
}

int Clauses::spread_of(const std::vector<Literal>& clause) {
    ++stamp_;
    stamps_.resize(level_of_.size() + 1, 0);
    int spread = 0;
    for (Literal literal : clause) {
        std::uint32_t& stamp = stamps_[level_of_[literal >> 1]];
        spread += stamp != stamp_;
        stamp = stamp_;
    }
    return spread;
}

void Clauses::learn(std::size_t conflict) {
    ++conflicts_;
    const int back = analyse(conflict);
    const int spread = spread_of(learned_);
    back_to(back);
    set(learned_[0], learned_.size() > 1 ? store(learned_, spread) : kNone);
    warmth_ /= kCooling;
}

void Clauses::back_to(int level) {
    if (level >= this->level()) return;
    for (std::size_t at = trail_.size(); at-- > marks_[level];) {
        const Literal literal = trail_[at];
        const int variable = literal >> 1;
        value_[literal] = value_[literal ^ 1] = 0;
        last_[variable] = (literal & 1) == 0;
        if (chosen_[variable] && place_[variable] == kOut) push(variable);
    }
    trail_.resize(marks_[level]);
    marks_.resize(level);
    next_ = trail_.size();
}

bool Clauses::choose() {
    while (!heap_.empty()) {
        const int variable = pop();
        if (value_[yes(variable)] != 0) continue;
        marks_.push_back(trail_.size());
        set(last_[variable] ? yes(variable) : no(variable), kNone);
        return true;
    }
    return false;
}

// One step of the search. False when it is over: with a model, or because there is none.
bool Clauses::resolve_or_choose(std::size_t conflict, bool& model) {
    if (conflict != kNone) {
        sound_ = sound_ && level() > 0;
        if (sound_) learn(conflict);
        return sound_;
    }
    if (conflicts_ >= next_rest_) {
        next_rest_ = conflicts_ + kRest * patience(rests_++);
        back_to(0);
        if (propagate() != kNone) return sound_ = false;
        if (learnt_ > most_learnt_) clean();
    }
    model = !choose();
    return !model;
}

bool Clauses::solve() {
    bool model = false;
    while (sound_ && !reins_.halted()) {
        if (!resolve_or_choose(propagate(), model)) break;
        reins_.tick();
    }
    return model;
}

void Clauses::bar_model() {
    std::vector<Literal> clause;
    for (int at = level(); at-- > 0;) clause.push_back(trail_[marks_[at]] ^ 1);
    if (clause.size() < 2) {
        add(clause);
        return;
    }
    back_to(level() - 1);
    set(clause[0], store(clause, kKept));
}

// Forgets the half of the learnt clauses that bind most levels together; only without any choice.
void Clauses::clean() {
    std::vector<int> spreads;
    for (std::size_t at = 0; at < arena_.size(); at += 2 + arena_[at])
        if (arena_[at + 1] > kClose) spreads.push_back(arena_[at + 1]);
    const auto middle = spreads.begin() + static_cast<long>(spreads.size() / 2);
    std::nth_element(spreads.begin(), middle, spreads.end());
    const int limit = spreads.empty() ? kClose : std::max(*middle - 1, kClose);
    std::vector<int> old = std::exchange(arena_, {});
    for (std::vector<Watch>& list : watches_) list.clear();
    learnt_ = 0;
    for (std::size_t at = 0; at < old.size(); at += 2 + old[at]) {
        const std::vector<Literal> clause(old.begin() + static_cast<long>(at) + 2,
                                          old.begin() + static_cast<long>(at) + 2 + old[at]);
        bool done = false;
        for (Literal literal : clause) done |= value_[literal] > 0;
        if (!done && old[at + 1] <= limit) store(clause, old[at + 1]);
    }
    for (Literal literal : trail_) reason_[literal >> 1] = kNone;
    most_learnt_ += most_learnt_ / 20;
}

void Clauses::bump(int variable) {
    heat_[variable] += warmth_;
    if (heat_[variable] > kHottest) {
        for (double& heat : heat_) heat /= kHottest;
        warmth_ /= kHottest;
    }
    if (place_[variable] != kOut) sift_up(place_[variable]);
}

void Clauses::sift_up(int at) {
    const int variable = heap_[at];
    for (; at > 0 && heat_[heap_[(at - 1) / 2]] < heat_[variable]; at = (at - 1) / 2) {
        heap_[at] = heap_[(at - 1) / 2];
        place_[heap_[at]] = at;
    }
    heap_[at] = variable;
    place_[variable] = at;
}

void Clauses::sift_down(int at) {
    const int variable = heap_[at], size = static_cast<int>(heap_.size());
    while (2 * at + 1 < size) {
        int child = 2 * at + 1;
        if (child + 1 < size && heat_[heap_[child + 1]] > heat_[heap_[child]]) ++child;
        if (heat_[heap_[child]] <= heat_[variable]) break;
        heap_[at] = heap_[child];
        place_[heap_[at]] = at;
        at = child;
    }
    heap_[at] = variable;
    place_[variable] = at;
}

void Clauses::push(int variable) {
    heap_.push_back(variable);
    sift_up(static_cast<int>(heap_.size()) - 1);
}

int Clauses::pop() {
    const int variable = heap_[0];
    place_[variable] = kOut;
    heap_[0] = heap_.back();
    heap_.pop_back();
    if (!heap_.empty()) sift_down(0);
    return variable;
}

}  // namespace tantrix::solver
