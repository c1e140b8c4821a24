// A small SAT solver (CDCL), described in sat_solver.cpp. Clauses may be added between models, so that all
// models can be enumerated by blocking each.
#pragma once

#include <cstdint>
#include <vector>

#include "common/random.hpp"
#include "search/search_control.hpp"

namespace tantrix {

using Literal = int;  // 2v says that variable v is true, 2v + 1 that it is false

constexpr Literal positive(int variable) { return 2 * variable; }
constexpr Literal negative(int variable) { return 2 * variable + 1; }

class SatSolver {
public:
    SatSolver(SearchControl& control, std::uint64_t seed) : control_(control), shuffler_(seed) {}

    // What is not `decision` must follow from the values of those that are.
    int add_variable(bool decision);

    // One of these must hold. May come between two models; the search then begins anew.
    void add(std::vector<Literal> clause);

    // Finds values for all variables. False when there are none, or when the run was halted.
    bool solve();

    // Bars the model that was found, and no other.
    void block_model();

    bool holds(int variable) const { return value_[positive(variable)] > 0; }

private:
    struct Watch {
        std::size_t clause;
        Literal other;  // when this holds, the clause needs no look
    };
    // A variable's place in the heap of those to choose from, by how often it met contradictions.
    static constexpr int kNotInHeap = -1;
    static constexpr std::size_t kNone = ~std::size_t{0};
    static constexpr int kProblemClause = 0;  // the mark of a clause that is never dropped

    int size_of(std::size_t clause) const { return arena_[clause]; }
    Literal* literals(std::size_t clause) { return arena_.data() + clause + 2; }
    int level() const { return static_cast<int>(level_starts_.size()); }
    std::size_t store(const std::vector<Literal>& clause, int lbd);
    void enqueue(Literal literal, std::size_t reason);
    std::size_t propagate();
    std::size_t propagate(Literal literal);
    void learn(std::size_t conflict);
    int analyse(std::size_t conflict);
    bool is_redundant(Literal literal) const;
    void mark_seen(Literal literal, int& waiting);
    void backtrack(int level);
    bool decide();
    bool resolve_or_decide(std::size_t conflict, bool& model);
    void reduce_db();
    int lbd_of(const std::vector<Literal>& clause);
    void bump_activity(int variable);
    void sift_up(int at);
    void sift_down(int at);
    void push(int variable);
    int pop();

    SearchControl& control_;
    Shuffler shuffler_;
    bool ok_ = true;                           // no contradiction without any choice
    std::vector<int> arena_;                   // clauses: size, LBD or kProblemClause, literals
    std::vector<std::vector<Watch>> watches_;  // by literal whose failure is to be seen
    std::vector<std::int8_t> value_;           // by literal: 1 true, -1 false, 0 open
    std::vector<int> level_of_;                // by variable, as all below
    std::vector<std::size_t> reason_;
    std::vector<std::uint8_t> phase_, seen_, decision_;
    std::vector<double> activity_;
    std::vector<int> heap_index_, heap_;
    std::vector<Literal> trail_, learned_;
    std::vector<std::size_t> level_starts_;  // by level, where it begins on the trail
    std::vector<std::uint32_t> stamps_;      // by level, for `lbd_of`
    std::uint32_t stamp_ = 0;
    std::size_t queue_head_ = 0;
    double bump_ = 1;
    std::size_t learnt_count_ = 0, max_learnt_ = 20'000;
    std::uint64_t conflicts_ = 0, restarts_ = 0, next_restart_ = 0;
};

}  // namespace tantrix
