#include "engine/choice.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>

namespace tantrix {

void sort_candidates(Candidates& candidates) {
    std::ranges::sort(candidates, [](const Candidate& one, const Candidate& other) {
        if (one.utility != other.utility) return one.utility > other.utility;
        return one.action.bits < other.action.bits;
    });
}

#ifdef TANTRIX_WASM

// A module of the page imports nothing, not even a clock: there players count samples.
double thread_seconds() { return 0; }

#else

double thread_seconds() {
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec now{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0) {
        return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
    }
#endif
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

#endif

int margin_of(const Position& position, const std::array<int, kMaxPlayers>& scores, int player) {
    if (position.over() && position.outcome(scores).termination == Termination::deadlock) return 0;
    const unsigned playing = position.playing();
    int others = 0;
    for (int side = 0; side < position.sides(); ++side) {
        if (side != player % position.sides() && playing >> side & 1) others = std::max(others, scores[side]);
    }
    return scores[player] - others;
}

int final_margin(const Position& position, int player) {
    return margin_of(position, position.scores(), player);
}

}  // namespace tantrix
