// Feeds the native rules positions made of any bytes: it refuses them, or all that must hold does.
//
// `fuzz_positions [SECONDS [SEED]]` makes bytes of its own; LLVMFuzzerTestOneInput takes them from a
// fuzzing engine, where the program is built with one (-DTANTRIX_FUZZ_ENGINE).
#include <chrono>
#include <cinttypes>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "rules/perft.hpp"
#include "tests/rules/games.hpp"

namespace tantrix {

namespace {

// Bytes that are read one after another; past their end all are 0.
class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size) : data_(data), end_(data + size) {}

    int next() { return data_ == end_ ? 0 : *data_++; }
    // A number below `bound`, but for one byte in 64, which is taken as it is.
    int below(int bound) {
        const int byte = next();
        return byte % 64 == 63 ? byte - 100 : byte % bound;
    }

private:
    const std::uint8_t* data_;
    const std::uint8_t* end_;
};

std::vector<int> tiles(Bytes& bytes, std::vector<int>& left) {
    std::vector<int> taken;
    for (int count = bytes.below(9); count > 0; --count) {
        const int pick = bytes.below(kTiles + 1);
        if (left.empty() || pick < 0 || pick > kTiles) {
            taken.push_back(pick);
            continue;
        }
        const auto at = left.begin() + pick % static_cast<int>(left.size());
        taken.push_back(*at);
        left.erase(at);
    }
    return taken;
}

// Lay tiles in any rotation that matches those before: most of what else is read is refused.
void lay(Bytes& bytes, std::vector<int>& left, Setup& setup) {
    const auto board = std::make_unique<Board>();
    const std::int64_t far = bytes.next() % 8 ? 0 : bytes.below(256) * 1000;
    for (const int tile : tiles(bytes, left)) {
        const int q = bytes.below(5), r = bytes.below(5), turn = bytes.below(6);
        if (tile < 1 || tile > kTiles || q < 0 || r < 0 || turn < 0 || q > 4 || r > 4 || turn > 5) {
            setup.placed.push_back({tile, q, r, turn});
            continue;
        }
        const Cell at = cell_at(q, r);
        if (board->covered(at)) continue;
        for (int rotation = 0; rotation < 6; ++rotation) {
            const int turned = (rotation + turn) % 6;
            if (kPatternTables.fits[board->pattern(at)].of(tile) >> turned & 1) {
                board->push(at, oriented(tile, turned));
                setup.placed.push_back({tile, q + far, r - far, turned});
                break;
            }
        }
    }
}

Setup read(Bytes& bytes) {
    Setup setup;
    setup.players = 2 + bytes.below(3);
    setup.doubles = setup.players == 4 && bytes.next() % 2;
    for (int side = 0; side < (setup.doubles ? 2 : setup.players); ++side) {
        setup.colours.push_back(bytes.next() % 32 ? side : bytes.below(kColours));
    }
    setup.stage = bytes.below(4);
    setup.player = bytes.below(2);
    setup.drawing = bytes.next() % 4 == 0;
    if (bytes.next() % 8 == 0) setup.resigned.push_back(bytes.below(2));
    std::vector<int> left(kTiles);
    std::iota(left.begin(), left.end(), 1);
    for (int group = bytes.below(5); group >= 0; --group) lay(bytes, left, setup);
    for (int player = 0; player < setup.players; ++player) {
        setup.hands.push_back(tiles(bytes, left));
    }
    if (bytes.next() % 2) {
        setup.bag = tiles(bytes, left);
        setup.bag_size = static_cast<std::int64_t>(setup.bag->size());
    } else {
        setup.bag_size = bytes.below(40);
    }
    return setup;
}

bool try_bytes(const std::uint8_t* data, std::size_t size) {
    Bytes bytes(data, size);
    const Setup setup = read(bytes);
    const auto position = std::make_unique<Position>();
    if (position->set_up(setup)) return false;
    Random random(static_cast<std::uint64_t>(bytes.next()));
    check_play(*position, random, 12);
    if (position->order_known()) {
        const auto list = std::make_unique<ActionList>();
        position->actions(*list);
        HOLDS(perft(*position, 1) == static_cast<std::uint64_t>(list->size()));
        if (list->size() < 100) perft(*position, 2);
    }
    return true;
}

}  // namespace

}  // namespace tantrix

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tantrix::try_bytes(data, size);
    return 0;
}

#ifndef TANTRIX_FUZZ_ENGINE
int main(int count, char** words) {
    const double seconds = count > 1 ? std::atof(words[1]) : 10;
    std::uint64_t seed = count > 2 ? std::strtoull(words[2], nullptr, 10) : 0;
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration<double>(seconds);
    long tried = 0, taken = 0;
    for (; Clock::now() < end; ++tried, ++seed) {
        // What was tried last is known where a sanitiser ends the program.
        if (tried % 10000 == 0) std::fprintf(stderr, "seeds from %" PRIu64 "\n", seed);
        tantrix::Random random(seed);
        std::vector<std::uint8_t> bytes(200);
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random.next() >> 56);
        taken += tantrix::try_bytes(bytes.data(), bytes.size());
    }
    std::printf("%ld positions, %ld of them taken: nothing found\n", tried, taken);
}
#endif
