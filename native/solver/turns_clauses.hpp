// Yes-or-no variables under clauses, searched by learning a clause from every contradiction.
#pragma once

#include <cstdint>
#include <vector>

#include "figure.hpp"

namespace tantrix::solver {

using Literal = int;  // 2v says that variable v is true, 2v + 1 that it is false

constexpr Literal yes(int variable) { return 2 * variable; }
constexpr Literal no(int variable) { return 2 * variable + 1; }

class Clauses {
public:
    Clauses(Reins& reins, std::uint64_t seed) : reins_(reins), shuffler_(seed) {}

    // What is not `chosen` must follow from the values of those that are.
    int add_variable(bool chosen);

    // One of these must hold. May come between two models; the search then begins anew.
    void add(std::vector<Literal> clause);

    // Finds values for all variables. False when there are none, or when the run was halted.
    bool solve();

    // Bars the model that was found, and no other.
    void bar_model();

    bool holds(int variable) const { return value_[yes(variable)] > 0; }

private:
    struct Watch {
        std::size_t clause;
        Literal other;  // when this holds, the clause needs no look
    };
    // A variable's place in the heap of those to choose from, by how often it met contradictions.
    static constexpr int kOut = -1;
    static constexpr std::size_t kNone = ~std::size_t{0};
    static constexpr int kKept = 0;  // the mark of a clause that is never dropped

    int size_of(std::size_t clause) const { return arena_[clause]; }
    Literal* literals(std::size_t clause) { return arena_.data() + clause + 2; }
    int level() const { return static_cast<int>(marks_.size()); }
    std::size_t store(const std::vector<Literal>& clause, int spread);
    void set(Literal literal, std::size_t reason);
    std::size_t propagate();
    std::size_t propagate(Literal literal);
    void learn(std::size_t conflict);
    int analyse(std::size_t conflict);
    bool follows(Literal literal) const;
    void meet(Literal literal, int& waiting);
    void back_to(int level);
    bool choose();
    bool resolve_or_choose(std::size_t conflict, bool& model);
    void clean();
    int spread_of(const std::vector<Literal>& clause);
    void bump(int variable);
    void sift_up(int at);
    void sift_down(int at);
    void push(int variable);
    int pop();

    Reins& reins_;
    Shuffler shuffler_;
    bool sound_ = true;                        // no contradiction without any choice
    std::vector<int> arena_;                   // clauses: size, spread or kKept, literals
    std::vector<std::vector<Watch>> watches_;  // by literal whose failure is to be seen
    std::vector<std::int8_t> value_;           // by literal: 1 true, -1 false, 0 open
    std::vector<int> level_of_;                // by variable, as all below
    std::vector<std::size_t> reason_;
    std::vector<std::uint8_t> last_, seen_, chosen_;
    std::vector<double> heat_;
    std::vector<int> place_, heap_;
    std::vector<Literal> trail_, learned_;
    std::vector<std::size_t> marks_;           // by level, where it begins on the trail
    std::vector<std::uint32_t> stamps_;        // by level, for `spread_of`
    std::uint32_t stamp_ = 0;
    std::size_t next_ = 0;
    double warmth_ = 1;
    std::size_t learnt_ = 0, most_learnt_ = 20'000;
    std::uint64_t conflicts_ = 0, rests_ = 0, next_rest_ = 0;
};

}  // namespace tantrix::solver
