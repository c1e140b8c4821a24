// A part of a rotation puzzle, or a whole one with goals, as a SAT problem.
//
// A variable says that a tile has a certain rotation, or that an edge has a certain colour. The clauses:
// each tile has exactly one rotation; an edge has at most one colour; a rotation implies the colours of its
// edges, and a colour of an edge implies some rotation that shows it. Two touching tiles share the
// variables of their common edge, which makes them match. Only rotations are decided; colours follow.
//
// That a colour forms one loop, or one line, cannot be stated in few clauses. It is checked on each model
// instead: where its tracks are not the one that is wanted, each of them is forbidden by a clause over its
// edges, and the search goes on (lazy clauses, as subtour elimination for the travelling salesman problem;
// Dantzig, Fulkerson and Johnson, 1954). A line has at most two ends on the border, which a sequential
// counter states beforehand.
//
// Invariants: a clause added for a track excludes no solution, since no solution contains that track. The
// number of clauses is linear in the tiles, plus one for each track refuted. The solver is sat_solver.cpp.
#include "search/rotation/rotation_sat.hpp"

#include <bit>
#include <utility>

#include "common/hex.hpp"
#include "common/tiles.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"

namespace tantrix {

RotationSat::RotationSat(const RotationBoard& board, const std::vector<int>& part,
                         const std::vector<Goal>& goals, SearchControl& control, std::uint64_t seed)
    : board_(board),
      part_(part),
      goals_(goals),
      sat_(control, seed),
      turns_(board.size()),
      edges_(board.size()) {
    for (int cell = 0; cell < board.size(); ++cell) {
        turns_[cell].fill(kNone);
        for (auto& colours : edges_[cell]) colours.fill(kNone);
    }
    for (int cell : part_) {
        add_turns(cell);
        for (int edge = 0; edge < 6; ++edge) add_edge(cell, edge);
    }
    for (int cell : part_)
        for (int edge = 0; edge < 6; ++edge) tie(cell, edge);
    for (const Goal& goal : goals)
        if (goal.form == Form::line) two_ends_at_most(goal.colour);
}

void RotationSat::add_turns(int cell) {
    std::vector<Literal> some;
    std::vector<int> all;
    for (int rotation = 0; rotation < 6; ++rotation) {
        if (!(board_.left(cell) >> rotation & 1)) continue;
        turns_[cell][rotation] = sat_.add_variable(true);
        all.push_back(turns_[cell][rotation]);
        some.push_back(positive(all.back()));
    }
    sat_.add(some);
    at_most_one(all);
}

// Both tiles at an edge share its variables. An outer edge counts only where goals ask for it.
void RotationSat::add_edge(int cell, int edge) {
    const ColourSet seen = board_.colours(cell, edge);
    const int other = board_.beside(cell, edge), back = turned(edge + 3);
    if ((seen & (seen - 1)) == 0 || (other < 0 && goals_.empty())) return;
    if (edges_[cell][edge][std::countr_zero(seen)] != kNone) return;
    std::vector<int> all;
    for (int colour = 0; colour < 4; ++colour) {
        if (!(seen >> colour & 1)) continue;
        all.push_back(sat_.add_variable(false));
        edges_[cell][edge][colour] = all.back();
        if (other >= 0) edges_[other][back][colour] = all.back();
    }
    at_most_one(all);
}

// A rotation gives its colours to the edges, and the colour of an edge comes from some rotation.
void RotationSat::tie(int cell, int edge) {
    for (int colour = 0; colour < 4; ++colour) {
        const int variable = edges_[cell][edge][colour];
        if (variable == kNone) continue;
        std::vector<Literal> some{negative(variable)};
        for (int rotation = 0; rotation < 6; ++rotation) {
            const int turn = turns_[cell][rotation];
            if (turn == kNone || board_.colour(cell, rotation, edge) != colour) continue;
            some.push_back(positive(turn));
            sat_.add({negative(turn), positive(variable)});
        }
        sat_.add(some);
    }
}

void RotationSat::at_most_one(const std::vector<int>& variables) {
    for (std::size_t i = 0; i < variables.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) sat_.add({negative(variables[i]), negative(variables[j])});
}

// That a colour leads outside, for each edge where it may.
std::vector<Literal> RotationSat::border(int colour) {
    std::vector<Literal> ends;
    for (int cell = 0; cell < board_.size(); ++cell)
        for (int edge = 0; edge < 6; ++edge) {
            if (board_.beside(cell, edge) >= 0 || !(board_.colours(cell, edge) >> colour & 1)) continue;
            const int variable = edges_[cell][edge][colour];
            ends.push_back(positive(variable == kNone ? sat_.add_variable(false) : variable));
            if (variable == kNone) sat_.add({ends.back()});
        }
    return ends;
}

// A line has two ends. Counts along the border: `one` and `two` say that so many came by so far.
void RotationSat::two_ends_at_most(int colour) {
    int one = kNone, two = kNone;
    for (const Literal end : border(colour)) {
        const int more = sat_.add_variable(false), most = sat_.add_variable(false);
        sat_.add({end ^ 1, positive(more)});
        if (one != kNone) {
            sat_.add({negative(one), positive(more)});
            sat_.add({negative(one), end ^ 1, positive(most)});
            sat_.add({negative(two), positive(most)});
            sat_.add({negative(two), end ^ 1});
        }
        one = more, two = most;
    }
}

bool RotationSat::next(std::vector<std::uint8_t>& rotations) {
    if (std::exchange(begun_, true)) sat_.block_model();
    while (sat_.solve()) {
        read(rotations);
        if (!bar_tracks(rotations)) return true;
    }
    return false;
}

void RotationSat::read(std::vector<std::uint8_t>& rotations) const {
    for (int cell : part_)
        for (int rotation = 0; rotation < 6; ++rotation)
            if (turns_[cell][rotation] != kNone && sat_.holds(turns_[cell][rotation]))
                rotations[cell] = static_cast<std::uint8_t>(rotation);
}

bool RotationSat::bar_tracks(const std::vector<std::uint8_t>& rotations) {
    bool barred = false;
    for (const Goal& goal : goals_) barred |= bar_tracks(goal, rotations);
    return barred;
}

bool RotationSat::bar_tracks(const Goal& goal, const std::vector<std::uint8_t>& rotations) {
    std::vector<std::uint8_t> seen(rotations.size(), 0);
    std::vector<Track> tracks;
    int carriers = 0;
    for (int cell = 0; cell < board_.size(); ++cell) {
        if (seen[cell] || !has_colour(board_.tile(cell), goal.colour)) continue;
        tracks.push_back(track(cell, goal.colour, rotations, seen));
        carriers += tracks.back().cells;
    }
    const bool closed = goal.form == Form::loop;
    if (tracks.size() == 1 && tracks[0].closed == closed && tracks[0].cells == carriers) return false;
    for (Track& one : tracks) {
        std::sort(one.edges.begin(), one.edges.end());
        one.edges.erase(std::unique(one.edges.begin(), one.edges.end()), one.edges.end());
        sat_.add(std::move(one.edges));
    }
    return true;
}

// Follows the colour from a tile to both sides.
RotationSat::Track RotationSat::track(int start, int colour, const std::vector<std::uint8_t>& rotations,
                                      std::vector<std::uint8_t>& seen) const {
    Track found;
    int from = kNone;
    for (int side = 0; side < 2 && !found.closed; ++side) {
        int cell = start, edge = from = way_on(start, from, colour, rotations[start]);
        while (cell >= 0) {
            found.cells += !seen[cell];
            seen[cell] = 1;
            const int variable = edges_[cell][edge][colour];
            if (variable != kNone) found.edges.push_back(negative(variable));
            cell = board_.beside(cell, edge);
            if (cell == start) found.closed = true;
            if (cell < 0 || cell == start) break;
            edge = way_on(cell, turned(edge + 3), colour, rotations[cell]);
        }
    }
    return found;
}

// The edge of a colour other than the one it comes from.
int RotationSat::way_on(int cell, int from, int colour, int rotation) const {
    int edge = 0;
    while (edge == from || board_.colour(cell, rotation, edge) != colour) ++edge;
    return edge;
}

}  // namespace tantrix
