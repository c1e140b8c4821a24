// Players by their description: a name and options, as in "search ms=10".
#pragma once

#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "engine/choice.hpp"
#include "engine/sampled_search.hpp"

namespace tantrix {

// What a description asks for.
struct PlayerSpec {
    enum class Kind : std::uint8_t {
        random,
        greedy,
        planner,
        predictor,
        flat,
        montecarlo,
        net,
        search,
    };

    static constexpr double kNoSlip = std::numeric_limits<double>::infinity();

    Kind kind = Kind::random;
    std::int64_t samples = Budget::kNoSamples;  // samples or random games
    double seconds = Budget::kNoSeconds;
    double temperature = 0;  // of the noise on the utility, in its unit
    double slip = kNoSlip;   // the most of it that noise may give away
    SearchOptions search;

    bool needs_network() const { return kind == Kind::net || kind == Kind::search; }
    // Whether equal seeds give equal games.
    bool repeatable() const { return seconds == Budget::kNoSeconds; }
};

// Why a description was refused, and the word of it that is wrong.
struct SpecRefusal {
    const char* reason;  // name, option, value, budget
    std::string word;
};

std::variant<PlayerSpec, SpecRefusal> parse_player(std::string_view text);

struct Player {
    PlayerSpec spec;
    std::shared_ptr<const Network> network;  // where the spec needs one
};

// What a player thinks of a state in which it is to act, the best placement first. The state is left as
// it was. Where there is one placement only, no thought is spent on it.
Candidates think(SearchState& state, const Player& player, std::uint64_t seed,
                 const StopFlag& stop = kNeverStop, int threads = 1);

}  // namespace tantrix
