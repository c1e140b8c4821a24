#include "board.hpp"

#include <algorithm>

namespace tantrix {

void Board::push(Cell at, Lying it) {
    bool changed = near_[at] >= FORCING;
    if (near_[at]) spaces_.remove(at);
    if (changed) {
        forced_.remove(at);
        --forced_count_;
    }
    near_[at] += COVERED;
    lying_[at] = it;
    played_ |= only(tile_of(it));
    const auto& digits = TABLES.digits[it];
    for (int edge = 0; edge < 6; ++edge) {
        const Cell cell = beside(at, edge);
        pattern_[cell] += digits[edge];
        const int now = ++near_[cell];
        if (now == 1) spaces_.add(cell);
        if (now == FORCING) {
            forced_.add(cell);
            ++forced_count_;
        }
        changed |= now >= FORCING && now < COVERED;
    }
    laid_[size_] = at;
    fit_forced_[size_ + 1] = changed ? fitting_forced() : fit_forced_[size_];
    ++size_;
}

TileSet Board::fitting_forced() const {
    TileSet tiles = 0;
    forced_.each([&](Cell at) {
        tiles |= TABLES.fits[pattern_[at]].tiles;
        return true;
    });
    return tiles;
}

void Board::pop() {
    const Cell at = laid_[--size_];
    const Lying it = lying_[at];
    const auto& digits = TABLES.digits[it];
    for (int edge = 0; edge < 6; ++edge) {
        const Cell cell = beside(at, edge);
        pattern_[cell] -= digits[edge];
        const int now = --near_[cell];
        if (now == 0) spaces_.remove(cell);
        if (now == FORCING - 1) {
            forced_.remove(cell);
            --forced_count_;
        }
    }
    near_[at] -= COVERED;
    lying_[at] = 0;
    played_ &= ~only(tile_of(it));
    if (near_[at]) spaces_.add(at);
    if (near_[at] >= FORCING) {
        forced_.add(at);
        ++forced_count_;
    }
}

bool Board::connected() const {
    TileSet seen = 0;
    std::array<Cell, TILES> reached;
    int count = 0;
    const auto reach = [&](Cell at) {
        if (!covered(at) || seen & only(tile_of(lying_[at]))) return;
        seen |= only(tile_of(lying_[at]));
        reached[count++] = at;
    };
    if (size_) reach(laid_[0]);
    for (int index = 0; index < count; ++index) {
        for (int edge = 0; edge < 6; ++edge) reach(beside(reached[index], edge));
    }
    return count == size_;
}

int Board::score(int colour) const {
    int best = 0;
    TileSet seen = 0;
    for (int index = 0; index < size_; ++index) {
        best = std::max(best, points_through(laid_[index], colour, seen));
    }
    return best;
}

int Board::points_through(Cell from, int colour, TileSet& seen) const {
    const Lying it = lying_[from];
    if (seen & only(tile_of(it)) || !(TABLES.colours[tile_of(it)] >> colour & 1)) return 0;
    int edge = 0;
    while (TABLES.edges[it][edge] != colour) ++edge;
    bool closed = false;
    const int onward = walk(from, edge, seen, closed);
    if (closed) return onward * 2;
    return onward + walk(from, TABLES.partner[it][edge], seen, closed) - 1;
}

// Count the tiles from `from` (itself included) along the link that leaves it by `edge`.
int Board::walk(Cell from, int edge, TileSet& seen, bool& closed) const {
    int length = 0;
    Cell at = from;
    do {
        seen |= only(tile_of(lying_[at]));
        ++length;
        at = beside(at, edge);
        if (!lying_[at]) return length;
        edge = TABLES.partner[lying_[at]][opposite(edge)];
    } while (at != from);
    closed = true;
    return length;
}

}  // namespace tantrix
