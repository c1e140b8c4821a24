// What every player answers, and what may end its thinking.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "common/random.hpp"
#include "common/threads.hpp"
#include "engine/network.hpp"
#include "engine/search_state.hpp"

namespace tantrix {

// A placement as a player sees it: not a number where the player does not estimate that.
struct Candidate {
    static constexpr float kUnknown = std::numeric_limits<float>::quiet_NaN();

    Action action;
    double utility = kUnknown;  // what candidates are ordered by
    int samples = 0;
    float win = kUnknown, tie = kUnknown, margin = kUnknown, sd = kUnknown;

    void judge(const Distribution& distribution, Utility by) { take(judged(distribution, by)); }
    void take(const Judgement& found) {
        win = found.win;
        tie = found.tie;
        margin = found.margin;
        sd = found.sd;
        utility = found.utility;
    }
};

// The best first, equals in order of their actions.
using Candidates = std::vector<Candidate>;
void sort_candidates(Candidates& candidates);

// The processor time of this thread in seconds, where the system tells it; else the time of day.
double thread_seconds();

// How much a player may think: until so many samples, or so much processor time, are spent, or somebody
// asks it to stop.
class Budget {
public:
    static constexpr std::int64_t kNoSamples = std::numeric_limits<std::int64_t>::max();
    static constexpr double kNoSeconds = std::numeric_limits<double>::infinity();

    Budget(std::int64_t samples, double seconds, const StopFlag& stop)
        : samples_(samples), seconds_(seconds), stop_(stop), begun_(timed() ? thread_seconds() : 0) {}

    bool timed() const { return seconds_ < kNoSeconds; }
    bool stopped() const { return stop_.load(std::memory_order_relaxed); }
    // The samples that a part of the budget allows: more than anybody takes, where only time counts.
    std::int64_t samples(double part) const {
        return samples_ == kNoSamples
                   ? std::int64_t{1} << 40
                   : static_cast<std::int64_t>(std::ceil(part * static_cast<double>(samples_)));
    }
    // The part of the time that an amount of it is.
    double part(double seconds) const { return seconds / seconds_; }
    // The part of the time that is spent; only for the thread that began.
    double time_spent() const { return timed() ? part(thread_seconds() - begun_) : 0; }
    // The part of the budget that is spent, 1 or more when all of it is; only for the thread that began.
    double spent(std::int64_t samples) const {
        if (stopped()) return 1;
        return std::fmax(static_cast<double>(samples) / static_cast<double>(samples_), time_spent());
    }

private:
    std::int64_t samples_;
    double seconds_;
    const StopFlag& stop_;
    double begun_;
};

// Tells one thread of a search whether there is time for one more sample: the next is taken to last as
// long as the longest so far, so that the limit is kept and not just noticed.
class Stopwatch {
public:
    // Begins now, when a part of the time is spent already; `longest`: the part that a sample took so far.
    explicit Stopwatch(const Budget& budget, double spent = 0, double longest = 0)
        : budget_(budget),
          spent_(spent),
          last_(spent),
          longest_(longest),
          begun_(budget.timed() ? thread_seconds() : 0) {}

    // Whether a sample may begin before `until`, a part of the time, and end before all of it is spent.
    bool allows_another(double until = 1) {
        if (budget_.stopped()) return false;
        if (!budget_.timed()) return true;
        const double now = spent_ + budget_.part(thread_seconds() - begun_);
        longest_ = std::fmax(longest_, now - last_);
        last_ = now;
        return now < until && now + longest_ <= 1;
    }
    // The part of the time that the longest sample took.
    double longest() const { return longest_; }

private:
    const Budget& budget_;
    double spent_, last_, longest_, begun_;
};

// The final margin of a player's side in a position that is over, or as if it were: 0 in a deadlock.
int final_margin(const Position& position, int player);

// The final margin where the scores are known.
int margin_of(const Position& position, const std::array<int, kMaxPlayers>& scores, int player);

}  // namespace tantrix
