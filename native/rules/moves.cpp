#include "rules/moves.hpp"

#include <bit>
#include <utility>

#include "rules/closure.hpp"

namespace tantrix {

namespace {

constexpr int kMaxSpaces = 6 * kTiles;

// Finds the placements of a hand on spaces that restrictions 2 and 3 allow. Without a list it only
// tells whether there is any, and stops at the first.
class Finder {
public:
    Finder(const Board& board, TileSet hand, bool restricted, ActionList* list)
        : board_(board), hand_(hand), restricted_(restricted), list_(list) {
        each_tile(hand, [&](int tile) { of_tile_[tile] = 0; });
    }

    // Whether any tile of the hand fits a space by its colours.
    bool wanted(Cell at) const { return kPatternTables.fits[board_.pattern(at)].tiles & hand_; }

    // Look at a space; restriction 1 is asked across the edges of `forcing`. False to stop.
    // Compilers count the size of the whole library before they inline, and this is where the time goes.
    [[gnu::always_inline]] bool look(Cell at, unsigned forcing = kAllEdges) {
        const Fits& fits = kPatternTables.fits[board_.pattern(at)];
        Rows barred;
        if (restricted_) barred.gather(board_, at, forcing);
        for (TileSet left = fits.tiles & hand_; left; left &= left - 1) {
            const int tile = std::countr_zero(left);
            const unsigned rotations = fits.of(tile) & ~barred.rotations(tile);
            if (list_) {
                note(tile, at, rotations);
            } else if (rotations) {
                noted_count_ = 1;
                return false;
            }
        }
        return true;
    }

    // Tell whether anything was found, and list it in order.
    bool finish() {
        if (list_ && noted_count_) sort();
        return noted_count_;
    }

private:
    // The rotations of every tile that would make three alike beside a space.
    struct Rows {
        std::array<const std::uint8_t*, 6 * kColours> rows;
        int count = 0;

        void gather(const Board& board, Cell at, unsigned forcing) {
            for (; forcing; forcing &= forcing - 1) {
                const int edge = std::countr_zero(forcing);
                const Cell cell = beside(at, edge);
                if (board.covered(cell)) continue;
                for (unsigned twice = kPatternTables.twice[board.pattern(cell)]; twice; twice &= twice - 1) {
                    rows[count++] = kPatternTables.shows[edge][std::countr_zero(twice)].data();
                }
            }
        }

        unsigned rotations(int tile) const {
            unsigned mask = 0;
            for (int index = 0; index < count; ++index) mask |= rows[index][tile];
            return mask;
        }
    };

    // Something touches a space, and a tile shows each colour at two edges: it has two rotations
    // there at most. Whether it has any is not foreseen, so it is noted without a branch.
    void note(int tile, Cell at, unsigned rotations) {
        const unsigned first = std::countr_zero(rotations | 64);
        const unsigned more = rotations & (rotations - 1);
        noted_[noted_count_] = {Action::place(tile, at, static_cast<int>(first)),
                                static_cast<std::uint8_t>(more)};
        noted_count_ += rotations != 0;
        of_tile_[tile] += static_cast<int>(rotations != 0) + (more != 0);
    }

    // The placements come space by space: list them tile by tile.
    void sort() {
        int before = 0;
        each_tile(hand_, [&](int tile) { before += std::exchange(of_tile_[tile], before); });
        Action* const sorted = list_->resize(before);
        for (int index = 0; index < noted_count_; ++index) {
            const auto [action, more] = noted_[index];
            int& next = of_tile_[action.tile()];
            sorted[next++] = action;
            if (more) sorted[next++] = action.turned(std::countr_zero(more));
        }
    }

    struct Noted {
        Action action;
        std::uint8_t more;  // the other rotation, as a bit
    };

    const Board& board_;
    TileSet hand_;
    bool restricted_;
    ActionList* list_;
    int noted_count_ = 0;
    std::array<int, kTiles + 1> of_tile_;  // the placements of each tile of the hand
    std::array<Noted, kMaxActions / 2 + 1> noted_;
};

// Look at those spaces with which a board closes that does not close as it lies: each is tried.
template <class Each>
void look_at_each(Board& board, Finder& finder, Each each) {
    std::array<Cell, kMaxSpaces> cells;
    int count = 0;
    each([&](Cell at) {
        if (finder.wanted(at)) cells[count++] = at;
        return true;
    });
    for (int index = 0; index < count; ++index) {
        if (sound_with(board, cells[index]) && !finder.look(cells[index])) return;
    }
}

bool first_moves(TileSet hand, ActionList* list) {
    if (list) {
        each_tile(hand, [&](int tile) {
            for (int rotation = 0; rotation < 6; ++rotation) {
                list->add(Action::place(tile, cell_at(0, 0), rotation));
            }
        });
    }
    return hand;
}

}  // namespace

bool find_fills(const Ground& ground, TileSet hand, ActionList* list) {
    Board& board = ground.board;
    if (!(board.fit_forced() & hand)) return false;
    Finder finder(board, hand, ground.restricted, list);
    if (ground.restricted && !ground.sound) {
        look_at_each(board, finder, [&](auto visit) { board.each_forced(visit); });
    } else {
        board.each_forced([&](Cell at) { return !finder.wanted(at) || finder.look(at); });
    }
    return finder.finish();
}

bool find_free_moves(const Ground& ground, TileSet hand, ActionList* list) {
    Board& board = ground.board;
    if (!board.size()) return first_moves(hand, list);
    Finder finder(board, hand, ground.restricted, list);
    if (!ground.restricted) {
        board.each_space([&](Cell at) { return !finder.wanted(at) || finder.look(at); });
    } else if (ground.sound) {
        Closure closure(board, ground.connected);
        unsigned forcing = 0;
        board.each_space([&](Cell at) {
            return !finder.wanted(at) || closure.bars(at, forcing) || finder.look(at, forcing);
        });
    } else {
        look_at_each(board, finder, [&](auto visit) { board.each_space(visit); });
    }
    return finder.finish();
}

}  // namespace tantrix
