#include "search/search_control.hpp"

namespace tantrix {

void SearchControl::emit(const std::vector<Placement>& solution) {
    const LockGuard lock(shared_.emitting);
    if (shared_.over.load()) {
        halted_ = true;
        return;
    }
    ++count_;
    if (sink_(solution)) return;
    halted_ = ended_ = true;
    shared_.over.store(true);
}

void SearchControl::publish() {
    monitor_.nodes.fetch_add(nodes_ - published_, std::memory_order_relaxed);
    published_ = nodes_;
    if (laid_ > 0) monitor_.depth.store(laid_, std::memory_order_relaxed);
    int best = monitor_.best.load(std::memory_order_relaxed);
    while (best < best_ && !monitor_.best.compare_exchange_weak(best, best_)) continue;
}

}  // namespace tantrix
