// Random numbers that are the same on every machine: SplitMix64 (Steele, Lea and Flood, "Fast Splittable
// Pseudorandom Number Generators", OOPSLA 2014).
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace tantrix {

inline constexpr std::uint64_t kGoldenGamma = 0x9e3779b97f4a7c15;

// Spread the bits of a number: equal numbers stay equal, near ones come far apart.
constexpr std::uint64_t mixed(std::uint64_t x) {
    x += kGoldenGamma;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        const std::uint64_t drawn = mixed(state_);
        state_ += kGoldenGamma;
        return drawn;
    }

    // A number from 0 to `bound` - 1; for the bounds of a game no bias that could be measured.
    std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>((next() >> 32) * bound >> 32);
    }

    template <class Items>
    void shuffle(Items& items) {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
    }

private:
    std::uint64_t state_;
};

// Orders the choices of a search; seed 0 leaves every order as it is.
class Shuffler {
public:
    explicit Shuffler(std::uint64_t seed) : plain_(seed == 0), random_(seed) {}

    bool plain() const { return plain_; }
    std::uint64_t next() { return random_.next(); }

    template <class Items>
    void shuffle(Items& items, int size) {
        if (plain_) return;
        for (int i = size - 1; i > 0; --i) std::swap(items[i], items[next() % (i + 1)]);
    }

    // Takes one bit out of a set that is not empty: the lowest, or from anywhere.
    int take(std::uint64_t& set) {
        const int spin = plain_ ? 0 : static_cast<int>(next() & 63);
        const int bit = (std::countr_zero(std::rotr(set, spin)) + spin) & 63;
        set &= ~(std::uint64_t{1} << bit);
        return bit;
    }

private:
    bool plain_;
    Random random_;
};

}  // namespace tantrix
