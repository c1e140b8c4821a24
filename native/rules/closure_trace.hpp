// The closure of a board with the cause of every fill, to show why a placement is refused.
//
// `Closure` only counts. Here each filled cell knows which cell gave it its third neighbour, so that the
// path from a forced space to a clash can be told. The order of filling is that of the specification,
// src/tantrix/rules/core/restrictions.py (`Closure`): it decides which of several paths is told.
#pragma once

#include <optional>
#include <vector>

#include "rules/board.hpp"

namespace tantrix {

class ClosureTrace {
public:
    // Of a board as it lies, or with one more tile.
    explicit ClosureTrace(const Board& board, std::optional<Cell> added = std::nullopt);

    // An empty cell that gets a fourth neighbour.
    std::optional<Cell> clash() const { return clash_; }
    bool filled(Cell at) const { return cause_[at]; }
    // Spaces that have four neighbours before anything is filled, in order.
    const std::vector<Cell>& crowded() const { return crowded_; }

    // The filled cells that led to one, from the forced space where it began.
    std::vector<Cell> path(Cell to) const;
    // The controlled side to its cell `at`; empty where the closure does not come there.
    std::vector<Cell> side(Cell at) const;

private:
    void fill(std::vector<Cell> waiting);

    const Board& board_;
    std::optional<Cell> added_, clash_;
    std::vector<Cell> crowded_;
    std::vector<std::uint8_t> near_;  // neighbours of each cell
    std::vector<Cell> cause_;         // 0 where nothing is filled: no cell of the rim ever is
    std::vector<Cell> third_;         // what gave a waiting cell its third neighbour
};

}  // namespace tantrix
