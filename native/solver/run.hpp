// A search that goes on in the background while its solutions wait to be taken.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "solver.hpp"

namespace tantrix::solver {

// Searches, gives every solution to the sink, and obeys the control.
using Job = std::function<Outcome(Control&, const Sink&)>;

class Run {
public:
    // Begins at once. Solutions beyond the first `keep` are counted only, and do not wait; the
    // search pauses while more than a few thousand wait. No `keep`: all are kept.
    Run(Job job, std::optional<std::uint64_t> keep);
    ~Run();
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    // The next solution, after so many seconds at most; none when none has come or will come.
    std::optional<std::vector<Placed>> take(double seconds);
    // Whether the search has ended and nothing waits any more.
    bool ended() const;
    // What was found so far; complete only at the end.
    Outcome outcome() const;
    // How long it has searched, or had when it ended.
    double seconds() const;
    const Control& control() const { return control_; }
    // Ends the search soon; what waits can still be taken.
    void stop();

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t kMostWaiting = 4096;

    void work(const Job& job);
    bool put(const std::vector<Placed>& solution);

    std::optional<std::uint64_t> keep_;
    Control control_;
    mutable std::mutex mutex_;
    std::condition_variable came_, went_;
    std::deque<std::vector<Placed>> waiting_;
    Outcome outcome_;
    bool done_ = false;
    Clock::time_point began_ = Clock::now(), ended_;
    std::thread thread_;
};

}  // namespace tantrix::solver
