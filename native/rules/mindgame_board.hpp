// The pieces and the board of the Mind Game. The specification is src/tantrix/rules/mindgame/ (pieces.py,
// board.py, lines.py); tests hold the two equal.
//
// A piece joins its six edges by three links, each red or black. What touches a cell is kept as two sets of
// edges, those that are touched and those of them that are red, so that whether a piece fits is one
// comparison. The board is small: a hexagon of at most twelve cells a side.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <vector>

#include "common/hex.hpp"

namespace tantrix {

inline constexpr int kMindPatterns = 28;
inline constexpr int kMostCopies = 2;
inline constexpr int kMindPieces = kMindPatterns * kMostCopies;
inline constexpr int kLeastSide = 5, kMostSide = 12;
inline constexpr int kMindPlayers = 2;

// Room for the cells of the greatest board, those round it, and what lies beside these.
inline constexpr Grid kMindGrid = Grid::of_reach(kMostSide + 1);
inline constexpr int kMindCentre = kMindGrid.at(0, 0);

constexpr int mind_beside(int cell, int edge) {
    return cell + kMindGrid.step[static_cast<std::size_t>(edge)];
}

enum class MindColour : std::uint8_t { red, black };
inline constexpr std::array<char, 2> kMindLetters{'R', 'K'};

// A piece as it lies.
struct Face {
    unsigned red = 0;  // bit e for an edge that is red; the others are black
    std::array<int, 6> partners{};

    MindColour colour(int edge) const { return red >> edge & 1 ? MindColour::red : MindColour::black; }
    friend bool operator==(const Face&, const Face&) = default;
};

// Piece 1-56 in each of its rotations.
const std::array<Face, 6>& faces_of(int piece);
inline const Face& face_of(int piece, int rotation) {
    return faces_of(piece)[static_cast<std::size_t>(rotation)];
}

// In order: by piece, then by cell in order of (q, r), then by rotation.
struct MindPlacement {
    int piece, cell, rotation;

    const Face& face() const { return face_of(piece, rotation); }
    friend auto operator<=>(const MindPlacement&, const MindPlacement&) = default;
};

// What touches a cell.
struct Touching {
    unsigned edges = 0, red = 0;

    int count() const;
    bool fits(const Face& face) const { return !((face.red ^ red) & edges); }
};

class MindBoard {
public:
    static constexpr int kCrowd = 4;  // an empty cell with so many pieces round it is a priority move

    explicit MindBoard(int side);

    // Lay a piece on an empty cell, unchecked; take the last one back.
    void push(const MindPlacement& placed);
    void pop();

    int side() const { return side_; }
    // The cells inside the margin, in order.
    const std::vector<int>& cells() const { return *cells_; }
    bool inside(int cell) const { return kMindGrid.distance(cell, kMindCentre) < side_; }
    const std::vector<MindPlacement>& placements() const { return laid_; }
    bool empty() const { return laid_.empty(); }
    bool covered(int cell) const { return lying_[static_cast<std::size_t>(cell)]; }
    // The piece on a covered cell, and how it lies.
    int piece(int cell) const { return lying_[static_cast<std::size_t>(cell)] >> 3; }
    const Face& face(int cell) const {
        return face_of(piece(cell), lying_[static_cast<std::size_t>(cell)] & 7);
    }
    // What touches any cell.
    const Touching& touching(int cell) const { return touching_[static_cast<std::size_t>(cell)]; }
    // Whether a cell is empty, inside the margin and beside a piece.
    bool space(int cell) const { return touching(cell).edges && !covered(cell) && inside(cell); }
    bool priority(int cell) const { return space(cell) && touching(cell).count() >= kCrowd; }
    // The spaces, or those that are priority moves, in order.
    std::vector<int> spaces() const;
    std::vector<int> priorities() const;
    // What touches a space, with what the holes that a piece there would close ask too: an even number of
    // red edges.
    Touching asked(int cell) const;

private:
    void touch(const MindPlacement& placed, bool lies);

    int side_;
    const std::vector<int>* cells_;  // of all boards of this size
    std::vector<MindPlacement> laid_;
    std::array<std::uint16_t, kMindGrid.size()> lying_{};  // piece * 8 + rotation
    std::array<Touching, kMindGrid.size()> touching_{};
};

// A link on the way along a line.
struct Crossing {
    int cell, entry, exit;
};

// A chain of links of one colour, each of which is a point; a piece may have up to three of one line.
struct MindLine {
    MindColour colour;
    std::vector<Crossing> links;
    bool closed;

    int score() const { return static_cast<int>(links.size()); }
};

// The line of the link that touches an edge of the piece on a cell.
MindLine line_from(const MindBoard& board, int cell, int edge);
// Every line of a colour, by the order of play.
std::vector<MindLine> lines(const MindBoard& board, MindColour colour);
// The line with the most links, the first of equals; null where there is none.
const MindLine* best(const std::vector<MindLine>& lines);
int score(const MindBoard& board, MindColour colour);

}  // namespace tantrix
