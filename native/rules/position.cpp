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
// per space. All this is in moves.cpp.
//
// `push` saves a small frame and `pop` restores it. The placements are hashed incrementally by XOR, in the
// manner of Zobrist (1970); `hash` mixes in hands, bag and turn on demand. Invariants: `sound_` says
// whether the closure of the board is free of clashes, and every legal placement makes it so; the list of
// actions is always sorted. Cost: about the number of spaces times the tiles that fit there, without
// allocation.
//
// The specification is src/tantrix/rules/strategy/state.py; tests hold the two equal, state by state. Read
// board.hpp, patterns.hpp, closure.hpp and moves.hpp next; setup.cpp builds and checks a position.
#include "rules/position.hpp"

#include <algorithm>
#include <bit>

#include "common/random.hpp"

namespace tantrix {

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

bool Position::fills(TileSet hand, ActionList* list) { return find_fills(ground(), hand, list); }

bool Position::free_moves(TileSet hand, ActionList* list) { return find_free_moves(ground(), hand, list); }

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
    const auto q = static_cast<std::uint64_t>(plane_.q + kBoardGrid.q(action.cell()));
    const auto r = static_cast<std::uint64_t>(plane_.r + kBoardGrid.r(action.cell()));
    return mixed(mixed(q * kGoldenGamma + r) ^ action.it());
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
    const std::int64_t shift_q = plane_.q - other.plane_.q, shift_r = plane_.r - other.plane_.r;
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

}  // namespace tantrix
