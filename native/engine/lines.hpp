// The pieces of the lines of some colours, followed tile by tile and back.
//
// A piece is one connected stretch of a colour with two open ends. Only the ends are kept: a tile joins
// what meets at its link, so that it costs the same however long the lines are. Each end is found by the
// empty cell that it enters, in a table of the grid. What a join swallows is saved in a frame, and taking
// a tile back restores it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "rules/position.hpp"

namespace tantrix {

// An open end: the empty cell beyond it, and the edge of that cell by which the line would enter.
using End = std::uint32_t;

constexpr End end_at(Cell at, int edge) { return static_cast<End>(at) * 8 + static_cast<End>(edge); }

constexpr Cell cell_of(End end) { return static_cast<Cell>(end / 8); }

constexpr int edge_of(End end) { return static_cast<int>(end % 8); }

constexpr End beyond(Cell at, int edge) { return end_at(beside(at, edge), opposite(edge)); }

struct Piece {
    std::array<End, 2> ends;
    int length;  // in tiles
};

// The end of a piece: its number in its colour, and which of its ends it is.
struct PieceEnd {
    int piece, which;
};

// The colours of the sides (bit c for colour c).
inline unsigned side_colours(const Position& position) {
    unsigned colours = 0;
    for (int side = 0; side < position.sides(); ++side) colours |= 1U << position.colour(side);
    return colours;
}

class Lines {
public:
    // Follow the tiles of a board in some colours (bit c for colour c).
    Lines(const Board& board, unsigned colours);

    // Follow a tile that is laid on an empty cell, before or after the board is told.
    void push(const Board& board, Cell at, OrientedTile it);
    // Forget the last tile.
    void pop();

    // The pieces of a colour: bit p for piece p.
    std::uint64_t pieces(int colour) const { return live_[colour]; }
    const Piece& piece(int colour, int number) const { return pieces_[colour][number]; }
    // The piece that has an end; it must be one of a colour that is followed.
    PieceEnd owner(End end) const { return {owner_[end] >> 1, owner_[end] & 1}; }
    // The points of the best loop of a colour, 0 where there is none.
    int loop(int colour) const { return loops_[colour]; }
    // The points of a colour: its best piece or loop.
    int score(int colour) const;

    // Call `visit(number, piece)` for each piece of a colour.
    template <class Visit>
    void each(int colour, Visit visit) const {
        for (std::uint64_t left = live_[colour]; left; left &= left - 1) {
            const int number = std::countr_zero(left);
            visit(number, pieces_[colour][number]);
        }
    }

private:
    enum class Change : std::uint8_t { none, made, extended, joined, closed };

    // What a tile did to one colour.
    struct Frame {
        Change change;
        std::uint8_t piece, which, other;
        std::int16_t loop;
        End end;      // the end that the piece had
        Piece saved;  // the piece that is no more
    };

    Frame link(const Board& board, Cell at, OrientedTile it, int colour, int edge);
    void unlink(int colour, const Frame& frame);
    void set_end(int colour, int piece, int which, End end);

    std::array<std::array<Piece, 64>, kColours> pieces_{};
    std::array<std::uint64_t, kColours> live_{};
    std::array<int, kColours> loops_{};
    unsigned colours_;
    int size_ = 0;
    std::array<std::array<Frame, kColours>, kTiles + 1> frames_;
    std::array<std::uint8_t, kBoardCells * 8> owner_{};  // by end: twice the piece, and which end
};

}  // namespace tantrix
