// Loops of many tiles: a shape is moulded until it has the links that the tiles have.
#pragma once

#include <array>
#include <vector>

#include "figure.hpp"
#include "track.hpp"

namespace tantrix::solver {

// A solid loop is a tree of triangles. Moving its corners about, one at a time, leads from any
// such loop to any other; those moves are kept that bring the counts of its links nearer.
class Mould {
public:
    Mould(const Grid& grid, const Course& course, Reins& reins, Shuffler& shuffler);

    // Finds another loop of the course that has a tile of the given link in front. False when halted.
    bool next(int first_link, std::vector<Spot>& spots);

private:
    int heading(int from, int to) const;
    int link(int cell) const;
    bool is_ear(int cell) const;
    bool can_add(int before) const;
    void add(int before);
    void remove(int cell);
    void count(int cell, int by) { counts_[link(cell)] += by; }
    int lack() const;
    int any_cell() { return cells_[shuffler_.next() % cells_.size()]; }
    void move(bool freely);
    void write(int first, std::vector<Spot>& spots) const;

    const Grid& grid_;
    Course course_;
    Reins& reins_;
    Shuffler& shuffler_;
    std::vector<int> cells_, index_, next_, prev_;
    std::array<int, 4> counts_{};
};

}  // namespace tantrix::solver
