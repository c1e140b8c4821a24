// The learned evaluation: inputs of an afterstate in, the distribution of the final margin out.
//
// The first layer is a table of which rows are summed in 16-bit integers, as in the evaluations of chess
// programs (Nasu, "Efficiently Updatable Neural-Network-based Evaluation Functions", 2018), with a few
// dense values added; the blocks of several other sides are joined by their maximum. Two small layers
// and a softmax follow, in single precision. Sums run in an order that does not depend on the width of
// the machine's vectors, so that all machines agree.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/inputs.hpp"

namespace tantrix {

inline constexpr int kMostMargin = 40, kBins = 2 * kMostMargin + 1;

// What a final margin is worth, by bin.
enum class Utility : std::uint8_t { win, points };
using UtilityTable = std::array<float, kBins>;
const UtilityTable& utility_table(Utility utility);

constexpr int bin_of(int margin) {
    return (margin < -kMostMargin ? -kMostMargin : margin > kMostMargin ? kMostMargin : margin) + kMostMargin;
}

using Distribution = std::array<float, kBins>;

struct Judgement {
    float win, tie, margin, sd, utility;
};
Judgement judged(const Distribution& distribution, Utility utility);

class Network {
public:
    static constexpr std::size_t kMostBytes = 1 << 20;
    static constexpr int kMostHidden = 128;

    // The sizes of the three hidden layers.
    struct Sizes {
        int columns, first, second;
    };

    // Takes over the weights of a blob (docs/internals/engine.md) without its header; nothing in them is
    // believed. Returns null where the sizes or the bytes cannot be.
    static std::unique_ptr<Network> load(Sizes sizes, std::string_view weights);

    void evaluate(const Inputs& inputs, Distribution& out) const;
    // The expected utility alone.
    float utility(const Inputs& inputs, const UtilityTable& worth) const;

private:
    static constexpr int kPaddedBins = 88;

    using Scores = std::array<float, kPaddedBins>;

    Network() = default;
    // Relative likelihoods of the bins.
    void likelihoods(const Inputs& inputs, Scores& scores) const;

    Sizes sizes_{};
    std::vector<std::int16_t> table_;
    std::vector<float> dense_own_, bias_own_, dense_other_, bias_other_;
    std::vector<float> w1_, b1_, w2_, b2_, w3_, b3_;
};

}  // namespace tantrix
