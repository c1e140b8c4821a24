// The board: flat arrays over the grid, laid on and taken back in place.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "rules/cells.hpp"
#include "rules/patterns.hpp"

namespace tantrix {

// A set of cells that is walked in order, past what is empty in long steps.
class CellSet {
public:
    void add(Cell at) {
        const int word = (at + kShift) / 64;
        words_[word] |= bit(at + kShift);
        filled_[word / 64] |= bit(word);
    }
    void remove(Cell at) {
        const int word = (at + kShift) / 64;
        words_[word] &= ~bit(at + kShift);
        if (!words_[word]) filled_[word / 64] &= ~bit(word);
    }
    bool has(Cell at) const { return words_[(at + kShift) / 64] & bit(at + kShift); }

    // Call `visit(cell)` for each cell, until it returns false.
    template <class Visit>
    void each(Visit visit) const {
        for (int block = 0; block < kBlocks; ++block) {
            for (std::uint64_t words = filled_[block]; words; words &= words - 1) {
                const int word = block * 64 + std::countr_zero(words);
                for (std::uint64_t left = words_[word]; left; left &= left - 1) {
                    const int number = word * 64 + std::countr_zero(left);
                    if (!visit(static_cast<Cell>(number - kShift))) return;
                }
            }
        }
    }

private:
    // Most boards lie round the middle of the grid: so the middle of a row lies within one word.
    static constexpr int kShift = 32;
    static constexpr int kBlocks = kBoardCells / 64 / 64;

    static std::uint64_t bit(int number) { return std::uint64_t{1} << (number % 64); }

    std::array<std::uint64_t, kBoardCells / 64> words_{};
    std::array<std::uint64_t, kBlocks> filled_{};  // bit w for a word that is not zero
};

class Board {
public:
    static constexpr int kForcing = 3;  // a space with this many tiles round it is forced
    // Added to the number of neighbours of a cell that is covered, or filled by a closure.
    static constexpr std::uint8_t kCovered = 64;
    static constexpr std::uint8_t kFilled = 32;

    // Lay a tile on an empty cell, unchecked.
    void push(Cell at, OrientedTile it);
    // Take the last tile back.
    void pop();

    int size() const { return size_; }
    Cell cell(int index) const { return laid_[index]; }
    OrientedTile at(Cell cell) const { return lying_[cell]; }
    bool covered(Cell cell) const { return lying_[cell]; }
    Pattern pattern(Cell cell) const { return pattern_[cell]; }
    TileSet played() const { return played_; }
    bool any_forced() const { return forced_count_; }
    // The tiles that fit any forced space by their colours.
    TileSet fit_forced() const { return fit_forced_[size_]; }
    bool forced(Cell cell) const { return forced_.has(cell); }

    template <class Visit>
    void each_space(Visit visit) const {
        spaces_.each(visit);
    }
    template <class Visit>
    void each_forced(Visit visit) const {
        forced_.each(visit);
    }

    // Whether the tiles hang together.
    bool connected() const;
    // The points of a colour: its best single line or loop.
    int score(int colour) const;

private:
    friend class Closure;

    TileSet fitting_forced() const;
    int points_through(Cell from, int colour, TileSet& seen) const;
    int walk(Cell from, int edge, TileSet& seen, bool& closed) const;

    // Neighbours of each cell. A closure counts on, and leaves it as it was. The middle of a row of
    // this and of the arrays after it lies within one line of the cache.
    alignas(64) std::array<std::uint8_t, 32> apart_{};
    std::array<std::uint8_t, kBoardCells> near_{};
    std::array<Pattern, kBoardCells> pattern_{};
    std::array<OrientedTile, kBoardCells> lying_{};
    CellSet spaces_, forced_;
    std::array<Cell, kTiles + 1> laid_{};  // one more is tried on a full board
    TileSet played_ = 0;
    int size_ = 0;
    int forced_count_ = 0;
    std::array<TileSet, kTiles + 2> fit_forced_{};  // by the number of tiles laid
    std::array<Cell, kBoardCells + 1> filling_;     // scratch of a closure
};

}  // namespace tantrix
