// Loops of many tiles in a free shape: simulated annealing (Kirkpatrick, Gelatt and Vecchi, "Optimization
// by Simulated Annealing", Science 1983) at a fixed temperature on the shape of the loop, until its
// corners, bends and straights are as many as the tiles have.
#pragma once

#include <array>
#include <vector>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "search/search_control.hpp"
#include "search/track/path_enumerator.hpp"
#include "search/track/solid_loop.hpp"

namespace tantrix {

// What is wished of a cell: what it costs when the loop leaves it out, or passes it by two edges (one
// times six and the other); and of which kind of tile alone it would then take one, or -1.
struct CellPreference {
    int cell, missed = 0;
    std::array<std::int8_t, 36> cost{}, sole{};
};

struct Preferences {
    std::vector<CellPreference> cells{};
    std::vector<int> copies{};  // by kind: how many cells may take one

    // The cells that no loop should leave out.
    std::vector<int> required() const;
};

// Moves of a loop are kept that bring the counts of its links nearer to those of the path spec, and the
// loop to what is wished.
class LoopAnnealer {
public:
    LoopAnnealer(const Grid& grid, const PathSpec& spec, SearchControl& control, Shuffler& shuffler,
                 const Preferences& preferences = {});

    // Finds another loop of the spec, from the last one on, that has a tile of the given link in
    // front (any for 0) and nothing wished there. False when halted.
    bool next(int first_link, std::vector<Slot>& slots);

private:
    void count(int by);
    void count(int tile, int by);
    int cost() const;
    void move(bool freely);
    bool write(int first_link, std::vector<Slot>& slots) const;

    const PathSpec spec_;
    SearchControl& control_;
    Shuffler& shuffler_;
    SolidLoop loop_;
    const Preferences preferences_;
    std::vector<int> preference_of_;  // by cell: the number of its wish, or -1
    std::vector<int> taken_;          // by kind: cells that take it alone
    std::array<int, 4> counts_{};
    int penalty_ = 0;  // what is against the wishes
};

}  // namespace tantrix
