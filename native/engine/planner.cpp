#include "engine/planner.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tantrix {

namespace {

constexpr double kGrowth = 6.0, kLeastGrowth = 1.0, kClosing = 0.85, kSecond = 0.03;
constexpr double kForcedDoubt = 0.4, kDoubt = 2.0, kHorizon = 0.62, kOnlyOthers = 0.9;
constexpr double kLastOwn = 0.5, kLastOthers = 0.15;
constexpr int kFillsAhead = 3, kEnough = 4000;
constexpr std::size_t kCandidates = 16, kReplies = 4, kFills = 2;

}  // namespace

LookAhead::LookAhead(SearchState& state, int joints)
    : board_(state.ground().board), lines_(state.lines()), joints_(joints) {
    const Position& position = state.position();
    players_ = position.players();
    own_ = position.player();
    restricted_ = position.restricted();
    connected_ = position.connected();
    // A placement in mid-turn is followed by what its stage lets follow.
    stage_ = position.stage() == Stage::forced ? Stage::forced : Stage::after;
    colours_[sides_++] = position.colour(own_);
    for (int side = 0; side < position.sides(); ++side) {
        if (position.colour(side) != colours_[0]) colours_[sides_++] = position.colour(side);
    }
    unplayed_ = position.unseen();
    const unsigned playing = position.playing();
    for (int player = 0; player < players_; ++player) {
        const bool resigned = position.resigned() >> player & 1;
        hands_[player] = resigned ? 0 : position.hand(player);
        held_[position.colour(player)] |= hands_[player];
        if (playing >> player & 1) unplayed_ |= position.hand(player);
    }
    growth_ = kLeastGrowth + kGrowth * std::popcount(unplayed_) / kTiles;
}

double LookAhead::value(Action action, int turns) { return after(action, own_, stage_, turns, kFillsAhead); }

Candidates LookAhead::judged(std::vector<Action> actions, int turns) {
    std::size_t followed = actions.size();
    if (turns > 1 && followed > kCandidates) {
        std::vector<Ranked> first;
        for (const Action action : actions) first.push_back({action, value(action, 1)});
        std::ranges::stable_sort(first, std::greater{}, &Ranked::lead);
        std::ranges::transform(first, actions.begin(), &Ranked::action);
        followed = kCandidates;
    }
    const int enough = evaluated_ + kEnough;
    Candidates found;
    for (const Action action : actions) {
        found.push_back({action});
        const bool enough_seen = turns > 1 && found.size() > 1 && evaluated_ > enough;
        if (found.size() <= followed && !enough_seen) found.back().utility = value(action, turns);
    }
    std::ranges::stable_sort(found, [](const Candidate& one, const Candidate& other) {
        return one.utility > other.utility || (!std::isnan(one.utility) && std::isnan(other.utility));
    });
    return found;
}

void LookAhead::place(int player, Action action) {
    hands_[player] &= ~only(action.tile());
    lines_.push(board_, action.cell(), action.it());
    board_.push(action.cell(), action.it());
}

void LookAhead::undo(int player, Action action) {
    board_.pop();
    lines_.pop();
    hands_[player] |= only(action.tile());
}

int LookAhead::next_player(int player) const {
    for (int step = 1; step < players_; ++step) {
        const int seat = (player + step) % players_;
        if (hands_[seat]) return seat;
    }
    return player;
}

double LookAhead::after(Action action, int player, Stage stage, int turns, int ahead) {
    place(player, action);
    const double value = go_on(player, stage, turns, ahead);
    undo(player, action);
    return value;
}

double LookAhead::go_on(int player, Stage stage, int turns, int ahead) {
    list_.clear();
    if (ahead && find_fills(ground(), hands_[player], &list_)) {
        return choose(ranked(player), kFills, player, stage, turns, ahead - 1);
    }
    if (stage == Stage::forced) {
        list_.clear();
        if (find_free_moves(ground(), hands_[player], &list_)) {
            return choose(ranked(player), kReplies, player, Stage::after, turns, kFillsAhead);
        }
    }
    if (turns == 1) return lead();
    return go_on(next_player(player), Stage::forced, turns - 1, kFillsAhead);
}

double LookAhead::choose(const std::vector<Ranked>& actions, std::size_t most, int player, Stage stage,
                         int turns, int ahead) {
    double chosen = 0;
    for (std::size_t index = 0; index < std::min(most, actions.size()); ++index) {
        const double value = after(actions[index].action, player, stage, turns, ahead);
        if (!index || (player == own_ ? value > chosen : value < chosen)) chosen = value;
    }
    return chosen;
}

// The placements of the list by how the board lies after each, the best for the player first.
std::vector<LookAhead::Ranked> LookAhead::ranked(int player) {
    std::vector<Ranked> ranked;
    ranked.reserve(static_cast<std::size_t>(list_.size()));
    for (const Action action : list_) ranked.push_back({action, 0});
    if (ranked.size() < 2) return ranked;
    for (Ranked& one : ranked) {
        place(player, one.action);
        one.lead = lead();
        undo(player, one.action);
    }
    if (player == own_) {
        std::ranges::stable_sort(ranked, std::greater{}, &Ranked::lead);
    } else {
        std::ranges::stable_sort(ranked, std::less{}, &Ranked::lead);
    }
    return ranked;
}

double LookAhead::lead() {
    ++evaluated_;
    const double own = expected_points(colours_[0]);
    double others = expected_points(colours_[1]);
    for (int side = 2; side < sides_; ++side) others = std::max(others, expected_points(colours_[side]));
    return own - others;
}

double LookAhead::expected_points(int colour) {
    double best = lines_.loop(colour), second = 0;
    lines_.each(colour, [&](int, const Piece& piece) {
        const double value = line(colour, piece);
        if (value > best) {
            second = best;
            best = value;
        } else if (value > second) {
            second = value;
        }
    });
    return best + kSecond * second;
}

double LookAhead::line(int colour, const Piece& piece) const {
    const auto [end, other] = std::minmax(piece.ends[0], piece.ends[1]);
    const int length = piece.length;
    if (cell_of(end) == cell_of(other)) {
        return length + chance(cell_of(end), colour) * (length + 2) * kClosing;
    }
    return length + reach(colour, end, cell_of(other), length, joints_) +
           reach(colour, other, cell_of(end), length, joints_);
}

// What an end adds to a line; at the cell `goal` the line would close.
double LookAhead::reach(int colour, End end, Cell goal, int length, int joints) const {
    const Cell at = cell_of(end);
    const unsigned meeting = kPatternTables.spaces[board_.pattern(at)].edges[colour];
    if (std::popcount(meeting) > 2) return 0;  // three edges of a colour: no tile ever fits
    const double chance = this->chance(at, colour);
    const double growth = chance * growth_;
    const unsigned met = meeting & ~(1U << edge_of(end));
    if (!met) return growth;
    const auto [number, which] = lines_.owner(end_at(at, std::countr_zero(met)));
    const Piece& piece = lines_.piece(colour, number);
    const End far = piece.ends[1 - which];
    const int more = piece.length;
    const double joined = chance * (1 + more);
    if (joints == 0) return joined + growth * kHorizon;
    if (cell_of(far) == goal) {
        return joined + chance * this->chance(goal, colour) * (length + more + 2) / 2 * kClosing;
    }
    return joined + chance * reach(colour, far, goal, length, joints - 1);
}

// How likely a space is filled in time, by what it asks and who holds what.
double LookAhead::chance(Cell at, int colour) const {
    const Pattern pattern = board_.pattern(at);
    const TileSet fitting = kPatternTables.spaces[pattern].tiles & unplayed_;
    if (!fitting) return 0;
    const double left = std::popcount(fitting);
    if (kPatternTables.spaces[pattern].touched >= Board::kForcing) return left / (left + kForcedDoubt);
    const bool own = fitting & held_[colour];
    if (restricted_) return left / (left + kDoubt) * (own ? 1.0 : kOnlyOthers);
    return own ? kLastOwn : kLastOthers;
}

}  // namespace tantrix
