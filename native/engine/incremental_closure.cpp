#include "engine/incremental_closure.hpp"

namespace tantrix {

IncrementalClosure::IncrementalClosure(const Board& board, bool needed) : clashing_(!needed) {
    if (!needed) return;
    for (int index = 0; index < board.size(); ++index) cover(board.cell(index), Board::kCovered);
    // What clashes is known when all tiles lie.
    clashing_ = false;
    filled_.clear();
    board.each_forced([&](Cell at) {
        filled_.push_back(at);
        clashing_ |= near_[at] != Board::kForcing;
        return true;
    });
    fill();
}

void IncrementalClosure::push(Cell at) {
    frames_[size_++] = {at, (near_[at] & Board::kFilled) != 0, clashing_, filled_.size()};
    if (clashing_) return;
    if (frames_[size_ - 1].was_filled) {
        near_[at] += Board::kCovered - Board::kFilled;
        return;
    }
    cover(at, Board::kCovered);
    fill();
}

void IncrementalClosure::pop() {
    const Frame& frame = frames_[--size_];
    if (frame.was_clashing) return;
    clashing_ = false;
    while (settled_ > frame.filled) uncover(filled_[--settled_], Board::kFilled);
    filled_.resize(frame.filled);
    if (frame.was_filled) {
        near_[frame.at] -= Board::kCovered - Board::kFilled;
    } else {
        uncover(frame.at, Board::kCovered);
    }
}

// Fill what is found, and what follows from that, until something gets a fourth neighbour.
void IncrementalClosure::fill() {
    while (settled_ < filled_.size() && !clashing_) cover(filled_[settled_++], Board::kFilled);
}

void IncrementalClosure::cover(Cell at, std::uint8_t how) {
    near_[at] += how;
    for (int edge = 0; edge < 6; ++edge) {
        const Cell cell = beside(at, edge);
        const int now = ++near_[cell];
        if (now == Board::kForcing) filled_.push_back(cell);
        clashing_ |= now == Board::kForcing + 1;
    }
}

void IncrementalClosure::uncover(Cell at, std::uint8_t how) {
    near_[at] -= how;
    for (int edge = 0; edge < 6; ++edge) --near_[beside(at, edge)];
}

}  // namespace tantrix
