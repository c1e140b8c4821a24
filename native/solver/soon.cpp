#include "soon.hpp"

#include <algorithm>

#include "figure.hpp"

namespace tantrix::solver {

namespace {

// A figure together with where its own tiles lie, to know it again however it is turned or moved.
class Known {
public:
    explicit Known(std::vector<Placed> figure)
        : pivot_(figure.front()), cells_(seen_from(figure, pivot_, -pivot_.rotation)) {}

    bool operator()(const std::vector<Placed>& figure) const {
        return std::any_of(figure.begin(), figure.end(), [&](const Placed& one) {
            return one.tile == pivot_.tile && seen_from(figure, one, -one.rotation) == cells_;
        });
    }

private:
    Placed pivot_;
    std::vector<Placed> cells_;
};

}  // namespace

Outcome solve_soon(const Task& task, Control& control, const Sink& sink, int threads) {
    std::vector<Placed> found;
    Task one_only = task;
    one_only.first = true;
    const Sink take = [&](const std::vector<Placed>& figure) {
        found = figure;
        return true;
    };
    const Outcome one = solve(one_only, control, take, threads);
    if (one.count == 0 || !sink(found)) return one;
    const Known known(found);
    bool met = false;
    const Sink others = [&](const std::vector<Placed>& figure) {
        if (!met && known(figure)) return met = true;
        return sink(figure);
    };
    Outcome all = solve(task, control, others, threads);
    all.nodes += one.nodes;
    all.count += !met;
    return all;
}

}  // namespace tantrix::solver
