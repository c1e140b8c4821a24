// Rotation puzzles: every tile has its place, and only the rotations are to be found so that all touching
// edges match. Any cells, apart or with holes between, up to many thousands.
//
// Three methods, from cheap to general. Constraint propagation to arc consistency (rotation_board.cpp)
// removes rotations that cannot match, and settles most tiles of easy puzzles. What is left falls into
// parts that do not touch, each solved alone: a narrow part becomes a decision diagram, which holds and
// counts all its solutions (rotation_diagram.cpp); a wide one goes to a SAT solver, which finds them one at
// a time (rotation_sat.cpp). Goals tie parts together: all tiles that carry a goal's colour form one part
// for the SAT solver.
//
// The solutions of the puzzle are the Cartesian product of those of its parts. `Lister` counts through it
// like an odometer, the diagrams turning fastest; `product` multiplies the counts, saturating at 2^64 - 1.
//
// Invariant: parts share no undecided edge. The cost is linear in the tiles for the propagation,
// exponential in the width of a part for its diagram, bounded by `kNodes`, and that of SAT beyond.
#include "search/rotation/rotation.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <memory>
#include <set>
#include <utility>

#include "common/random.hpp"
#include "common/tiles.hpp"
#include "search/rotation/rotation_board.hpp"
#include "search/rotation/rotation_diagram.hpp"
#include "search/rotation/rotation_sat.hpp"
#include "search/search_control.hpp"

namespace tantrix {

namespace {

// How large the diagrams of all parts may become: to list and count, and where one solution will do.
constexpr std::size_t kNodes = 4'000'000, kNodesForOne = 50'000;

// The solutions of some tiles that do not depend on the others, by number.
class Part {
public:
    // Swept within `nodes`, which lessen by as many as that takes, or else searched.
    Part(const RotationBoard& board, std::vector<int> cells, std::size_t& nodes, SearchControl& control,
         std::uint64_t seed)
        : cells_(std::move(cells)), sweep_(std::make_unique<RotationDiagram>(board, cells_, nodes, control)) {
        if (!sweep_->whole()) {
            search(board, {}, control, seed);
            return;
        }
        nodes -= sweep_->nodes();
        if (seed != 0 && sweep_->count() != 0) begin_ = Shuffler(seed).next() % sweep_->count();
    }
    // With goals that tie the tiles together.
    Part(const RotationBoard& board, std::vector<int> cells, const std::vector<Goal>& goals,
         SearchControl& control, std::uint64_t seed)
        : cells_(std::move(cells)) {
        search(board, goals, control, seed);
    }

    bool swept() const { return sweep_ != nullptr; }
    std::uint64_t swept_count() const { return sweep_->count(); }

    bool has(std::uint64_t number) {
        if (sweep_) return number < sweep_->count();
        while (found_.size() <= number) {
            if (!search_->next(rotations_)) return false;
            found_.emplace_back();
            for (int cell : cells_) found_.back().push_back(rotations_[cell]);
        }
        return true;
    }

    // One more that is not kept; only after the last that was asked for.
    bool skip() { return search_->next(rotations_); }

    void write(std::uint64_t number, std::vector<std::uint8_t>& rotations) const {
        if (sweep_) {
            const std::uint64_t after = sweep_->count() - begin_;
            return sweep_->write(number < after ? number + begin_ : number - after, rotations);
        }
        for (std::size_t i = 0; i < cells_.size(); ++i) rotations[cells_[i]] = found_[number][i];
    }

    static std::vector<std::uint8_t> settled(const RotationBoard& board) {
        std::vector<std::uint8_t> rotations;
        for (int cell = 0; cell < board.size(); ++cell)
            rotations.push_back(static_cast<std::uint8_t>(std::countr_zero(board.left(cell) | 0x40u)));
        return rotations;
    }

private:
    void search(const RotationBoard& board, const std::vector<Goal>& goals, SearchControl& control,
                std::uint64_t seed) {
        sweep_.reset();
        rotations_ = settled(board);
        search_ = std::make_unique<RotationSat>(board, cells_, goals, control, seed);
    }

    std::vector<int> cells_;
    std::vector<std::uint8_t> rotations_;  // what the search wrote last
    std::unique_ptr<RotationDiagram> sweep_;
    std::unique_ptr<RotationSat> search_;
    std::uint64_t begin_ = 0;
    std::vector<std::vector<std::uint8_t>> found_;
};

bool carries(const RotationBoard& board, const std::vector<int>& cells, const std::vector<Goal>& goals) {
    for (const Goal& goal : goals)
        for (int cell : cells)
            if (has_colour(board.tile(cell), goal.colour)) return true;
    return false;
}

// The parts, those that were swept first: their solutions are at hand, and turn over most often.
// Goals make one part of all tiles whose turns they depend on.
std::vector<Part> divide(const RotationBoard& board, const std::vector<Goal>& goals, std::size_t nodes,
                         SearchControl& control, std::uint64_t seed) {
    std::vector<std::vector<int>> groups = board.parts();
    std::stable_sort(groups.begin(), groups.end(),
                     [](const auto& a, const auto& b) { return a.size() < b.size(); });
    std::vector<Part> parts;
    std::vector<int> tied;
    for (std::vector<int>& group : groups) {
        if (carries(board, group, goals))
            tied.insert(tied.end(), group.begin(), group.end());
        else
            parts.emplace_back(board, std::move(group), nodes, control, seed);
    }
    if (!goals.empty()) parts.emplace_back(board, std::move(tied), goals, control, seed);
    std::stable_partition(parts.begin(), parts.end(), [](const Part& part) { return part.swept(); });
    return parts;
}

// Goes through every choice of one solution from each part.
class Lister {
public:
    Lister(const std::vector<RotationTile>& tiles, const RotationBoard& board, std::vector<Part>& parts)
        : tiles_(tiles), parts_(parts), at_(parts.size(), 0), rotations_(Part::settled(board)) {}

    bool begin() {
        for (Part& part : parts_)
            if (!part.has(0)) return false;
        for (const Part& part : parts_) part.write(0, rotations_);
        return true;
    }

    bool advance() {
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            const bool more = parts_[i].has(at_[i] + 1);
            at_[i] = more ? at_[i] + 1 : 0;
            parts_[i].write(at_[i], rotations_);
            if (more) return true;
        }
        return false;
    }

    std::vector<Placement> solution() const {
        std::vector<Placement> found;
        for (std::size_t i = 0; i < tiles_.size(); ++i)
            found.push_back({tiles_[i].tile, tiles_[i].q, tiles_[i].r, rotations_[i]});
        return found;
    }

private:
    const std::vector<RotationTile>& tiles_;
    std::vector<Part>& parts_;
    std::vector<std::uint64_t> at_;
    std::vector<std::uint8_t> rotations_;
};

// The product of the parts' counts; parts that were not swept are listed.
std::uint64_t product(std::vector<Part>& parts, const SearchControl& control) {
    for (Part& part : parts)
        if (!part.has(0)) return 0;
    std::uint64_t product = 1;
    for (Part& part : parts) {
        std::uint64_t count = part.swept() ? part.swept_count() : 1;
        while (!part.swept() && part.skip()) ++count;
        product = saturating_multiply(product, count);
        if (control.halted()) break;
    }
    return product;
}

const char* goal_fault(const std::vector<RotationTile>& tiles, const std::vector<Goal>& goals) {
    unsigned named = 0;
    for (const Goal& goal : goals) {
        if (goal.colour > 3 || (named >> goal.colour & 1)) return "bad.puzzle.colour";
        named |= 1u << goal.colour;
        if (std::none_of(tiles.begin(), tiles.end(),
                         [&](const RotationTile& one) { return has_colour(one.tile, goal.colour); }))
            return "bad.puzzle.colour";
    }
    return nullptr;
}

}  // namespace

const char* fault(const std::vector<RotationTile>& tiles, const std::vector<Goal>& goals) {
    if (tiles.empty()) return "bad.puzzle.tiles";
    std::set<std::pair<int, int>> cells;
    for (const RotationTile& one : tiles) {
        if (one.tile < 1 || one.tile > kTiles) return "bad.puzzle.tile";
        if (one.rotation < -1 || one.rotation > 5) return "bad.puzzle.rotation";
        if (!cells.emplace(one.q, one.r).second) return "bad.puzzle.cells";
    }
    return goal_fault(tiles, goals);
}

SearchResult solve_rotations(const std::vector<RotationTile>& tiles, const std::vector<Goal>& goals,
                             std::uint64_t seed, bool first, Monitor& monitor, const Sink& sink) {
    const Sink once = [&](const std::vector<Placement>& solution) { return sink(solution) && false; };
    const Sink& taking = first ? once : sink;
    SearchControl control(monitor, taking);
    RotationBoard board(tiles, goals);
    if (!board.settle(control)) return control.outcome();
    std::vector<Part> parts = divide(board, goals, first ? kNodesForOne : kNodes, control, seed);
    Lister lister(tiles, board, parts);
    bool more = !control.halted() && lister.begin();
    for (; more && !control.halted(); more = lister.advance()) control.emit(lister.solution());
    return control.outcome();
}

SearchResult count_rotations(const std::vector<RotationTile>& tiles, const std::vector<Goal>& goals,
                             Monitor& monitor) {
    const Sink none = [](const std::vector<Placement>&) { return true; };
    SearchControl control(monitor, none);
    RotationBoard board(tiles, goals);
    if (!board.settle(control)) return control.outcome();
    std::vector<Part> parts = divide(board, goals, kNodes, control, 0);
    const std::uint64_t count = control.halted() ? 0 : product(parts, control);
    SearchResult outcome = control.outcome();
    outcome.count = count;
    return outcome;
}

}  // namespace tantrix
