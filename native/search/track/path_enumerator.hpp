// Every self-avoiding loop or line through a given number of cells, by depth-first search; described in
// path_enumerator.cpp.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "search/search_control.hpp"

namespace tantrix {

// How a track runs: per tile its cell, and the edges by which the track enters and leaves it.
struct Slot {
    int cell;
    int in, out;
};

// What a track must be; `left` are the tiles by how far apart the ends of their link are (1 corner,
// 2 bend, 3 straight), maybe more than are asked for.
struct PathSpec {
    bool closed = true;
    bool solid = true;  // no hole
    int size = 0;
    std::array<int, 4> left{};
    std::vector<int> board;  // grid cells, empty for a free shape

    // False where the links can never make a loop.
    bool can_close() const;
};

// Walks every track of a spec, each once up to what the comments of `run` say.
class PathEnumerator {
public:
    using Visit = std::function<void(const std::vector<Slot>&)>;

    PathEnumerator(const Grid& grid, PathSpec spec, SearchControl& control, Shuffler& shuffler, Visit visit);

    // A free track begins at the origin with a tile of the given link, heading north. On a board a
    // loop begins at its first cell and runs clockwise, a line at its end of lower number.
    void run(int first_link);

private:
    void run_on_board();
    void begin(int cell, int heading, int turn);
    void enter(int cell, int heading);
    void leave(int cell, int heading, int turn);
    bool may_end(int next, int heading, int turn) const;
    bool may_go_on(int next) const;
    bool strands(int cell, int next) const;
    int exits(int cell) const;
    void cover(int cell, int in, int out);
    void uncover(int cell);
    void ask(const Slot& slot, int by);
    bool allowed(int link) const { return spec_.left[link] > 0; }

    const Grid& grid_;
    PathSpec spec_;
    SearchControl& control_;
    Shuffler& shuffler_;
    Visit visit_;
    std::vector<Slot> path_;
    std::vector<std::uint8_t> covered_, barred_;
    std::vector<std::uint8_t> asked_;  // how many tiles of the loop have this cell on its inside
    int wanted_ = 0;                   // empty cells inside the loop
    int turns_ = 0;                    // sixths turned so far, clockwise
    int home_heading_ = 0;
};

}  // namespace tantrix
