// Positions for the tests of the native rules, and what must hold in every one of them.
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <vector>

#include "common/random.hpp"
#include "rules/closure.hpp"
#include "rules/position.hpp"

#define HOLDS(condition)                                                                 \
    do {                                                                                 \
        if (!(condition)) {                                                              \
            std::fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
            std::abort();                                                                \
        }                                                                                \
    } while (false)

namespace tantrix {

inline std::vector<int> shuffled(Random& random) {
    std::vector<int> tiles(kTiles);
    std::iota(tiles.begin(), tiles.end(), 1);
    for (int left = kTiles; left > 1; --left) {
        std::swap(tiles[left - 1], tiles[random.below(static_cast<std::uint32_t>(left))]);
    }
    return tiles;
}

// A dealt game: six tiles to each player, the bag in known order or not.
inline Setup deal(const std::vector<int>& order, int players, bool doubles, bool known) {
    Setup setup;
    setup.players = players;
    setup.doubles = doubles;
    for (int side = 0; side < (doubles ? 2 : players); ++side) setup.colours.push_back(side);
    auto next = order.begin();
    for (int player = 0; player < players; ++player, next += 6) {
        setup.hands.emplace_back(next, next + 6);
    }
    if (known) setup.bag.emplace(next, order.end());
    setup.bag_size = order.end() - next;
    return setup;
}

// A position told as it could be taken over again.
inline Setup as_setup(const Position& position) {
    Setup setup;
    setup.players = position.players();
    setup.doubles = position.doubles();
    for (int side = 0; side < setup.players / (setup.doubles ? 2 : 1); ++side) {
        setup.colours.push_back(position.colour(side));
    }
    for (int index = 0; index < position.board().size(); ++index) {
        setup.placed.push_back(position.external(position.board().cell(index)));
    }
    for (int player = 0; player < setup.players; ++player) {
        setup.hands.emplace_back();
        for (int tile = 1; tile <= kTiles; ++tile) {
            if (position.hand(player) & only(tile)) setup.hands.back().push_back(tile);
        }
        if (position.resigned() >> player & 1) setup.resigned.push_back(player);
    }
    setup.bag_size = position.bag_size();
    if (position.order_known()) {
        setup.bag.emplace();
        for (int skip = 0; skip < position.bag_size(); ++skip) {
            setup.bag->push_back(position.in_bag(skip));
        }
    }
    setup.stage = static_cast<int>(position.stage());
    setup.player = position.player();
    setup.drawing = position.drawing();
    return setup;
}

inline std::unique_ptr<Position> made(const Setup& setup) {
    auto position = std::make_unique<Position>();
    HOLDS(!position->set_up(setup));
    return position;
}

// Whether the list is that of the position taken over afresh, sorted, and of nothing twice.
inline void check_position(Position& position) {
    const auto list = std::make_unique<ActionList>();
    position.actions(*list);
    for (int index = 1; index < list->size(); ++index) {
        HOLDS((*list)[index - 1].bits < (*list)[index].bits);
    }
    const bool ends = position.current_player() == Position::kTerminal;
    HOLDS(ends == !list->size());
    const auto again = made(as_setup(position));
    HOLDS(*again == position);
    HOLDS(again->hash() == position.hash());
    HOLDS(again->scores() == position.scores());
    const auto other = std::make_unique<ActionList>();
    again->actions(*other);
    HOLDS(list->size() == other->size());
    for (int index = 0; index < list->size(); ++index) {
        const ExternalPlacement one = position.external((*list)[index]),
                                two = again->external((*other)[index]);
        HOLDS((*list)[index].kind() == (*other)[index].kind());
        HOLDS(one.tile == two.tile && one.rotation == two.rotation);
        HOLDS((*list)[index].kind() != Action::Kind::placement || (one.q == two.q && one.r == two.r));
        HOLDS(position.legal((*list)[index]));
    }
}

// Whether the fast answers about spaces are those of laying a tile there and closing the board.
inline void check_closure(const Position& position) {
    const auto board = std::make_unique<Board>(position.board());
    std::vector<Cell> spaces, barred;
    board->each_space([&](Cell at) {
        spaces.push_back(at);
        return true;
    });
    {
        Closure closure(*board, board->connected());
        if (!closure.sound()) return;
        unsigned forcing = 0;
        for (const Cell at : spaces) {
            if (closure.bars(at, forcing)) barred.push_back(at);
        }
    }
    for (const Cell at : spaces) {
        const bool found = std::find(barred.begin(), barred.end(), at) != barred.end();
        HOLDS(found == !sound_with(*board, at));
    }
}

// Play on at random for some actions, checking each position on the way; take everything back.
inline void check_play(Position& position, Random& random, int actions) {
    const int before = position.depth();
    const auto list = std::make_unique<ActionList>();
    std::vector<std::uint64_t> hashes;
    while (actions-- > 0 && position.current_player() != Position::kTerminal) {
        check_position(position);
        if (position.restricted()) check_closure(position);
        hashes.push_back(position.hash());
        const bool resigns = !position.drawing() && !random.below(200);
        position.actions(*list);
        const auto any = random.below(static_cast<std::uint32_t>(list->size()));
        const Action action = resigns ? Action::resign(position.player()) : (*list)[any];
        HOLDS(position.legal(action));
        position.push(action);
    }
    if (position.over()) position.outcome(position.scores());
    while (position.depth() > before) {
        position.pop();
        HOLDS(position.hash() == hashes.back());
        hashes.pop_back();
    }
    check_position(position);
}

}  // namespace tantrix
