// One walker over arrangements of the whole set, by large neighbourhood search (Shaw, "Using Constraint
// Programming and Local Search Methods to Solve Vehicle Routing Problems", CP 1998).
//
// A step clears a random connected region and fills it again by backtracking, fewest candidates first, with
// the same tiles. All fillings found within a number of trials, and the one that was there, compete: each is
// taken with a probability proportional to exp(worth / temperature), as a heat bath would. `weigh` does this
// in one pass, without keeping the fillings (reservoir sampling). Where the outline is free, a cell is now
// and then also moved to another place on the rim.
//
// The rounder a region, the fewer edges its boundary has, and the more fillings there are: a cell is added
// from several drawn at random, the one with the most neighbours that are cleared or outside. Each cleared
// cell keeps a demand, the colours around it, and the tiles that meet it, which `FaceTable` looks up; a tile
// changes both in the cleared cells around it, and the same change once more takes it back. A tile that
// leaves one of them without candidates is taken back at once.
//
// No state ever has a mismatch, so every state met may be a better answer. A part of the time a cell on the
// rim takes only tiles that pair its outer edges by links of their own: each such link wastes one tile,
// anything else more. The cost of a step is bounded by the number of trials. Layout (layout.hpp) holds the
// tiles and their worth.
#include "search/score/replica.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

#include "common/hex.hpp"
#include "common/tiles.hpp"

namespace tantrix {

Replica::Replica(const StepRules& rules, const std::vector<Placement>& figure, Shuffler& random,
                 const Sink& sink)
    : rules_(rules), random_(random), sink_(sink), layout_(figure), worth_(layout_.worth(rules.form)) {}

void Replica::choose_cells(int first) {
    const std::size_t size = rules_.fewest + below(rules_.most - rules_.fewest + 1);
    TileSet left = (TileSet{1} << Layout::kCells) - 1;  // the cells that are not chosen
    left ^= TileSet{1} << first;
    cells_.assign(1, first);
    while (cells_.size() < size) {
        int best = -1, fewest = 7;
        for (int i = 0; i < rules_.draws; ++i) {
            const int other = layout_.beside(cells_[below(static_cast<int>(cells_.size()))], below(6));
            if (other == Layout::kCells || !(left >> other & 1)) continue;
            const int open = std::popcount(layout_.around(other) & left);
            if (open < fewest) fewest = open, best = other;
        }
        if (best < 0) continue;
        left ^= TileSet{1} << best;
        cells_.push_back(best);
    }
}

void Replica::clear() {
    before_.clear();
    free_ = 0;
    cleared_.fill(false);
    for (int index : cells_) {
        before_.emplace_back(index, layout_.pose(index));
        free_ |= TileSet{1} << layout_.pose(index).tile;
        cleared_[index] = true;
    }
}

// Fills the cleared cells in many ways, and takes one of them by what it is worth.
void Replica::refill() {
    const unsigned outside = chance() <= rules_.pairing ? kPaired : kAnyColour;
    for (int index : cells_) {
        demands_[index] = 0;
        for (int edge = 0; edge < 6; ++edge) {
            const int other = layout_.beside(index, edge);
            const unsigned what = other == Layout::kCells ? outside
                                  : cleared_[other]       ? kAnyColour
                                                          : layout_.colour(other, opposite(edge));
            demands_[index] |= demanded(what, edge);
        }
        meeting_[index] = faces_.meeting(demands_[index]);
    }
    trials_ = 0;
    weights_ = 1;  // of what lay there
    chosen_.clear();
    search(0);
    all_trials_ += trials_;
}

void Replica::search(std::size_t depth) {
    if (depth == cells_.size()) return weigh();
    const int at = pick(depth);
    if (at < 0) return;
    std::swap(cells_[depth], cells_[at]);
    fill(cells_[depth], depth);
}

// The place, among the cleared cells not yet filled, of that with the fewest candidates; -1 where one has
// none.
int Replica::pick(std::size_t depth) const {
    int best = -1, fewest = kTiles + 1;
    for (std::size_t i = depth; i < cells_.size(); ++i) {
        const int ways = std::popcount(meeting_[cells_[i]] & free_);
        if (ways == 0) return -1;
        if (ways < fewest) fewest = ways, best = static_cast<int>(i);
    }
    return best;
}

void Replica::fill(int index, std::size_t depth) {
    const Demand demand = demands_[index];
    TileSet set = meeting_[index] & free_;
    cleared_[index] = false;
    while (set != 0 && trials_ <= rules_.trials) {
        const int tile = random_.take(set);
        unsigned rotations = faces_.rotations(tile, demand);
        const bool many = (rotations & (rotations - 1)) != 0;
        const int spin = many ? below(6) : 0;  // where it begins
        rotations = (rotations << 6 | rotations) >> spin & 63;
        free_ ^= TileSet{1} << tile;
        for (; rotations != 0 && ++trials_ <= rules_.trials; rotations &= rotations - 1) {
            const int rotation = (std::countr_zero(rotations) + spin) % 6;
            layout_.lay(index, {static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(rotation)});
            if (demand_around(index)) search(depth + 1);
            demand_around(index);
        }
        free_ ^= TileSet{1} << tile;
    }
    cleared_[index] = true;
}

// Lets the cleared cells round one that has been filled ask for its colours, or for any again. False where
// one has no candidates left.
bool Replica::demand_around(int index) {
    bool possible = true;
    for (int edge = 0; edge < 6; ++edge) {
        const int other = layout_.beside(index, edge);
        if (!cleared_[other]) continue;
        demands_[other] ^=
            demanded(kAnyColour ^ static_cast<unsigned>(layout_.colour(index, edge)), opposite(edge));
        meeting_[other] = faces_.meeting(demands_[other]);
        possible &= (meeting_[other] & free_) != 0;
    }
    return possible;
}

// One of the fillings stays, each as likely as its weight says.
void Replica::weigh() {
    const Layout::Worth worth = layout_.worth(rules_.form);
    const double weight = std::exp((worth.fine - worth_.fine) / temperature_);
    weights_ += weight;
    sink_(layout_, worth.score);
    if (chance() * weights_ > weight) return;
    chosen_worth_ = worth;
    chosen_.clear();
    for (int index : cells_) chosen_.emplace_back(index, layout_.pose(index));
}

void Replica::step(double temperature) {
    temperature_ = temperature;
    const int first = below(Layout::kCells);
    const Hex home = layout_.cell(first);
    const bool moved = rules_.shape_steps > 0 && below(rules_.shape_steps) == 0 && move_cell(first);
    choose_cells(first);
    clear();
    refill();
    if (chosen_.empty() && moved) layout_.move(first, home);
    for (const auto& [index, pose] : chosen_.empty() ? before_ : chosen_) layout_.lay(index, pose);
    if (!chosen_.empty()) worth_ = chosen_worth_;
}

// Moves a cell of the rim to another place on it. False where that cannot be.
bool Replica::move_cell(int index) {
    const Hex home = layout_.cell(index);
    const int near = below(Layout::kCells), edge = below(6);
    if (near == index || layout_.beside(near, edge) != Layout::kCells) return false;
    const Hex& beside = layout_.cell(near);
    layout_.move(index, {static_cast<std::int16_t>(beside.q + kDq[edge]),
                         static_cast<std::int16_t>(beside.r + kDr[edge])});
    if (layout_.rim() <= rules_.most_rim && layout_.sound()) return true;
    layout_.move(index, home);
    return false;
}

}  // namespace tantrix
