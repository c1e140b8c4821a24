#include "search/search_control.hpp"

namespace tantrix {

void SearchControl::emit(const std::vector<Placement>& solution) {
    if (counting()) return count(1);
    const LockGuard lock(shared_.emitting);
    if (shared_.over.load()) {
        halted_ = true;
        return;
    }
    ++count_;
    shared_.emitted.store(true, std::memory_order_relaxed);
    if (sink_(solution)) return;
    halted_ = ended_ = true;
    shared_.over.store(true);
}

void SearchControl::publish() {
    monitor_.nodes.fetch_add(nodes_ - published_, std::memory_order_relaxed);
    published_ = nodes_;
    monitor_.found.fetch_add(count_ - published_count_, std::memory_order_relaxed);
    published_count_ = count_;
    if (laid_ > 0) monitor_.depth.store(laid_, std::memory_order_relaxed);
    int best = monitor_.best.load(std::memory_order_relaxed);
    while (best < best_ && !monitor_.best.compare_exchange_weak(best, best_)) continue;
}

}  // namespace tantrix
