// Taking over a position from outside: whatever is wrong with it is refused.
#include <algorithm>

#include "closure.hpp"
#include "position.hpp"
#include "random.hpp"

namespace tantrix {

namespace {

void check(bool holds, const char* reason, std::int64_t number) {
    if (!holds) throw Refused(reason, number);
}

void use(std::int64_t tile, TileSet& used) {
    check(tile >= 1 && tile <= TILES, "tile", tile);
    check(!(used & only(static_cast<int>(tile))), "tile_twice", tile);
    used |= only(static_cast<int>(tile));
}

}  // namespace

Position::Position(const Setup& setup) {
    take_sides(setup);
    TileSet used = 0;
    for (const Placed& placed : setup.placed) use(placed.tile, used);
    take_hands(setup, used);
    take_bag(setup, used);
    take_turn(setup);
    int unplayed = bag_size_;
    for (const auto& hand : setup.hands) unplayed += static_cast<int>(hand.size());
    centre(setup.placed, unplayed);
    for (const Placed& placed : setup.placed) lay(placed);
    connected_ = board_.connected();
    sound_ = Closure(board_).sound();
    if (!drawing_ && !over()) settle_turn(nullptr);
}

void Position::take_sides(const Setup& setup) {
    check(setup.players >= 2 && setup.players <= PLAYERS, "players", setup.players);
    check(!setup.doubles || setup.players == 4, "players", setup.players);
    players_ = setup.players;
    sides_ = setup.doubles ? 2 : players_;
    const auto told = static_cast<std::int64_t>(setup.colours.size());
    check(told == sides_, "colours", told);
    std::uint8_t seen = 0;
    for (int side = 0; side < sides_; ++side) {
        const int colour = setup.colours[side];
        check(colour >= 0 && colour < COLOURS && !(seen >> colour & 1), "colours", colour);
        seen |= static_cast<std::uint8_t>(1 << colour);
        colours_[side] = static_cast<std::uint8_t>(colour);
    }
}

void Position::take_hands(const Setup& setup, TileSet& used) {
    const auto hands = static_cast<std::int64_t>(setup.hands.size());
    check(hands == players_, "hands", hands);
    for (int player = 0; player < players_; ++player) {
        const TileSet before = used;
        for (const int tile : setup.hands[player]) use(tile, used);
        hands_[player] = used & ~before;
    }
}

void Position::take_bag(const Setup& setup, TileSet& used) {
    const std::int64_t most = std::popcount(ALL_TILES & ~used);
    check(setup.bag_size >= 0 && setup.bag_size <= most, "bag_size", setup.bag_size);
    bag_size_ = static_cast<int>(setup.bag_size);
    known_ = setup.bag.has_value();
    bag_end_ = bag_size_;
    if (!known_) {
        for (int size = 1; size <= bag_size_; ++size) bag_hash_[size] = mixed(size);
        return;
    }
    const auto told = static_cast<std::int64_t>(setup.bag->size());
    check(told == bag_size_, "bag_size", told);
    for (int index = 0; index < bag_size_; ++index) {
        use((*setup.bag)[index], used);
        bag_[index] = static_cast<std::uint8_t>((*setup.bag)[index]);
    }
    for (int size = 1; size <= bag_size_; ++size) {
        bag_hash_[size] = mixed(bag_hash_[size - 1] * 64 + bag_[bag_end_ - size] + 1000);
    }
}

void Position::take_turn(const Setup& setup) {
    check(setup.stage >= 0 && setup.stage <= 3, "stage", setup.stage);
    check(setup.player >= 0 && setup.player < players_, "player", setup.player);
    check(!setup.drawing || bag_size_ > 0, "no_draw", setup.bag_size);
    stage_ = static_cast<Stage>(setup.stage);
    player_ = static_cast<std::uint8_t>(setup.player);
    drawing_ = setup.drawing;
    for (const int player : setup.resigned) {
        check(player >= 0 && player < players_, "player", player);
        resigned_ |= static_cast<std::uint8_t>(1 << player);
    }
}

// Put the board in the middle of the grid, or refuse one from which play could leave the grid.
void Position::centre(const std::vector<Placed>& placed, int unplayed) {
    constexpr std::int64_t FAR = std::int64_t{1} << 32;
    std::int64_t least_q = FAR, most_q = -FAR, least_r = FAR, most_r = -FAR;
    for (const auto& [tile, q, r, rotation] : placed) {
        check(q > -FAR && q < FAR, "far", q);
        check(r > -FAR && r < FAR, "far", r);
        least_q = std::min(least_q, q);
        most_q = std::max(most_q, q);
        least_r = std::min(least_r, r);
        most_r = std::max(most_r, r);
    }
    if (placed.empty()) least_q = most_q = least_r = most_r = 0;
    const std::int64_t wide = std::max(most_q - least_q, most_r - least_r) + 1;
    check(wide + 2 * (unplayed + MARGIN) <= SIDE, "far", wide);
    origin_q_ = (least_q + most_q) / 2 - MIDDLE;
    origin_r_ = (least_r + most_r) / 2 - MIDDLE;
}

void Position::lay(const Placed& placed) {
    check(placed.rotation >= 0 && placed.rotation < 6, "rotation", placed.rotation);
    const Action action = place(placed);
    const Cell at = action.cell();
    check(!board_.covered(at), "cell_twice", placed.tile);
    const Fits& fits = TABLES.fits[board_.pattern(at)];
    check(fits.of(action.tile()) >> placed.rotation & 1, "mismatch", placed.tile);
    board_.push(at, action.it());
    board_hash_ ^= placement_hash(action);
}

}  // namespace tantrix
