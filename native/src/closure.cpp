#include "closure.hpp"

namespace tantrix {

Closure::Closure(Board& board) : board_(board), sound_(true) {
    if (!board.any_forced()) return;
    board.each_forced([&](Cell at) {
        board.filling_[found_++] = at;
        sound_ = sound_ && board.near_[at] == Board::FORCING;
        return sound_;
    });
    sound_ = sound_ && fill_from(0);
}

// Fill what is found, and what follows from that; false where a space gets a fourth neighbour.
bool Closure::fill_from(int next) {
    auto& near = board_.near_;
    auto& filling = board_.filling_;
    bool clash = false;
    while (next < found_ && !clash) {
        const Cell at = filling[next++];
        near[at] += Board::FILLED;
        for (int edge = 0; edge < 6; ++edge) {
            const Cell cell = beside(at, edge);
            const int now = ++near[cell];
            if (now == Board::FORCING) filling[found_++] = cell;
            clash |= now == Board::FORCING + 1;
        }
    }
    filled_ = next;
    return !clash;
}

// Empty again what was filled as number `first` and later.
void Closure::undo(int first) {
    auto& near = board_.near_;
    while (filled_ > first) {
        const Cell at = board_.filling_[--filled_];
        near[at] -= Board::FILLED;
        for (int edge = 0; edge < 6; ++edge) --near[beside(at, edge)];
    }
    found_ = first;
}

bool Closure::bars(Cell at, unsigned& forcing) {
    auto& near = board_.near_;
    forcing = ALL_EDGES;
    if (near[at] & Board::FILLED) return !board_.forced(at);
    forcing = 0;
    for (int edge = 0; edge < 6; ++edge) {
        const int count = near[beside(at, edge)];
        if (count & Board::FILLED) return true;
        forcing |= unsigned{count == Board::FORCING - 1} << edge;
    }
    return forcing && clashes_after(at);
}

// Whether a space gets a fourth neighbour when the filling goes on from one more tile.
bool Closure::clashes_after(Cell at) {
    const int before = found_;
    board_.filling_[found_++] = at;
    const bool clash = !fill_from(before);
    undo(before);
    return clash;
}

bool sound_with(Board& board, Cell at) {
    board.push(at, 0);  // no tile of the set: colours do not matter
    const bool sound = Closure(board).sound();
    board.pop();
    return sound;
}

}  // namespace tantrix
