// What a page needs, built for WebAssembly: legal placements of a position, and puzzles solved.
#include <cstdio>
#include <memory>

#include "rules/perft.hpp"
#include "search/solver.hpp"

int main() {
    using namespace tantrix;
    Setup setup;
    setup.colours = {0, 1};
    setup.hands = {{1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 11, 12}};
    setup.bag.emplace();
    for (int tile = 13; tile <= kTiles; ++tile) setup.bag->push_back(tile);
    setup.bag_size = static_cast<std::int64_t>(setup.bag->size());
    const auto position = std::make_unique<Position>();
    if (position->set_up(setup) || perft(*position, 1) != 36) return 1;
    Task task;
    for (std::uint8_t tile = 1; tile <= 10; ++tile) task.tiles.push_back(tile);
    task.goals = {{Form::loop, 0}};
    Monitor monitor;
    std::uint64_t given = 0;
    const Sink sink = [&](const std::vector<Placement>&) {
        ++given;
        return true;
    };
    const SearchResult result = solve(task, monitor, sink);
    std::printf("10 tiles: %llu solutions\n", static_cast<unsigned long long>(result.count));
    return result.complete && result.count == given && given > 0 ? 0 : 1;
}
