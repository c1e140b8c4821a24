// The board: flat arrays over the grid, laid on and taken back in place.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "hexes.hpp"
#include "tiles.hpp"

namespace tantrix {

// A set of cells that is walked in order; only the rows between two bounds are looked at.
class CellSet {
   public:
    void add(Cell at) { word(at) |= bit(at); }
    void remove(Cell at) { word(at) &= ~bit(at); }
    bool has(Cell at) const { return words_[at / 64] & bit(at); }

    // Call `visit(cell)` for each cell of the rows `low` to `high`, until it returns false.
    template <class Visit>
    void each(int low, int high, Visit visit) const {
        for (int index = low * 2; index <= high * 2 + 1; ++index) {
            for (std::uint64_t left = words_[index]; left; left &= left - 1) {
                if (!visit(static_cast<Cell>(index * 64 + std::countr_zero(left)))) return;
            }
        }
    }

   private:
    static std::uint64_t bit(Cell at) { return std::uint64_t{1} << (at % 64); }
    std::uint64_t& word(Cell at) { return words_[at / 64]; }

    std::array<std::uint64_t, CELLS / 64> words_{};
};

class Board {
   public:
    static constexpr int FORCING = 3;  // a space with this many tiles round it is forced
    // Added to the number of neighbours of a cell that is covered, or filled by a closure.
    static constexpr std::uint8_t COVERED = 64;
    static constexpr std::uint8_t FILLED = 32;

    // Lay a tile on an empty cell, unchecked.
    void push(Cell at, Lying it);
    // Take the last tile back.
    void pop();

    int size() const { return size_; }
    Cell cell(int index) const { return laid_[index].at; }
    Lying at(Cell cell) const { return lying_[cell]; }
    bool covered(Cell cell) const { return lying_[cell]; }
    Pattern pattern(Cell cell) const { return pattern_[cell]; }
    TileSet played() const { return played_; }
    bool any_forced() const { return forced_count_; }
    bool forced(Cell cell) const { return forced_.has(cell); }

    template <class Visit>
    void each_space(Visit visit) const {
        spaces_.each(low_, high_, visit);
    }
    template <class Visit>
    void each_forced(Visit visit) const {
        forced_.each(low_, high_, visit);
    }

    // The points of each colour: its best single line or loop.
    std::array<int, COLOURS> scores() const;

   private:
    friend class Closure;

    struct Laid {
        Cell at;
        std::uint8_t low, high;  // the rows of spaces before it
    };

    int points_through(Cell from, int colour, TileSet& seen) const;
    int walk(Cell from, int edge, TileSet& seen, bool& closed) const;

    // Neighbours of each cell. A closure counts on, and leaves it as it was.
    std::array<std::uint8_t, CELLS> near_{};
    std::array<Pattern, CELLS> pattern_{};
    std::array<Lying, CELLS> lying_{};
    CellSet spaces_, forced_;
    std::array<Laid, TILES + 1> laid_{};  // one more is tried on a full board
    TileSet played_ = 0;
    int size_ = 0;
    int low_ = SIDE - 1, high_ = 0;
    int forced_count_ = 0;
    std::array<Cell, CELLS> filling_;  // scratch of a closure
};

}  // namespace tantrix
