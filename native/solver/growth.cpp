// Any goals at once: the figure grows where fewest tiles would do.
#include <utility>

#include "figure.hpp"

namespace tantrix::solver {

namespace {

constexpr int kColours = 4;
constexpr int kNoGoal = -1;
using Set = std::uint64_t;

// What fits a cell: for each rotation the kinds of tiles that match all that touches it.
using Fits = std::array<Set, 6>;

class Growth {
public:
    Growth(const Task& task, Reins& reins, Shuffler& shuffler);
    void run();

private:
    struct Place {
        int kind, rotation;
    };
    struct Choice {
        int cell = -1, cost = 0;
        bool optional = false;
    };
    using PerGoal = std::array<int, kColours>;

    int goals() const { return static_cast<int>(task_.goals.size()); }
    bool bounded() const { return !task_.board.empty(); }
    int colour(Place place, int edge) const { return edges_[place.kind][turned(edge - place.rotation)]; }
    void add_kind(int tile, int copies);
    void choose_first();
    void open_board();
    void grow();
    bool choose(Choice& choice) const;
    bool count_dead(PerGoal& dead) const;
    bool reachable(const PerGoal& dead) const;
    Set answers(int cell) const;
    int ways(int cell) const;
    void fill(int cell);
    void try_place(int cell, Place place);
    void lay(int cell, Place place);
    void lift(int cell);
    bool tracks_hold(int cell) const;
    // The tiles along the track of a colour, and whether it is closed.
    std::pair<int, bool> follow(int cell, int goal_colour) const;
    int follow_way(int cell, int edge, int goal_colour, bool& closed) const;
    void give();
    bool is_solution() const;

    const Task& task_;
    Reins& reins_;
    Shuffler& shuffler_;
    Grid grid_;
    std::array<int, kColours> goal_of_;              // by colour
    PerGoal carriers_{}, laid_{}, spare_{}, outward_{};
    std::vector<int> tile_, copies_;                 // by kind
    std::vector<std::array<int, 6>> edges_;          // by kind
    std::array<std::array<std::array<Set, kColours>, 6>, 6> showing_{};  // rotation, edge, colour
    Set free_ = 0;
    int first_ = 0, left_ = 0;
    bool copied_ = false;                            // whether the first kind has copies
    std::vector<Fits> fits_;                         // by cell
    std::vector<std::uint8_t> covered_, barred_, touched_;
    std::vector<std::array<std::uint8_t, kColours>> facing_;  // by cell and goal
    std::vector<Place> place_;                       // by cell
    std::vector<int> cells_, rim_, board_;
    std::vector<std::pair<int, Fits>> trail_;
    std::vector<Symmetry> turns_;
};

Growth::Growth(const Task& task, Reins& reins, Shuffler& shuffler)
    : task_(task), reins_(reins), shuffler_(shuffler),
      grid_((task.board.empty() ? static_cast<int>(task.tiles.size()) : reach_of(task.board)) + 2),
      left_(static_cast<int>(task.tiles.size())), covered_(grid_.size(), 0),
      barred_(grid_.size(), 0), touched_(grid_.size(), 0), facing_(grid_.size()),
      place_(grid_.size()) {
    goal_of_.fill(kNoGoal);
    for (int g = 0; g < goals(); ++g) {
        goal_of_[task.goals[g].colour] = g;
        spare_[g] = task.goals[g].form == Form::line ? 2 : 0;
    }
    std::array<int, kTiles + 1> copies{};
    for (int tile : task.tiles) ++copies[tile];
    for (int tile = 1; tile <= kTiles; ++tile)
        if (copies[tile] > 0) add_kind(tile, copies[tile]);
    Fits all;
    all.fill(free_);
    fits_.assign(grid_.size(), all);
    choose_first();
    if (bounded()) open_board();
}

void Growth::add_kind(int tile, int copies) {
    const int kind = static_cast<int>(tile_.size());
    tile_.push_back(tile);
    copies_.push_back(copies);
    edges_.emplace_back();
    for (int edge = 0; edge < 6; ++edge) edges_[kind][edge] = edge_colour(tile, edge);
    for (int rotation = 0; rotation < 6; ++rotation)
        for (int edge = 0; edge < 6; ++edge)
            showing_[rotation][edge][colour({kind, rotation}, edge)] |= Set{1} << kind;
    for (int g = 0; g < goals(); ++g)
        carriers_[g] += has_colour(tile, task_.goals[g].colour) ? copies : 0;
    free_ |= Set{1} << kind;
}

// A free figure grows from a tile that is single, if any is, and has most goals.
void Growth::choose_first() {
    const auto worth = [&](int kind) {
        int count = 0;
        for (const Goal& goal : task_.goals) count += has_colour(tile_[kind], goal.colour);
        return std::pair{copies_[kind] == 1, count};
    };
    for (int kind = 1; kind < static_cast<int>(tile_.size()); ++kind)
        if (worth(kind) > worth(first_)) first_ = kind;
    copied_ = copies_[first_] > 1;
}

void Growth::open_board() {
    barred_.assign(grid_.size(), 1);
    for (const Cell& cell : task_.board) board_.push_back(grid_.at(cell.q, cell.r));
    for (int cell : board_) barred_[cell] = 0;
    rim_ = board_;
    turns_ = symmetries(task_.board);
    for (int cell : board_)
        for (int edge = 0; edge < 6; ++edge) {
            if (!barred_[cell + grid_.step[edge]]) continue;
            for (const Goal& goal : task_.goals)
                for (int rotation = 0; rotation < 6 && goal.form == Form::loop; ++rotation)
                    fits_[cell][rotation] &= ~showing_[rotation][edge][goal.colour];
        }
}

void Growth::run() {
    if (bounded()) return grow();
    try_place(grid_.origin, {first_, 0});
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

Set Growth::answers(int cell) const {
    const Fits& fits = fits_[cell];
    return barred_[cell] ? 0 : (fits[0] | fits[1] | fits[2] | fits[3] | fits[4] | fits[5]) & free_;
}

int Growth::ways(int cell) const {
    int count = 0;
    for (Set set : fits_[cell]) count += __builtin_popcountll(set & free_);
    return count;
}

// Counts the ends that no tile can prolong. False where there are too many, or a hole for ever.
bool Growth::count_dead(PerGoal& dead) const {
    dead = outward_;
    for (int cell : rim_) {
        if (covered_[cell] || answers(cell) != 0) continue;
        if (bounded() || (touched_[cell] == 6 && !task_.holes)) return false;
        for (int g = 0; g < goals(); ++g) dead[g] += facing_[cell][g];
    }
    for (int g = 0; g < goals(); ++g)
        if (dead[g] > spare_[g]) return false;
    return true;
}

// Whether the tiles left can prolong all ends that must be, and all tiles can still be reached.
bool Growth::reachable(const PerGoal& dead) const {
    PerGoal ends{}, spaces{};
    for (int cell : rim_) {
        if (covered_[cell] || answers(cell) == 0) continue;
        for (int g = 0; g < goals(); ++g) {
            ends[g] += facing_[cell][g];
            spaces[g] += facing_[cell][g] > 0;
        }
    }
    for (int g = 0; g < goals(); ++g) {
        const int more = carriers_[g] - laid_[g];
        if (spaces[g] - (spare_[g] - dead[g]) > more) return false;
        if (!bounded() && ends[g] == 0 && laid_[g] > 0 && more > 0) return false;
    }
    return true;
}

bool Growth::choose(Choice& choice) const {
    PerGoal dead;
    if (!count_dead(dead) || !reachable(dead)) return false;
    bool tracked = false;
    for (int cell : rim_) {
        if (covered_[cell] || answers(cell) == 0) continue;
        bool optional = !bounded(), faced = bounded();
        for (int g = 0; g < goals(); ++g) {
            faced |= facing_[cell][g] > 0;
            optional &= dead[g] + facing_[cell][g] <= spare_[g];
        }
        const int cost = 2 * ways(cell) + optional;
        if (choice.cell >= 0 && (tracked > faced || (tracked == faced && choice.cost <= cost)))
            continue;
        choice = {cell, cost, optional};
        tracked = faced;
    }
    return choice.cell >= 0;
}

void Growth::fill(int cell) {
    std::array<int, 6> order{0, 1, 2, 3, 4, 5};
    shuffler_.shuffle(order, 6);
    for (int rotation : order) {
        Set set = fits_[cell][rotation] & free_;
        while (set != 0 && !reins_.halted()) try_place(cell, {shuffler_.take(set), rotation});
    }
}

void Growth::try_place(int cell, Place place) {
    reins_.tick();
    lay(cell, place);
    if (tracks_hold(cell)) grow();
    lift(cell);
}

void Growth::lay(int cell, Place place) {
    place_[cell] = place;
    covered_[cell] = 1;
    cells_.push_back(cell);
    --left_;
    if (--copies_[place.kind] == 0) free_ &= ~(Set{1} << place.kind);
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
    for (int g = 0; g < goals(); ++g) laid_[g] += has_colour(tile_[place.kind], task_.goals[g].colour);
}

void Growth::lift(int cell) {
    const Place place = place_[cell];
    for (int g = 0; g < goals(); ++g) laid_[g] -= has_colour(tile_[place.kind], task_.goals[g].colour);
    for (int edge = 5; edge >= 0; --edge) {
        const int beside = cell + grid_.step[edge], goal = goal_of_[colour(place, edge)];
        if (covered_[beside]) continue;
        if (bounded() && barred_[beside]) {
            if (goal != kNoGoal) --outward_[goal];
            continue;
        }
        if (goal != kNoGoal) --facing_[beside][goal];
        if (--touched_[beside] == 0 && !bounded()) rim_.pop_back();
        fits_[beside] = trail_.back().second;
        trail_.pop_back();
    }
    ++copies_[place.kind];
    free_ |= Set{1} << place.kind;
    ++left_;
    cells_.pop_back();
    covered_[cell] = 0;
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

// Whether no track closed through the tile at a cell unless it is the loop that is asked for.
bool Growth::tracks_hold(int cell) const {
    for (int g = 0; g < goals(); ++g) {
        const auto [form, goal_colour] = task_.goals[g];
        if (!has_colour(tile_[place_[cell].kind], goal_colour)) continue;
        const auto [length, closed] = follow(cell, goal_colour);
        if (closed && (form == Form::line || length < carriers_[g])) return false;
    }
    return true;
}

bool Growth::is_solution() const {
    for (int g = 0; g < goals(); ++g) {
        const auto [form, goal_colour] = task_.goals[g];
        int cell = -1;
        for (int one : cells_)
            if (has_colour(tile_[place_[one].kind], goal_colour)) cell = one;
        if (cell < 0) continue;
        const auto [length, closed] = follow(cell, goal_colour);
        if (length != carriers_[g] || closed != (form == Form::loop)) return false;
    }
    return bounded() || task_.holes || !has_hole(grid_, cells_, covered_);
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
    if (bounded() ? least_turned(figure, turns_) : !copied_ || least_from(figure, tile_[first_]))
        reins_.give(figure);
}

}  // namespace

Outcome solve_growth(const Task& task, Control& control, const Sink& sink) {
    Reins reins(control, sink);
    Shuffler shuffler(task.seed);
    std::uint64_t patience = task.first && !shuffler.plain() ? 1 << 14 : ~std::uint64_t{0};
    do {
        reins.begin(patience);
        Growth(task, reins, shuffler).run();
        patience += patience / 2;
    } while (reins.spent());
    return reins.outcome();
}

}  // namespace tantrix::solver
