#include "engine/lines.hpp"

#include <algorithm>
#include <memory>

namespace tantrix {

Lines::Lines(const Board& board, unsigned colours) : colours_(colours) {
    // A tile joins what lay before it: later neighbours still count as empty cells.
    const auto growing = std::make_unique<Board>();
    for (int index = 0; index < board.size(); ++index) {
        const Cell at = board.cell(index);
        push(*growing, at, board.at(at));
        growing->push(at, board.at(at));
    }
}

void Lines::push(const Board& board, Cell at, OrientedTile it) {
    auto& frames = frames_[size_++];
    const auto& edges = kTileTable.edges[it];
    for (unsigned left = colours_; left; left &= left - 1) {
        const int colour = std::countr_zero(left);
        if (!has_colour(tile_of(it), colour)) {
            frames[colour].change = Change::none;
            continue;
        }
        int edge = 0;
        while (edges[edge] != colour) ++edge;
        frames[colour] = link(board, at, it, colour, edge);
    }
}

void Lines::pop() {
    const auto& frames = frames_[--size_];
    for (unsigned left = colours_; left; left &= left - 1) {
        const int colour = std::countr_zero(left);
        unlink(colour, frames[colour]);
    }
}

void Lines::set_end(int colour, int piece, int which, End end) {
    pieces_[colour][piece].ends[which] = end;
    owner_[end] = static_cast<std::uint8_t>(piece * 2 + which);
}

// Join what meets at a new link, which has two edges of its tile.
Lines::Frame Lines::link(const Board& board, Cell at, OrientedTile it, int colour, int edge) {
    const int far = kTileTable.partner[it][edge];
    const bool near_line = board.covered(beside(at, edge)), far_line = board.covered(beside(at, far));
    auto& pieces = pieces_[colour];
    Frame frame{};
    frame.loop = static_cast<std::int16_t>(loops_[colour]);
    if (!near_line && !far_line) {
        const int piece = std::countr_zero(~live_[colour]);
        frame.change = Change::made;
        frame.piece = static_cast<std::uint8_t>(piece);
        live_[colour] |= std::uint64_t{1} << piece;
        pieces[piece].length = 1;
        set_end(colour, piece, 0, beyond(at, edge));
        set_end(colour, piece, 1, beyond(at, far));
        return frame;
    }
    frame.end = end_at(at, near_line ? edge : far);
    const auto [piece, which] = owner(frame.end);
    frame.piece = static_cast<std::uint8_t>(piece);
    frame.which = static_cast<std::uint8_t>(which);
    if (!near_line || !far_line) {
        frame.change = Change::extended;
        ++pieces[piece].length;
        set_end(colour, piece, which, beyond(at, near_line ? far : edge));
        return frame;
    }
    const auto [other, met] = owner(end_at(at, far));
    frame.other = static_cast<std::uint8_t>(other);
    frame.saved = pieces[other];
    live_[colour] &= ~(std::uint64_t{1} << other);
    if (other == piece) {
        frame.change = Change::closed;
        loops_[colour] = std::max(loops_[colour], 2 * (pieces[piece].length + 1));
        return frame;
    }
    frame.change = Change::joined;
    pieces[piece].length += pieces[other].length + 1;
    set_end(colour, piece, which, pieces[other].ends[1 - met]);
    return frame;
}

void Lines::unlink(int colour, const Frame& frame) {
    if (frame.change == Change::none) return;
    auto& pieces = pieces_[colour];
    loops_[colour] = frame.loop;
    switch (frame.change) {
        case Change::none:
            break;
        case Change::made:
            live_[colour] &= ~(std::uint64_t{1} << frame.piece);
            break;
        case Change::extended:
            --pieces[frame.piece].length;
            set_end(colour, frame.piece, frame.which, frame.end);
            break;
        case Change::joined:
            pieces[frame.piece].length -= frame.saved.length + 1;
            set_end(colour, frame.piece, frame.which, frame.end);
            [[fallthrough]];
        case Change::closed:
            // Its number may have been used again: all of it is put back.
            live_[colour] |= std::uint64_t{1} << frame.other;
            pieces[frame.other].length = frame.saved.length;
            set_end(colour, frame.other, 0, frame.saved.ends[0]);
            set_end(colour, frame.other, 1, frame.saved.ends[1]);
            break;
    }
}

int Lines::score(int colour) const {
    int best = loops_[colour];
    each(colour, [&](int, const Piece& piece) { best = std::max(best, piece.length); });
    return best;
}

}  // namespace tantrix
