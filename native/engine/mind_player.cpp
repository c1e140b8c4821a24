// `greedy` takes the placement after which its longest line is furthest ahead; `planner` the one after which
// the best reply leaves it best off.
//
// What a board is worth is expected links: of the best line of each colour its links, what its open ends may
// bring, and a little of the next best. The numbers were tuned by matches of the Python robots.
#include "engine/mind_player.hpp"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <tuple>

namespace tantrix {

namespace {

constexpr std::size_t kWithReplies = 12;   // own placements that are looked at together with their replies
constexpr std::size_t kFollowedFills = 3;  // fills of the own turn that are looked at further
constexpr double kHopeOfAnEnd = 0.8;       // links that an open end brings while some piece fits there
// How much of a line that one piece would join is counted, by who holds such a piece.
constexpr double kOwn = 0.75, kOthers = 0.25, kUnseen = 0.4;
constexpr double kNextBest = 0.15;  // what the next best line counts beside the best
constexpr double kNever = std::numeric_limits<double>::infinity();

enum Side : std::uint8_t { own, other };

TileSet set_of(const MindHand& hand) {
    TileSet found = 0;
    for (const int piece : hand) found |= only(piece);
    return found;
}

// The pieces that fit a space so that a link joins two of its edges; with equal edges all that fit.
TileSet joiners(const Touching& asked, int one, int two) {
    static std::map<std::tuple<unsigned, unsigned, int, int>, TileSet> known;
    const auto [found, fresh] = known.try_emplace({asked.edges, asked.red, one, two}, TileSet{0});
    if (!fresh) return found->second;
    for (int piece = 1; piece <= kMindPieces; ++piece) {
        for (int rotation = 0; rotation < 6; ++rotation) {
            const Face& face = face_of(piece, rotation);
            const bool joins = one == two || face.partners[static_cast<std::size_t>(one)] == two;
            if (joins && asked.fits(face)) found->second |= only(piece);
        }
    }
    return found->second;
}

// An open end of a line: the cell beyond it, and the edge of that cell at which it comes in.
struct MindEnd {
    int cell, edge;
    std::size_t line;
};

// A board to try things on, seen by the player to act.
class Sight {
public:
    explicit Sight(const MindGame& game) : board_(game.board()), first_(game.player()) {
        for (const int player : {0, 1})
            hands_[static_cast<std::size_t>(player ^ first_)] = set_of(game.hand(player));
        for (int piece = 1; piece <= game.pieces(); ++piece) unseen_ |= only(piece);
        unseen_ &= ~(hands_[own] | hands_[other]);
        for (const MindPlacement& placed : board_.placements()) unseen_ &= ~only(placed.piece);
    }

    void place(Side side, const MindPlacement& placed) {
        hands_[side] &= ~only(placed.piece);
        board_.push(placed);
    }
    void undo(Side side) {
        hands_[side] |= only(board_.placements().back().piece);
        board_.pop();
    }

    double lead() const { return score(board_, colour(own)) - score(board_, colour(other)); }
    double expected_lead() const { return expected_links(own) - expected_links(other); }

    double lead_with(const MindPlacement& placed) {
        place(own, placed);
        const double value = lead();
        undo(own);
        return value;
    }
    double expected_lead_with(Side side, const MindPlacement& placed) {
        place(side, placed);
        const double value = expected_lead();
        undo(side);
        return value;
    }

private:
    MindColour colour(Side side) const { return static_cast<MindColour>(first_ ^ side); }

    double expected_links(Side side) const {
        const auto found = lines(board_, colour(side));
        std::vector<MindEnd> ends;
        for (std::size_t line = 0; line < found.size(); ++line) {
            if (found[line].closed) continue;
            const auto [from, entry, in] = found[line].links.front();
            const auto [to, out, exit] = found[line].links.back();
            ends.push_back({mind_beside(from, entry), opposite(entry), line});
            ends.push_back({mind_beside(to, exit), opposite(exit), line});
        }
        double best = 0.0, second = 0.0;
        for (const MindLine& line : found)
            if (line.closed) best = std::max(best, static_cast<double>(line.score()));
        for (std::size_t end = 0; end < ends.size(); end += 2) {
            double value = found[ends[end].line].score();
            value += beyond(side, ends[end], ends, found);
            value += beyond(side, ends[end + 1], ends, found);
            second = std::max(second, std::min(best, value));
            best = std::max(best, value);
        }
        return best + kNextBest * second;
    }

    // What an open end adds to its line.
    double beyond(Side side, const MindEnd& end, const std::vector<MindEnd>& ends,
                  const std::vector<MindLine>& found) const {
        if (!board_.inside(end.cell)) return 0.0;
        const Touching& asked = board_.touching(end.cell);
        if (!joiners(asked, 0, 0)) return 0.0;
        double most = 0.0;
        for (const MindEnd& next : ends) {
            if (next.cell != end.cell || next.line == end.line) continue;
            most =
                std::max(most, chance(side, joiners(asked, end.edge, next.edge)) * found[next.line].score());
        }
        return kHopeOfAnEnd + most;
    }

    double chance(Side side, TileSet wanted) const {
        if (wanted & hands_[side]) return kOwn;
        if (wanted & unseen_) return kUnseen;
        return wanted & hands_[1 - side] ? kOthers : 0.0;
    }

    MindBoard board_;
    int first_;
    std::array<TileSet, 2> hands_{};
    TileSet unseen_ = 0;
};

// The legal placements that differ in what is seen. The first piece of a game comes as near to the centre as
// it may: boards are alike all round.
std::vector<MindPlacement> distinct(const MindGame& game) {
    std::vector<MindPlacement> found;
    std::map<std::tuple<int, unsigned, std::array<int, 6>>, std::size_t> known;
    for (const MindPlacement& one : game.legal()) {
        const auto look = std::tuple{one.cell, one.face().red, one.face().partners};
        const auto [at, fresh] = known.try_emplace(look, found.size());
        if (fresh) {
            found.push_back(one);
        } else {
            found[at->second] = one;
        }
    }
    if (!game.board().empty()) return found;
    const auto away = [](const MindPlacement& one) { return kMindGrid.distance(one.cell, kMindCentre); };
    const int nearest = away(*std::ranges::min_element(found, {}, away));
    std::erase_if(found, [&](const MindPlacement& one) { return away(one) != nearest; });
    return found;
}

// A look ahead: the fills that are due after a placement, and the reply to it.
class Ahead {
public:
    Ahead(Sight& sight, int player) : sight_(sight), own_(player) {}

    // The most promising first.
    std::vector<MindPlacement> ranked(const std::vector<MindPlacement>& found, std::size_t most) {
        std::vector<std::pair<double, MindPlacement>> valued;
        for (const MindPlacement& one : found) valued.emplace_back(sight_.expected_lead_with(own, one), one);
        std::ranges::stable_sort(valued, std::greater{}, [](const auto& one) { return one.first; });
        std::vector<MindPlacement> first;
        for (const auto& [_, one] : valued)
            if (first.size() < most) first.push_back(one);
        return first;
    }

    // The expected lead after an own placement and the reply to it; one that is not above `enough` may be
    // too high.
    double value(const MindGame& game, const MindPlacement& placed, double enough) {
        MindGame after = game;
        after.push({.kind = MindAction::Kind::placement, .placed = placed});
        sight_.place(own, placed);
        const double value = onward(after, enough);
        sight_.undo(own);
        return value;
    }

private:
    double onward(const MindGame& game, double enough) {
        if (game.over()) return sight_.lead();
        const bool another_turn = game.player() == own_ && game.stage() != MindGame::Stage::after;
        if (game.drawing() || another_turn) return sight_.expected_lead();
        const auto found = distinct(game);
        if (game.player() != own_) return after_reply(found, enough);
        double most = -kNever;
        for (const MindPlacement& fill : ranked(found, kFollowedFills))
            most = std::max(most, value(game, fill, enough));
        return most;
    }

    // The value after the best reply, or after the first that is good enough: what was such a reply before
    // is tried first.
    double after_reply(std::vector<MindPlacement> found, double enough) {
        std::ranges::stable_sort(found, std::greater{}, [&](const auto& reply) { return strong_[reply]; });
        double least = kNever;
        for (const MindPlacement& reply : found) {
            least = std::min(least, sight_.expected_lead_with(other, reply));
            if (least > enough) continue;
            ++strong_[reply];
            break;
        }
        return least;
    }

    Sight& sight_;
    int own_;
    std::map<MindPlacement, int> strong_;
};

}  // namespace

std::optional<MindLevel> parse_mind_level(std::string_view name) {
    if (name == "greedy") return MindLevel::greedy;
    return name == "planner" ? std::optional(MindLevel::planner) : std::nullopt;
}

MindAction choose(const MindGame& given, MindLevel level, std::uint64_t seed) {
    using Kind = MindAction::Kind;
    MindGame game = given;
    game.hide();
    Sight sight(game);
    if (game.stage() == MindGame::Stage::offered)
        return {.kind = Kind::step, .step = sight.lead() > 0 ? MindStep::agree : MindStep::decline};
    auto found = distinct(game);
    Random(seed).shuffle(found);
    Ahead ahead(sight, game.player());
    const bool looks = level == MindLevel::planner && found.size() > 1;
    if (looks) found = ahead.ranked(found, kWithReplies);
    MindPlacement best = found.front();
    double most = -kNever;
    for (const MindPlacement& one : found) {
        const double value = looks ? ahead.value(game, one, most) : sight.lead_with(one);
        if (value > most) {
            best = one;
            most = value;
        }
    }
    return {.kind = Kind::placement, .placed = best};
}

}  // namespace tantrix
