// Taking over a position from outside: nothing in it is believed, and whatever is wrong with it is
// refused. Errors are values, not exceptions, since a build for WebAssembly has none.
#include <algorithm>
#include <optional>

#include "common/random.hpp"
#include "rules/closure.hpp"
#include "rules/position.hpp"

namespace tantrix {

namespace {

// Whether something holds; where it does not, the refusal says so.
bool check(Refusal& refusal, bool holds, const char* reason, std::int64_t number) {
    if (!holds) refusal = {reason, number};
    return holds;
}

bool use(Refusal& refusal, std::int64_t tile, TileSet& used) {
    if (!check(refusal, tile >= 1 && tile <= kTiles, "tile", tile)) return false;
    const TileSet bit = only(static_cast<int>(tile));
    if (!check(refusal, !(used & bit), "tile_twice", tile)) return false;
    used |= bit;
    return true;
}

}  // namespace

std::optional<Refusal> Position::set_up(const Setup& setup) {
    Refusal refusal{};
    TileSet used = 0;
    const bool taken = take_sides(setup, refusal) && take_tiles(setup, refusal, used) &&
                       take_hands(setup, refusal, used) && take_bag(setup, refusal, used) &&
                       take_turn(setup, refusal) && take_board(setup, refusal);
    if (!taken) return refusal;
    connected_ = board_.connected();
    sound_ = Closure(board_).sound();
    if (!drawing_ && !over()) settle_turn(nullptr);
    return std::nullopt;
}

bool Position::take_tiles(const Setup& setup, Refusal& refusal, TileSet& used) {
    for (const ExternalPlacement& placed : setup.placed)
        if (!use(refusal, placed.tile, used)) return false;
    return true;
}

bool Position::take_board(const Setup& setup, Refusal& refusal) {
    int unplayed = bag_size_;
    for (const auto& hand : setup.hands) unplayed += static_cast<int>(hand.size());
    if (!centre(setup.placed, unplayed, refusal)) return false;
    for (const ExternalPlacement& placed : setup.placed)
        if (!lay(placed, refusal)) return false;
    return true;
}

bool Position::take_sides(const Setup& setup, Refusal& refusal) {
    if (!check(refusal, setup.players >= 2 && setup.players <= kMaxPlayers, "players", setup.players))
        return false;
    if (!check(refusal, !setup.doubles || setup.players == 4, "players", setup.players)) return false;
    players_ = setup.players;
    sides_ = setup.doubles ? 2 : players_;
    const auto count = static_cast<std::int64_t>(setup.colours.size());
    if (!check(refusal, count == sides_, "colours", count)) return false;
    std::uint8_t seen = 0;
    for (int side = 0; side < sides_; ++side) {
        const int colour = setup.colours[side];
        if (!check(refusal, colour >= 0 && colour < kColours && !(seen >> colour & 1), "colours", colour))
            return false;
        seen |= static_cast<std::uint8_t>(1 << colour);
        colours_[side] = static_cast<std::uint8_t>(colour);
    }
    return true;
}

bool Position::take_hands(const Setup& setup, Refusal& refusal, TileSet& used) {
    const auto hands = static_cast<std::int64_t>(setup.hands.size());
    if (!check(refusal, hands == players_, "hands", hands)) return false;
    for (int player = 0; player < players_; ++player) {
        const TileSet before = used;
        for (const int tile : setup.hands[player])
            if (!use(refusal, tile, used)) return false;
        hands_[player] = used & ~before;
    }
    return true;
}

bool Position::take_bag(const Setup& setup, Refusal& refusal, TileSet& used) {
    const std::int64_t most = std::popcount(kAllTiles & ~used);
    if (!check(refusal, setup.bag_size >= 0 && setup.bag_size <= most, "bag_size", setup.bag_size))
        return false;
    bag_size_ = static_cast<int>(setup.bag_size);
    known_ = setup.bag.has_value();
    bag_end_ = bag_size_;
    if (!known_) {
        for (int size = 1; size <= bag_size_; ++size) bag_hash_[size] = mixed(size);
        return true;
    }
    const auto count = static_cast<std::int64_t>(setup.bag->size());
    if (!check(refusal, count == bag_size_, "bag_size", count)) return false;
    for (int index = 0; index < bag_size_; ++index) {
        if (!use(refusal, (*setup.bag)[index], used)) return false;
        bag_[index] = static_cast<std::uint8_t>((*setup.bag)[index]);
    }
    for (int size = 1; size <= bag_size_; ++size) {
        bag_hash_[size] = mixed(bag_hash_[size - 1] * 64 + bag_[bag_end_ - size] + 1000);
    }
    return true;
}

bool Position::take_turn(const Setup& setup, Refusal& refusal) {
    if (!check(refusal, setup.stage >= 0 && setup.stage <= 3, "stage", setup.stage)) return false;
    if (!check(refusal, setup.player >= 0 && setup.player < players_, "player", setup.player)) return false;
    if (!check(refusal, !setup.drawing || bag_size_ > 0, "no_draw", setup.bag_size)) return false;
    stage_ = static_cast<Stage>(setup.stage);
    player_ = static_cast<std::uint8_t>(setup.player);
    drawing_ = setup.drawing;
    for (const int player : setup.resigned) {
        if (!check(refusal, player >= 0 && player < players_, "player", player)) return false;
        resigned_ |= static_cast<std::uint8_t>(1 << player);
    }
    return true;
}

// Put the board in the middle of the grid, or refuse one from which play could leave the grid.
bool Position::centre(const std::vector<ExternalPlacement>& placed, int unplayed, Refusal& refusal) {
    constexpr std::int64_t kFar = std::int64_t{1} << 32;
    std::int64_t least_q = kFar, most_q = -kFar, least_r = kFar, most_r = -kFar;
    for (const auto& [tile, q, r, rotation] : placed) {
        if (!check(refusal, q > -kFar && q < kFar, "far", q)) return false;
        if (!check(refusal, r > -kFar && r < kFar, "far", r)) return false;
        least_q = std::min(least_q, q);
        most_q = std::max(most_q, q);
        least_r = std::min(least_r, r);
        most_r = std::max(most_r, r);
    }
    if (placed.empty()) least_q = most_q = least_r = most_r = 0;
    const std::int64_t wide = std::max(most_q - least_q, most_r - least_r) + 1;
    if (!check(refusal, wide + 2 * (unplayed + kMargin) <= kBoardGrid.width, "far", wide)) return false;
    plane_.q = (least_q + most_q) / 2;
    plane_.r = (least_r + most_r) / 2;
    return true;
}

bool Position::lay(const ExternalPlacement& placed, Refusal& refusal) {
    if (!check(refusal, placed.rotation >= 0 && placed.rotation < 6, "rotation", placed.rotation))
        return false;
    const Action action = place(placed);
    const Cell at = action.cell();
    if (!check(refusal, !board_.covered(at), "cell_twice", placed.tile)) return false;
    const Fits& fits = kPatternTables.fits[board_.pattern(at)];
    if (!check(refusal, fits.of(action.tile()) >> placed.rotation & 1, "mismatch", placed.tile)) return false;
    board_.push(at, action.it());
    board_hash_ ^= placement_hash(action);
    return true;
}

}  // namespace tantrix
