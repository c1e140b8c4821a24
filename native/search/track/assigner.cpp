// Decides which tile goes where along a given track: depth-first backtracking over bit sets.
//
// The track fixes, for every slot, the edges by which it enters and leaves the cell. An *option* is a tile
// together with the direction in which its link is followed (a straight link has two), so a tile's rotation
// in a slot follows from the option. For each shape of link, edge and colour, `showing_` has the set of
// options that show this colour there. The candidates of a slot are therefore a few ANDs: options of the
// right link that are free, and for each placed neighbour those that show its colour.
//
// Slots are ordered once per track: next comes the slot with the most contacts to those before it. That
// makes conflicts appear early; there is no look-ahead.
//
// Invariants: `free_` holds exactly the options of kinds with copies left; tiles placed in advance (`laid`)
// are held before the search and come first in every contact list. Exponential in the worst case, but most
// tracks fail within a few tiles, which is why they can be supplied by the million: by path_enumerator.cpp
// (all of them) and loop_annealer.cpp (likely ones).
#include "search/track/assigner.hpp"

#include <bit>
#include <utility>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "common/tiles.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"

namespace tantrix {

Assigner::Assigner(const Task& task, int size, const Grid& grid, SearchControl& control, Shuffler& shuffler)
    : task_(task),
      grid_(grid),
      control_(control),
      shuffler_(shuffler),
      colour_(task.goals[0].colour),
      loose_(size < static_cast<int>(task.tiles.size())),
      at_(grid.size(), -1),
      covered_(grid.size(), 0) {
    spec_.closed = task.goals[0].form == Form::loop;
    spec_.solid = !task.holes;
    spec_.size = size;
    for (const Hex& cell : task.board) spec_.board.push_back(grid.at(cell.q, cell.r));
    std::array<int, kTiles + 1> copies{};
    for (int tile : task.tiles) ++copies[tile];
    for (int tile = 1; tile <= kTiles; ++tile)
        if (copies[tile] > 0) add_kind(tile, copies[tile]);
    choose_first();
    open_ = !spec_.closed && task.board.empty() && task.laid.empty();
    each_once_ = !task.laid.empty() || (spec_.closed ? single_ : distinct_);
    if (task.board.empty()) return;
    turns_ = symmetries(task.board);
    each_once_ = turns_.empty();
    board_index_.assign(grid.size(), -1);
    for (std::size_t i = 0; i < task.board.size(); ++i) board_index_[spec_.board[i]] = static_cast<int>(i);
}

void Assigner::add_kind(int tile, int copies) {
    const int kind = static_cast<int>(tile_.size());
    std::array<int, 2> ends{};
    for (int edge = 0, found = 0; edge < 6; ++edge)
        if (edge_colour(tile, edge) == colour_) ends[found++] = edge;
    tile_.push_back(tile);
    copies_.push_back(copies);
    distinct_ = distinct_ && copies == 1;
    link_.push_back(std::min(ends[1] - ends[0], 6 - ends[1] + ends[0]));
    options_of_.push_back(0);
    spec_.left[link_[kind]] += copies;
    add_option(kind, ends[0], ends[1]);
    if (link_[kind] == 3) add_option(kind, ends[1], ends[0]);
}

void Assigner::add_option(int kind, int a, int b) {
    const Set bit = Set{1} << options_.size();
    TileOption option{kind, {}};
    const int apart = turned(b - a);
    for (const auto& [way, entry] : {std::pair{apart, a}, std::pair{6 - apart, b}}) {
        if (way == 3 && entry != a) continue;
        option.entry[way] = static_cast<std::int8_t>(entry);
        by_apart_[way] |= bit;
        for (int edge = 0; edge < 6; ++edge) {
            const int colour = edge_colour(tile_[kind], turned(entry + edge));
            option.shown[6 * way + edge] = static_cast<std::uint8_t>(colour);
            showing_[6 * way + edge][colour] |= bit;
        }
    }
    options_of_[kind] |= bit;
    free_ |= bit;
    options_.push_back(option);
}

// A loop is walked from one tile: of the rarest link, and single if any is.
void Assigner::choose_first() {
    const auto cost = [&](int kind) { return std::pair{copies_[kind] > 1, spec_.left[link_[kind]]}; };
    for (int kind = 1; kind < static_cast<int>(tile_.size()); ++kind)
        if (cost(kind) < cost(first_)) first_ = kind;
    single_ = copies_[first_] == 1;
}

void Assigner::assign(const std::vector<Slot>& slots) {
    if (enter(slots)) arrange();
    leave();
}

// Nothing may lie already.
void Assigner::assign(const PreparedTrack& track) {
    track_ = &track;
    held_.assign(track.slots.size(), -1);
    search();
    track_ = &own_;
}

std::optional<PreparedTrack> Assigner::prepare(const std::vector<Slot>& slots) {
    const bool possible = enter(slots);
    if (possible) order_slots(beside());
    leave();
    return possible ? std::optional(own_) : std::nullopt;
}

// Takes up a track. False where it shuts a hole in.
bool Assigner::enter(const std::vector<Slot>& slots) {
    own_.slots = slots;
    held_.assign(slots.size(), -1);
    settled_.assign(slots.size(), 0);
    std::vector<int> cells;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        at_[slots[i].cell] = static_cast<int>(i);
        covered_[slots[i].cell] = 1;
        cells.push_back(slots[i].cell);
    }
    const bool free_shape = spec_.board.empty();
    return !(free_shape && spec_.solid && has_hole(grid_, cells, covered_));
}

void Assigner::leave() {
    for (const Slot& slot : own_.slots) at_[slot.cell] = -1, covered_[slot.cell] = 0;
}

// The spots round each one that its link does not lead to, by edge; -1 where there is none.
std::vector<std::array<int, 6>> Assigner::beside() const {
    std::vector<std::array<int, 6>> found(own_.slots.size());
    for (std::size_t i = 0; i < own_.slots.size(); ++i)
        for (int edge = 0; edge < 6; ++edge) {
            const Slot& slot = own_.slots[i];
            const int cell = slot.cell + grid_.step[edge];
            found[i][edge] = edge == slot.in || edge == slot.out ? -1 : at_[cell];
        }
    return found;
}

void Assigner::arrange() {
    if (hold_laid()) {
        order_slots(beside());
        search();
    }
    release_laid();
}

// Holds the tiles that lie already. False where the track does not pass them as they lie.
bool Assigner::hold_laid() {
    for (const Placement& one : task_.laid) {
        const int slot = at_[grid_.at(one.q, one.r)];
        if (slot < 0) return false;
        const int in = own_.slots[slot].in, way = turned(own_.slots[slot].out - in);
        Set set = by_apart_[way];
        const auto passes = [&](const TileOption& option) {
            return tile_[option.kind] == one.tile && option.entry[way] == turned(in - one.rotation);
        };
        while (set != 0 && !passes(options_[std::countr_zero(set)])) set &= set - 1;
        if (set == 0) return false;
        hold(slot, std::countr_zero(set));
        laid_.push_back(slot);
    }
    return true;
}

void Assigner::release_laid() {
    for (int slot : laid_) release(slot);
    laid_.clear();
}

void Assigner::search() {
    if (!spec_.closed || loose_ || !spec_.board.empty() || !laid_.empty()) return try_slot(0);
    Set starts = candidates(0) & options_of_[first_];
    while (starts != 0 && !control_.halted()) put(0, shuffler_.take(starts));
}

// Next comes the spot with most contacts to those before it.
void Assigner::order_slots(const std::vector<std::array<int, 6>>& beside) {
    const std::size_t size = own_.slots.size();
    own_.order.clear();
    touching_.assign(size, 0);
    own_.contacts.assign(size, {});
    own_.contact_count.assign(size, 0);
    for (int slot : laid_) settle(slot, beside);
    while (own_.order.size() + laid_.size() < size) {
        int best = -1;
        for (std::size_t i = 0; i < size; ++i)
            if (!settled_[i] && (best < 0 || touching_[i] > touching_[best])) best = static_cast<int>(i);
        own_.order.push_back(best);
        settle(best, beside);
    }
}

// Tells the spots beside one that it comes before them.
void Assigner::settle(int slot, const std::vector<std::array<int, 6>>& beside) {
    settled_[slot] = 1;
    for (int edge = 0; edge < 6; ++edge) {
        const int other = beside[slot][edge];
        if (other < 0 || settled_[other]) continue;
        const Slot &here = own_.slots[other], &there = own_.slots[slot];
        const int way = turned(here.out - here.in), their_way = turned(there.out - there.in);
        own_.contacts[other][own_.contact_count[other]++] = {slot, 6 * their_way + turned(edge - there.in),
                                                             6 * way + turned(edge + 3 - here.in)};
        ++touching_[other];
    }
}

Assigner::Set Assigner::candidates(int slot) const {
    Set set = by_apart_[turned(track_->slots[slot].out - track_->slots[slot].in)] & free_;
    for (int i = 0; i < track_->contact_count[slot]; ++i) {
        const PreparedTrack::Contact& contact = track_->contacts[slot][i];
        set &= showing_[contact.matching][options_[held_[contact.slot]].shown[contact.shown]];
    }
    return set;
}

void Assigner::try_slot(int depth) {
    const std::vector<int>& order = track_->order;
    if (depth == static_cast<int>(order.size())) return emit();
    Set set = candidates(order[depth]);
    if (depth + 1 == static_cast<int>(order.size()) && each_once_ && control_.counting())
        return control_.count(std::popcount(ends_in_order(set, order[depth])));
    while (set != 0 && !control_.halted()) put(depth, shuffler_.take(set));
}

// Of a set of options for the last slot, those with which a line of distinct tiles is read the right way.
Assigner::Set Assigner::ends_in_order(Set set, int slot) const {
    if (!open_) return set;
    const int last = static_cast<int>(track_->slots.size()) - 1;
    const auto kind = [&](int end) { return options_[held_[end]].kind; };
    const auto up_to = [&](int kind) { return Set{2} << (63 - std::countl_zero(options_of_[kind])); };
    if (slot == 0) return set & ((options_of_[kind(last)] & -options_of_[kind(last)]) - 1);
    if (slot == last) return set & ~(up_to(kind(0)) - 1);
    return kind(0) < kind(last) ? set : 0;
}

void Assigner::put(int depth, int option) {
    control_.tick(static_cast<int>(laid_.size()) + depth + 1);
    const int slot = track_->order[depth];
    hold(slot, option);
    try_slot(depth + 1);
    release(slot);
}

void Assigner::hold(int slot, int option) {
    const int kind = options_[option].kind;
    held_[slot] = option;
    if (--copies_[kind] == 0) free_ &= ~options_of_[kind];
}

void Assigner::release(int slot) {
    const int kind = options_[held_[slot]].kind;
    ++copies_[kind];
    free_ |= options_of_[kind];
}

void Assigner::emit() {
    std::vector<Placement> figure;
    for (std::size_t i = 0; i < track_->slots.size(); ++i) {
        const Slot& slot = track_->slots[i];
        const TileOption& option = options_[held_[i]];
        const int entry = option.entry[turned(slot.out - slot.in)];
        figure.push_back({static_cast<std::uint8_t>(tile_[option.kind]),
                          static_cast<std::int16_t>(grid_.q(slot.cell)),
                          static_cast<std::int16_t>(grid_.r(slot.cell)),
                          static_cast<std::uint8_t>(turned(slot.in - entry))});
    }
    if (task_.first || track_->asymmetric || is_least(figure)) control_.emit(figure);
}

bool Assigner::is_least(const std::vector<Placement>& figure) const {
    if (!spec_.board.empty()) {
        if (turns_.empty()) return true;
        std::vector<Placement> filling(figure.size());
        for (std::size_t i = 0; i < figure.size(); ++i)
            filling[board_index_[track_->slots[i].cell]] = figure[i];
        return least_turned(filling, turns_);
    }
    if (!task_.laid.empty()) return true;
    if (spec_.closed) {
        if (single_) return true;
        const Placement& own = figure.front();
        return least_from(seen_from(figure, own, -own.rotation), tile_[first_]);
    }
    if (distinct_) return figure.front().tile < figure.back().tile;
    const Slot& last = track_->slots.back();
    return seen_from(figure, figure.front(), 0) <= seen_from(figure, figure.back(), -turned(last.out - 3));
}

}  // namespace tantrix
