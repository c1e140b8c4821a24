#include "rules/review.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <memory>
#include <utility>

#include "rules/closure.hpp"

namespace tantrix {

namespace {

// The refusals after which there is nothing to look at.
constexpr std::array<std::string_view, 8> kCannotLie{
    "illegal.no_such_tile",     "illegal.rotation", "illegal.game_over",     "illegal.draw_due",
    "illegal.tile_not_in_hand", "illegal.occupied", "illegal.not_connected", "illegal.mismatch"};

bool cannot_lie(const std::vector<Reason>& reasons) {
    return std::any_of(reasons.begin(), reasons.end(), [](const Reason& reason) {
        return std::find(kCannotLie.begin(), kCannotLie.end(), reason.id) != kCannotLie.end();
    });
}

// Those of some tiles that may fill a space by the rules of the moment.
TileSet fillers(Holdings& holdings, Cell at, TileSet tiles) {
    Board& board = holdings.board;
    const Fits& fits = kPatternTables.fits[board.pattern(at)];
    tiles &= fits.tiles;
    if (!holdings.restricted) return tiles;
    if (!tiles || !sound_with(board, at)) return 0;
    TileSet found = 0;
    for (; tiles; tiles &= tiles - 1) {
        const int tile = std::countr_zero(tiles);
        for (unsigned left = fits.of(tile); left; left &= left - 1) {
            if (!makes_three_alike(board, at, oriented(tile, std::countr_zero(left)))) found |= only(tile);
        }
    }
    return found;
}

// The tiles that fit a forced space other than one.
TileSet fitting_elsewhere(const Board& board, Cell at) {
    TileSet others = 0;
    board.each_forced([&](Cell cell) {
        if (cell != at) others |= kPatternTables.fits[board.pattern(cell)].tiles;
        return true;
    });
    return others;
}

// The least of the six turned patterns.
Pattern canonical(Pattern pattern) {
    Pattern least = pattern;
    for (int turns = 1; turns < 6; ++turns) {
        pattern = static_cast<Pattern>(pattern / 5 + pattern % 5 * (kPatternCount / 5));
        least = std::min(least, pattern);
    }
    return least;
}

bool legal_placement(const Position& position, Action action) {
    if (position.drawing() || action == Action::none()) return false;
    return std::make_unique<Position>(position)->legal(action);
}

}  // namespace

std::vector<Line> loops_through(const Board& board, Cell at) {
    std::vector<Line> loops;
    for (int colour = 0; colour < kColours; ++colour) {
        std::optional<Line> line = line_through(board, at, colour);
        if (line && line->closed) loops.push_back(std::move(*line));
    }
    return loops;
}

Holdings::Holdings(const Position& position) : board(position.board()) {
    for (int player = 0; player < position.players(); ++player)
        if (!(position.resigned() >> player & 1)) hands[player] = position.hand(player);
    unseen = position.bag_size() ? position.unseen() : 0;
    unplayed = unseen;
    for (int player = 0; player < position.players(); ++player)
        if (position.playing() >> player & 1) unplayed |= position.hand(player);
    restricted = position.bag_size() > static_cast<int>(position.drawing());
}

EndStatus end_status(Holdings& holdings, OpenEnd end) {
    const TileSet left = holdings.unplayed;
    if (!(kPatternTables.fits[holdings.board.pattern(end.at)].tiles & left))
        return EndStatus::blocked_for_ever;
    return fillers(holdings, end.at, left) ? EndStatus::open : EndStatus::blocked_for_now;
}

std::vector<std::vector<Cell>> twins(const Board& board) {
    std::map<Pattern, std::vector<Cell>> asked;
    board.each_forced([&](Cell at) {
        asked[canonical(board.pattern(at))].push_back(at);
        return true;
    });
    std::vector<std::vector<Cell>> found;
    for (auto& [pattern, cells] : asked)
        if (cells.size() > 1) found.push_back(std::move(cells));
    return found;
}

SpaceReport report(Holdings& holdings, Cell at) {
    const Board& board = holdings.board;
    const TileSet bag = holdings.unseen & kPatternTables.fits[board.pattern(at)].tiles;
    TileSet asked = bag;
    for (const TileSet hand : holdings.hands) asked |= hand;
    const TileSet legal = fillers(holdings, at, asked);
    const TileSet elsewhere = fitting_elsewhere(board, at) & bag;
    SpaceReport found{at, {std::popcount(legal & bag), std::popcount(bag), std::popcount(elsewhere)}, {}};
    for (int player = 0; player < kMaxPlayers; ++player)
        found.holders[player] = holdings.hands[player] & legal;
    return found;
}

Preview preview(const Position& position, const ExternalPlacement& placed) {
    const Action action = position.place(placed);
    Preview tried{{}, position.board(), {}, {}};
    if (!legal_placement(position, action)) tried.reasons = refusals(position, placed);
    if (cannot_lie(tried.reasons)) return tried;
    tried.board.push(action.cell(), action.it());
    Holdings after(position);
    after.board = tried.board;
    after.hands[position.player()] &= ~only(action.tile());
    // The draw is due at once, and whoever draws the last tile plays without restrictions.
    after.restricted = position.bag_size() > 1;
    tried.board.each_forced([&](Cell at) {
        if (!position.board().forced(at)) tried.forced.push_back(report(after, at));
        return true;
    });
    tried.closed = loops_through(tried.board, action.cell());
    return tried;
}

}  // namespace tantrix
