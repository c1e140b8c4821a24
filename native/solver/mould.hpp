// Loops of many tiles: a shape is moulded until it has the links that the tiles have.
#pragma once

#include <array>
#include <vector>

#include "figure.hpp"
#include "solid.hpp"
#include "track.hpp"

namespace tantrix::solver {

// What is wished of a cell: what it costs when the loop leaves it out, or passes it by two edges (one
// times six and the other); and of which kind of tile alone it would then take one, or -1.
struct Wish {
    int cell, missed = 0;
    std::array<std::int8_t, 36> cost{}, sole{};
};

struct Wishes {
    std::vector<Wish> cells{};
    std::vector<int> copies{};  // by kind: how many cells may take one

    // The cells that no loop should leave out.
    std::vector<int> musts() const;
};

// Moves of a loop are kept that bring the counts of its links nearer to those of the course, and the
// loop to what is wished.
class Mould {
public:
    Mould(const Grid& grid, const Course& course, Reins& reins, Shuffler& shuffler,
          const Wishes& wishes = {});

    // Finds another loop of the course, from the last one on, that has a tile of the given link in
    // front (any for 0) and nothing wished there. False when halted.
    bool next(int first_link, std::vector<Spot>& spots);

private:
    void count(int by);
    void count(int tile, int by);
    int lack() const;
    void move(bool freely);
    bool write(int first_link, std::vector<Spot>& spots) const;

    const Course course_;
    Reins& reins_;
    Shuffler& shuffler_;
    Solid solid_;
    const Wishes wishes_;
    std::vector<int> wish_;   // by cell: the number of its wish, or -1
    std::vector<int> taken_;  // by kind: cells that take it alone
    std::array<int, 4> counts_{};
    int strain_ = 0;  // what is against the wishes
};

}  // namespace tantrix::solver
