// A loop without empty cells inside, and the moves that change it corner by corner.
//
// Such a loop is a tree of triangles. A move takes a tile away that is one triangle and no more, and puts
// it between two others that follow each other; such moves lead from any loop to any other.
#pragma once

#include <vector>

#include "common/hex.hpp"
#include "common/random.hpp"

namespace tantrix {

// Tiles are numbered; the loop runs clockwise.
class SolidLoop {
public:
    // A random loop, through the cells that are wanted if it is large enough.
    SolidLoop(const Grid& grid, int size, Shuffler& shuffler, const std::vector<int>& wanted);

    // Chooses a move at random; true where it can be made, which `make` does and `undo` takes back.
    bool aim();
    void make();
    void undo();
    // The tiles whose cells or links the move concerns.
    const std::vector<int>& touched() const { return touched_; }

    int size() const { return static_cast<int>(at_.size()); }
    int cell(int tile) const { return at_[tile]; }
    int next(int tile) const { return next_[tile]; }
    // The directions in which the loop comes in and goes on.
    int back(int tile) const { return turned(on_[prev_[tile]] + 3); }
    int on(int tile) const { return on_[tile]; }
    // How far apart they are.
    int link(int tile) const {
        const int apart = std::abs(back(tile) - on_[tile]);
        return std::min(apart, 6 - apart);
    }

private:
    int random(int bound) {
        return static_cast<int>((shuffler_.next() >> 32) * static_cast<unsigned>(bound) >> 32);
    }
    int outside(int before) const { return at_[before] + grid_.step[turned(on_[before] - 1)]; }
    bool is_free(int cell) const;
    void put(int tile, int before);
    void take(int tile);
    void add(int before);
    void reach(int cell);

    const Grid& grid_;
    Shuffler& shuffler_;
    const int most_;
    std::vector<int> at_, next_, prev_, on_;  // by tile
    std::vector<std::uint8_t> covered_;       // by cell
    std::vector<int> touched_;
    int moved_ = 0, home_ = 0, before_ = 0;  // the tile that moves, and behind which others
};

}  // namespace tantrix
