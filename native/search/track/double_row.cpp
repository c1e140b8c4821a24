// Makes double rows that repeat.
//
// A loop without holes is a tree of triangles, whose corners are tiles. Where the tree is a chain, two lines
// of the loop run side by side. Such a chain is drawn at random: each triangle adds a tile to one line or to
// the other, and so turns the *seam* between the two ends by a sixth, one way or the other. After equally
// many of both the seam has its first direction again, and the chain can repeat. The outer side of a
// triangle may carry further triangles, which end there.
//
// A shape whose links are those of the tiles gets the tiles by depth-first search, in which a tile must match
// its neighbours of all periods. Both are random with small limits: most shapes fail, but a try costs
// microseconds.
#include "search/track/double_row.hpp"

#include <algorithm>
#include <numeric>

#include "common/tiles.hpp"
#include "search/figure.hpp"

namespace tantrix {

namespace {

constexpr int kTrialsARow = 2000;
constexpr int kPeriodsChecked = 4;

int apart(const std::array<int, 2>& ends) {
    const int distance = std::abs(ends[1] - ends[0]);
    return std::min(distance, 6 - distance);
}

// The direction of a step to a neighbour, -1 for any other.
int direction_of(int dq, int dr) {
    for (int d = 0; d < 6; ++d)
        if (kDq[d] == dq && kDr[d] == dr) return d;
    return -1;
}

}  // namespace

DoubleRowMaker::DoubleRowMaker(const std::vector<std::uint8_t>& tiles, int colour, Shuffler& shuffler)
    : shuffler_(shuffler) {
    for (std::uint8_t tile : tiles) {
        Choice choice{tile, {}};
        for (int edge = 0, found = 0; edge < 6; ++edge)
            if (edge_colour(tile, edge) == colour) choice.ends[found++] = edge;
        ++links_[apart(choice.ends)];
        choices_.push_back(choice);
    }
}

bool DoubleRowMaker::make(DoubleRow& row) {
    draw_shape();
    if (!join(lines_[0]) || !join(lines_[1]) || !links_match() || !find_contacts()) return false;
    laid_.assign(cells_.size(), {});
    used_.assign(choices_.size(), 0);
    trials_ = 0;
    if (!assign(0)) return false;
    write(row);
    std::vector<Placement> several;
    for (int period = 0; period < kPeriodsChecked; ++period)
        for (Placement one : row.tiles) {
            one.q = static_cast<std::int16_t>(one.q + period * dq_);
            one.r = static_cast<std::int16_t>(one.r + period * dr_);
            several.push_back(one);
        }
    return solid_and_matched(several);
}

void DoubleRowMaker::draw_shape() {
    cells_.clear();
    seams_.clear();
    for (Line& line : lines_) line.clear();
    const int half = size() / 2, pairs = half - random((half + 1) / 2);
    std::vector<int> side(2 * pairs), extra(2 * pairs);
    for (int i = 0; i < pairs; ++i) side[i] = 1;
    for (int i = 2 * pairs - 1; i > 0; --i) std::swap(side[i], side[random(i + 1)]);
    for (int i = 2 * pairs; i < size(); ++i) ++extra[random(2 * pairs)];
    std::array<Cell, 2> ends{Cell{0, 0}, Cell{kDq[0], kDr[0]}};  // the two tiles of the seam
    int across = 0;
    for (int i = 0; i < 2 * pairs; ++i) {
        seams_.push_back({ends[0], across, static_cast<int>(cells_.size())});
        const int far = side[i];
        const int direction = turned(across + 1 + far);
        ends[far] = cells_[widen(ends[far], direction, far ? -1 : 1, extra[i], lines_[far])];
        across = turned(across + (far ? 1 : -1));
    }
    dq_ = ends[0].q;
    dr_ = ends[0].r;
}

// Continues a line by a cell, by way of so many others beside the step, and returns the cell's number.
int DoubleRowMaker::widen(Cell from, int direction, int side, int count, Line& line) {
    const Cell to{from.q + kDq[direction], from.r + kDr[direction]};
    if (count > 0) {
        const int before = random(count);
        const int outside = widen(from, turned(direction + side), side, before, line);
        return widen(cells_[outside], turned(direction - side), side, count - 1 - before, line);
    }
    cells_.push_back(to);
    line.push_back(static_cast<int>(cells_.size()) - 1);
    return line.back();
}

// Sets the links along a line, whose end is followed by its beginning in the next period.
bool DoubleRowMaker::join(const Line& line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool last = i + 1 == line.size();
        Cell& one = cells_[line[i]];
        Cell& next = cells_[line[last ? 0 : i + 1]];
        const int on = direction_of(next.q - one.q + last * dq_, next.r - one.r + last * dr_);
        if (on < 0) return false;
        one.ends[1] = on;
        next.ends[0] = opposite(on);
    }
    return true;
}

bool DoubleRowMaker::links_match() const {
    std::array<int, 4> links{};
    for (const Cell& cell : cells_) ++links[apart(cell.ends)];
    return links == links_;
}

// Finds what each cell touches apart from its link; false where cells of two periods are one.
bool DoubleRowMaker::find_contacts() {
    contacts_.assign(cells_.size(), {});
    for (int i = 0; i < size(); ++i)
        for (int j = 0; j <= i; ++j)
            for (int period = -size(); period <= size(); ++period) {
                const int dq = cells_[j].q + period * dq_ - cells_[i].q;
                const int dr = cells_[j].r + period * dr_ - cells_[i].r;
                if (dq == 0 && dr == 0 && (i != j || period != 0)) return false;
                const int edge = direction_of(dq, dr);
                const auto& ends = cells_[i].ends;
                if (edge >= 0 && edge != ends[0] && edge != ends[1]) contacts_[i].push_back({edge, j});
            }
    return true;
}

bool DoubleRowMaker::assign(int number) {
    if (number == size()) return true;
    const Cell& cell = cells_[number];
    for (int i = 0, spin = random(size()); i < size(); ++i) {
        const int index = (i + spin) % size();
        const auto& [tile, ends] = choices_[index];
        if (used_[index] || apart(ends) != apart(cell.ends)) continue;
        for (int way = 0; way < 2; ++way) {
            const int rotation = turned(cell.ends[way] - ends[0]);
            if (turned(ends[1] + rotation) != cell.ends[1 - way]) continue;
            if (++trials_ > kTrialsARow) return false;
            laid_[number] = {tile, static_cast<std::int16_t>(cell.q), static_cast<std::int16_t>(cell.r),
                             static_cast<std::uint8_t>(rotation)};
            if (!fits(number)) continue;
            used_[index] = 1;
            if (assign(number + 1)) return true;
            used_[index] = 0;
        }
    }
    return false;
}

bool DoubleRowMaker::fits(int number) const {
    const Placement& own = laid_[number];
    return std::all_of(contacts_[number].begin(), contacts_[number].end(), [&](const Contact& contact) {
        const Placement& other = laid_[contact.cell];
        return edge_colour(own.tile, own.rotation, contact.edge) ==
               edge_colour(other.tile, other.rotation, opposite(contact.edge));
    });
}

// The tile at a cell of this period or of the one before.
Placement DoubleRowMaker::laid_at(int q, int r) const {
    for (const Placement& one : laid_)
        for (int period = -1; period <= 0; ++period)
            if (one.q + period * dq_ == q && one.r + period * dr_ == r)
                return {one.tile, static_cast<std::int16_t>(q), static_cast<std::int16_t>(r), one.rotation};
    return {};
}

void DoubleRowMaker::write(DoubleRow& row) const {
    row = {laid_, {}, dq_, dr_};
    for (const auto& [near, across, next] : seams_)
        row.seams.push_back(
            {laid_at(near.q, near.r), laid_at(near.q + kDq[across], near.r + kDr[across]), across, next});
}

}  // namespace tantrix
