#include "growth.hpp"

#include <set>

namespace tantrix::solver {

Growth::Growth(const Task& task, Reins& reins, Shuffler& shuffler)
    : task_(task), reins_(reins), shuffler_(shuffler),
      grid_((task.board.empty() ? static_cast<int>(task.tiles.size()) : reach_of(task.board)) + 2),
      left_(static_cast<int>(task.tiles.size())), covered_(grid_.size(), 0),
      barred_(grid_.size(), 0), touched_(grid_.size(), 0), given_(grid_.size(), 0),
      facing_(grid_.size()), place_(grid_.size()), mate_(6 * grid_.size(), -1) {
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

void Growth::add_kind(int tile, int copies) {
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
            if (edges_[kind][edge] == task_.goals[g].colour)
                link_[kind][g] = {link_[kind][g].second, edge};
        carriers_[g] += carries_[kind][g] ? copies : 0;
    }
    owed_.push_back({});
    owing_.push_back(0);
    offer(kind);
}

// Tells for each rotation whether a copy is left that may be turned so.
void Growth::offer(int kind) {
    const Set bit = Set{1} << kind;
    const bool any = copies_[kind] > owing_[kind];
    for (int rotation = 0; rotation < 6; ++rotation)
        if (any || owed_[kind][rotation] > 0)
            free_[rotation] |= bit;
        else
            free_[rotation] &= ~bit;
}

void Growth::spend(Place place) {
    --copies_[place.kind];
    if (--owed_[place.kind][place.rotation] >= 0) --owing_[place.kind];
    offer(place.kind);
}

void Growth::regain(Place place) {
    ++copies_[place.kind];
    if (owed_[place.kind][place.rotation]++ >= 0) ++owing_[place.kind];
    offer(place.kind);
}

void Growth::fix_givens() {
    const auto index = [](const std::vector<int>& items, int item) {
        return static_cast<int>(std::find(items.begin(), items.end(), item) - items.begin());
    };
    for (const Given& one : task_.givens) {
        const int kind = index(tile_, one.tile), cell = grid_.at(one.cell.q, one.cell.r);
        fixed_.push_back({one.placed ? index(board_, cell) : -1, one.tile, one.rotation});
        if (one.placed) {
            keep(cell, kind, one.rotation);
        } else {
            ++owed_[kind][one.rotation];
            ++owing_[kind];
        }
        offer(kind);
    }
}

// Keeps a copy of a tile for its cell; it is no longer among the free ones.
void Growth::keep(int cell, int kind, int rotation) {
    given_[cell] = 1;
    --copies_[kind];
    for (int turn = 0; turn < 6; ++turn)
        fits_[cell][turn] &= rotation < 0 || rotation == turn ? Set{1} << kind : 0;
}

// A free figure grows from a tile that is single, if any is, and has most goals.
void Growth::choose_first() {
    const auto worth = [&](int kind) {
        int count = 0;
        for (int g = 0; g < goals(); ++g) count += carries_[kind][g];
        return std::pair{copies_[kind] == 1, count};
    };
    for (int kind = 1; kind < static_cast<int>(tile_.size()); ++kind)
        if (worth(kind) > worth(first_)) first_ = kind;
    copied_ = copies_[first_] > 1;
}

void Growth::open_board() {
    barred_.assign(grid_.size(), 1);
    lead_board();
    for (int cell : board_) barred_[cell] = 0;
    rim_ = board_;
    for (int cell : board_)
        for (int edge = 0; edge < 6; ++edge)
            if (barred_[cell + grid_.step[edge]]) wall(cell, edge);
    fix_givens();
    name_rivals();
}

// No loop runs into the edge of the board.
void Growth::wall(int cell, int edge) {
    for (const Goal& goal : task_.goals)
        for (int rotation = 0; rotation < 6 && goal.form == Form::loop; ++rotation)
            fits_[cell][rotation] &= ~showing_[rotation][edge][goal.colour];
}

// Of the turned copies of a filling only that is wanted whose first cell has the least tile.
void Growth::name_rivals() {
    if (!fixed_.empty() || task_.first) return;
    for (const Symmetry& turn : turns_) {
        const int rival = board_[turn.to[0]];
        if (rival == board_[0]) continue;
        rivals_[board_[0]].push_back({rival, false});
        rivals_[rival].assign(1, {board_[0], true});
    }
}

// Puts a cell first that turns lay on as many others as they can, and those near: the search
// begins there, and what it then knows of the others' tiles serves best where they come soon.
void Growth::lead_board() {
    std::vector<Cell> cells = task_.board;
    const auto orbit = [&](std::size_t index) {
        std::set<int> reached;
        int spread = 0;
        for (const Symmetry& turn : turns_) {
            const Cell &a = cells[index], &b = cells[turn.to[index]];
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
    for (const Cell& cell : cells) board_.push_back(grid_.at(cell.q, cell.r));
}

void Growth::run() {
    if (bounded()) return grow();
    if (task_.laid.empty()) return try_place(grid_.origin, {first_, 0});
    if (lay_all()) grow();
}

// Lays what lies already. False where that closes a loop too early. No tile lies so far away
// that all others could not join it.
bool Growth::lay_all() {
    const auto reach = static_cast<int>(task_.tiles.size());
    for (int cell = 0; cell < grid_.size(); ++cell)
        barred_[cell] = grid_.distance(cell, grid_.origin) >= reach;
    for (const Placed& one : task_.laid) {
        const auto kind = std::find(tile_.begin(), tile_.end(), one.tile) - tile_.begin();
        const int cell = grid_.at(one.q, one.r);
        lay(cell, {static_cast<int>(kind), one.rotation});
        if (!join(cell)) return false;
    }
    return true;
}

void Growth::grow() {
    if (reins_.halted()) return;
    if (left_ == 0) return give();
    Choice choice;
    if (!choose(choice)) return;
    fill(choice.cell);
    if (!choice.optional) return;
    barred_[choice.cell] = 1;
    grow();
    barred_[choice.cell] = 0;
}

Growth::Set Growth::answers(int cell) const {
    Set set = 0;
    for (int rotation = 0; rotation < 6 && !barred_[cell]; ++rotation) set |= open(cell, rotation);
    return set;
}

// The sum of six counts, as a count of the bits that adding the sets gives.
int Growth::ways(int cell) const {
    const auto add = [](Set a, Set b, Set c) { return std::pair{a ^ b ^ c, (a & b) | (c & (a ^ b))}; };
    const auto [low, carry] = add(open(cell, 0), open(cell, 1), open(cell, 2));
    const auto [high, more] = add(open(cell, 3), open(cell, 4), open(cell, 5));
    return ones(low) + ones(high) + 2 * (ones(carry) + ones(more));
}

// Sorts the empty cells into those that a tile can fill and those that stay empty, and counts the
// ends that these cut off. False where they are too many, or a cell is a hole for ever.
bool Growth::survey() {
    live_.clear();
    dead_ = outward_;
    for (int cell : rim_) {
        if (covered_[cell]) continue;
        const Set set = answers(cell);
        if (set != 0) {
            live_.push_back({cell, set});
            continue;
        }
        if (bounded() || (touched_[cell] == 6 && !task_.holes)) return false;
        for (int g = 0; g < goals(); ++g) dead_[g] += facing_[cell][g];
    }
    for (int g = 0; g < goals(); ++g)
        if (dead_[g] > spare_[g]) return false;
    return true;
}

// Whether there are tiles enough, and of the right kinds, to prolong all ends but the spare ones,
// and an end to carry on to the tiles left.
bool Growth::enough() {
    Need all;
    int spare = 0;
    std::array<Need, kColours> needs{};
    for (const auto& [cell, set] : live_) {
        bool faced = false;
        for (int g = 0; g < goals(); ++g)
            if (facing_[cell][g] > 0) needs[g].add(set), faced = true;
        if (faced) all.add(set);
    }
    for (int g = 0; g < goals(); ++g) {
        const int more = carriers_[g] - laid_[g], ends = spare_[g] - dead_[g];
        if (needs[g].cells - ends > std::min(more, needs[g].most(copied_tiles_))) return false;
        if (!bounded() && needs[g].cells == 0 && laid_[g] > 0 && more > 0) return false;
        spare += ends;
    }
    if (all.cells - spare > std::min(left_, all.most(copied_tiles_))) return false;
    for (int g = 0; g < goals(); ++g)
        if (!joinable(g)) return false;
    return true;
}

// Whether the tiles left are enough to join each end to another, spare ones apart. Tiles that join
// two ends lie between their cells, both included; each end stands for half of them.
bool Growth::joinable(int goal) {
    ends_.clear();
    for (const auto& [cell, set] : live_) {
        if (facing_[cell][goal] == 0) continue;
        for (int edge = 0; edge < 6; ++edge) {
            const int beside = cell + grid_.step[edge];
            if (covered_[beside] && colour(place_[beside], edge + 3) == task_.goals[goal].colour)
                ends_.push_back({cell, cell * 6 + edge, grid_.q(cell), grid_.r(cell)});
        }
    }
    const bool closing = task_.goals[goal].form == Form::loop && ends_.size() == 2;
    const int most = 2 * (carriers_[goal] - laid_[goal]);
    int total = 0, dearest = 0, second = 0;
    for (const End& end : ends_) {
        const int cost = std::min(span(end, closing), most + 1);
        total += cost;
        second = std::max(second, std::min(dearest, cost));
        dearest = std::max(dearest, cost);
    }
    const int ends = spare_[goal] - dead_[goal];
    return total - (ends > 0 ? dearest : 0) - (ends > 1 ? second : 0) <= most;
}

// The tiles from an end to the nearest that it may join: of another piece, or its own to close.
int Growth::span(const End& end, bool closing) const {
    int least = kTiles;
    for (const End& other : ends_) {
        if (&other == &end || (!closing && mate_[end.id] == other.id)) continue;
        const int dq = end.q - other.q, dr = end.r - other.r;
        least = std::min(least, std::max({std::abs(dq), std::abs(dr), std::abs(dq + dr)}));
    }
    return least + 1;
}

bool Growth::choose(Choice& choice) {
    if (!survey() || !enough()) return false;
    bool tracked = false;
    for (const auto& [cell, set] : live_) {
        bool optional = !bounded(), faced = bounded() && touched_[cell] > 0;
        for (int g = 0; g < goals(); ++g) {
            faced |= facing_[cell][g] > 0;
            optional &= dead_[g] + facing_[cell][g] <= spare_[g];
        }
        if (tracked > faced) continue;
        // Every kind has a way at least, so that most cells need no counting of ways.
        const bool rival = choice.cell >= 0 && tracked == faced;
        if (rival && choice.cost <= 2 * ones(set) + 3 * optional) continue;
        const int cost = 2 * ways(cell) + 3 * optional;
        if (rival && choice.cost <= cost) continue;
        choice = {cell, cost, optional};
        tracked = faced;
    }
    return choice.cell >= 0;
}

void Growth::fill(int cell) {
    std::array<int, 6> order{0, 1, 2, 3, 4, 5};
    shuffler_.shuffle(order, 6);
    for (int rotation : order) {
        Set set = open(cell, rotation);
        while (set != 0 && !reins_.halted()) try_place(cell, {shuffler_.take(set), rotation});
    }
}

void Growth::try_place(int cell, Place place) {
    reins_.tick(static_cast<int>(cells_.size()) + 1);
    lay(cell, place);
    if (join(cell)) reins_.part(static_cast<int>(cells_.size()), shuffler_, [this] { grow(); });
    part(cell);
    lift(cell);
}

void Growth::lay(int cell, Place place) {
    place_[cell] = place;
    covered_[cell] = 1;
    cells_.push_back(cell);
    --left_;
    if (!given_[cell]) spend(place);
    for (int edge = 0; edge < 6; ++edge) {
        const int beside = cell + grid_.step[edge], shown = colour(place, edge);
        const int goal = goal_of_[shown];
        if (covered_[beside]) continue;
        if (bounded() && barred_[beside]) {
            if (goal != kNoGoal) ++outward_[goal];
            continue;
        }
        trail_.emplace_back(beside, fits_[beside]);
        for (int rotation = 0; rotation < 6; ++rotation)
            fits_[beside][rotation] &= showing_[rotation][turned(edge + 3)][shown];
        if (touched_[beside]++ == 0 && !bounded()) rim_.push_back(beside);
        if (goal != kNoGoal) ++facing_[beside][goal];
    }
    if (!rivals_.empty()) outrank(cell, place.kind);
    for (int g = 0; g < goals(); ++g) laid_[g] += carries_[place.kind][g];
}

void Growth::outrank(int cell, int kind) {
    const auto it = rivals_.find(cell);
    if (it == rivals_.end()) return;
    for (const auto& [other, below] : it->second) {
        if (covered_[other]) continue;
        trail_.emplace_back(other, fits_[other]);
        const Set less = (Set{1} << kind) - 1;
        for (Set& set : fits_[other]) set &= below ? less | Set{1} << kind : ~less;
    }
}

// The end of the piece that a tile joins or begins by an edge.
int Growth::far_end(int cell, int edge) const {
    const int beside = cell + grid_.step[edge];
    return covered_[beside] ? mate_[cell * 6 + edge] : beside * 6 + (edge + 3) % 6;
}

// Joins the pieces on both sides of a tile's link. False where that closes a loop too early.
bool Growth::join(int cell) {
    bool good = true;
    for (int g = 0; g < goals(); ++g) {
        if (!carries_[place_[cell].kind][g]) continue;
        const auto [a, b] = link(cell, g);
        const int from = far_end(cell, a), to = far_end(cell, b);
        if (from == cell * 6 + b) {
            good = good && task_.goals[g].form == Form::loop && laid_[g] == carriers_[g];
            continue;
        }
        mate_[from] = to;
        mate_[to] = from;
    }
    return good;
}

// Parts the pieces again.
void Growth::part(int cell) {
    for (int g = 0; g < goals(); ++g) {
        if (!carries_[place_[cell].kind][g]) continue;
        const auto [a, b] = link(cell, g);
        if (far_end(cell, a) == cell * 6 + b) continue;
        for (int edge : {a, b})
            if (covered_[cell + grid_.step[edge]]) mate_[mate_[cell * 6 + edge]] = cell * 6 + edge;
    }
}

std::pair<int, int> Growth::link(int cell, int goal) const {
    const auto& ends = link_[place_[cell].kind][goal];
    const int rotation = place_[cell].rotation;
    return {(ends.first + rotation) % 6, (ends.second + rotation) % 6};
}

void Growth::lift(int cell) {
    const Place place = place_[cell];
    for (int g = 0; g < goals(); ++g) laid_[g] -= carries_[place.kind][g];
    if (const auto it = rivals_.find(cell); it != rivals_.end())
        for (const Rival& rival : it->second)
            if (!covered_[rival.cell]) restore();
    for (int edge = 5; edge >= 0; --edge) {
        const int beside = cell + grid_.step[edge], goal = goal_of_[colour(place, edge)];
        if (covered_[beside]) continue;
        if (bounded() && barred_[beside]) {
            if (goal != kNoGoal) --outward_[goal];
            continue;
        }
        if (goal != kNoGoal) --facing_[beside][goal];
        if (--touched_[beside] == 0 && !bounded()) rim_.pop_back();
        restore();
    }
    if (!given_[cell]) regain(place);
    ++left_;
    cells_.pop_back();
    covered_[cell] = 0;
}

void Growth::restore() {
    fits_[trail_.back().first] = trail_.back().second;
    trail_.pop_back();
}

int Growth::follow_way(int cell, int edge, int goal_colour, bool& closed) const {
    const int start = cell;
    int length = 0;
    while (true) {
        cell += grid_.step[edge];
        if (cell == start) closed = true;
        if (closed || !covered_[cell]) return length;
        ++length;
        const int entry = turned(edge + 3);
        for (edge = turned(entry + 1); colour(place_[cell], edge) != goal_colour;)
            edge = turned(edge + 1);
    }
}

std::pair<int, bool> Growth::follow(int cell, int goal_colour) const {
    int length = 1;
    bool closed = false;
    for (int edge = 0; edge < 6 && !closed; ++edge)
        if (colour(place_[cell], edge) == goal_colour)
            length += follow_way(cell, edge, goal_colour, closed);
    return {length, closed};
}

bool Growth::is_solution() const {
    for (int g = 0; g < goals(); ++g) {
        const auto [form, goal_colour] = task_.goals[g];
        int cell = -1;
        for (int one : cells_)
            if (carries_[place_[one].kind][g]) cell = one;
        if (cell < 0) continue;
        const auto [length, closed] = follow(cell, goal_colour);
        if (length != carriers_[g] || closed != (form == Form::loop)) return false;
    }
    if (bounded()) return true;
    if (!task_.laid.empty() && !connected(grid_, cells_, covered_)) return false;
    return task_.holes || !has_hole(grid_, cells_, covered_);
}

void Growth::give() {
    if (!is_solution()) return;
    std::vector<Placed> figure;
    for (int cell : bounded() ? board_ : cells_) {
        const auto [kind, rotation] = place_[cell];
        figure.push_back({static_cast<std::uint8_t>(tile_[kind]),
                          static_cast<std::int16_t>(grid_.q(cell)),
                          static_cast<std::int16_t>(grid_.r(cell)),
                          static_cast<std::uint8_t>(rotation)});
    }
    if (task_.first || is_least(figure)) reins_.give(figure);
}

bool Growth::is_least(const std::vector<Placed>& figure) const {
    if (bounded()) return least_turned(figure, turns_, fixed_);
    if (!task_.laid.empty()) return true;
    return !copied_ || least_from(figure, tile_[first_]);
}

void grow(const Task& task, Reins& reins, Shuffler& shuffler) { Growth(task, reins, shuffler).run(); }

Outcome solve_growth(const Task& task, Reins& reins) {
    Shuffler shuffler(task.seed);
    std::uint64_t patience = task.first && !shuffler.plain() ? 1 << 14 : ~std::uint64_t{0};
    do {
        reins.begin(patience);
        grow(task, reins, shuffler);
        patience += patience / 2;
    } while (reins.spent());
    return reins.outcome();
}

}  // namespace tantrix::solver
