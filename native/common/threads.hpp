// The one place that knows whether there are threads. A build for WebAssembly has none: it defines
// TANTRIX_NO_THREADS, and everything runs where it is called.
#pragma once

#include <atomic>

namespace tantrix {

// Set by whoever asks a long piece of work to stop.
using StopFlag = std::atomic<bool>;

inline const StopFlag kNeverStop{false};

}  // namespace tantrix

#ifdef TANTRIX_NO_THREADS

namespace tantrix {

struct Mutex {};

struct LockGuard {
    explicit LockGuard(Mutex&) {}
};

// Calls `work(0)` whatever the number of threads.
template <class Work>
void run_on_threads(int, Work work) {
    work(0);
}

}  // namespace tantrix

#else

#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace tantrix {

using Mutex = std::mutex;
using LockGuard = std::lock_guard<std::mutex>;

// Calls `work(thread)` for 0 to `threads` - 1 at the same time, 0 in the thread of the caller, and waits
// for all. What one of them throws comes out of here.
template <class Work>
void run_on_threads(int threads, Work work) {
    Mutex mutex;
    std::exception_ptr thrown;
    const auto guarded = [&](int thread) {
        try {
            work(thread);
        } catch (...) {
            const LockGuard lock(mutex);
            thrown = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        for (int thread = 1; thread < threads; ++thread) others.emplace_back(guarded, thread);
        guarded(0);
    }
    if (thrown) std::rethrow_exception(thrown);
}

}  // namespace tantrix

#endif
