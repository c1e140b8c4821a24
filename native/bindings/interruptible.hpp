// Long work that Ctrl-C ends.
#pragma once

#include <nanobind/nanobind.h>

#include <chrono>
#include <exception>
#include <future>
#include <utility>

#include "common/threads.hpp"

namespace tantrix {

// Ends what it is given to once it is set, from another thread of Python.
class Stop {
public:
    void set() { flag = true; }
    StopFlag flag{false};
};

// Does the work in a thread of its own, while other threads of Python go on. A signal that Python
// answers with an exception asks the work to stop, and the exception goes on from here.
template <class Work>
auto interruptible(StopFlag& stop, Work work) {
    using namespace std::chrono_literals;
    auto done = std::async(std::launch::async, [&] { return work(stop); });
    while (true) {
        {
            const nanobind::gil_scoped_release released;
            if (done.wait_for(50ms) == std::future_status::ready) return done.get();
        }
        if (PyErr_CheckSignals() == 0) continue;
        stop = true;
        {
            const nanobind::gil_scoped_release released;
            done.wait();
        }
        throw nanobind::python_error();
    }
}

template <class Work>
auto interruptible(Work work) {
    StopFlag stop{false};
    return interruptible(stop, work);
}

}  // namespace tantrix
