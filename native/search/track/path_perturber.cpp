// A loop or line through every cell of a board (a Hamiltonian cycle or path), and local moves that change
// it.
//
// Finding such a track and sampling many of them are both done by small changes. A piece of one to six
// cells is taken out where the cells before and after it touch each other, and is put in between two
// consecutive cells elsewhere: the Or-opt move of the travelling salesman problem. For a line, an end may
// also join the line where it touches it, where it is cut open to make a new end: the backbite move of
// polymer simulations.
//
// `lay` builds the first track: it starts with a triangle, and inserts the remaining cells one by one
// wherever they fit between two consecutive cells, moving pieces at random in between. A line is a loop cut
// open at the rim. It gives up after a number of trials, as some boards have no such track.
//
// Invariants: the track is whole after every successful move; `touched_` has the old directions of the
// cells of the last move, so `undo` is exact. A move takes constant time, except backbite, which walks
// along the line. board_annealer.cpp decides which moves stay.
#include "search/track/path_perturber.hpp"

#include <algorithm>
#include <cstdlib>

#include "common/hex.hpp"
#include "common/random.hpp"

namespace tantrix {

namespace {
constexpr int kLongestPiece = 6;
constexpr int kTrialsACell = 4000;
}  // namespace

PathPerturber::PathPerturber(const Grid& grid, const PathSpec& spec, Shuffler& shuffler)
    : closed_(spec.closed),
      shuffler_(shuffler),
      beside_(spec.board.size()),
      dirs_(spec.board.size()),
      laid_(spec.board.size(), 0) {
    std::vector<int> index(grid.size(), -1);
    for (int i = 0; i < size(); ++i) index[spec.board[i]] = i;
    for (int i = 0; i < size(); ++i)
        for (int d = 0; d < 6; ++d) beside_[i][d] = index[spec.board[i] + grid.step[d]];
}

bool PathPerturber::Piece::has(int cell) const {
    return std::find(cells.begin(), cells.begin() + size, cell) != cells.begin() + size;
}

int PathPerturber::link_of(const Dirs& dirs) {
    const int apart = std::abs(dirs[0] - dirs[1]);
    return std::min(apart, 6 - apart);
}

int PathPerturber::direction(int from, int to) const {
    for (int d = 0; d < 6; ++d)
        if (beside_[from][d] == to) return d;
    return -1;
}

// A direction that leads off the board, -1 where there is none.
int PathPerturber::outward(int cell) {
    const int spin = random(6);
    for (int d = 0; d < 6; ++d)
        if (beside_[cell][(d + spin) % 6] < 0) return (d + spin) % 6;
    return -1;
}

bool PathPerturber::lay() {
    if (size() < 3 || !begin()) return false;
    const std::int64_t trials = std::int64_t{kTrialsACell} * size();
    for (std::int64_t i = 0; i < trials; ++i) {
        if (waiting_.empty() && (closed_ || cut())) return true;
        if (insert()) continue;
        touched_.clear();
        move_piece();
    }
    return false;
}

// Lays the least loop, a triangle, anywhere.
bool PathPerturber::begin() {
    const int spin = random(size());
    for (int i = 0; i < size(); ++i)
        for (int d = 0; d < 6; ++d) {
            const int a = (i + spin) % size(), e = turned(d + 1);
            const int b = beside_[a][d], c = beside_[a][e];
            if (b < 0 || c < 0) continue;
            const auto way = [](int one) { return static_cast<std::int8_t>(turned(one)); };
            dirs_[a] = {way(d), way(e)};
            dirs_[b] = {way(d + 3), way(d + 2)};
            dirs_[c] = {way(e + 3), way(d + 5)};
            for (int cell = 0; cell < size(); ++cell)
                if (cell != a && cell != b && cell != c) waiting_.push_back(cell);
            for (int cell : {a, b, c}) laid_[cell] = 1;
            return true;
        }
    return false;
}

// Tries to put a cell that waits between two that follow each other.
bool PathPerturber::insert() {
    if (waiting_.empty()) return false;
    const int at = random(static_cast<int>(waiting_.size())), cell = waiting_[at];
    touched_.clear();
    const Piece piece{{cell}, 1, 0, 0};
    dirs_[cell] = {0, 0};
    if (!put_in(piece)) return false;
    laid_[cell] = 1;
    waiting_[at] = waiting_.back();
    waiting_.pop_back();
    return true;
}

// Opens the loop between two cells of the rim, if there are such.
bool PathPerturber::cut() {
    const int spin = random(size());
    for (int i = 0; i < size(); ++i) {
        const int a = (i + spin) % size(), out = outward(a);
        if (out < 0) continue;
        for (int way : dirs_[a]) {
            const int b = beside_[a][way], far = outward(b);
            if (far < 0) continue;
            change(a, way, out);
            change(b, turned(way + 3), far);
            ends_ = {End{a, out}, End{b, far}};
            return true;
        }
    }
    return false;
}

void PathPerturber::change(int cell, int from, int to) {
    const bool known =
        std::any_of(touched_.begin(), touched_.end(), [&](const Touched& one) { return one.cell == cell; });
    if (!known) touched_.push_back({cell, dirs_[cell]});
    dirs_[cell][dirs_[cell][0] == from ? 0 : 1] = static_cast<std::int8_t>(to);
}

bool PathPerturber::move() {
    touched_.clear();
    ends_were_ = ends_;
    return !closed_ && random(8) == 0 ? move_end() : move_piece();
}

void PathPerturber::undo() {
    for (const Touched& one : touched_) dirs_[one.cell] = one.was;
    ends_ = ends_were_;
}

bool PathPerturber::move_piece() {
    Piece piece;
    if (!take_out(piece)) return false;
    if (put_in(piece)) return true;
    undo();
    return false;
}

// Takes a piece out where the cells before and behind it touch each other, and joins these.
bool PathPerturber::take_out(Piece& piece) {
    const int cell = random(size()), side = random(2);
    if (!laid_[cell]) return false;
    piece.cells[piece.size++] = cell;
    piece.back = dirs_[cell][1 - side];
    piece.on = dirs_[cell][side];
    for (int more = random(2) ? 0 : random(kLongestPiece); more > 0; --more) {
        const int next = beside_[piece.last()][piece.on];
        if (next < 0) return false;
        piece.on = other(dirs_[next], turned(piece.on + 3));
        piece.cells[piece.size++] = next;
    }
    const int before = beside_[cell][piece.back], after = beside_[piece.last()][piece.on];
    if (before < 0 || after < 0 || piece.has(before) || piece.has(after)) return false;
    const int joint = direction(before, after);
    if (joint < 0) return false;
    change(before, turned(piece.back + 3), joint);
    change(after, turned(piece.on + 3), turned(joint + 3));
    return true;
}

bool PathPerturber::put_in(const Piece& piece) {
    const int first = piece.first(), last = piece.last();
    const int to_a = random(6), a = beside_[first][to_a];
    if (a < 0 || !laid_[a] || piece.has(a)) return false;
    const int way = dirs_[a][random(2)], b = beside_[a][way];
    const int to_b = b < 0 ? -1 : direction(last, b);
    if (to_b < 0) return false;
    change(a, way, turned(to_a + 3));
    change(b, turned(way + 3), turned(to_b + 3));
    if (first == last) {
        change(first, dirs_[first][0], to_a);
        dirs_[first] = {static_cast<std::int8_t>(to_a), static_cast<std::int8_t>(to_b)};
        return true;
    }
    change(first, piece.back, to_a);
    change(last, piece.on, to_b);
    return true;
}

// Turns an end of a line to another way off the board, or lets it bite into the line.
bool PathPerturber::move_end() {
    End& end = ends_[random(2)];
    const int way = random(6), cell = beside_[end.cell][way];
    if (way == dirs_[end.cell][0] || way == dirs_[end.cell][1]) return false;
    if (cell < 0) {
        change(end.cell, end.out, way);
        end.out = way;
        return true;
    }
    // The cell before the one that is bitten, seen from the end, becomes the new end.
    int last = end.cell, on = other(dirs_[last], end.out);
    while (beside_[last][on] != cell) {
        last = beside_[last][on];
        on = other(dirs_[last], turned(on + 3));
    }
    const int out = outward(last);
    if (out < 0) return false;
    change(end.cell, end.out, way);
    change(cell, turned(on + 3), turned(way + 3));
    change(last, on, out);
    end = {last, out};
    return true;
}

}  // namespace tantrix
