// Random games from a position to their end.
#pragma once

#include <array>
#include <cstdint>

#include "common/threads.hpp"
#include "rules/position.hpp"

namespace tantrix {

// Sums over games: they do not depend on how the games are shared among threads.
struct Playouts {
    std::int64_t games = 0, placements = 0, actions = 0;
    std::int64_t ties = 0, deadlocks = 0;
    std::array<std::int64_t, kMaxPlayers> wins{}, points{};

    void add(const Playouts& other);
};

// Play `games` games, each placement as likely as another; the number of a game seeds it. Fewer
// are played where somebody asks to stop.
Playouts playouts(const Position& position, std::int64_t games, std::uint64_t seed, int threads,
                  const StopFlag& stop = kNeverStop);

// Make the placements of one random game and take them back, without lists, until `placements` of
// them are made; return how many were.
std::int64_t churn(Position& position, std::uint64_t seed, std::int64_t placements);

}  // namespace tantrix
