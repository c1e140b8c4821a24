// Random numbers that are the same on every machine.
#pragma once

#include <cstdint>

namespace tantrix {

// Spread the bits of a number: equal numbers stay equal, near ones come far apart.
constexpr std::uint64_t mixed(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

class Random {
   public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        const std::uint64_t drawn = mixed(state_);
        state_ += 0x9e3779b97f4a7c15;
        return drawn;
    }

    // A number from 0 to `bound` - 1; for the bounds of a game no bias that could be measured.
    std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>((next() >> 32) * bound >> 32);
    }

   private:
    std::uint64_t state_;
};

}  // namespace tantrix
