#include "rules/board.hpp"

#include <algorithm>

namespace tantrix {

void Board::push(Cell at, OrientedTile it) {
    bool changed = near_[at] >= kForcing;
    if (near_[at]) spaces_.remove(at);
    if (changed) {
        forced_.remove(at);
        --forced_count_;
    }
    near_[at] += kCovered;
    lying_[at] = it;
    played_ |= only(tile_of(it));
    const auto& digits = kPatternTables.digits[it];
    for (int edge = 0; edge < 6; ++edge) {
        const Cell cell = beside(at, edge);
        pattern_[cell] += digits[edge];
        const int now = ++near_[cell];
        if (now == 1) spaces_.add(cell);
        if (now == kForcing) {
            forced_.add(cell);
            ++forced_count_;
        }
        changed |= now >= kForcing && now < kCovered;
    }
    laid_[size_] = at;
    fit_forced_[size_ + 1] = changed ? fitting_forced() : fit_forced_[size_];
    ++size_;
}

TileSet Board::fitting_forced() const {
    TileSet tiles = 0;
    forced_.each([&](Cell at) {
        tiles |= kPatternTables.fits[pattern_[at]].tiles;
        return true;
    });
    return tiles;
}

void Board::pop() {
    const Cell at = laid_[--size_];
    const OrientedTile it = lying_[at];
    const auto& digits = kPatternTables.digits[it];
    for (int edge = 0; edge < 6; ++edge) {
        const Cell cell = beside(at, edge);
        pattern_[cell] -= digits[edge];
        const int now = --near_[cell];
        if (now == 0) spaces_.remove(cell);
        if (now == kForcing - 1) {
            forced_.remove(cell);
            --forced_count_;
        }
    }
    near_[at] -= kCovered;
    lying_[at] = 0;
    played_ &= ~only(tile_of(it));
    if (near_[at]) spaces_.add(at);
    if (near_[at] >= kForcing) {
        forced_.add(at);
        ++forced_count_;
    }
}

bool Board::connected() const {
    TileSet seen = 0;
    std::array<Cell, kTiles> reached;
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
    const OrientedTile it = lying_[from];
    if (seen & only(tile_of(it)) || !(kTileTable.colours[tile_of(it)] >> colour & 1)) return 0;
    int edge = 0;
    while (kTileTable.edges[it][edge] != colour) ++edge;
    bool closed = false;
    const int onward = walk(from, edge, seen, closed);
    if (closed) return onward * 2;
    return onward + walk(from, kTileTable.partner[it][edge], seen, closed) - 1;
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
        edge = kTileTable.partner[lying_[at]][opposite(edge)];
    } while (at != from);
    closed = true;
    return length;
}

}  // namespace tantrix
