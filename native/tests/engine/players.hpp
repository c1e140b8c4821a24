// Players for the tests of the engine, with a network that knows nothing.
#pragma once

#include <string>

#include "engine/player.hpp"
#include "tests/rules/games.hpp"

namespace tantrix {

// Random weights of a network.
inline std::string weights(int columns, int first, int second) {
    Random random(7);
    std::string bytes;
    const auto write = [&](auto value) { bytes.append(reinterpret_cast<const char*>(&value), sizeof value); };
    for (int i = 0; i < Layout::kRows * columns; ++i) {
        write(static_cast<std::int16_t>(static_cast<int>(random.below(65)) - 32));
    }
    const int dense = (2 * kSideDense + kSharedDense + 2) * columns;
    const int rest = 2 * columns * first + first + first * second + second + second * kBins + kBins;
    for (int i = 0; i < dense + rest; ++i) write((static_cast<float>(random.below(2001)) - 1000) / 5000);
    return bytes;
}

inline std::shared_ptr<const Network> network() {
    std::shared_ptr<const Network> made = Network::load({32, 16, 16}, weights(32, 16, 16));
    HOLDS(made);
    return made;
}

inline Player player(const char* text) {
    const auto spec = parse_player(text);
    HOLDS(std::holds_alternative<PlayerSpec>(spec));
    return {std::get<PlayerSpec>(spec), network()};
}

}  // namespace tantrix
