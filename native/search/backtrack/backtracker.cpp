// Any goals at once, or none: sets a task up and walks the search tree, always filling the cell with the
// fewest candidates.
//
// The figure grows from one tile (a free shape) or fills given cells (a board). The method is depth-first
// search with the minimum-remaining-values heuristic and forward checking (Haralick and Elliott,
// "Increasing Tree Search Efficiency for Constraint Satisfaction Problems", 1980). Each empty cell next to
// a tile has six bit sets, one per rotation, of the kinds of tiles that still match. Placing a tile narrows
// the sets of its neighbours; a trail restores them.
//
// Copies of a tile are one kind, so they are never tried twice. On a symmetric board only one of the turned
// copies of a filling is wanted; `add_symmetry_rules` excludes most of the others early and `is_least` the
// rest. A cell of a free shape may also stay empty: it is filled in every way first and then barred
// (`extend`).
//
// Invariants: `mate_` joins the two ends of every unfinished track, so a loop that closes too early is seen
// at once; `lift` undoes `lay` exactly, in reverse order. The cost is exponential in the tiles; a run for
// one solution restarts with growing limits (`solve_backtracking`), a run for all of them does not.
//
// Continue with placing.cpp (placing and lifting, the pieces of tracks) and pruning.cpp (where to branch,
// and when a branch is hopeless).
#include "search/backtrack/backtracker.hpp"

#include <set>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "common/tiles.hpp"
#include "search/methods.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"

namespace tantrix {

Backtracker::Backtracker(const Task& task, SearchControl& control, Shuffler& shuffler)
    : task_(task),
      control_(control),
      shuffler_(shuffler),
      grid_(Grid::of_reach((task.board.empty() ? static_cast<int>(task.tiles.size()) : reach_of(task.board)) +
                           2)),
      left_(static_cast<int>(task.tiles.size())),
      covered_(grid_.size(), 0),
      barred_(grid_.size(), 0),
      touched_(grid_.size(), 0),
      given_(grid_.size(), 0),
      facing_(grid_.size()),
      pose_(grid_.size()),
      mate_(6 * grid_.size(), -1) {
    goal_of_.fill(kNoGoal);
    for (int g = 0; g < goals(); ++g) {
        goal_of_[task.goals[g].colour] = g;
        spare_[g] = task.goals[g].form == Form::line ? 2 : 0;
    }
    std::array<int, kTiles + 1> copies{};
    for (int tile : task.tiles) ++copies[tile];
    for (int tile = 1; tile <= kTiles; ++tile)
        if (copies[tile] > 0) add_kind(tile, copies[tile]);
    fits_.assign(grid_.size(), free_);
    choose_first();
    if (bounded()) open_board();
}

void Backtracker::add_kind(int tile, int copies) {
    const int kind = static_cast<int>(tile_.size());
    tile_.push_back(tile);
    copies_.push_back(copies);
    copied_tiles_ |= copies > 1;
    edges_.emplace_back();
    for (int edge = 0; edge < 6; ++edge) edges_[kind][edge] = edge_colour(tile, edge);
    for (int rotation = 0; rotation < 6; ++rotation)
        for (int edge = 0; edge < 6; ++edge)
            showing_[rotation][edge][colour({kind, rotation}, edge)] |= Set{1} << kind;
    carries_.emplace_back();
    link_.emplace_back();
    for (int g = 0; g < goals(); ++g) {
        carries_[kind][g] = has_colour(tile, task_.goals[g].colour);
        for (int edge = 0; edge < 6; ++edge)
            if (edges_[kind][edge] == task_.goals[g].colour) link_[kind][g] = {link_[kind][g].second, edge};
        carriers_[g] += carries_[kind][g] ? copies : 0;
    }
    budget_.push_back({});
    budgeted_.push_back(0);
    offer(kind);
}

void Backtracker::fix_givens() {
    const auto index = [](const std::vector<int>& items, int item) {
        return static_cast<int>(std::find(items.begin(), items.end(), item) - items.begin());
    };
    for (const Given& one : task_.givens) {
        const int kind = index(tile_, one.tile), cell = grid_.at(one.cell.q, one.cell.r);
        fixed_.push_back({one.placed ? index(board_, cell) : -1, one.tile, one.rotation});
        if (one.placed) {
            keep(cell, kind, one.rotation);
        } else {
            ++budget_[kind][one.rotation];
            ++budgeted_[kind];
        }
        offer(kind);
    }
}

// Keeps a copy of a tile for its cell; it is no longer among the free ones.
void Backtracker::keep(int cell, int kind, int rotation) {
    given_[cell] = 1;
    --copies_[kind];
    for (int turn = 0; turn < 6; ++turn)
        fits_[cell][turn] &= rotation < 0 || rotation == turn ? Set{1} << kind : 0;
}

// A free figure grows from a tile that is single, if any is, and has most goals.
void Backtracker::choose_first() {
    const auto worth = [&](int kind) {
        int count = 0;
        for (int g = 0; g < goals(); ++g) count += carries_[kind][g];
        return std::pair{copies_[kind] == 1, count};
    };
    for (int kind = 1; kind < static_cast<int>(tile_.size()); ++kind)
        if (worth(kind) > worth(first_)) first_ = kind;
    copied_ = copies_[first_] > 1;
}

void Backtracker::open_board() {
    barred_.assign(grid_.size(), 1);
    lead_board();
    for (int cell : board_) barred_[cell] = 0;
    rim_ = board_;
    for (int cell : board_)
        for (int edge = 0; edge < 6; ++edge)
            if (barred_[cell + grid_.step[edge]]) wall(cell, edge);
    for (const Placement& one : task_.barred) {
        const auto kind = std::find(tile_.begin(), tile_.end(), one.tile) - tile_.begin();
        fits_[grid_.at(one.q, one.r)][one.rotation] &= ~(Set{1} << kind);
    }
    fix_givens();
    add_symmetry_rules();
}

// No loop runs into the edge of the board.
void Backtracker::wall(int cell, int edge) {
    for (const Goal& goal : task_.goals)
        for (int rotation = 0; rotation < 6 && goal.form == Form::loop; ++rotation)
            fits_[cell][rotation] &= ~showing_[rotation][edge][goal.colour];
}

// Of the turned copies of a filling only that is wanted whose first cell has the least tile.
void Backtracker::add_symmetry_rules() {
    if (!fixed_.empty() || task_.first) return;
    for (const Symmetry& turn : turns_) {
        const int rival = board_[turn.to[0]];
        if (rival == board_[0]) continue;
        symmetry_rules_[board_[0]].push_back({rival, false});
        symmetry_rules_[rival].assign(1, {board_[0], true});
    }
}

// Puts a cell first that turns lay on as many others as they can, and those near: the search
// begins there, and what it then knows of the others' tiles serves best where they come soon.
void Backtracker::lead_board() {
    std::vector<Hex> cells = task_.board;
    const auto orbit = [&](std::size_t index) {
        std::set<int> reached;
        int spread = 0;
        for (const Symmetry& turn : turns_) {
            const Hex &a = cells[index], &b = cells[turn.to[index]];
            reached.insert(turn.to[index]);
            spread += grid_.distance(grid_.at(a.q, a.r), grid_.at(b.q, b.r));
        }
        return std::pair{static_cast<int>(reached.size()), -spread};
    };
    turns_ = symmetries(cells);
    std::size_t lead = 0;
    for (std::size_t i = 1; i < cells.size() && !turns_.empty(); ++i)
        if (orbit(i) > orbit(lead)) lead = i;
    std::swap(cells[0], cells[lead]);
    if (lead > 0) turns_ = symmetries(cells);
    for (const Hex& cell : cells) board_.push_back(grid_.at(cell.q, cell.r));
}

void Backtracker::run() {
    if (bounded()) return extend();
    if (task_.laid.empty()) return try_pose(grid_.origin, {first_, 0});
    if (lay_all()) extend();
}

// Lays what lies already. False where that closes a loop too early. No tile lies so far away
// that all others could not join it.
bool Backtracker::lay_all() {
    const auto reach = static_cast<int>(task_.tiles.size());
    for (int cell = 0; cell < grid_.size(); ++cell)
        barred_[cell] = grid_.distance(cell, grid_.origin) >= reach;
    for (const Placement& one : task_.laid) {
        const auto kind = std::find(tile_.begin(), tile_.end(), one.tile) - tile_.begin();
        const int cell = grid_.at(one.q, one.r);
        lay(cell, {static_cast<int>(kind), one.rotation});
        if (!join(cell)) return false;
    }
    return true;
}

void Backtracker::extend() {
    if (control_.halted()) return;
    if (left_ == 0) return emit();
    Choice choice;
    if (!choose(choice)) return;
    fill(choice.cell);
    if (!choice.optional) return;
    barred_[choice.cell] = 1;
    extend();
    barred_[choice.cell] = 0;
}

void Backtracker::fill(int cell) {
    std::array<int, 6> order{0, 1, 2, 3, 4, 5};
    shuffler_.shuffle(order, 6);
    for (int rotation : order) {
        Set set = open(cell, rotation);
        while (set != 0 && !control_.halted()) try_pose(cell, {shuffler_.take(set), rotation});
    }
}

void Backtracker::try_pose(int cell, Pose pose) {
    control_.tick(static_cast<int>(cells_.size()) + 1);
    lay(cell, pose);
    if (join(cell)) control_.split(static_cast<int>(cells_.size()), shuffler_, [this] { extend(); });
    part(cell);
    lift(cell);
}

int Backtracker::follow_way(int cell, int edge, int goal_colour, bool& closed) const {
    const int start = cell;
    int length = 0;
    while (true) {
        cell += grid_.step[edge];
        if (cell == start) closed = true;
        if (closed || !covered_[cell]) return length;
        ++length;
        const int entry = turned(edge + 3);
        for (edge = turned(entry + 1); colour(pose_[cell], edge) != goal_colour;) edge = turned(edge + 1);
    }
}

std::pair<int, bool> Backtracker::follow(int cell, int goal_colour) const {
    int length = 1;
    bool closed = false;
    for (int edge = 0; edge < 6 && !closed; ++edge)
        if (colour(pose_[cell], edge) == goal_colour) length += follow_way(cell, edge, goal_colour, closed);
    return {length, closed};
}

bool Backtracker::is_solution() const {
    for (int g = 0; g < goals(); ++g) {
        const auto [form, goal_colour] = task_.goals[g];
        int cell = -1;
        for (int one : cells_)
            if (carries_[pose_[one].kind][g]) cell = one;
        if (cell < 0) continue;
        const auto [length, closed] = follow(cell, goal_colour);
        if (length != carriers_[g] || closed != (form == Form::loop)) return false;
    }
    if (bounded()) return true;
    if (!task_.laid.empty() && !connected(grid_, cells_, covered_)) return false;
    return task_.holes || !has_hole(grid_, cells_, covered_);
}

void Backtracker::emit() {
    if (!is_solution()) return;
    std::vector<Placement> figure;
    for (int cell : bounded() ? board_ : cells_) {
        const auto [kind, rotation] = pose_[cell];
        figure.push_back({static_cast<std::uint8_t>(tile_[kind]), static_cast<std::int16_t>(grid_.q(cell)),
                          static_cast<std::int16_t>(grid_.r(cell)), static_cast<std::uint8_t>(rotation)});
    }
    if (task_.first || is_least(figure)) control_.emit(figure);
}

bool Backtracker::is_least(const std::vector<Placement>& figure) const {
    if (bounded()) return least_turned(figure, turns_, fixed_);
    if (!task_.laid.empty()) return true;
    return !copied_ || least_from(figure, tile_[first_]);
}

void backtrack(const Task& task, SearchControl& control, Shuffler& shuffler) {
    Backtracker(task, control, shuffler).run();
}

SearchResult solve_backtracking(const Task& task, SearchControl& control) {
    Shuffler shuffler(task.seed);
    std::uint64_t trial_limit = task.first && !shuffler.plain() ? 1 << 14 : ~std::uint64_t{0};
    do {
        control.grant(trial_limit);
        backtrack(task, control, shuffler);
        trial_limit += trial_limit / 2;
    } while (control.spent());
    return control.outcome();
}

}  // namespace tantrix
