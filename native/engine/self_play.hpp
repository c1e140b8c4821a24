// Games for learning: played and written down, and what the network is given of them.
//
// A log holds the deal and the placements of each game, in the machine's byte order, with what the player
// thought; inputs are computed when they are asked for, so that a log outlives a change of the inputs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/game.hpp"

namespace tantrix {

struct SelfPlayRequest {
    Table table;
    std::int64_t first = 0, count = 0;  // the numbers of the games
    std::uint64_t seed = 0;
    int random_opening = 8;     // the most random placements at the beginning
    double exploration = 0.04;  // how likely a later one is random
    int alternatives = 0;       // so many more of the candidates of each choice are written down
    int threads = 1;
};

// A log of games, by one player a seat, or one for all.
std::string self_play(const std::vector<Player>& players, const SelfPlayRequest& request,
                      const StopFlag& stop);

// One entry for each placement of a log; the other sides of entry i are first_other[i] to
// first_other[i + 1] of the arrays of other sides.
struct InputArrays {
    std::vector<std::uint16_t> own_rows, other_rows;
    std::vector<std::uint32_t> own_starts{0}, other_starts{0}, first_other{0};
    std::vector<std::int16_t> own_dense, other_dense;
    std::vector<std::uint32_t> game;
    std::vector<std::uint8_t> player, players, random, played;
    std::vector<std::int8_t> margin;
    std::vector<float> value, win, expected;
    std::vector<std::uint16_t> choices;

    void append(const InputArrays& other);
};

// False where the bytes are no log.
bool log_inputs(std::string_view log, int threads, InputArrays& out);

// The mean utility of so many random games from each afterstate of a log.
bool label_log(std::string_view log, std::int64_t playouts, std::uint64_t seed, int threads,
               std::vector<float>& out, const StopFlag& stop);

}  // namespace tantrix
