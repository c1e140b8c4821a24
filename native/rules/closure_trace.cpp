#include "rules/closure_trace.hpp"

#include <algorithm>

namespace tantrix {

ClosureTrace::ClosureTrace(const Board& board, std::optional<Cell> added)
    : board_(board), added_(added), near_(kBoardCells), cause_(kBoardCells), third_(kBoardCells) {
    const auto surround = [this](Cell at) {
        for (int edge = 0; edge < 6; ++edge) ++near_[beside(at, edge)];
    };
    for (int index = 0; index < board.size(); ++index) surround(board.cell(index));
    if (added) surround(*added);
    std::vector<Cell> forced;
    for (int cell = 0; cell < kBoardCells; ++cell) {
        const Cell at = static_cast<Cell>(cell);
        if (near_[at] < Board::kForcing || board.covered(at) || added == at) continue;
        if (near_[at] > Board::kForcing) crowded_.push_back(at);
        third_[at] = at;
        forced.push_back(at);
    }
    if (crowded_.empty()) fill(std::move(forced));
    if (!crowded_.empty()) clash_ = crowded_.front();
}

// Fill cells and what follows, last come first, until done or until a clash.
void ClosureTrace::fill(std::vector<Cell> waiting) {
    while (!waiting.empty()) {
        const Cell at = waiting.back();
        waiting.pop_back();
        cause_[at] = third_[at];
        for (int edge = 0; edge < 6; ++edge) {
            const Cell cell = beside(at, edge);
            if (board_.covered(cell) || added_ == cell || cause_[cell]) continue;
            const int now = ++near_[cell];
            if (now > Board::kForcing) {
                cause_[cell] = at;
                clash_ = cell;
                return;
            }
            if (now == Board::kForcing) {
                third_[cell] = at;
                waiting.push_back(cell);
            }
        }
    }
}

std::vector<Cell> ClosureTrace::path(Cell to) const {
    std::vector<Cell> cells{to};
    while (cause_[cells.back()] != cells.back()) cells.push_back(cause_[cells.back()]);
    std::reverse(cells.begin(), cells.end());
    return cells;
}

std::vector<Cell> ClosureTrace::side(Cell at) const {
    if (filled(at)) return path(at);
    std::vector<Cell> shortest;
    for (int edge = 0; edge < 6; ++edge) {
        const Cell cell = beside(at, edge);
        if (!filled(cell)) continue;
        std::vector<Cell> found = path(cell);
        found.push_back(at);
        if (shortest.empty() || found.size() < shortest.size()) shortest = std::move(found);
    }
    return shortest;
}

}  // namespace tantrix
