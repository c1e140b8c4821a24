// A loop or line through every cell of a board (a Hamiltonian cycle or path), and the local moves that
// change it; described in path_perturber.cpp.
#pragma once

#include <array>
#include <vector>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "search/track/path_enumerator.hpp"

namespace tantrix {

// Cells are numbered as in the path's board. A piece of the track, a few cells whose neighbours
// at both ends touch each other, is taken out and put between two other cells that follow each
// other; so the track stays whole. The end of a line may also join the line where it touches it.
class PathPerturber {
public:
    using Dirs = std::array<std::int8_t, 2>;  // the directions in which the track leaves a cell
    struct Touched {
        int cell;
        Dirs was;
    };

    PathPerturber(const Grid& grid, const PathSpec& spec, Shuffler& shuffler);

    // Lays a first track through every cell; false where none came up.
    bool lay();

    // Tries a change at random; true when one was made, which may be undone.
    bool move();
    void undo();

    const std::vector<Touched>& touched() const { return touched_; }
    static int link_of(const Dirs& dirs);
    int size() const { return static_cast<int>(beside_.size()); }
    int beside(int cell, int d) const { return beside_[cell][d]; }
    const Dirs& dirs(int cell) const { return dirs_[cell]; }
    int link(int cell) const { return link_of(dirs_[cell]); }

private:
    struct Piece {
        std::array<int, 8> cells;
        int size = 0;
        int back, on;  // the directions out of its first and its last cell
        int first() const { return cells[0]; }
        int last() const { return cells[size - 1]; }
        bool has(int cell) const;
    };
    struct End {
        int cell, out;
    };

    static int other(const Dirs& dirs, int way) { return dirs[0] == way ? dirs[1] : dirs[0]; }
    int random(int bound) { return static_cast<int>(shuffler_.next() % bound); }
    int direction(int from, int to) const;
    int outward(int cell);
    bool begin();
    bool insert();
    bool cut();
    void change(int cell, int from, int to);
    bool move_piece();
    bool take_out(Piece& piece);
    bool put_in(const Piece& piece);
    bool move_end();

    bool closed_;
    Shuffler& shuffler_;
    std::vector<std::array<int, 6>> beside_;
    std::vector<Dirs> dirs_;
    std::vector<std::uint8_t> laid_;
    std::vector<int> waiting_;  // cells that the track does not pass yet
    std::vector<Touched> touched_;
    std::array<End, 2> ends_{}, ends_were_{};
};

}  // namespace tantrix
