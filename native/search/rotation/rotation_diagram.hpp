// Every solution of a part of a rotation puzzle at once, as a decision diagram; described in
// rotation_diagram.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "search/rotation/rotation_board.hpp"
#include "search/search_control.hpp"

namespace tantrix {

// A sum or product that stays at 2^64 - 1 once it is there.
std::uint64_t saturating_add(std::uint64_t a, std::uint64_t b);
std::uint64_t saturating_multiply(std::uint64_t a, std::uint64_t b);

// The cells in an order that keeps the front narrow; after each, all ways to turn the tiles so far
// are told apart only by the colours that they show along the front. What is left is a diagram with
// one layer a cell, in which every way from top to bottom is a solution.
class RotationDiagram {
public:
    // Gives up when the diagram would have more than `most` nodes, or the front is too wide.
    RotationDiagram(const RotationBoard& board, const std::vector<int>& part, std::size_t most,
                    SearchControl& control);

    bool whole() const { return whole_; }
    std::size_t nodes() const { return nodes_; }
    std::uint64_t count() const { return ways_.empty() ? 0 : ways_[0][0]; }

    // Writes the rotations of solution `number`, less than the count, at their cells.
    void write(std::uint64_t number, std::vector<std::uint8_t>& rotations) const;

private:
    static constexpr int kSlots = 128;  // edges across the front, two bits each
    using Front = std::array<std::uint64_t, 2 * kSlots / 64>;
    using Node = std::array<std::int32_t, 6>;  // by rotation the node below, -1 for none

    // What laying the tile of a cell means: which slots it must match, and which it opens.
    struct Contact {
        int edge, slot;
    };
    struct Step {
        int cell;
        std::vector<Contact> closes, opens;
    };
    class Index;

    bool plan(const std::vector<int>& order);
    bool sweep(std::size_t most, SearchControl& control);
    bool lay(const Step& step, int rotation, Front& front) const;
    void sum_up();

    const RotationBoard& board_;
    std::vector<Step> steps_;
    std::vector<std::vector<Node>> layers_;
    std::vector<std::vector<std::uint64_t>> ways_;  // to the bottom, by layer and node
    std::size_t nodes_ = 0;
    bool whole_ = false;
};

}  // namespace tantrix
