#include "rules/closure.hpp"

namespace tantrix {

Closure::Closure(Board& board, bool connected) : board_(board), connected_(connected), sound_(true) {
    if (!board.any_forced()) return;
    board.each_forced([&](Cell at) {
        board.filling_[found_++] = at;
        sound_ = sound_ && board.near_[at] == Board::kForcing;
        return sound_;
    });
    sound_ = sound_ && fill_from(0);
}

// Fill what is found, and what follows from that; false where a space gets a fourth neighbour.
bool Closure::fill_from(int next) {
    // Bytes may alias anything: what the loop needs is kept out of memory.
    std::uint8_t* const near = board_.near_.data();
    Cell* const filling = board_.filling_.data();
    int found = found_;
    bool clash = false;
    while (next < found && !clash) {
        const Cell at = filling[next++];
        near[at] += Board::kFilled;
        for (int edge = 0; edge < 6; ++edge) {
            const Cell cell = beside(at, edge);
            const int now = ++near[cell];
            filling[found] = cell;
            found += now == Board::kForcing;
            clash |= now == Board::kForcing + 1;
        }
    }
    found_ = found;
    filled_ = next;
    return !clash;
}

// Empty again what was filled as number `first` and later.
void Closure::undo(int first) {
    std::uint8_t* const near = board_.near_.data();
    const Cell* const filling = board_.filling_.data();
    for (int filled = filled_; filled > first;) {
        const Cell at = filling[--filled];
        near[at] -= Board::kFilled;
        for (int edge = 0; edge < 6; ++edge) --near[beside(at, edge)];
    }
    filled_ = found_ = first;
}

bool Closure::bars(Cell at, unsigned& forcing) {
    auto& near = board_.near_;
    forcing = kAllEdges;
    if (near[at] & Board::kFilled) return !board_.forced(at);
    forcing = 0;
    for (int edge = 0; edge < 6; ++edge) {
        const int count = near[beside(at, edge)];
        if (count & Board::kFilled) return true;
        forcing |= unsigned{count == Board::kForcing - 1} << edge;
    }
    return forcing && !connected_ && clashes_after(at);
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
