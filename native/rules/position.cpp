// The legal moves of Strategy and the state of the turn, made and unmade in place, as chess programs do.
//
// The turn is a small state machine: fill the forced spaces you can, make one free move, fill again, pass
// on. `settle_turn` runs after every action and skips each stage in which nothing can be done, so that a
// position always waits for a real choice, a draw, or nothing (the game is over).
//
// Moves are found by table lookup. The colours around a space form a pattern; `kPatternTables.fits` gives
// the tiles that match it as a bit set, and one AND with the hand leaves the candidates. Restriction 1
// removes rotations that would show a third edge of one colour to a neighbouring space (`Rows`).
// Restrictions 2 and 3 are one test, the closure (closure.hpp), computed once per free move instead of once
// per space.
//
// `push` saves a small frame and `pop` restores it. The placements are hashed incrementally by XOR, in the
// manner of Zobrist (1970); `hash` mixes in hands, bag and turn on demand. Invariants: `sound_` says
// whether the closure of the board is free of clashes, and every legal placement makes it so; the list of
// actions is always sorted. Cost: about the number of spaces times the tiles that fit there, without
// allocation.
//
// The specification is src/tantrix/rules/strategy/state.py; tests hold the two equal, state by state. Read
// board.hpp, patterns.hpp and closure.hpp next; setup.cpp builds and checks a position.
#include "rules/position.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "common/random.hpp"
#include "rules/closure.hpp"

namespace tantrix {

namespace {

constexpr int kMaxSpaces = 6 * kTiles;

// Call `visit(tile)` for each tile of a set, in order.
template <class Visit>
void each_tile(TileSet tiles, Visit visit) {
    for (; tiles; tiles &= tiles - 1) visit(std::countr_zero(tiles));
}

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

}  // namespace

TileSet Position::unseen() const {
    TileSet seen = board_.played();
    for (int player = 0; player < players_; ++player) seen |= hands_[player];
    if (!known_) return kAllTiles & ~seen;
    TileSet left = 0;
    for (int skip = 0; skip < bag_size_; ++skip) left |= only(in_bag(skip));
    return left;
}

void Position::actions(ActionList& list) {
    list.clear();
    if (drawing_) {
        each_tile(draws(), [&](int tile) { list.add(Action::draw(tile)); });
    } else if (stage_ == Stage::free) {
        free_moves(hands_[player_], &list);
    } else if (stage_ != Stage::over) {
        fills(hands_[player_], &list);
    }
}

bool Position::legal(Action action) {
    if (action.kind() == Action::Kind::resign) {
        return !over() && !drawing_ && action.player() < players_ && playing() >> action.player() & 1;
    }
    ActionList list;
    actions(list);
    return std::find(list.begin(), list.end(), action) != list.end();
}

void Position::push(Action action, ActionList* list) {
    frames_[depth_++] = {action, hands_[player_], board_hash_, player_, resigned_, stage_, drawing_, sound_};
    if (list) list->clear();
    switch (action.kind()) {
        case Action::Kind::placement:
            lay(action);
            break;
        case Action::Kind::draw:
            hands_[player_] |= only(action.tile());
            --bag_size_;
            drawing_ = false;
            break;
        case Action::Kind::resign:
            resigned_ |= static_cast<std::uint8_t>(1 << action.player());
            break;
    }
    if (!drawing_) settle_turn(list);
}

void Position::lay(Action action) {
    hands_[player_] &= ~only(action.tile());
    board_.push(action.cell(), action.it());
    board_hash_ ^= placement_hash(action);
    // A legal placement leaves a board that closes, however it closed before.
    sound_ = true;
    if (stage_ == Stage::free) stage_ = Stage::after;
    drawing_ = bag_size_ > 0;
}

Action Position::pop() {
    const Frame& frame = frames_[--depth_];
    if (frame.action.kind() == Action::Kind::placement) board_.pop();
    if (frame.action.kind() == Action::Kind::draw) ++bag_size_;
    player_ = frame.player;
    hands_[player_] = frame.hand;
    board_hash_ = frame.hash;
    resigned_ = frame.resigned;
    stage_ = frame.stage;
    drawing_ = frame.drawing;
    sound_ = frame.sound;
    return frame.action;
}

bool Position::settle(ActionList* list) {
    if (!drawing_ || !known_) return false;
    push(Action::draw(in_bag(0)), list);
    return true;
}

// The players of the sides of which nobody has resigned.
std::uint8_t Position::playing() const {
    unsigned out = resigned_;
    if (doubles()) out |= (out << 2 | out >> 2) & 0xf;
    return static_cast<std::uint8_t>(~out & ((1U << players_) - 1));
}

int Position::sides_left() const { return std::popcount(playing()) / (doubles() ? 2 : 1); }

bool Position::nothing_left(std::uint8_t playing) const {
    TileSet held = 0;
    for (int player = 0; player < players_; ++player) {
        if (playing >> player & 1) held |= hands_[player];
    }
    return !held;
}

// Pass every step that leaves nothing to do, and find what the player may do then.
void Position::settle_turn(ActionList* list) {
    const std::uint8_t playing = this->playing();
    if (nothing_left(playing) || sides_left() < 2) {
        stage_ = Stage::over;
        return;
    }
    while (true) {
        const TileSet hand = playing >> player_ & 1 ? hands_[player_] : 0;
        if (hand && fills(hand, list)) {
            if (stage_ != Stage::after) stage_ = Stage::forced;
            return;
        }
        if (hand && stage_ != Stage::after) {
            stage_ = free_moves(hand, list) ? Stage::free : Stage::over;
            return;
        }
        player_ = static_cast<std::uint8_t>(player_ + 1 == players_ ? 0 : player_ + 1);
        stage_ = Stage::forced;
    }
}

// Find the fills of forced spaces; only a board that does not close can bar one but by its colours.
bool Position::fills(TileSet hand, ActionList* list) {
    if (!(board_.fit_forced() & hand)) return false;
    Finder finder(board_, hand, restricted(), list);
    if (restricted() && !sound_) {
        look_at_each(board_, finder, [&](auto visit) { board_.each_forced(visit); });
    } else {
        board_.each_forced([&](Cell at) { return !finder.wanted(at) || finder.look(at); });
    }
    return finder.finish();
}

bool Position::free_moves(TileSet hand, ActionList* list) {
    if (!board_.size()) return first_moves(hand, list);
    Finder finder(board_, hand, restricted(), list);
    if (!restricted()) {
        board_.each_space([&](Cell at) { return !finder.wanted(at) || finder.look(at); });
    } else if (sound_) {
        Closure closure(board_, connected_);
        unsigned forcing = 0;
        board_.each_space([&](Cell at) {
            return !finder.wanted(at) || closure.bars(at, forcing) || finder.look(at, forcing);
        });
    } else {
        look_at_each(board_, finder, [&](auto visit) { board_.each_space(visit); });
    }
    return finder.finish();
}

bool Position::first_moves(TileSet hand, ActionList* list) const {
    if (list) {
        each_tile(hand, [&](int tile) {
            for (int rotation = 0; rotation < 6; ++rotation) {
                list->add(Action::place(tile, cell_at(0, 0), rotation));
            }
        });
    }
    return hand;
}

std::array<int, kMaxPlayers> Position::scores() const {
    std::array<int, kMaxPlayers> scores{};
    for (int side = 0; side < sides_; ++side) scores[side] = board_.score(colours_[side]);
    for (int player = sides_; player < players_; ++player) scores[player] = scores[player - sides_];
    return scores;
}

Outcome Position::outcome(const std::array<int, kMaxPlayers>& scores) const {
    const std::uint8_t playing = this->playing();
    if (sides_left() < 2) return {Termination::resigned, playing};
    if (!nothing_left(playing)) return {Termination::deadlock, 0};
    int best = 0;
    for (int player = 0; player < players_; ++player) {
        if (playing >> player & 1) best = std::max(best, scores[player]);
    }
    std::uint8_t winners = 0;
    for (int player = 0; player < players_; ++player) {
        if (playing >> player & 1 && scores[player] == best) winners |= 1 << player;
    }
    return {Termination::played, winners};
}

std::uint64_t Position::placement_hash(Action action) const {
    const auto q = static_cast<std::uint64_t>(origin_q_ + kBoardGrid.q(action.cell()));
    const auto r = static_cast<std::uint64_t>(origin_r_ + kBoardGrid.r(action.cell()));
    return mixed((q * 0x9e3779b97f4a7c15) ^ (r * 0xc2b2ae3d27d4eb4f) ^ action.it());
}

std::uint64_t Position::hash() const {
    std::uint64_t turn = static_cast<std::uint64_t>(players_) << 1 | drawing_;
    turn = turn << 2 | static_cast<std::uint64_t>(stage_);
    turn = turn << 2 | player_;
    turn = turn << 4 | resigned_;
    for (int side = 0; side < sides_; ++side) turn = turn << 3 | (colours_[side] + 1);
    std::uint64_t hash = mixed(turn) ^ board_hash_ ^ bag_hash_[bag_size_];
    for (int player = 0; player < players_; ++player) hash = mixed(hash + player) ^ hands_[player];
    return mixed(hash);
}

bool Position::operator==(const Position& other) const {
    const bool turn = players_ == other.players_ && sides_ == other.sides_ && colours_ == other.colours_ &&
                      stage_ == other.stage_ && player_ == other.player_ && drawing_ == other.drawing_ &&
                      resigned_ == other.resigned_;
    if (!turn || hands_ != other.hands_ || bag_size_ != other.bag_size_) return false;
    if (order_known() != other.order_known() || board_.played() != other.board_.played()) {
        return false;
    }
    for (int skip = 0; known_ && skip < bag_size_; ++skip) {
        if (in_bag(skip) != other.in_bag(skip)) return false;
    }
    const std::int64_t shift_q = origin_q_ - other.origin_q_, shift_r = origin_r_ - other.origin_r_;
    for (int index = 0; index < board_.size(); ++index) {
        const Cell at = board_.cell(index);
        const std::int64_t q = kBoardGrid.q(at) + shift_q, r = kBoardGrid.r(at) + shift_r;
        if (!kBoardGrid.has(q, r)) return false;
        const Cell there = cell_at(static_cast<int>(q), static_cast<int>(r));
        if (board_.at(at) != other.board_.at(there)) return false;
    }
    return true;
}

ExternalPlacement Position::external(Cell at) const {
    const OrientedTile it = board_.at(at);
    return external(Action::place(tile_of(it), at, rotation_of(it)));
}

ExternalPlacement Position::external(Action action) const {
    const Cell at = action.cell();
    return {action.tile(), origin_q_ + kBoardGrid.q(at), origin_r_ + kBoardGrid.r(at), action.rotation()};
}

Action Position::place(const ExternalPlacement& placed) const {
    const std::int64_t q = placed.q - origin_q_, r = placed.r - origin_r_;
    const bool real =
        placed.tile >= 1 && placed.tile <= kTiles && placed.rotation >= 0 && placed.rotation < 6;
    if (!real || !kBoardGrid.has(q, r)) return Action::none();
    return Action::place(static_cast<int>(placed.tile), cell_at(static_cast<int>(q), static_cast<int>(r)),
                         static_cast<int>(placed.rotation));
}

}  // namespace tantrix
