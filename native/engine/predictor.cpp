#include "engine/predictor.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>

namespace tantrix {

namespace {

// So many of the own placements get a reply, the best of so many of the other's.
constexpr std::size_t kAnswered = 12;
constexpr int kFollowed = 5;  // a line is predicted over so many joints

class Predictor {
public:
    explicit Predictor(SearchState& state)
        : state_(state), position_(state.position()), own_(position_.player()) {}

    Candidates run() {
        state_.actions(list_);
        Candidates found;
        for (const Action action : list_) {
            found.push_back({action});
            found.back().utility = laid(action, own_);
        }
        sort_candidates(found);
        const std::size_t count = std::min(kAnswered, found.size());
        if (count < 2) return found;
        for (std::size_t index = 0; index < count; ++index) {
            found[index].utility = answered(found[index].action);
            found[index].samples = 1;
        }
        // Those that had no reply stay behind those that had one.
        std::ranges::stable_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count),
                                 std::greater{}, &Candidate::utility);
        return found;
    }

private:
    // The predicted lead of a player's side with one tile more, by whoever is to act.
    double laid(Action action, int player) {
        state_.lay(action);
        const double value = lead(player);
        state_.lift();
        return value;
    }

    // The lead after a placement and the best that the next player makes of it; no tile is drawn.
    double answered(Action action) {
        Ground ground = state_.ground();
        state_.lines().push(ground.board, action.cell(), action.it());
        ground.board.push(action.cell(), action.it());
        double worst = lead(own_);
        const int next = (own_ + 1) % position_.players();
        const TileSet hand = position_.hand(next);
        reply_.clear();
        ground.sound = true;
        if (!find_fills(ground, hand, &reply_)) find_free_moves(ground, hand, &reply_);
        for (const Action reply : reply_) {
            state_.lines().push(ground.board, reply.cell(), reply.it());
            ground.board.push(reply.cell(), reply.it());
            worst = std::min(worst, lead(own_));
            ground.board.pop();
            state_.lines().pop();
        }
        ground.board.pop();
        state_.lines().pop();
        return worst;
    }

    double lead(int player) {
        const Board& board = state_.board();
        left_ = kAllTiles & ~board.played();
        const int side = player % position_.sides();
        double own = 0, others = 0;
        for (int other = 0; other < position_.sides(); ++other) {
            const double value = predicted(other);
            if (other == side) {
                own = value;
            } else {
                others = std::max(others, value);
            }
        }
        return own - others;
    }

    // The final points to expect of a side: its best line or loop, the next best counting a little.
    double predicted(int side) {
        const int colour = position_.colour(side);
        held_ = 0;
        for (int player = side; player < position_.players(); player += position_.sides()) {
            held_ |= position_.hand(player);
        }
        double best = state_.lines().loop(colour), next = 0;
        state_.lines().each(colour, [&](int, const Piece& piece) {
            double value = final_length(colour, piece);
            if (value > best) std::swap(value, best);
            next = std::max(next, value);
        });
        return best + 0.05 * next;
    }

    double final_length(int colour, const Piece& piece) {
        const double one = chance(piece.ends[0]), other = chance(piece.ends[1]);
        if (cell_of(piece.ends[0]) == cell_of(piece.ends[1])) {
            return piece.length + one * (piece.length + 2);
        }
        return piece.length + onward(colour, piece.ends[0], one, kFollowed) +
               onward(colour, piece.ends[1], other, kFollowed);
    }

    // The tiles that an end still gains: the joint, the piece behind it, and what follows from there; an
    // open end gains its share of the tiles to come.
    double onward(int colour, End end, double chance, int joints) {
        if (chance == 0) return 0;
        const Board& board = state_.board();
        const auto& touching = kPatternTables.spaces[board.pattern(cell_of(end))].edges;
        const unsigned met = touching[colour] & ~(1U << edge_of(end));
        const double share = 0.5 + 4.5 * std::popcount(left_) / kTiles;
        if (!met) return chance * share;
        const auto [number, which] = state_.lines().owner(end_at(cell_of(end), std::countr_zero(met)));
        const Piece& piece = state_.lines().piece(colour, number);
        const End far = piece.ends[1 - which];
        const double beyond = joints ? onward(colour, far, this->chance(far), joints - 1) : 0;
        return chance * (1 + piece.length + beyond);
    }

    // How likely the space of an end is filled, by the count of what fits and who holds it.
    double chance(End end) const {
        const Board& board = state_.board();
        const TileSet fitting = kPatternTables.spaces[board.pattern(cell_of(end))].tiles & left_;
        if (!fitting) return 0;
        const int held = std::popcount(fitting & held_), count = std::popcount(fitting);
        const bool forced = kPatternTables.spaces[board.pattern(cell_of(end))].touched >= Board::kForcing;
        const double doubt = forced ? 0.5 : held ? 1.2 : 2.2;
        return count / (count + doubt);
    }

    SearchState& state_;
    const Position& position_;
    int own_;
    TileSet left_ = 0, held_ = 0;
    ActionList list_, reply_;
};

}  // namespace

Candidates predictor(SearchState& state) { return std::make_unique<Predictor>(state)->run(); }

}  // namespace tantrix
