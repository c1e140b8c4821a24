#include "turns_search.hpp"

#include <utility>

namespace tantrix::solver {

TurnsSearch::TurnsSearch(const TurnsBoard& board, const std::vector<int>& part,
                         const std::vector<Goal>& goals, Reins& reins, std::uint64_t seed)
    : board_(board), part_(part), goals_(goals), clauses_(reins, seed), turns_(board.size()),
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

void TurnsSearch::add_turns(int cell) {
    std::vector<Literal> some;
    std::vector<int> all;
    for (int rotation = 0; rotation < 6; ++rotation) {
        if (!(board_.left(cell) >> rotation & 1)) continue;
        turns_[cell][rotation] = clauses_.add_variable(true);
        all.push_back(turns_[cell][rotation]);
        some.push_back(yes(all.back()));
    }
    clauses_.add(some);
    at_most_one(all);
}

// Both tiles at an edge share its variables. An outer edge counts only where goals ask for it.
void TurnsSearch::add_edge(int cell, int edge) {
    const Colours seen = board_.colours(cell, edge);
    const int other = board_.beside(cell, edge), back = turned(edge + 3);
    if ((seen & (seen - 1)) == 0 || (other < 0 && goals_.empty())) return;
    if (edges_[cell][edge][__builtin_ctz(seen)] != kNone) return;
    std::vector<int> all;
    for (int colour = 0; colour < 4; ++colour) {
        if (!(seen >> colour & 1)) continue;
        all.push_back(clauses_.add_variable(false));
        edges_[cell][edge][colour] = all.back();
        if (other >= 0) edges_[other][back][colour] = all.back();
    }
    at_most_one(all);
}

// A rotation gives its colours to the edges, and the colour of an edge comes from some rotation.
void TurnsSearch::tie(int cell, int edge) {
    for (int colour = 0; colour < 4; ++colour) {
        const int variable = edges_[cell][edge][colour];
        if (variable == kNone) continue;
        std::vector<Literal> some{no(variable)};
        for (int rotation = 0; rotation < 6; ++rotation) {
            const int turn = turns_[cell][rotation];
            if (turn == kNone || board_.colour(cell, rotation, edge) != colour) continue;
            some.push_back(yes(turn));
            clauses_.add({no(turn), yes(variable)});
        }
        clauses_.add(some);
    }
}

void TurnsSearch::at_most_one(const std::vector<int>& variables) {
    for (std::size_t i = 0; i < variables.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) clauses_.add({no(variables[i]), no(variables[j])});
}

// That a colour leads outside, for each edge where it may.
std::vector<Literal> TurnsSearch::border(int colour) {
    std::vector<Literal> ends;
    for (int cell = 0; cell < board_.size(); ++cell)
        for (int edge = 0; edge < 6; ++edge) {
            if (board_.beside(cell, edge) >= 0 || !(board_.colours(cell, edge) >> colour & 1)) continue;
            const int variable = edges_[cell][edge][colour];
            ends.push_back(yes(variable == kNone ? clauses_.add_variable(false) : variable));
            if (variable == kNone) clauses_.add({ends.back()});
        }
    return ends;
}

// A line has two ends. Counts along the border: `one` and `two` say that so many came by so far.
void TurnsSearch::two_ends_at_most(int colour) {
    int one = kNone, two = kNone;
    for (const Literal end : border(colour)) {
        const int more = clauses_.add_variable(false), most = clauses_.add_variable(false);
        clauses_.add({end ^ 1, yes(more)});
        if (one != kNone) {
            clauses_.add({no(one), yes(more)});
            clauses_.add({no(one), end ^ 1, yes(most)});
            clauses_.add({no(two), yes(most)});
            clauses_.add({no(two), end ^ 1});
        }
        one = more, two = most;
    }
}

bool TurnsSearch::next(std::vector<std::uint8_t>& rotations) {
    if (std::exchange(begun_, true)) clauses_.bar_model();
    while (clauses_.solve()) {
        read(rotations);
        if (!bar_tracks(rotations)) return true;
    }
    return false;
}

void TurnsSearch::read(std::vector<std::uint8_t>& rotations) const {
    for (int cell : part_)
        for (int rotation = 0; rotation < 6; ++rotation)
            if (turns_[cell][rotation] != kNone && clauses_.holds(turns_[cell][rotation]))
                rotations[cell] = static_cast<std::uint8_t>(rotation);
}

bool TurnsSearch::bar_tracks(const std::vector<std::uint8_t>& rotations) {
    bool barred = false;
    for (const Goal& goal : goals_) barred |= bar_tracks(goal, rotations);
    return barred;
}

bool TurnsSearch::bar_tracks(const Goal& goal, const std::vector<std::uint8_t>& rotations) {
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
        clauses_.add(std::move(one.edges));
    }
    return true;
}

// Follows the colour from a tile to both sides.
TurnsSearch::Track TurnsSearch::track(int start, int colour,
                                      const std::vector<std::uint8_t>& rotations,
                                      std::vector<std::uint8_t>& seen) const {
    Track found;
    int from = kNone;
    for (int side = 0; side < 2 && !found.closed; ++side) {
        int cell = start, edge = from = way_on(start, from, colour, rotations[start]);
        while (cell >= 0) {
            found.cells += !seen[cell];
            seen[cell] = 1;
            const int variable = edges_[cell][edge][colour];
            if (variable != kNone) found.edges.push_back(no(variable));
            cell = board_.beside(cell, edge);
            if (cell == start) found.closed = true;
            if (cell < 0 || cell == start) break;
            edge = way_on(cell, turned(edge + 3), colour, rotations[cell]);
        }
    }
    return found;
}

// The edge of a colour other than the one it comes from.
int TurnsSearch::way_on(int cell, int from, int colour, int rotation) const {
    int edge = 0;
    while (edge == from || board_.colour(cell, rotation, edge) != colour) ++edge;
    return edge;
}

}  // namespace tantrix::solver
