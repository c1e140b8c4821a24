// What one thread of a search may do: how many trials it has left, which subtrees are its own, and where
// its solutions go. All searches count their trials here, so that the stop flag, limits, restarts and
// progress are written once.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <vector>

#include "common/random.hpp"
#include "common/threads.hpp"
#include "search/solver.hpp"

namespace tantrix {

// What the threads of one search share.
struct SharedState {
    explicit SharedState(bool count_only = false, Share share = {}) : share(share), count_only(count_only) {}

    // The number of a part of the tree that no other thread has.
    std::uint64_t take() { return share.index + share.of * taken.fetch_add(1); }

    const Share share;
    const bool count_only;                // whether solutions are only counted after the first
    std::atomic<bool> emitted{false};     // whether one was handed out
    Mutex emitting;                       // held while a solution is handed out
    std::atomic<bool> over{false};        // whether one thread has ended the search for all
    std::atomic<std::uint64_t> taken{0};  // parts of the tree that some thread has taken
};

// Counts trials, obeys the stop flag, hands out solutions, and keeps to a thread's parts of the
// tree: the subtrees below a depth, numbered as the search meets them, that it is first to take.
class SearchControl {
public:
    SearchControl(Monitor& monitor, const Sink& sink) : SearchControl(monitor, sink, own_, 0) {}
    // A part begins where so many tiles lie; 0: the tree is not parted.
    SearchControl(Monitor& monitor, const Sink& sink, SharedState& shared, int depth)
        : monitor_(monitor),
          sink_(sink),
          shared_(shared),
          depth_(depth),
          mine_(depth > 0 ? shared.take() : 0) {}

    // A search within this one, whose solutions are not those of the task.
    SearchControl within(const Sink& sink) const { return SearchControl(monitor_, sink); }

    // Goes no deeper than the parts begin, and counts in `met` how often each number of tiles lies.
    void scout(std::vector<std::uint64_t>& met, std::uint64_t trials) {
        scouted_ = &met;
        most_ = trials;
    }
    bool halted() const { return halted_; }
    void tick() {
        if ((++nodes_ & 0xff) == 0) poll();
        if (nodes_ >= budget_) halted_ = spent_ = true;
    }
    // A trial that lays a tile; so many lie then.
    void tick(int laid) {
        laid_ = laid;
        best_ = std::max(best_, laid);
        tick();
    }
    // Goes on with the search, unless a part begins here that is not this thread's.
    template <class Go>
    void split(int laid, Shuffler& shuffler, const Go& go) {
        if (scouted_ && ++(*scouted_)[laid] && laid == depth_) return;
        if (laid != depth_) return go();
        if (met_++ != mine_) return;
        const Shuffler kept = shuffler;
        go();
        shuffler = kept;
        mine_ = shared_.take();
        if (!halted_) monitor_.done.fetch_add(1, std::memory_order_relaxed);
    }
    void emit(const std::vector<Placement>& solution);
    // Whether solutions need not be written down any more, and how many there are is enough.
    bool counting() const { return shared_.count_only && shared_.emitted.load(std::memory_order_relaxed); }
    void count(std::uint64_t solutions) { count_ += solutions; }
    // Lets the search go on, from its beginning, for so many trials more.
    void grant(std::uint64_t trials) {
        budget_ = trials > most_ - nodes_ ? most_ : nodes_ + trials;
        halted_ = spent_ = false;
    }
    bool spent() const { return spent_ && !ended_ && nodes_ < most_ && !stopped(); }
    SearchResult outcome() {
        publish();
        return {!halted_, count_, nodes_};
    }

private:
    bool stopped() const {
        return monitor_.stop.load(std::memory_order_relaxed) || shared_.over.load(std::memory_order_relaxed);
    }
    void poll() {
        publish();
        if (stopped()) halted_ = true;
    }
    void publish();

    SharedState own_;
    Monitor& monitor_;
    const Sink& sink_;
    SharedState& shared_;
    const int depth_;
    std::uint64_t mine_, met_ = 0;  // the part to search next, and those met so far
    std::vector<std::uint64_t>* scouted_ = nullptr;
    std::uint64_t nodes_ = 0, published_ = 0, count_ = 0, published_count_ = 0;
    std::uint64_t most_ = ~std::uint64_t{0}, budget_ = most_;
    int laid_ = 0, best_ = 0;
    bool halted_ = false, spent_ = false, ended_ = false;
};

}  // namespace tantrix
