#include "search/enumerate_early.hpp"

#include <algorithm>

#include "search/figure.hpp"

namespace tantrix {

namespace {

// A figure together with where its own tiles lie, to know it again however it is turned or moved.
class Known {
public:
    explicit Known(std::vector<Placement> figure)
        : pivot_(figure.front()), cells_(seen_from(figure, pivot_, -pivot_.rotation)) {}

    bool operator()(const std::vector<Placement>& figure) const {
        return std::any_of(figure.begin(), figure.end(), [&](const Placement& one) {
            return one.tile == pivot_.tile && seen_from(figure, one, -one.rotation) == cells_;
        });
    }

private:
    Placement pivot_;
    std::vector<Placement> cells_;
};

}  // namespace

SearchResult enumerate_early(const Task& task, Monitor& monitor, const Sink& sink, int threads) {
    std::vector<Placement> found;
    Task one_only = task;
    one_only.first = true;
    const Sink take = [&](const std::vector<Placement>& figure) {
        found = figure;
        return true;
    };
    const SearchResult one = solve(one_only, monitor, take, threads);
    if (one.count == 0 || !sink(found)) return one;
    const Known known(found);
    bool met = false;
    const Sink others = [&](const std::vector<Placement>& figure) {
        if (!met && known(figure)) return met = true;
        return sink(figure);
    };
    SearchResult all = solve(task, monitor, others, threads);
    all.nodes += one.nodes;
    all.count += !met;
    return all;
}

}  // namespace tantrix
