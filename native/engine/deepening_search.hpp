// A look ahead where nothing is hidden any more: two sides, and an empty bag.
//
// Iterative deepening alpha-beta (Slate and Atkin, 1977) with the network at the horizon: a position there is
// worth what the network says of its best placement. Placements are tried in the order of the network, at
// first only the best of them; a forced placement costs no depth. What the network said of a position is
// kept, so that a deeper round pays for its new positions alone. Once a round has seen nothing but ends of
// the game, all placements are tried, and when that reaches the end too, the answer is exact.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "engine/net_player.hpp"

namespace tantrix {

class DeepeningSearch {
public:
    // Whether a position is one that it looks at.
    static bool covers(const Position& position);

    DeepeningSearch(SearchState& state, const Network& network, Utility by, const Budget& budget)
        : state_(state), judge_(network, by), budget_(budget), watch_(budget) {}

    // Judge the network's candidates anew, until the budget is spent or the answer is exact: the first `most`
    // of them, in the end all. A candidate that does not beat those before it has a bound, just below the
    // best.
    void compare(Candidates& candidates, std::size_t most);

private:
    static constexpr std::size_t kWidth = 8;        // so many placements are tried in a position at first
    static constexpr std::int64_t kSample = 6;      // a sample of the game takes as long as so many positions
    static constexpr std::int64_t kMost = 200'000;  // positions that are kept
    static constexpr float kUnbeaten = 100;         // above each utility

    enum class Bound : std::uint8_t { exact, least, most };
    struct Ordered {
        Action action;
        float utility;
    };
    // What is known of a position, seen by the side to act.
    struct Known {
        std::vector<Ordered> placements;  // the best first
        Judgement said{};                 // of the first, by the network
        Judgement found{};                // by a search with `depth`
        int depth = -1;
        Bound bound = Bound::exact;
    };

    bool round(Candidates& candidates, std::size_t count, int depth);
    Judgement after(Action action, int depth, float alpha, float beta);
    Judgement value(int depth, float alpha, float beta);
    Judgement best_of(const Known& known, int depth, float alpha, float beta);
    Known* known();
    void widen();

    SearchState& state_;
    NetJudge judge_;
    const Budget& budget_;
    Stopwatch watch_;
    std::unordered_map<std::uint64_t, Known> known_;
    ActionList list_;
    std::size_t width_ = kWidth;
    bool halted_ = false, horizon_ = false;  // the budget is spent; the round saw a horizon
};

}  // namespace tantrix
