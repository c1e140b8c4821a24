// Actions as numbers, and lists of them without allocation.
#pragma once

#include <array>
#include <cstdint>

#include "rules/cells.hpp"
#include "rules/patterns.hpp"

namespace tantrix {

// A placement, a draw or a resignation; placements in order of number are in order of
// (tile, q, r, rotation).
struct Action {
    enum class Kind : std::uint32_t { placement, draw, resign };

    static constexpr Action place(int tile, Cell at, int rotation) {
        return {static_cast<std::uint32_t>(tile << 17 | at << 3 | rotation)};
    }
    static constexpr Action draw(int tile) { return of(Kind::draw, tile); }
    static constexpr Action resign(int player) { return of(Kind::resign, player); }
    // No action at all: none that is legal equals it.
    static constexpr Action none() { return of(Kind::draw, 127); }

    // A placement in another rotation.
    constexpr Action turned(int rotation) const {
        return {(bits & ~7U) | static_cast<std::uint32_t>(rotation)};
    }

    constexpr Kind kind() const { return static_cast<Kind>(bits >> 24); }
    constexpr int tile() const { return bits >> 17 & 0x7f; }
    constexpr Cell cell() const { return static_cast<Cell>(bits >> 3 & 0x3fff); }
    constexpr int rotation() const { return bits & 7; }
    constexpr int player() const { return tile(); }
    constexpr OrientedTile it() const { return oriented(tile(), rotation()); }
    friend constexpr bool operator==(Action, Action) = default;

    std::uint32_t bits;

private:
    static constexpr Action of(Kind kind, int number) {
        return {static_cast<std::uint32_t>(kind) << 24 | static_cast<std::uint32_t>(number) << 17};
    }
};
static_assert(kBoardCells <= 1 << 14);

// At most so many placements are legal: n tiles on the board have no more than 6n spaces, where a
// tile fits in two rotations at most, and 56 - n tiles can be in a hand.
inline constexpr int kMaxActions = 28 * 6 * 28 * 2;

class ActionList {
public:
    void clear() { size_ = 0; }
    void add(Action action) { actions_[size_++] = action; }
    // Make room for so many actions, to be written by the caller.
    Action* resize(int size) {
        size_ = size;
        return actions_.data();
    }
    int size() const { return size_; }
    Action operator[](int index) const { return actions_[index]; }
    const Action* begin() const { return actions_.data(); }
    const Action* end() const { return actions_.data() + size_; }

private:
    int size_ = 0;
    std::array<Action, kMaxActions> actions_;
};

}  // namespace tantrix
