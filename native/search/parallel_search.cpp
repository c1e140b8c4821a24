// Parallel tree search by static splitting: a scouting pass finds a depth at which the tree has a few
// hundred subtrees; every thread then walks the top of the tree for itself, numbers the subtrees as it
// meets them, and searches those that it is the first to claim. No work is handed over, so the same
// search code serves one thread and many. Where one solution will do, half of the threads search from
// seeds of their own instead (a portfolio), since the time to a first solution is heavy-tailed (Gomes,
// Selman and Kautz, "Boosting Combinatorial Search Through Randomization", AAAI 1998).
#include "search/parallel_search.hpp"

#include <algorithm>
#include <atomic>
#include <vector>

#include "common/random.hpp"
#include "common/threads.hpp"
#include "search/methods.hpp"
#include "search/search_control.hpp"

namespace tantrix {

namespace {

// The search that suits a task.
SearchResult search(const Task& task, SearchControl& control) {
    if (!task.laid.empty()) return solve_laid(task, control);
    return is_track(task) ? solve_track(task, control) : solve_backtracking(task, control);
}

// Parts enough to keep all threads busy to the end, and trials worth making to find them.
constexpr std::uint64_t kParts = 256, kPartsAShare = 4, kScouting = 1 << 14;

// How many tiles lie where the tree is best parted, 0 where it is not worth it; tells how many
// parts that makes. Steps grow as long as the tree stays slim, and shrink where it bursts.
int part_depth(const Task& task, Monitor& monitor) {
    const int size = static_cast<int>(task.tiles.size()), laid = static_cast<int>(task.laid.size());
    const Sink none = [](const std::vector<Placement>&) { return true; };
    const std::uint64_t enough = std::max(kParts, kPartsAShare * task.share.of);
    std::uint64_t parts = 0;
    int depth = laid;
    for (int step = 1; depth < size - 1 && parts < enough;) {
        const int next = std::min(depth + step, size - 1);
        std::vector<std::uint64_t> met(next + 1);
        SharedState shared;
        SearchControl control(monitor, none, shared, next);
        control.scout(met, std::min(kScouting, kScouting * 64 / size));
        search(task, control);
        if (control.halted() && step == 1) break;
        step = control.halted() ? 1 : 2 * step;
        while (!control.halted() && depth < next && parts < enough) parts = met[++depth];
    }
    monitor.nodes = 0;
    monitor.parts = (parts + task.share.of - 1 - task.share.index) / task.share.of;
    return depth > laid ? depth : 0;
}

// One search by several threads. Where the first solution will do, half of them race from seeds of
// their own, beginning anew now and then; the others, and else all, share the parts of the tree.
class ParallelSearch {
public:
    ParallelSearch(const Task& task, Monitor& monitor, const Sink& sink, int threads)
        : task_(task),
          whole_(task),
          monitor_(monitor),
          taking_([&](const std::vector<Placement>& found) { return sink(found) && !task_.first; }),
          racers_(task.first ? (threads + 1) / 2 : 0),
          shared_(task.count_only, task.share) {
        whole_.first = false;
        if (racers_ < threads) depth_ = part_depth(whole_, monitor);
        sharers_ = depth_ > 0 ? threads - racers_ : std::min(threads - racers_, 1);
        sharing_ = sharers_;
    }
    SearchResult run();

private:
    void race(int thread);
    void share();
    void add(const SearchResult& part);

    const Task& task_;
    Task whole_;
    Monitor& monitor_;
    const Sink taking_;
    int racers_, sharers_ = 0, depth_ = 0;
    std::atomic<int> sharing_{0};  // sharers that have not come to their end
    SharedState shared_;
    Mutex adding_;
    SearchResult outcome_;
};

SearchResult ParallelSearch::run() {
    if (depth_ == 0 && task_.share.index > 0) return {true, 0, 0};  // a tree without parts is the first share
    run_on_threads(racers_ + sharers_, [this](int thread) { thread < racers_ ? race(thread) : share(); });
    return outcome_;
}

void ParallelSearch::race(int thread) {
    Task own = task_;
    if (thread > 0) own.seed = Shuffler(task_.seed + static_cast<std::uint64_t>(thread)).next() | 1;
    SearchControl control(monitor_, taking_, shared_, 0);
    add(search(own, control));
}

// The tree is searched when every sharer has come to its end.
void ParallelSearch::share() {
    SearchControl control(monitor_, taking_, shared_, depth_);
    SearchResult part = search(whole_, control);
    part.complete = part.complete && --sharing_ == 0;
    add(part);
}

void ParallelSearch::add(const SearchResult& part) {
    const LockGuard lock(adding_);
    outcome_.complete |= part.complete;
    outcome_.count += part.count;
    outcome_.nodes += part.nodes;
    if (part.complete) shared_.over = true;
}

}  // namespace

SearchResult search_together(const Task& task, Monitor& monitor, const Sink& sink, int threads) {
    return ParallelSearch(task, monitor, sink, threads).run();
}

}  // namespace tantrix
