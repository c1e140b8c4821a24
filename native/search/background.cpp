#include "search/background.hpp"

#include <algorithm>
#include <utility>

namespace tantrix {

Run::Run(Job job, std::optional<std::uint64_t> keep)
    : keep_(keep), thread_([this, job = std::move(job)] { work(job); }) {}

Run::~Run() {
    stop();
    thread_.join();
}

void Run::work(const Job& job) {
    const SearchResult outcome =
        job(monitor_, [this](const std::vector<Placement>& solution) { return put(solution); });
    const std::lock_guard lock(mutex_);
    outcome_.complete = outcome.complete;
    if (keep_) outcome_.count = std::max(outcome_.count, outcome.count);
    outcome_.nodes = outcome.nodes;
    ended_ = Clock::now();
    done_ = true;
    came_.notify_all();
}

bool Run::put(const std::vector<Placement>& solution) {
    std::unique_lock lock(mutex_);
    ++outcome_.count;
    if (keep_ && outcome_.count > *keep_) return true;
    waiting_.push_back(solution);
    came_.notify_all();
    went_.wait(lock, [this] { return waiting_.size() < kMostWaiting || monitor_.stop.load(); });
    return true;
}

std::optional<std::vector<Placement>> Run::take(double seconds) {
    std::unique_lock lock(mutex_);
    came_.wait_for(lock, std::chrono::duration<double>(seconds),
                   [this] { return done_ || !waiting_.empty(); });
    if (waiting_.empty()) return std::nullopt;
    std::vector<Placement> solution = std::move(waiting_.front());
    waiting_.pop_front();
    went_.notify_all();
    return solution;
}

bool Run::ended() const {
    const std::lock_guard lock(mutex_);
    return done_ && waiting_.empty();
}

SearchResult Run::outcome() const {
    const std::lock_guard lock(mutex_);
    SearchResult outcome = outcome_;
    if (done_) return outcome;
    outcome.nodes = monitor_.nodes.load(std::memory_order_relaxed);
    if (keep_) outcome.count = std::max(outcome.count, monitor_.found.load(std::memory_order_relaxed));
    return outcome;
}

double Run::seconds() const {
    const std::lock_guard lock(mutex_);
    return std::chrono::duration<double>((done_ ? ended_ : Clock::now()) - began_).count();
}

void Run::stop() {
    monitor_.stop.store(true);
    const std::lock_guard lock(mutex_);
    went_.notify_all();
}

}  // namespace tantrix
