#include "assign.hpp"

#include <utility>

namespace tantrix::solver {

Assigner::Assigner(const Task& task, int size, const Grid& grid, Reins& reins, Shuffler& shuffler)
    : task_(task), grid_(grid), reins_(reins), shuffler_(shuffler), colour_(task.goals[0].colour),
      loose_(size < static_cast<int>(task.tiles.size())),
      at_(grid.size(), -1), covered_(grid.size(), 0) {
    course_.closed = task.goals[0].form == Form::loop;
    course_.solid = !task.holes;
    course_.size = size;
    for (const Cell& cell : task.board) course_.board.push_back(grid.at(cell.q, cell.r));
    std::array<int, kTiles + 1> copies{};
    for (int tile : task.tiles) ++copies[tile];
    for (int tile = 1; tile <= kTiles; ++tile)
        if (copies[tile] > 0) add_kind(tile, copies[tile]);
    choose_first();
    if (task.board.empty()) return;
    turns_ = symmetries(task.board);
    board_index_.assign(grid.size(), -1);
    for (std::size_t i = 0; i < task.board.size(); ++i)
        board_index_[course_.board[i]] = static_cast<int>(i);
}

void Assigner::add_kind(int tile, int copies) {
    const int kind = static_cast<int>(tile_.size());
    std::array<int, 2> ends{};
    for (int edge = 0, found = 0; edge < 6; ++edge)
        if (edge_colour(tile, edge) == colour_) ends[found++] = edge;
    tile_.push_back(tile);
    copies_.push_back(copies);
    link_.push_back(std::min(ends[1] - ends[0], 6 - ends[1] + ends[0]));
    items_of_.push_back(0);
    course_.left[link_[kind]] += copies;
    add_item(kind, ends[0], ends[1]);
    if (link_[kind] == 3) add_item(kind, ends[1], ends[0]);
}

void Assigner::add_item(int kind, int a, int b) {
    const Set bit = Set{1} << items_.size();
    Item item{kind, {}};
    const int apart = turned(b - a);
    for (const auto& [way, entry] : {std::pair{apart, a}, std::pair{6 - apart, b}}) {
        if (way == 3 && entry != a) continue;
        item.entry[way] = static_cast<std::int8_t>(entry);
        by_apart_[way] |= bit;
        for (int edge = 0; edge < 6; ++edge)
            showing_[way][edge][edge_colour(tile_[kind], turned(entry + edge))] |= bit;
    }
    items_of_[kind] |= bit;
    free_ |= bit;
    items_.push_back(item);
}

// A loop is walked from one tile: of the rarest link, and single if any is.
void Assigner::choose_first() {
    const auto cost = [&](int kind) { return std::pair{copies_[kind] > 1, course_.left[link_[kind]]}; };
    for (int kind = 1; kind < static_cast<int>(tile_.size()); ++kind)
        if (cost(kind) < cost(first_)) first_ = kind;
    single_ = copies_[first_] == 1;
}

void Assigner::assign(const std::vector<Spot>& spots) {
    spots_ = spots;
    held_.assign(spots.size(), -1);
    std::vector<int> cells;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        at_[spots[i].cell] = static_cast<int>(i);
        covered_[spots[i].cell] = 1;
        cells.push_back(spots[i].cell);
    }
    const bool free_shape = course_.board.empty();
    if (!(free_shape && course_.solid && has_hole(grid_, cells, covered_))) arrange();
    for (int cell : cells) at_[cell] = -1, covered_[cell] = 0;
}

void Assigner::arrange() {
    std::vector<std::array<int, 6>> beside(spots_.size());
    for (std::size_t i = 0; i < spots_.size(); ++i)
        for (int edge = 0; edge < 6; ++edge) {
            const int cell = spots_[i].cell + grid_.step[edge];
            beside[i][edge] = edge == spots_[i].in || edge == spots_[i].out ? -1 : at_[cell];
        }
    settled_.assign(spots_.size(), 0);
    if (hold_laid()) {
        order_spots(beside);
        search();
    }
    release_laid();
}

// Holds the tiles that lie already. False where the track does not pass them as they lie.
bool Assigner::hold_laid() {
    for (const Placed& one : task_.laid) {
        const int spot = at_[grid_.at(one.q, one.r)];
        if (spot < 0) return false;
        const int in = spots_[spot].in, way = turned(spots_[spot].out - in);
        Set set = by_apart_[way];
        const auto passes = [&](const Item& item) {
            return tile_[item.kind] == one.tile && item.entry[way] == turned(in - one.rotation);
        };
        while (set != 0 && !passes(items_[__builtin_ctzll(set)])) set &= set - 1;
        if (set == 0) return false;
        hold(spot, __builtin_ctzll(set));
        laid_.push_back(spot);
    }
    return true;
}

void Assigner::release_laid() {
    for (int spot : laid_) release(spot);
    laid_.clear();
}

void Assigner::search() {
    if (!course_.closed || loose_ || !course_.board.empty() || !laid_.empty()) return try_spot(0);
    Set starts = candidates(0) & items_of_[first_];
    while (starts != 0 && !reins_.halted()) put(0, shuffler_.take(starts));
}

// Next comes the spot with most contacts to those before it.
void Assigner::order_spots(const std::vector<std::array<int, 6>>& beside) {
    const std::size_t size = spots_.size();
    order_.clear();
    touching_.assign(size, 0);
    contacts_.assign(size, {});
    contact_count_.assign(size, 0);
    for (int spot : laid_) settle(spot, beside);
    while (order_.size() + laid_.size() < size) {
        int best = -1;
        for (std::size_t i = 0; i < size; ++i)
            if (!settled_[i] && (best < 0 || touching_[i] > touching_[best])) best = static_cast<int>(i);
        order_.push_back(best);
        settle(best, beside);
    }
}

// Tells the spots beside one that it comes before them.
void Assigner::settle(int spot, const std::vector<std::array<int, 6>>& beside) {
    settled_[spot] = 1;
    for (int edge = 0; edge < 6; ++edge) {
        const int other = beside[spot][edge];
        if (other < 0 || settled_[other]) continue;
        contacts_[other][contact_count_[other]++] = {turned(edge + 3), spot};
        ++touching_[other];
    }
}

Assigner::Set Assigner::candidates(int spot) const {
    const Spot& here = spots_[spot];
    const int way = turned(here.out - here.in);
    Set set = by_apart_[way] & free_;
    for (int i = 0; i < contact_count_[spot]; ++i) {
        const auto [edge, other] = contacts_[spot][i];
        const Spot& there = spots_[other];
        const Item& item = items_[held_[other]];
        const int entry = item.entry[turned(there.out - there.in)];
        const int colour = edge_colour(tile_[item.kind], turned(entry + edge + 3 - there.in));
        set &= showing_[way][turned(edge - here.in)][colour];
    }
    return set;
}

void Assigner::try_spot(int depth) {
    if (depth == static_cast<int>(order_.size())) return give();
    Set set = candidates(order_[depth]);
    while (set != 0 && !reins_.halted()) put(depth, shuffler_.take(set));
}

void Assigner::put(int depth, int item) {
    reins_.tick(static_cast<int>(laid_.size()) + depth + 1);
    const int spot = order_[depth];
    hold(spot, item);
    try_spot(depth + 1);
    release(spot);
}

void Assigner::hold(int spot, int item) {
    const int kind = items_[item].kind;
    held_[spot] = item;
    if (--copies_[kind] == 0) free_ &= ~items_of_[kind];
}

void Assigner::release(int spot) {
    const int kind = items_[held_[spot]].kind;
    ++copies_[kind];
    free_ |= items_of_[kind];
}

void Assigner::give() {
    std::vector<Placed> figure;
    for (std::size_t i = 0; i < spots_.size(); ++i) {
        const Spot& spot = spots_[i];
        const Item& item = items_[held_[i]];
        const int entry = item.entry[turned(spot.out - spot.in)];
        figure.push_back({static_cast<std::uint8_t>(tile_[item.kind]),
                          static_cast<std::int16_t>(grid_.q(spot.cell)),
                          static_cast<std::int16_t>(grid_.r(spot.cell)),
                          static_cast<std::uint8_t>(turned(spot.in - entry))});
    }
    if (task_.first || is_least(figure)) reins_.give(figure);
}

bool Assigner::is_least(const std::vector<Placed>& figure) const {
    if (!course_.board.empty()) {
        if (turns_.empty()) return true;
        std::vector<Placed> filling(figure.size());
        for (std::size_t i = 0; i < figure.size(); ++i)
            filling[board_index_[spots_[i].cell]] = figure[i];
        return least_turned(filling, turns_);
    }
    if (!task_.laid.empty()) return true;
    if (course_.closed) {
        if (single_) return true;
        const Placed& own = figure.front();
        return least_from(seen_from(figure, own, -own.rotation), tile_[first_]);
    }
    const Spot& last = spots_.back();
    return seen_from(figure, figure.front(), 0) <=
           seen_from(figure, figure.back(), -turned(last.out - 3));
}

}  // namespace tantrix::solver
