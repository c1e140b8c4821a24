// Counts the solutions of puzzles that are much alike.
//
// Which tracks there are depends only on the board, or on how many links are corners, bends and straights,
// and no more than some thousand tracks pass 15 cells of a board or 11 of a free shape. So they are walked
// once (path_enumerator.cpp), prepared (`Assigner::prepare`) and kept; a count then only lays the tiles along
// those that have the right links.
//
// On a board that turns map onto itself each solution is wanted once. Of the turned copies of a track the
// least is kept, along which no two solutions are copies of each other. Where a turn maps a track onto
// itself, all its copies are kept, and of each solution the least copy is counted, as in any search.
#include "search/track/track_catalogue.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "common/threads.hpp"
#include "search/figure.hpp"
#include "search/methods.hpp"
#include "search/search_control.hpp"
#include "search/track/assigner.hpp"
#include "search/track/path_enumerator.hpp"

namespace tantrix {

namespace {

// The longest walk and the most tracks that are worth it, and of how many boards and links they are kept.
constexpr std::uint64_t kMostTrials = 1 << 22;
constexpr std::size_t kMostTracks = 20'000, kMostCatalogues = 256;

using Links = std::array<int, 3>;  // corners, bends, straights

// The tracks by their links; none where they are too many.
using Catalogue = std::optional<std::map<Links, std::vector<PreparedTrack>>>;

Links links_of(const std::vector<Slot>& slots) {
    Links links{};
    for (const Slot& slot : slots) {
        const int apart = turned(slot.out - slot.in);
        ++links[std::min(apart, 6 - apart) - 1];
    }
    return links;
}

// The turns of a board on itself, and what they do to tracks.
class TrackTurns {
public:
    TrackTurns(const Grid& grid, const std::vector<Hex>& board)
        : turns_(board.empty() ? std::vector<Symmetry>{} : symmetries(board)), index_(grid.size(), 0) {
        for (std::size_t i = 0; i < board.size(); ++i)
            index_[grid.at(board[i].q, board[i].r)] = static_cast<int>(i);
    }

    enum class Copy { asymmetric, symmetric, other };
    // Whether a track is the least of its turned copies, which all differ, or maps onto itself.
    Copy copy(const std::vector<Slot>& slots) const {
        const Ends own = ends(slots);
        Copy found = Copy::asymmetric;
        for (const Symmetry& turn : turns_) {
            const Ends other = moved(own, turn);
            if (other == own) return Copy::symmetric;
            if (other < own) found = Copy::other;
        }
        return found;
    }

private:
    using Ends = std::vector<unsigned>;  // by cell of the board the edges that the track crosses, as bits

    Ends ends(const std::vector<Slot>& slots) const {
        Ends found(slots.size());
        for (const Slot& slot : slots) found[index_[slot.cell]] = 1u << slot.in | 1u << slot.out;
        return found;
    }
    static Ends moved(const Ends& own, const Symmetry& turn) {
        Ends found(own.size());
        for (std::size_t i = 0; i < own.size(); ++i)
            found[turn.to[i]] = (own[i] << turn.sixths | own[i] >> (6 - turn.sixths)) & 63;
        return found;
    }

    const std::vector<Symmetry> turns_;
    std::vector<int> index_;  // by grid cell: which one of the board it is
};

// On a board the tracks of all links are walked at once, in a free shape those that the tiles have.
Catalogue walked(const Task& task, const Grid& grid, Assigner& assigner) {
    Monitor monitor;
    const Sink none = [](const std::vector<Placement>&) { return true; };
    SearchControl control(monitor, none);
    Shuffler shuffler(0);
    PathSpec spec = assigner.spec();
    if (!task.board.empty()) spec.left = {0, spec.size, spec.size, spec.size};
    const TrackTurns turns(grid, task.board);
    Catalogue found(std::in_place);
    std::size_t tracks = 0;
    const auto keep = [&](const std::vector<Slot>& slots) {
        const TrackTurns::Copy copy = task.board.empty() ? TrackTurns::Copy::symmetric : turns.copy(slots);
        if (copy == TrackTurns::Copy::other || ++tracks > kMostTracks) return;
        std::optional<PreparedTrack> track = assigner.prepare(slots);
        if (!track) return;
        track->asymmetric = copy == TrackTurns::Copy::asymmetric;
        (*found)[links_of(slots)].push_back(std::move(*track));
    };
    control.grant(kMostTrials);
    PathEnumerator(grid, spec, control, shuffler, keep).run(assigner.first_link());
    if (control.halted() || tracks > kMostTracks) return std::nullopt;
    return found;
}

class CatalogueStore {
public:
    std::shared_ptr<const Catalogue> get(const Task& task, const Grid& grid, Assigner& assigner) {
        const Key key = key_of(task, assigner);
        const LockGuard lock(mutex_);
        if (const auto it = kept_.find(key); it != kept_.end()) return it->second;
        if (kept_.size() >= kMostCatalogues) kept_.clear();
        return kept_[key] = std::make_shared<const Catalogue>(walked(task, grid, assigner));
    }

private:
    using Key = std::vector<int>;

    static Key key_of(const Task& task, const Assigner& assigner) {
        const PathSpec& spec = assigner.spec();
        Key key{spec.closed, spec.size};
        if (task.board.empty()) key.insert(key.end(), {spec.left[1], spec.left[2], assigner.first_link()});
        for (const Hex& cell : task.board) key.insert(key.end(), {cell.q, cell.r});
        return key;
    }

    Mutex mutex_;
    std::map<Key, std::shared_ptr<const Catalogue>> kept_;
};

// Whether the catalogue has all that a search for the task would give.
bool is_catalogued(const Task& task) {
    const bool loop_or_board = !task.board.empty() || (task.goals[0].form == Form::loop && !task.holes);
    return is_track(task) && task.laid.empty() && loop_or_board;
}

}  // namespace

std::optional<std::uint64_t> count_along_tracks(const Task& task, std::uint64_t most) {
    static CatalogueStore store;
    if (task.goals.empty() || !is_catalogued(task)) return std::nullopt;
    std::uint64_t found = 0;
    const Sink counted = [&](const std::vector<Placement>&) { return ++found < most; };
    Monitor monitor;
    SearchControl control(monitor, counted);
    Shuffler shuffler(0);
    const int reach = task.board.empty() ? static_cast<int>(task.tiles.size()) : reach_of(task.board);
    const Grid grid = Grid::of_reach(2 + reach);
    Assigner assigner(task, static_cast<int>(task.tiles.size()), grid, control, shuffler);
    const PathSpec& spec = assigner.spec();
    if (!spec.can_close()) return 0;
    const auto catalogue = store.get(task, grid, assigner);
    if (!*catalogue) return std::nullopt;
    const auto tracks = (*catalogue)->find({spec.left[1], spec.left[2], spec.left[3]});
    if (tracks == (*catalogue)->end()) return 0;
    for (const PreparedTrack& track : tracks->second) {
        if (control.halted()) break;
        assigner.assign(track);
    }
    return found;
}

}  // namespace tantrix
