#include "turns.hpp"

#include <algorithm>
#include <limits>
#include <memory>
#include <set>
#include <utility>

#include "turns_board.hpp"
#include "turns_search.hpp"
#include "turns_sweep.hpp"

namespace tantrix::solver {

namespace {

// How large the diagrams of all parts may become: to list and count, and where one solution will do.
constexpr std::size_t kNodes = 4'000'000, kNodesForOne = 50'000;

// The solutions of some tiles that do not depend on the others, by number.
class Part {
public:
    // Swept within `nodes`, which lessen by as many as that takes, or else searched.
    Part(const TurnsBoard& board, std::vector<int> cells, std::size_t& nodes, Reins& reins,
         std::uint64_t seed)
        : cells_(std::move(cells)), sweep_(std::make_unique<TurnsSweep>(board, cells_, nodes, reins)) {
        if (!sweep_->whole()) {
            search(board, {}, reins, seed);
            return;
        }
        nodes -= sweep_->nodes();
        if (seed != 0 && sweep_->count() != 0) begin_ = Shuffler(seed).next() % sweep_->count();
    }
    // With goals that tie the tiles together.
    Part(const TurnsBoard& board, std::vector<int> cells, const std::vector<Goal>& goals, Reins& reins,
         std::uint64_t seed)
        : cells_(std::move(cells)) {
        search(board, goals, reins, seed);
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

    static std::vector<std::uint8_t> settled(const TurnsBoard& board) {
        std::vector<std::uint8_t> rotations;
        for (int cell = 0; cell < board.size(); ++cell)
            rotations.push_back(static_cast<std::uint8_t>(__builtin_ctz(board.left(cell) | 0x40)));
        return rotations;
    }

private:
    void search(const TurnsBoard& board, const std::vector<Goal>& goals, Reins& reins,
                std::uint64_t seed) {
        sweep_.reset();
        rotations_ = settled(board);
        search_ = std::make_unique<TurnsSearch>(board, cells_, goals, reins, seed);
    }

    std::vector<int> cells_;
    std::vector<std::uint8_t> rotations_;  // what the search wrote last
    std::unique_ptr<TurnsSweep> sweep_;
    std::unique_ptr<TurnsSearch> search_;
    std::uint64_t begin_ = 0;
    std::vector<std::vector<std::uint8_t>> found_;
};

bool carries(const TurnsBoard& board, const std::vector<int>& cells, const std::vector<Goal>& goals) {
    for (const Goal& goal : goals)
        for (int cell : cells)
            if (has_colour(board.tile(cell), goal.colour)) return true;
    return false;
}

// The parts, those that were swept first: their solutions are at hand, and turn over most often.
// Goals make one part of all tiles whose turns they depend on.
std::vector<Part> divide(const TurnsBoard& board, const std::vector<Goal>& goals, std::size_t nodes,
                         Reins& reins, std::uint64_t seed) {
    std::vector<std::vector<int>> groups = board.parts();
    std::stable_sort(groups.begin(), groups.end(),
                     [](const auto& a, const auto& b) { return a.size() < b.size(); });
    std::vector<Part> parts;
    std::vector<int> tied;
    for (std::vector<int>& group : groups) {
        if (carries(board, group, goals)) tied.insert(tied.end(), group.begin(), group.end());
        else parts.emplace_back(board, std::move(group), nodes, reins, seed);
    }
    if (!goals.empty()) parts.emplace_back(board, std::move(tied), goals, reins, seed);
    std::stable_partition(parts.begin(), parts.end(),
                          [](const Part& part) { return part.swept(); });
    return parts;
}

// Goes through every choice of one solution from each part.
class Lister {
public:
    Lister(const std::vector<Turning>& tiles, const TurnsBoard& board, std::vector<Part>& parts)
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

    std::vector<Placed> solution() const {
        std::vector<Placed> found;
        for (std::size_t i = 0; i < tiles_.size(); ++i)
            found.push_back({tiles_[i].tile, tiles_[i].q, tiles_[i].r, rotations_[i]});
        return found;
    }

private:
    const std::vector<Turning>& tiles_;
    std::vector<Part>& parts_;
    std::vector<std::uint64_t> at_;
    std::vector<std::uint8_t> rotations_;
};

// The product of the parts' counts; parts that were not swept are listed.
std::uint64_t product(std::vector<Part>& parts, const Reins& reins) {
    for (Part& part : parts)
        if (!part.has(0)) return 0;
    std::uint64_t product = 1;
    for (Part& part : parts) {
        std::uint64_t count = part.swept() ? part.swept_count() : 1;
        while (!part.swept() && part.skip()) ++count;
        product = multiplied(product, count);
        if (reins.halted()) break;
    }
    return product;
}

const char* goal_fault(const std::vector<Turning>& tiles, const std::vector<Goal>& goals) {
    unsigned named = 0;
    for (const Goal& goal : goals) {
        if (goal.colour > 3 || (named >> goal.colour & 1)) return "bad.puzzle.colour";
        named |= 1u << goal.colour;
        if (std::none_of(tiles.begin(), tiles.end(),
                         [&](const Turning& one) { return has_colour(one.tile, goal.colour); }))
            return "bad.puzzle.colour";
    }
    return nullptr;
}

}  // namespace

const char* fault(const std::vector<Turning>& tiles, const std::vector<Goal>& goals) {
    if (tiles.empty()) return "bad.puzzle.tiles";
    std::set<std::pair<int, int>> cells;
    for (const Turning& one : tiles) {
        if (one.tile < 1 || one.tile > kTiles) return "bad.puzzle.tile";
        if (one.rotation < -1 || one.rotation > 5) return "bad.puzzle.rotation";
        if (!cells.emplace(one.q, one.r).second) return "bad.puzzle.cells";
    }
    return goal_fault(tiles, goals);
}

Outcome solve_turns(const std::vector<Turning>& tiles, const std::vector<Goal>& goals,
                    std::uint64_t seed, bool first, Control& control, const Sink& sink) {
    const Sink once = [&](const std::vector<Placed>& solution) { return sink(solution) && false; };
    const Sink& taking = first ? once : sink;
    Reins reins(control, taking);
    TurnsBoard board(tiles, goals);
    if (!board.settle(reins)) return reins.outcome();
    std::vector<Part> parts = divide(board, goals, first ? kNodesForOne : kNodes, reins, seed);
    Lister lister(tiles, board, parts);
    bool more = !reins.halted() && lister.begin();
    for (; more && !reins.halted(); more = lister.advance()) reins.give(lister.solution());
    return reins.outcome();
}

Outcome count_turns(const std::vector<Turning>& tiles, const std::vector<Goal>& goals,
                    Control& control) {
    const Sink none = [](const std::vector<Placed>&) { return true; };
    Reins reins(control, none);
    TurnsBoard board(tiles, goals);
    if (!board.settle(reins)) return reins.outcome();
    std::vector<Part> parts = divide(board, goals, kNodes, reins, 0);
    const std::uint64_t count = reins.halted() ? 0 : product(parts, reins);
    Outcome outcome = reins.outcome();
    outcome.count = count;
    return outcome;
}

}  // namespace tantrix::solver
