// Fills a board of many cells with one loop or line: simulated annealing of the track and its tiles
// together.
//
// A state is a track through every cell of the board (path_perturber.cpp) and, in each cell, a tile whose
// link follows it. Colours may clash, and a tile may be used more often than it is given. Each clash, and
// each tile left out, counts as one fault; the search ends when there are none.
//
// A step either swaps two tiles with the same shape of link, draws one tile afresh, or changes the track
// and draws afresh the tiles that it touches. Draws are heat-bath (Gibbs) sampling: each tile is as likely
// as the cost it leads to allows at the present temperature, so no draw is wasted. The other steps follow
// the rule of Metropolis. Temperature falls geometrically from `kHottest` to `kColdest`.
//
// First, `shape` changes the empty track until it has nearly as many corners, bends and straights as the
// tiles do. Invariants: every tile lies along the track, and `clashes_` and `missing_` are kept up to date
// by each step. A step costs time in the number of cells that it touches, plus the number of tiles with
// that link.
//
// find_track.cpp runs this in turns with an exhaustive search, which alone can prove that there is no
// solution.
#include "search/track/board_annealer.hpp"

#include <cmath>
#include <cstdlib>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "common/tiles.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"

namespace tantrix {

namespace {

constexpr double kHottest = 0.3, kColdest = 0.17;
constexpr std::int8_t kOffBoard = -1, kBlank = -2;

constexpr int kMovesACell = 2000;

int sum_of_sizes(const std::array<int, 4>& numbers) {
    return std::abs(numbers[1]) + std::abs(numbers[2]) + std::abs(numbers[3]);
}

}  // namespace

BoardAnnealer::BoardAnnealer(const Task& task, const Grid& grid, const PathSpec& spec, SearchControl& control,
                             Shuffler& shuffler)
    : task_(task),
      control_(control),
      shuffler_(shuffler),
      path_(grid, spec, shuffler),
      wanted_(spec.left),
      colour_(task.goals[0].colour),
      item_(task.tiles.size(), -1),
      shown_(task.tiles.size()) {
    std::array<int, kTiles + 1> given{};
    for (int tile : task.tiles)
        if (given[tile]++ == 0) add_kind(tile);
    for (int tile : tile_) surplus_.push_back(-given[tile]);
    missing_ = static_cast<int>(task.tiles.size());
    add_blanks();
}

void BoardAnnealer::add_kind(int tile) {
    tile_.push_back(tile);
    Face edges;
    std::array<int, 2> ends{};
    for (int edge = 0, found = 0; edge < 6; ++edge) {
        edges[edge] = static_cast<std::int8_t>(edge_colour(tile, edge));
        if (edges[edge] == colour_) ends[found++] = edge;
    }
    add_item(ends[0], ends[1], edges);
    if (ends[1] - ends[0] == 3) add_item(ends[1], ends[0], edges);
}

void BoardAnnealer::add_item(int a, int b, const Face& edges) {
    const int apart = std::abs(b - a);
    Item item{static_cast<int>(tile_.size()) - 1, std::min(apart, 6 - apart)};
    for (int k = 0; k < 6; ++k) {
        const int one = turned(a + k), two = turned(b + k);
        item.rotation[one][two] = static_cast<std::int8_t>(k);
        if (item.link != 3) item.rotation[two][one] = static_cast<std::int8_t>(k);
        for (int edge = 0; edge < 6; ++edge) item.face[k][turned(edge + k)] = edges[edge];
    }
    by_link_[item.link].push_back(static_cast<int>(items_.size()));
    items_.push_back(item);
}

// A link that no tile has is stood in for by a tile that is not given and matches nothing.
void BoardAnnealer::add_blanks() {
    for (int link = 1; link <= 3; ++link) {
        if (!by_link_[link].empty()) continue;
        Face edges;
        edges.fill(kBlank);
        edges[0] = edges[link] = static_cast<std::int8_t>(colour_);
        tile_.push_back(0);
        surplus_.push_back(0);
        add_item(0, link, edges);
        if (link == 3) add_item(link, 0, edges);
    }
}

bool BoardAnnealer::lay() {
    if (!path_.lay()) return false;
    shape();
    for (int cell = 0; cell < path_.size(); ++cell) hold(cell, any_item(path_.link(cell)));
    for (int cell = 0; cell < path_.size(); ++cell) clashes_ += clashes_at(cell);
    clashes_ /= 2;
    return true;
}

// Changes the track until its links are those of the tiles, or nearly: what lacks can be annealed.
void BoardAnnealer::shape() {
    std::array<int, 4> lacking = wanted_;
    for (int cell = 0; cell < path_.size(); ++cell) --lacking[path_.link(cell)];
    int deficit = sum_of_sizes(lacking);
    for (int i = kMovesACell * path_.size(); i > 0 && deficit > 0 && !control_.halted(); --i) {
        control_.tick();
        if (!path_.move()) continue;
        std::array<int, 4> now = lacking;
        for (const PathPerturber::Touched& one : path_.touched()) {
            ++now[PathPerturber::link_of(one.was)];
            --now[path_.link(one.cell)];
        }
        const int worse = sum_of_sizes(now) - deficit;
        if (worse <= 0 || shuffler_.next() % 64 < (16u >> std::min(worse, 5))) {
            lacking = now;
            deficit += worse;
        } else {
            path_.undo();
        }
    }
}

int BoardAnnealer::rotation(int cell, const Item& item) const {
    const auto& dirs = path_.dirs(cell);
    return item.rotation[dirs[0]][dirs[1]];
}

// Lays another tile in a cell; clashes are left to the caller.
void BoardAnnealer::hold(int cell, int item) {
    if (item_[cell] >= 0) missing_ += --surplus_[items_[item_[cell]].kind] < 0;
    item_[cell] = item;
    missing_ -= ++surplus_[items_[item].kind] <= 0;
    turn(cell);
}

// The colours that the tiles round a cell show to it.
BoardAnnealer::Face BoardAnnealer::asked(int cell) const {
    Face colours;
    for (int edge = 0; edge < 6; ++edge) {
        const int other = path_.beside(cell, edge);
        colours[edge] = other < 0 ? kOffBoard : shown_[other][edge < 3 ? edge + 3 : edge - 3];
    }
    return colours;
}

int BoardAnnealer::clashes(const Face& asked, const Face& face) {
    int count = 0;
    for (int edge = 0; edge < 6; ++edge) count += asked[edge] != kOffBoard && asked[edge] != face[edge];
    return count;
}

int BoardAnnealer::clashes_of(const std::vector<int>& cells) const {
    int count = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Face colours = asked(cells[i]), &own = shown_[cells[i]];
        count += clashes(colours, own);
        for (int edge = 0; edge < 6; ++edge)
            for (std::size_t j = 0; j < i; ++j)
                count -= path_.beside(cells[i], edge) == cells[j] && colours[edge] != own[edge];
    }
    return count;
}

void BoardAnnealer::set_temperature(double temperature) {
    for (std::size_t worse = 0; worse < chance_.size(); ++worse) {
        const double chance = std::exp(-static_cast<double>(worse) / temperature);
        chance_[worse] = static_cast<std::uint64_t>(chance * 0x1p56);
    }
}

bool BoardAnnealer::accepts(int worse) {
    if (worse <= 0) return true;
    return worse < static_cast<int>(chance_.size()) && shuffler_.next() >> 8 < chance_[worse];
}

bool BoardAnnealer::anneal(std::uint64_t steps) {
    for (std::uint64_t i = 0; i < steps && clashes_ + missing_ > 0; ++i) {
        const double done = static_cast<double>(i) / static_cast<double>(steps);
        if (i % 1024 == 0) set_temperature(kHottest * std::pow(kColdest / kHottest, done));
        control_.tick();
        if (control_.halted()) return false;
        step();
    }
    return clashes_ + missing_ == 0;
}

void BoardAnnealer::step() {
    const int kind = random(8);
    if (kind < 2) return swap_tiles();
    if (kind < 6) return retile_any();
    change_track();
}

void BoardAnnealer::swap_tiles() {
    const int a = random(path_.size()), b = random(path_.size());
    if (path_.link(a) != path_.link(b) || item_[a] == item_[b]) return;
    moved_.assign({a, b});
    const auto swap = [&] {
        std::swap(item_[a], item_[b]);
        turn(a);
        turn(b);
    };
    const int was = clashes_of(moved_);
    swap();
    const int worse = clashes_of(moved_) - was;
    if (accepts(worse)) {
        clashes_ += worse;
    } else {
        swap();
    }
}

void BoardAnnealer::retile_any() {
    const int cell = random(path_.size()), was = clashes_at(cell);
    retile(cell);
    clashes_ += clashes_at(cell) - was;
}

// Lays a tile anew, each as likely as the temperature allows it.
void BoardAnnealer::retile(int cell) {
    const Face colours = asked(cell);
    const std::vector<int>& items = by_link_[path_.link(cell)];
    const int own = items_[item_[cell]].kind;
    std::uint64_t sum = 0;
    sums_.clear();
    for (int one : items) {
        const Item& item = items_[one];
        const bool too_many = surplus_[item.kind] - (item.kind == own) >= 0;
        sum += chance_[clashes(colours, face(cell, item)) + too_many] + 1;
        sums_.push_back(sum);
    }
    const std::uint64_t drawn = shuffler_.next() % sum;
    std::size_t i = 0;
    while (sums_[i] <= drawn) ++i;
    hold(cell, items[i]);
}

// Moves a piece of the track and lays the tiles there anew.
void BoardAnnealer::change_track() {
    if (!path_.move()) return;
    moved_.clear();
    were_.clear();
    for (const PathPerturber::Touched& one : path_.touched()) {
        moved_.push_back(one.cell);
        were_.push_back(item_[one.cell]);
    }
    const int was = clashes_of(moved_), missing_was = missing_;
    for (int cell : moved_) {
        const int link = path_.link(cell);
        if (items_[item_[cell]].link != link) hold(cell, any_item(link));
        turn(cell);
    }
    for (int cell : moved_) retile(cell);
    const int worse = clashes_of(moved_) - was;
    if (accepts(worse + missing_ - missing_was)) {
        clashes_ += worse;
        return;
    }
    path_.undo();
    for (std::size_t i = 0; i < moved_.size(); ++i) hold(moved_[i], were_[i]);
}

std::vector<Placement> BoardAnnealer::figure() const {
    std::vector<Placement> figure;
    for (int cell = 0; cell < path_.size(); ++cell) {
        const Item& item = items_[item_[cell]];
        figure.push_back({static_cast<std::uint8_t>(tile_[item.kind]), task_.board[cell].q,
                          task_.board[cell].r, static_cast<std::uint8_t>(rotation(cell, item))});
    }
    return figure;
}

}  // namespace tantrix
