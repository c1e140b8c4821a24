#include "engine/network.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <type_traits>

namespace tantrix {

namespace {

constexpr float kRowUnit = 1.0F / 256, kDenseUnit = 1.0F / 64;

// The weights of the first layer that the inputs of a side go through.
struct Block {
    const std::int16_t* table;
    const float *dense, *bias;
};

// Every dense input of a side in turn.
constexpr auto kAll = [] {
    std::array<std::uint8_t, kSideDense + kSharedDense> index{};
    for (std::size_t i = 0; i < index.size(); ++i) index[i] = static_cast<std::uint8_t>(i);
    return index;
}();

// The places of the bits of a mask, one a byte, the lowest first.
constexpr auto kPacked = [] {
    std::array<std::uint64_t, 256> packed{};
    for (unsigned mask = 0; mask < packed.size(); ++mask) {
        int shift = 0;
        for (unsigned left = mask; left; left &= left - 1, shift += 8) {
            packed[mask] |= std::uint64_t(std::countr_zero(left)) << shift;
        }
    }
    return packed;
}();
static_assert(std::endian::native == std::endian::little);

namespace plain {
constexpr int kLanes = 4;
// Which of eight numbers are not 0, a bit each.
inline unsigned used_of_eight(const float* in) {
    unsigned mask = 0;
    for (int j = 0; j < 8; ++j) mask |= unsigned{in[j] != 0} << j;
    return mask;
}
#include "engine/layers.hpp"
}  // namespace plain

#ifdef TANTRIX_WIDE
#pragma GCC push_options
#pragma GCC target("avx2,popcnt")
namespace wide {
constexpr int kLanes = 8;
inline unsigned used_of_eight(const float* in) {
    using Eight [[gnu::vector_size(32)]] = float;
    Eight numbers;
    std::memcpy(&numbers, in, sizeof numbers);
    return static_cast<unsigned>(__builtin_ia32_movmskps256(reinterpret_cast<Eight>(numbers != 0)));
}
#include "engine/layers.hpp"
}  // namespace wide
#pragma GCC pop_options
#endif

// The layers for this machine.
struct Layers {
    void (*block)(const Block& block, const SideInputs& inputs, int dense_count, int width, float* out);
    void (*multiply)(const float* in, int count, const float* weights, const float* bias, int width,
                     float* out);
    void (*exponentials)(float* values, int count);
};

const Layers& layers() {
#ifdef TANTRIX_WIDE
    static const bool wide_registers = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt");
    static constexpr Layers kWide{wide::block, wide::multiply, wide::exponentials};
    if (wide_registers) return kWide;
#endif
    static constexpr Layers kPlain{plain::block, plain::multiply, plain::exponentials};
    return kPlain;
}

// Sums of numbers, and of their products with others: four of each whatever the machine has, added up in
// the end.
void sum_products(const float* numbers, const float* others, int count, float& sum, float& products) {
    std::array<float, 4> sums{}, crossed{};
    int from = 0;
    for (; from + 4 <= count; from += 4) {
        for (int j = 0; j < 4; ++j) {
            sums[j] += numbers[from + j];
            crossed[j] += numbers[from + j] * others[from + j];
        }
    }
    for (int j = 0; from + j < count; ++j) {
        sums[j] += numbers[from + j];
        crossed[j] += numbers[from + j] * others[from + j];
    }
    sum = sums[0] + sums[1] + sums[2] + sums[3];
    products = crossed[0] + crossed[1] + crossed[2] + crossed[3];
}

float greatest(const float* numbers, int count) {
    std::array<float, 8> most;
    std::copy_n(numbers, 8, most.begin());
    for (int from = 8; from < count; from += 8) {
        for (int j = 0; j < 8; ++j) most[j] = numbers[from + j] > most[j] ? numbers[from + j] : most[j];
    }
    return *std::max_element(most.begin(), most.end());
}

void relu(float* values, int count) {
    for (int j = 0; j < count; ++j) values[j] = std::max(values[j], 0.0F);
}

// Reads numbers one after the other.
class Reader {
public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    template <class Number>
    void read(std::vector<Number>& numbers, int count) {
        numbers.resize(static_cast<std::size_t>(count));
        const std::size_t size = numbers.size() * sizeof(Number);
        if (size > bytes_.size()) {
            short_ = true;
            return;
        }
        std::memcpy(numbers.data(), bytes_.data(), size);
        bytes_.remove_prefix(size);
    }
    bool ended_exactly() const { return !short_ && bytes_.empty(); }

private:
    std::string_view bytes_;
    bool short_ = false;
};

UtilityTable made(Utility utility) {
    UtilityTable table{};
    for (int bin = 0; bin < kBins; ++bin) {
        const int margin = bin - kMostMargin, size = std::abs(margin);
        if (utility == Utility::win) {
            table[bin] = static_cast<float>(margin > 0 ? 1.0
                                            : margin   ? 0.0
                                                       : 0.5) +
                         0.01F * static_cast<float>(margin);
        } else {
            // The tenths of the winner, of 200 [S4.3].
            const double tenths = size == 0    ? 100
                                  : size >= 36 ? 200
                                               : std::nearbyint(120 + std::sqrt(size) * 40 / 3);
            table[bin] = static_cast<float>((margin < 0 ? 200 - tenths : tenths) / 200);
        }
    }
    return table;
}

}  // namespace

const UtilityTable& utility_table(Utility utility) {
    static const std::array<UtilityTable, 2> tables{made(Utility::win), made(Utility::points)};
    return tables[static_cast<std::size_t>(utility)];
}

Judgement judged(const Distribution& distribution, Utility utility) {
    const UtilityTable& worth = utility_table(utility);
    double win = 0, mean = 0, square = 0, useful = 0;
    for (int bin = 0; bin < kBins; ++bin) {
        const double p = distribution[bin];
        const int margin = bin - kMostMargin;
        if (margin > 0) win += p;
        mean += p * margin;
        square += p * margin * margin;
        useful += p * worth[bin];
    }
    return {static_cast<float>(win), distribution[kMostMargin], static_cast<float>(mean),
            static_cast<float>(std::sqrt(std::max(0.0, square - mean * mean))), static_cast<float>(useful)};
}

std::unique_ptr<Network> Network::load(Sizes sizes, std::string_view weights) {
    const auto [columns, first, second] = sizes;
    const bool possible = columns > 0 && columns <= kMostHidden && columns % 16 == 0 && first > 0 &&
                          first <= kMostHidden && first % 8 == 0 && second > 0 && second <= kMostHidden &&
                          second % 8 == 0;
    if (!possible || weights.size() > kMostBytes) return nullptr;
    std::unique_ptr<Network> network(new Network);
    network->sizes_ = sizes;
    Reader reader(weights);
    reader.read(network->table_, Layout::kRows * columns);
    reader.read(network->dense_own_, (kSideDense + kSharedDense) * columns);
    reader.read(network->bias_own_, columns);
    reader.read(network->dense_other_, kSideDense * columns);
    reader.read(network->bias_other_, columns);
    reader.read(network->w1_, 2 * columns * first);
    reader.read(network->b1_, first);
    reader.read(network->w2_, first * second);
    reader.read(network->b2_, second);
    reader.read(network->w3_, second * kBins);
    reader.read(network->b3_, kBins);
    if (!reader.ended_exactly()) return nullptr;
    for (const std::int16_t weight : network->table_) {
        if (std::abs(weight) > 256) return nullptr;
    }
    const auto finite = [](const std::vector<float>& numbers) {
        return std::ranges::all_of(numbers, [](float number) { return std::abs(number) < 1e6F; });
    };
    for (const auto* numbers :
         {&network->dense_own_, &network->bias_own_, &network->dense_other_, &network->bias_other_,
          &network->w1_, &network->b1_, &network->w2_, &network->b2_, &network->w3_, &network->b3_}) {
        if (!finite(*numbers)) return nullptr;
    }
    // Full vectors in the last layer: what is padded counts for nothing.
    std::vector<float> padded(static_cast<std::size_t>(second) * kPaddedBins, 0.0F);
    for (int i = 0; i < second; ++i) {
        std::copy_n(network->w3_.begin() + i * kBins, kBins, padded.begin() + i * kPaddedBins);
    }
    network->w3_ = std::move(padded);
    network->b3_.resize(kPaddedBins, -1e9F);
    return network;
}

void Network::likelihoods(const Inputs& inputs, Scores& scores) const {
    const auto [columns, first, second] = sizes_;
    alignas(64) std::array<float, 2 * kMostHidden> joined;
    alignas(64) std::array<float, kMostHidden> third, hidden, last;
    const Layers& layers = tantrix::layers();
    const Block own{table_.data(), dense_own_.data(), bias_own_.data()};
    const Block other_block{table_.data(), dense_other_.data(), bias_other_.data()};
    layers.block(own, inputs.of[0], kSideDense + kSharedDense, columns, joined.data());
    float* const others = joined.data() + columns;
    std::fill_n(others, columns, 0.0F);
    for (int other = 1; other < inputs.sides; ++other) {
        float* const out = other == 1 ? others : third.data();
        layers.block(other_block, inputs.of[other], kSideDense, columns, out);
        if (other == 1) continue;
        for (int j = 0; j < columns; ++j) others[j] = std::max(others[j], third[j]);
    }
    layers.multiply(joined.data(), 2 * columns, w1_.data(), b1_.data(), first, hidden.data());
    relu(hidden.data(), first);
    layers.multiply(hidden.data(), first, w2_.data(), b2_.data(), second, last.data());
    relu(last.data(), second);
    layers.multiply(last.data(), second, w3_.data(), b3_.data(), kPaddedBins, scores.data());
    const float most = greatest(scores.data(), kPaddedBins);
    for (float& score : scores) score -= most;
    layers.exponentials(scores.data(), kPaddedBins);
}

void Network::evaluate(const Inputs& inputs, Distribution& out) const {
    alignas(64) Scores scores;
    likelihoods(inputs, scores);
    float sum = 0, products = 0;
    sum_products(scores.data(), scores.data(), kBins, sum, products);
    for (int bin = 0; bin < kBins; ++bin) out[bin] = scores[bin] / sum;
}

float Network::utility(const Inputs& inputs, const UtilityTable& worth) const {
    alignas(64) Scores scores;
    likelihoods(inputs, scores);
    float sum = 0, products = 0;
    sum_products(scores.data(), worth.data(), kBins, sum, products);
    return products / sum;
}

}  // namespace tantrix
