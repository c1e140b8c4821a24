// How good placements have been in the samples of a search so far.
//
// The history heuristic (Schaeffer, 1983): positions of the same search are alike, and a placement that was
// far behind the best in many of them is hardly ever the best in the next. So the network is asked for those
// that were close, and for those that nobody knows yet. Sums are of whole numbers: what is known does not
// depend on the order in which samples were taken.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "rules/actions.hpp"

namespace tantrix {

class History {
public:
    // How far a placement of the player who thinks (`own`) or of others was behind the best one; 0 or less.
    void add(Action action, bool own, float behind) {
        Entry& entry = entries_[key(action, own)];
        entry.sum += static_cast<std::int64_t>(behind * kUnit);
        ++entry.count;
    }
    void add(const History& other) {
        for (const auto& [key, found] : other.entries_) {
            Entry& entry = entries_[key];
            entry.sum += found.sum;
            entry.count += found.count;
        }
    }
    void clear() { entries_.clear(); }

    // By how much on average; above 0 where it was never seen.
    float behind(Action action, bool own) const {
        const auto at = entries_.find(key(action, own));
        if (at == entries_.end()) return kNew;
        return static_cast<float>(at->second.sum) / (kUnit * static_cast<float>(at->second.count));
    }
    static constexpr float kNew = 1;

private:
    static constexpr float kUnit = 0x1p20f;

    struct Entry {
        std::int64_t sum = 0;
        std::int32_t count = 0;
    };
    static std::uint64_t key(Action action, bool own) { return std::uint64_t{action.bits} * 2 + own; }

    std::unordered_map<std::uint64_t, Entry> entries_;
};

}  // namespace tantrix
