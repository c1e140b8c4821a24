#include "engine/inputs.hpp"

#include <algorithm>
#include <bit>
#include <span>

namespace tantrix {

namespace {

// Chances are whole 256ths, points whole 64ths.
constexpr int kSure = 256, kPoint = 64;

constexpr std::array<int, 15> kLengthBucket{0, 0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7};

constexpr int length_bucket(int length) { return kLengthBucket[std::min(length, 14)]; }

// Kinds of ends, from hopeless to good: what a row about both ends of a piece tells apart.
enum EndClass { kDead, kBarred, kForced, kScarce, kOpen, kHeld, kJoint, kGoodJoint };

// left / (left + doubt), as the planner has it, in 256ths; `doubt` in tenths.
constexpr auto chances(int doubt) {
    std::array<std::uint8_t, kTiles + 1> table{};
    for (int left = 1; left <= kTiles; ++left) {
        table[left] = static_cast<std::uint8_t>(std::min(255, kSure * 10 * left / (10 * left + doubt)));
    }
    return table;
}

constexpr auto kForcedChance = chances(4), kOpenChance = chances(20);

// A number of tiles in four steps: none, one or two, up to five, more.
constexpr int amount(int tiles) { return tiles == 0 ? 0 : tiles <= 2 ? 1 : tiles <= 5 ? 2 : 3; }

// How likely an end goes on: not at all, hardly, well.
constexpr int outlook(int chance) { return chance == 0 ? 0 : chance < kSure * 5 / 8 ? 1 : 2; }

// The place of an unordered pair of whole numbers.
constexpr int pair_of(int one, int other) {
    const auto [low, high] = std::minmax(one, other);
    return high * (high + 1) / 2 + low;
}

// What is known of one open end.
struct EndInfo {
    TileSet fitting;  // of the tiles in hands and to come
    End far;          // the other end of the piece that it would join
    int chance;       // that its space is filled in time, in 256ths
    int more;         // the length of the piece that it would join
    int doubt;        // 0 for a dead end
    int hope;         // what it may still bring, in 64ths of a point, over so many joints as were looked at
    std::int8_t joined, joined_end;  // the piece that it would join, -1 for none; its end there
    std::int8_t touched;             // edges of its space
    bool closes, contested;
};

class Gatherer {
public:
    Gatherer(SearchState& state, Inputs& inputs)
        : state_(state), position_(state.position()), board_(state.board()), inputs_(inputs) {}

    void gather() {
        find_sides();
        for (int side = 0; side < inputs_.sides; ++side) describe_side(side);
        describe_shared();
    }

private:
    // An end that would join another piece.
    struct Joining {
        EndInfo* info;
        const Piece* piece;
        End other_end;  // the piece's
        int hope;       // with one joint more
    };

    struct Side {
        int colour;
        TileSet held;  // by its players
    };

    void find_sides() {
        const unsigned playing = position_.playing();
        const int mover = position_.player(), sides = position_.sides();
        // The own side first, then as they follow in turn.
        for (int step = 0; step < sides; ++step) {
            const int side = (mover + step) % sides;
            Side found{position_.colour(side), 0};
            for (int player = side; player < position_.players(); player += sides) {
                if (playing >> player & 1) found.held |= state_.hand(player);
            }
            if (step && !(playing >> side & 1)) continue;
            side_colours_ |= 1U << found.colour;
            sides_[count_++] = found;
            all_held_ |= found.held;
        }
        inputs_.sides = count_;
        unseen_ = position_.bag_size() ? position_.unseen() : 0;
        const int unplayed = std::popcount(unseen_ | all_held_);
        growth_ = kPoint + 6 * kPoint * unplayed / kTiles;
        restricted_ = position_.restricted();
        const int bag = std::popcount(unseen_);
        part_ = bag == 0 ? 0 : bag <= 14 ? 1 : 2;
    }

    void describe_side(int number) {
        const Side& side = sides_[number];
        SideInputs& inputs = inputs_.of[number];
        inputs.row_count = 0;
        inputs.dense.fill(0);
        const int role = number ? 1 : 0;
        rivals_ = all_held_ & ~side.held;
        const Lines& lines = state_.lines();
        int dead_ends = 0, live_ends = 0, count = 0;
        joining_count_ = 0;
        lines.each(side.colour, [&](int piece, const Piece& of) {
            for (int which = 0; which < 2; ++which) {
                EndInfo& info = ends_[piece][which];
                look(side, of, which, info);
                (info.doubt ? live_ends : dead_ends) += 1;
                if (info.doubt && info.joined >= 0 && !info.closes) {
                    joining_[joining_count_++] = {&info, &of, of.ends[1 - which], 0};
                }
            }
            ++count;
        });
        follow();
        follow();
        Best best;
        lines.each(side.colour,
                   [&](int piece, const Piece& of) { best.add(piece, of, ends_[piece], kClosing); });
        for (int rank = 0; rank < Layout::kBest && best.pieces[rank] >= 0; ++rank) {
            const int piece = best.pieces[rank];
            add_best_rows(inputs, side, role, rank, lines.piece(side.colour, piece), ends_[piece]);
        }
        lines.each(side.colour, [&](int piece, const Piece& of) { add_rows(inputs, role, piece, of); });
        const int loop = lines.loop(side.colour);
        inputs.add(Layout::kBestLoop + role * Layout::kLoops + std::min(loop / 4, Layout::kLoops - 1));
        const int expected = std::max(loop * kPoint, best.hopes[0]);
        auto* dense = inputs.dense.data();
        const auto put = [&](int value) { *dense++ = static_cast<std::int16_t>(value); };
        put(loop * 4);
        put(best.longest * 4);
        for (const int hope : best.hopes) put(hope / 8);
        put(expected / 8);
        const TileSet coloured = kOfColour[side.colour];
        put(std::popcount(side.held & coloured) * 8);
        put(std::popcount(rivals_ & coloured) * 4);
        put(std::popcount(unseen_ & coloured) * 2);
        put(count * 4);
        put(live_ends * 2);
        put(dead_ends * 3);
        put(best.chances[0] / 4);
        put(best.chances[1] / 4);
        put(best.length * 4);
        put(best.closing / 8);
        put(std::max(0, best.hopes[0] - loop * kPoint) / 8);
        put(std::popcount(side.held) * 8);
        expected_[number] = expected;
        points_[number] = std::max(loop, best.longest);
    }

    // Find out what one end of a piece meets.
    void look(const Side& side, const Piece& piece, int which, EndInfo& info) {
        const End end = piece.ends[which];
        const Cell at = cell_of(end);
        const Pattern pattern = board_.pattern(at);
        const Space& space = kPatternTables.spaces[pattern];
        const auto& touching = space.edges;
        const unsigned met = touching[side.colour] & ~(1U << edge_of(end));
        info = {};
        info.joined = -1;
        if (met) {
            info.closes = cell_of(piece.ends[1 - which]) == at;
            const auto [joined, joined_end] = state_.lines().owner(end_at(at, std::countr_zero(met)));
            const Piece& other = state_.lines().piece(side.colour, joined);
            info.joined = static_cast<std::int8_t>(joined);
            info.joined_end = static_cast<std::int8_t>(joined_end);
            info.far = other.ends[1 - joined_end];
            info.more = other.length;
        }
        const TileSet fitting = space.tiles & (unseen_ | all_held_);
        const int left = std::popcount(fitting);
        info.fitting = fitting;
        info.touched = static_cast<std::int8_t>(space.touched);
        // Three edges of a colour fit no tile at all.
        if (!left) return;
        const bool own = fitting & side.held, forced = space.touched >= Board::kForcing;
        const int some = own ? 5 : 8;
        if (forced) {
            info.doubt = own ? 1 : fitting & rivals_ ? 2 : left <= 2 ? 3 : 4;
            info.chance = kForcedChance[left];
        } else if (restricted_ && state_.closure().bars(at)) {
            info.doubt = left <= 2 ? 11 : 12;
            info.chance = kOpenChance[left] / 2;
        } else {
            info.doubt = some + (left <= 2 ? 0 : left <= 5 ? 1 : 2);
            info.chance = restricted_ ? kOpenChance[left] * (own ? 10 : 9) / 10 : own ? 128 : 38;
        }
        for (unsigned others = side_colours_ & ~(1U << side.colour); others; others &= others - 1) {
            info.contested |= touching[std::countr_zero(others)] != 0;
        }
        info.hope = info.joined < 0 ? info.chance * growth_ / kSure
                                    : info.chance * ((1 + info.more) * kPoint + growth_ * 5 / 8) / kSure;
    }

    // Follow each end that joins over one joint more.
    void follow() {
        const std::span joining(joining_.data(), joining_count_);
        for (Joining& one : joining) {
            const EndInfo& info = *one.info;
            const EndInfo& far = ends_[info.joined][1 - info.joined_end];
            // Where the far end comes back to the other end, the line would close.
            const int onward = cell_of(info.far) == cell_of(one.other_end)
                                   ? far.chance * (one.piece->length + info.more + 2) / 2 * kClosing / kSure
                                   : far.hope;
            one.hope = info.chance * ((1 + info.more) * kPoint + onward) / kSure;
        }
        for (const Joining& one : joining) one.info->hope = one.hope;
    }

    void add_rows(SideInputs& inputs, int role, int number, const Piece& piece) {
        const int length = length_bucket(piece.length);
        const auto& ends = ends_[number];
        const int base = Layout::kEnds + (role * Layout::kLengths + length) * Layout::kEndCodes;
        inputs.add(base + code(ends[0]));
        inputs.add(base + code(ends[1]));
        inputs.add(Layout::kPairs + (role * Layout::kLengths + length) * Layout::kClassPairs +
                   pair_of(end_class(ends[0]), end_class(ends[1])));
    }

    void add_best_rows(SideInputs& inputs, const Side& side, int role, int rank, const Piece& piece,
                       const std::array<EndInfo, 2>& ends) {
        const int ranked = role * Layout::kBest + rank;
        const int length = piece.length <= 10 ? piece.length - 1 : std::min(10 + (piece.length - 11) / 3, 13);
        inputs.add(Layout::kBestLength + (ranked * Layout::kExactLengths + length) * Layout::kParts + part_);
        for (const EndInfo& end : ends) {
            inputs.add(Layout::kBestSpace + ranked * Layout::kHolders * Layout::kSpaceKinds +
                       space_code(side, end));
            inputs.add(Layout::kBestMeeting + ranked * Layout::kMeetings + meeting_code(end));
        }
        const int steps = kBoardGrid.distance(cell_of(piece.ends[0]), cell_of(piece.ends[1]));
        const int apart = steps <= 1 ? steps : steps <= 3 ? 2 : 3;
        const int coarse = piece.length <= 4 ? 0 : piece.length <= 7 ? 1 : piece.length <= 11 ? 2 : 3;
        const int at = role * Layout::kApartRanks + std::min(rank, Layout::kApartRanks - 1);
        inputs.add(Layout::kBestApart +
                   ((at * Layout::kApart + apart) * Layout::kCoarseLengths + coarse) * Layout::kHopePairs +
                   pair_of(outlook(ends[0].chance), outlook(ends[1].chance)));
    }

    // The kind of space that an end enters, and who holds how many tiles for it.
    int space_code(const Side& side, const EndInfo& end) const {
        const int own = std::min(std::popcount(end.fitting & side.held), 2);
        const int rivals = std::min(std::popcount(end.fitting & rivals_), 2);
        const int bagged = amount(std::popcount(end.fitting & unseen_));
        const int kind = end.touched >= Board::kForcing ? 3 : end.doubt >= 11 ? 2 : end.touched - 1;
        return ((kind * 3 + own) * 3 + rivals) * 4 + bagged;
    }

    // What an end would join, how likely it does and how that would go on.
    int meeting_code(const EndInfo& end) const {
        constexpr std::array<int, 8> kMore{0, 1, 2, 2, 3, 3, 3, 4};
        const bool joins = end.joined >= 0 && !end.closes;
        const int met = end.closes ? 5 : joins ? kMore[std::min(end.more, 7)] : 0;
        const int onward = joins ? outlook(ends_[end.joined][1 - end.joined_end].chance) : 0;
        return (met * 3 + outlook(end.chance)) * 3 + onward;
    }

    int code(const EndInfo& info) const {
        if (!info.doubt) return 0;
        int joint = info.closes;
        if (!info.closes && info.joined >= 0) {
            constexpr std::array<int, 9> kMore{0, 0, 1, 2, 2, 3, 3, 3, 4};
            const bool goes_on = ends_[info.joined][1 - info.joined_end].doubt;
            joint = 2 + kMore[std::min(info.more, 8)] * 2 + goes_on;
        }
        return 1 + ((info.doubt - 1) * Layout::kJoints + joint) * 2 + info.contested;
    }

    static int end_class(const EndInfo& info) {
        if (!info.doubt) return kDead;
        if (info.doubt >= 11) return kBarred;
        if (info.joined >= 0) return info.more >= 3 || info.closes ? kGoodJoint : kJoint;
        if (info.doubt <= 4) return kForced;
        if (info.doubt <= 7) return kHeld;
        return info.doubt == 8 ? kScarce : kOpen;
    }

    // The best pieces of a side.
    struct Best {
        std::array<int, Layout::kBest> hopes{}, pieces{-1, -1, -1};
        std::array<int, 2> chances{};
        int longest = 0, length = 0, closing = 0;

        void add(int number, const Piece& piece, const std::array<EndInfo, 2>& ends, int closing_worth) {
            longest = std::max(longest, piece.length);
            int hope = piece.length * kPoint;
            if (ends[0].closes) {
                const int gain = ends[0].chance * (piece.length + 2) * closing_worth / kSure;
                closing = std::max(closing, gain);
                hope += gain;
            } else {
                hope += ends[0].hope + ends[1].hope;
            }
            if (hope > hopes[0]) {
                length = piece.length;
                chances = {std::max(ends[0].chance, ends[1].chance),
                           std::min(ends[0].chance, ends[1].chance)};
            }
            for (int rank = 0; rank < Layout::kBest; ++rank) {
                if (hope <= hopes[rank]) continue;
                std::swap(hope, hopes[rank]);
                std::swap(number, pieces[rank]);
            }
        }
    };

    void describe_shared() {
        SideInputs& inputs = inputs_.of[0];
        const int bag = std::popcount(unseen_);
        const int phase = bag ? std::min(5 + bag / 10, 9) : std::min(std::popcount(all_held_) / 3, 4);
        const int mode = position_.doubles() ? 3 : position_.players() - 2;
        const bool after = position_.stage() != Stage::forced;
        inputs.add(Layout::kStage + (after * Layout::kPhases + phase) * Layout::kModes + mode);
        int rival = 0, rival_hope = 0;
        for (int side = 1; side < count_; ++side) {
            rival = std::max(rival, points_[side]);
            rival_hope = std::max(rival_hope, expected_[side]);
        }
        const int lead = points_[0] - rival;
        inputs.add(Layout::kMargin + phase * Layout::kMargins + std::clamp(lead, -20, 20) + 20);

        const TileSet coloured = kOfColour[sides_[0].colour];
        const int held = std::min(std::popcount(sides_[0].held & coloured), 6);
        const int elsewhere = std::min(std::popcount(all_held_ & ~sides_[0].held & coloured), 6);
        inputs.add(Layout::kHand + (held * 7 + elsewhere) * Layout::kParts + part_);

        int own = 0, others = 0, both = 0, bagged = 0, nobody = 0;
        const TileSet mine = state_.hand(position_.player()), theirs = all_held_ & ~mine;
        board_.each_forced([&](Cell at) {
            const Space& space = kPatternTables.spaces[board_.pattern(at)];
            const TileSet fitting = space.tiles;
            const bool by_me = fitting & mine, by_them = fitting & theirs;
            int met = 0;
            for (int side = 1; side < count_; ++side) {
                met = std::max(met, std::popcount(space.edges[sides_[side].colour]));
            }
            const int own_met = std::popcount(space.edges[sides_[0].colour]);
            const int later = std::min(amount(std::popcount(fitting & unseen_)), 2);
            inputs.add(Layout::kForcedSpace + ((by_me * 2 + by_them) * 3 + later) * 9 +
                       std::min(own_met, 2) * 3 + std::min(met, 2));
            if (by_me) {
                ++(by_them ? both : own);
            } else if (by_them) {
                ++others;
            } else {
                ++(fitting & unseen_ ? bagged : nobody);
            }
            return true;
        });
        auto* dense = inputs.dense.data() + kSideDense;
        const auto put = [&](int value) { *dense++ = static_cast<std::int16_t>(value); };
        put(bag * 2);
        put(std::popcount(mine) * 8);
        put(std::popcount(theirs) * 4);
        put(own * 16);
        put(others * 16);
        put(both * 16);
        put(bagged * 16);
        put(nobody * 16);
        put(std::clamp(lead, -40, 40) * 4);
        put((expected_[0] - rival_hope) / 8);
        // What a lead weighs hangs on how much is still to come.
        const int unplayed = std::popcount(unseen_ | all_held_);
        put(static_cast<int>((expected_[0] - rival_hope) / (4 + unplayed / 2)));
        put(after ? 64 : 0);
        put(bag ? 0 : 64);
        put(position_.players() * 16);
    }

    // What the points of a loop in reach count beside those of a line, in 64ths.
    static constexpr int kClosing = 54;

    static constexpr auto kOfColour = [] {
        std::array<TileSet, kColours> tiles{};
        for (int tile = 1; tile <= kTiles; ++tile) {
            for (int colour = 0; colour < kColours; ++colour) {
                if (has_colour(tile, colour)) tiles[colour] |= only(tile);
            }
        }
        return tiles;
    }();

    SearchState& state_;
    const Position& position_;
    const Board& board_;
    Inputs& inputs_;
    std::array<Side, kMaxPlayers> sides_;
    std::array<int, kMaxPlayers> expected_, points_;
    int count_ = 0, growth_ = 0;
    unsigned side_colours_ = 0;
    TileSet all_held_ = 0, rivals_ = 0, unseen_ = 0;
    bool restricted_ = false;
    int part_ = 0;  // of the game: the bag empty, low, well filled
    std::array<std::array<EndInfo, 2>, 64> ends_;
    std::array<Joining, 128> joining_;
    std::size_t joining_count_ = 0;
};

}  // namespace

#ifdef TANTRIX_WIDE
// The same with instructions that count bits, which not all machines have.
[[gnu::target("popcnt,bmi,bmi2,lzcnt"), gnu::flatten]] static void gather_by_bits(SearchState& state,
                                                                                  Inputs& inputs) {
    Gatherer(state, inputs).gather();
}
#endif

void gather(SearchState& state, Inputs& inputs) {
#ifdef TANTRIX_WIDE
    static const bool bits = __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi2");
    if (bits) return gather_by_bits(state, inputs);
#endif
    Gatherer(state, inputs).gather();
}

}  // namespace tantrix
