#include "engine/playout.hpp"

#include <utility>

namespace tantrix {

Bag Bag::shuffled(const Position& position, Random& random) {
    Bag bag;
    bag.size = bag.next = 0;
    if (!position.bag_size()) return bag;
    each_tile(position.unseen(), [&](int tile) { bag.tiles[bag.size++] = static_cast<std::uint8_t>(tile); });
    for (int left = bag.size; left > 1; --left) {
        std::swap(bag.tiles[left - 1], bag.tiles[random.below(static_cast<std::uint32_t>(left))]);
    }
    return bag;
}

void play_on(Position& position, ActionList& list, Bag bag, Random& random) {
    while (!position.over()) {
        const Action action =
            position.drawing() ? bag.draw() : list[random.below(static_cast<std::uint32_t>(list.size()))];
        position.push(action, &list);
    }
}

}  // namespace tantrix
