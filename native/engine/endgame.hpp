// The end of a game between two sides, solved exactly once the bag is empty.
#pragma once

#include <optional>
#include <vector>

#include "engine/choice.hpp"

namespace tantrix {

// Alpha-beta (Knuth and Moore, 1975) over the final margin with a table of positions met. The best
// placement's margin is exact; another's is exact where it is proved, else a bound that it cannot exceed,
// which is not above the best.
class Endgame {
public:
    // Whether a position is one that it solves: no bag, two sides playing, so many tiles left at most.
    static bool covers(const Position& position, int tiles);

    Endgame(SearchState& state, std::int64_t nodes, const Budget& budget)
        : state_(state), left_(nodes), budget_(budget), table_(kEntries) {}

    // All legal placements, the best first; none where it does not end within its nodes or its budget.
    // With `exact` every margin is exact.
    std::optional<Candidates> solve(Utility by, bool exact);
    std::int64_t nodes() const { return visited_; }

private:
    static constexpr std::size_t kEntries = std::size_t{1} << 14;
    static constexpr int kMost = 1000;

    enum class Bound : std::uint8_t { none, exact, least, most };
    struct Entry {
        std::uint64_t key = 0;
        std::int16_t value = 0;
        Bound bound = Bound::none;
    };
    struct Ordered {
        Action action;
        int lead;
    };

    int value(int player, int alpha, int beta);
    int after(Action action, int player, int alpha, int beta);
    std::vector<Ordered> ordered(const ActionList& list);
    bool out();

    SearchState& state_;
    std::int64_t left_, visited_ = 0;
    const Budget& budget_;
    bool halted_ = false;
    std::vector<Entry> table_;
    ActionList list_;
};

}  // namespace tantrix
