#include "engine/reasons.hpp"

#include <algorithm>
#include <array>

#include "engine/analysis.hpp"

namespace tantrix {

namespace {

// An end is worth a word of a line of so many tiles.
constexpr int kLine = 2;
// So many placements, points, and such a share of loops more are a difference.
constexpr double kPlacements = 0.8, kPoints = 1, kLoops = 0.2;
constexpr std::size_t kMost = 3;

struct LineEnd {
    Cell at;
    int length;
    bool live;  // whether any tile that is left fits there
};

// A board: the open ends of the mover and of the other, and the forced spaces that the other alone can
// fill, for a line of theirs.
struct Facts {
    std::vector<LineEnd> own, rival;
    std::vector<Cell> rival_spaces;
};

std::vector<LineEnd> line_ends(const SearchState& state, int colour, TileSet left) {
    std::vector<LineEnd> ends;
    state.lines().each(colour, [&](int, const Piece& piece) {
        for (const End end : piece.ends) {
            const Cell at = cell_of(end);
            const bool live = kPatternTables.spaces[state.board().pattern(at)].tiles & left;
            ends.push_back({at, piece.length, live});
        }
    });
    return ends;
}

// The facts of a board as it lies, with a tile of the player to act laid or not.
Facts facts_of(const SearchState& state) {
    const Position& position = state.position();
    const int mover = position.player(), rival = 1 - mover;
    const TileSet mine = state.hand(mover), theirs = state.hand(rival);
    const TileSet left = mine | theirs | (position.bag_size() ? position.unseen() : 0);
    Facts facts{
        line_ends(state, position.colour(mover), left), line_ends(state, position.colour(rival), left), {}};
    const Board& board = state.board();
    board.each_forced([&](Cell at) {
        const Pattern pattern = board.pattern(at);
        const TileSet fitting = kPatternTables.spaces[pattern].tiles;
        const bool for_them = kPatternTables.spaces[pattern].edges[position.colour(rival)];
        if (for_them && (fitting & theirs) && !(fitting & mine)) facts.rival_spaces.push_back(at);
        return true;
    });
    return facts;
}

Facts facts_after(SearchState& state, Action action) {
    state.lay(action);
    Facts facts = facts_of(state);
    state.lift();
    return facts;
}

bool has_end(const std::vector<LineEnd>& ends, Cell at, bool live) {
    return std::ranges::any_of(ends, [&](const LineEnd& end) { return end.at == at && end.live == live; });
}

// The longest line that could go on before, and cannot any more: in `now`, but not in `other`.
std::optional<Drawback> blocked(const std::vector<LineEnd>& before, const std::vector<LineEnd>& now,
                                const std::vector<LineEnd>& other, Drawback::Kind kind) {
    const LineEnd* longest = nullptr;
    for (const LineEnd& end : now) {
        if (end.live || end.length < kLine) continue;
        if (!has_end(before, end.at, true) || has_end(other, end.at, false)) continue;
        if (!longest || end.length > longest->length) longest = &end;
    }
    if (!longest) return std::nullopt;
    return Drawback{kind, longest->at, static_cast<double>(longest->length)};
}

// A loop that comes about more often.
std::optional<Drawback> looped(const Prospect& more, const Prospect& less, Drawback::Kind kind) {
    if (more.loops - less.loops < kLoops) return std::nullopt;
    return Drawback{kind, std::nullopt, more.loop_points / more.loops};
}

// A difference that is great enough.
std::optional<Drawback> differs(double by, double least, Drawback::Kind kind) {
    if (by < least) return std::nullopt;
    return Drawback{kind, std::nullopt, by};
}

}  // namespace

std::vector<Drawback> reasons(SearchState& state, const JudgedPlacement& better,
                              const JudgedPlacement& worse) {
    using Kind = Drawback::Kind;
    const Facts before = facts_of(state);
    const Facts good = facts_after(state, better.action), bad = facts_after(state, worse.action);
    std::vector<Drawback> found;
    const auto add = [&](const std::optional<Drawback>& reason) {
        if (reason && found.size() < kMost) found.push_back(*reason);
    };
    const auto lost = looped(better.own, worse.own, Kind::loop_lost);
    const auto given = looped(worse.rival, better.rival, Kind::loop_given);
    add(lost);
    add(given);
    add(blocked(before.own, bad.own, good.own, Kind::end_blocked));
    add(blocked(before.rival, good.rival, bad.rival, Kind::end_open));
    const auto only_here = std::ranges::find_if(bad.rival_spaces, [&](Cell at) {
        return std::ranges::find(good.rival_spaces, at) == good.rival_spaces.end();
    });
    if (only_here != bad.rival_spaces.end()) add(Drawback{Kind::rival_space, *only_here, 1});
    const double more = worse.rival.placements - better.rival.placements;
    const double fewer = better.own.placements - worse.own.placements;
    const bool last = !state.position().bag_size();
    add(last ? differs(more + fewer, kPlacements, Kind::tempo)
             : differs(more, kPlacements, Kind::free_moves));
    // A loop says more than its points.
    if (!lost) add(differs(better.own.points - worse.own.points, kPoints, Kind::line_shorter));
    if (!given) add(differs(worse.rival.points - better.rival.points, kPoints, Kind::line_given));
    if (found.empty()) add(Drawback{Kind::margin, std::nullopt, better.margin - worse.margin});
    return found;
}

}  // namespace tantrix
