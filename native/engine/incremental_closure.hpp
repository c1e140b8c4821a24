// The closure of restriction 2, kept while tiles are laid and taken back.
//
// The closure of a board is what is covered in the end if every space with three neighbours is filled
// again and again (`rules/closure.hpp`). It only grows with the board: the closure of a board and one more
// tile is that of the former closure and the tile. So a tile costs what it adds to the filling, mostly
// nothing, where the whole would be filled anew for each of many siblings.
#pragma once

#include <array>
#include <vector>

#include "rules/board.hpp"

namespace tantrix {

class IncrementalClosure {
public:
    // Follow a board whose tiles hang together; where it is not `needed`, nothing is followed.
    IncrementalClosure(const Board& board, bool needed);

    // Follow a tile that is laid on an empty cell.
    void push(Cell at);
    // Forget the last tile.
    void pop();

    // Whether restrictions 2 and 3 forbid to place on a space which is not forced: it would be filled, or
    // touches what would be. Only of a board that closes without a clash; of another nothing is known.
    bool bars(Cell at) const {
        if (clashing_) return false;
        bool touches = near_[at] & Board::kFilled;
        for (int edge = 0; edge < 6; ++edge) touches |= (near_[beside(at, edge)] & Board::kFilled) != 0;
        return touches;
    }

private:
    struct Frame {
        Cell at;
        bool was_filled, was_clashing;
        std::size_t filled;  // so many before
    };

    void cover(Cell at, std::uint8_t how);
    void uncover(Cell at, std::uint8_t how);
    void fill();

    // Neighbours of each cell, and how it is covered itself, as a board counts them.
    std::array<std::uint8_t, kBoardCells> near_{};
    std::vector<Cell> filled_;  // in order
    std::size_t settled_ = 0;   // so many of them count for their neighbours
    bool clashing_;
    int size_ = 0;
    std::array<Frame, kTiles + 1> frames_;
};

}  // namespace tantrix
