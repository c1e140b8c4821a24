// Leaves out the givens of a board one by one, as long as one solution remains.
//
// The filling that all givens tell is known, so that a search only has to find another one. What it finds
// serves again: a filling that is other in some cells is a second solution wherever none of these cells has
// its given, in this order of trying and in the next. Where one given alone is left out, another filling must
// be other in its cell (else it had been a solution before), so that the tile is barred there.
//
// Several givens at a time are left out first, twice as many after each success: what is the only solution
// with few givens is so with more. Such a search gets a limited number of trials; whether it comes to its end
// or not, what remains is what leaving out one after the other gives.
#include "search/backtrack/minimal_givens.hpp"

#include <algorithm>
#include <utility>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "search/figure.hpp"
#include "search/methods.hpp"
#include "search/rotation/rotation_task.hpp"
#include "search/search_control.hpp"

namespace tantrix {

namespace {

constexpr std::uint64_t kTrialsForSeveral = 4'000;

class MinimalGivens {
public:
    MinimalGivens(const Task& task, bool rotations_only)
        : task_(task), givens_(task.givens), rotations_only_(rotations_only) {
        task_.board.clear();
        for (const Given& one : givens_) {
            task_.board.push_back(one.cell);
            own_.push_back({one.tile, static_cast<std::int16_t>(one.cell.q),
                            static_cast<std::int16_t>(one.cell.r), static_cast<std::uint8_t>(one.rotation)});
        }
        turns_ = symmetries(task_.board);
    }
    // Leaves out what it can in an order of trying, unless so many or more would remain.
    void keep(const std::vector<int>& order);
    const std::vector<int>& fewest() const { return fewest_; }

private:
    using Set = std::vector<bool>;  // givens, or the cells where they lie
    enum class Answer { only, not_only, unknown };

    Answer is_only(const Set& kept, int left_out);
    bool stands(const std::vector<int>& other, const Set& kept) const;
    bool may_be_fewer(const Set& needed) const;
    bool is_own_turned(const std::vector<Placement>& filling) const;
    std::vector<Placement> in_order(const std::vector<Placement>& filling) const;
    Task with(const Set& kept) const;

    Task task_;
    const std::vector<Given> givens_;
    const bool rotations_only_;
    std::vector<Placement> own_;  // by given
    std::vector<Symmetry> turns_;
    std::vector<std::vector<int>> others_;  // the cells where other fillings are other
    bool found_ = false;
    std::vector<int> fewest_;
};

void MinimalGivens::keep(const std::vector<int>& order) {
    Set kept(givens_.size(), true), needed(givens_.size(), false);
    std::size_t several = 1;
    for (std::size_t next = 0; next < order.size();) {
        if (!may_be_fewer(needed)) return;
        several = std::min(several, order.size() - next);
        Set fewer = kept;
        for (std::size_t i = 0; i < several; ++i) fewer[order[next + i]] = false;
        if (is_only(fewer, several == 1 ? order[next] : -1) == Answer::only) {
            kept = fewer;
            next += several;
            several *= 2;
        } else if (several == 1) {
            needed[order[next++]] = true;
        } else {
            several /= 2;
        }
    }
    if (!may_be_fewer(needed)) return;
    found_ = true;
    fewest_.clear();
    for (std::size_t i = 0; i < kept.size(); ++i)
        if (kept[i]) fewest_.push_back(static_cast<int>(i));
}

// Whether an order of trying may leave fewer givens than the best before it. One more than those that are
// needed remains where another filling has all of these.
bool MinimalGivens::may_be_fewer(const Set& needed) const {
    const auto count = static_cast<std::size_t>(std::count(needed.begin(), needed.end(), true));
    const bool more = std::any_of(others_.begin(), others_.end(),
                                  [&](const std::vector<int>& other) { return stands(other, needed); });
    return !found_ || count + more < fewest_.size();
}

// Whether another filling has all the givens that are kept.
bool MinimalGivens::stands(const std::vector<int>& other, const Set& kept) const {
    return std::none_of(other.begin(), other.end(), [&](int cell) { return kept[cell]; });
}

// Whether no other filling has the givens that are kept; `left_out` is the only given that has just been left
// out, -1 where there are several.
MinimalGivens::Answer MinimalGivens::is_only(const Set& kept, int left_out) {
    for (const std::vector<int>& other : others_)
        if (stands(other, kept)) return Answer::not_only;
    bool only = true;
    const Sink look = [&](const std::vector<Placement>& figure) {
        const std::vector<Placement> filling = in_order(figure);
        if (is_own_turned(filling)) return true;
        only = false;
        others_.emplace_back();
        for (std::size_t i = 0; i < filling.size(); ++i)
            if (filling[i] != own_[i]) others_.back().push_back(static_cast<int>(i));
        return false;
    };
    Monitor monitor;
    Task task = with(kept);
    if (is_rotation_task(task)) {
        solve_rotation_task(task, monitor, look);
        return only ? Answer::only : Answer::not_only;
    }
    if (left_out >= 0) task.barred.push_back(own_[left_out]);
    SearchControl control(monitor, look);
    Shuffler shuffler(0);
    if (left_out < 0) control.grant(kTrialsForSeveral);
    backtrack(task, control, shuffler);
    if (control.spent()) return Answer::unknown;
    return only ? Answer::only : Answer::not_only;
}

// Whether a filling is the known one, turned with the board or not.
bool MinimalGivens::is_own_turned(const std::vector<Placement>& filling) const {
    const auto like = [&](const Symmetry& turn) {
        for (std::size_t i = 0; i < own_.size(); ++i) {
            const Placement& there = filling[turn.to[i]];
            if (there.tile != own_[i].tile || there.rotation != turned(own_[i].rotation + turn.sixths))
                return false;
        }
        return true;
    };
    return filling == own_ || std::any_of(turns_.begin(), turns_.end(), like);
}

// A filling in the order of the givens.
std::vector<Placement> MinimalGivens::in_order(const std::vector<Placement>& filling) const {
    std::vector<Placement> found;
    for (const Placement& own : own_)
        found.push_back(*std::find_if(filling.begin(), filling.end(), [&](const Placement& one) {
            return one.q == own.q && one.r == own.r;
        }));
    return found;
}

Task MinimalGivens::with(const Set& kept) const {
    Task task = task_;
    task.givens.clear();
    for (std::size_t i = 0; i < givens_.size(); ++i) {
        if (!kept[i] && !rotations_only_) continue;
        task.givens.push_back(givens_[i]);
        if (!kept[i]) task.givens.back().rotation = -1;
    }
    return task;
}

}  // namespace

std::vector<int> minimal_givens(const Task& task, bool rotations_only,
                                const std::vector<std::vector<int>>& orders) {
    MinimalGivens search(task, rotations_only);
    for (const std::vector<int>& order : orders) search.keep(order);
    return search.fewest();
}

}  // namespace tantrix
