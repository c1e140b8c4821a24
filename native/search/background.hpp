// A search that goes on in a thread of its own while its solutions wait in a bounded queue to be taken.
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

#include "search/solver.hpp"

namespace tantrix {

// Searches, gives every solution to the sink, and obeys the control.
using Job = std::function<SearchResult(Monitor&, const Sink&)>;

class Run {
public:
    // Begins at once. Solutions beyond the first `keep` are counted only, and do not wait; the
    // search pauses while more than a few thousand wait. No `keep`: all are kept.
    Run(Job job, std::optional<std::uint64_t> keep);
    ~Run();
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    // The next solution, after so many seconds at most; none when none has come or will come.
    std::optional<std::vector<Placement>> take(double seconds);
    // Whether the search has ended and nothing waits any more.
    bool ended() const;
    // What was found so far; complete only at the end.
    SearchResult outcome() const;
    // How long it has searched, or had when it ended.
    double seconds() const;
    const Monitor& monitor() const { return monitor_; }
    // Ends the search soon; what waits can still be taken.
    void stop();

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t kMostWaiting = 4096;

    void work(const Job& job);
    bool put(const std::vector<Placement>& solution);

    std::optional<std::uint64_t> keep_;
    Monitor monitor_;
    mutable std::mutex mutex_;
    std::condition_variable came_, went_;
    std::deque<std::vector<Placement>> waiting_;
    SearchResult outcome_;
    bool done_ = false;
    Clock::time_point began_ = Clock::now(), ended_;
    std::thread thread_;
};

}  // namespace tantrix
