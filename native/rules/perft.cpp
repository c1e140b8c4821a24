#include "rules/perft.hpp"

#include <algorithm>
#include <memory>

namespace tantrix {

namespace {

// Count from a position whose actions stand in `lists[0]`, with the lists after it for those below.
std::uint64_t below(Position& position, ActionList* lists, int depth, const StopFlag& stop) {
    if (depth == 0) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(lists->size());
    if (stop.load(std::memory_order_relaxed)) return 0;
    std::uint64_t total = 0;
    for (const Action action : *lists) {
        position.push(action, lists + 1);
        const bool drew = position.settle(lists + 1);
        total += below(position, lists + 1, depth - 1, stop);
        if (drew) position.pop();
        position.pop();
    }
    return total;
}

}  // namespace

std::uint64_t perft(Position& position, int depth, const StopFlag& stop) {
    // No game goes on for longer: every action but a first draw lays a tile.
    const int levels = std::min(depth, kTiles + 1) + 1;
    const auto lists = std::make_unique_for_overwrite<ActionList[]>(levels);
    position.actions(lists[0]);
    return below(position, lists.get(), depth, stop);
}

}  // namespace tantrix
