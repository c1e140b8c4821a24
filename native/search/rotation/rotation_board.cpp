#include "search/rotation/rotation_board.hpp"

#include <map>

#include "common/hex.hpp"
#include "common/tiles.hpp"
#include "search/search_control.hpp"
#include "search/solver.hpp"

namespace tantrix {

namespace {

// Trying every rotation of every tile in turn pays while what follows from one is local; where the
// whole board follows, the searches do as well.
constexpr std::uint64_t kMostWork = 200'000'000;

}  // namespace

Showing::Showing() {
    for (int tile = 1; tile <= kTiles; ++tile)
        for (int edge = 0; edge < 6; ++edge)
            for (int rotation = 0; rotation < 6; ++rotation) {
                const int colour = edge_colour(tile, rotation, edge);
                edges[tile][rotation][edge] = static_cast<std::uint8_t>(colour);
                for (int set = 0; set < 64; ++set)
                    if (set >> rotation & 1) colours[tile][edge][set] |= 1u << colour;
                for (int set = 0; set < 16; ++set)
                    if (set >> colour & 1) rotations[tile][edge][set] |= 1u << rotation;
            }
}

const Showing& showing() {
    static const Showing table;
    return table;
}

RotationBoard::RotationBoard(const std::vector<RotationTile>& tiles, const std::vector<Goal>& goals)
    : tiles_(tiles), beside_(tiles.size()), left_(tiles.size(), kAllRotations), waiting_(tiles.size(), 0) {
    for (int cell = 0; cell < size(); ++cell)
        if (tiles[cell].rotation >= 0) left_[cell] = 1u << tiles[cell].rotation;
    find_neighbours();
    for (const Goal& goal : goals)
        if (goal.form == Form::loop) bar_outside(goal);
    for (int cell = 0; cell < size(); ++cell) touch(cell);
}

void RotationBoard::find_neighbours() {
    std::map<std::pair<int, int>, int> index;
    for (int cell = 0; cell < size(); ++cell) index[{tiles_[cell].q, tiles_[cell].r}] = cell;
    for (int cell = 0; cell < size(); ++cell)
        for (int edge = 0; edge < 6; ++edge) {
            const auto it = index.find({tiles_[cell].q + kDq[edge], tiles_[cell].r + kDr[edge]});
            beside_[cell][edge] = it == index.end() ? -1 : it->second;
        }
}

// A loop never leads outside.
void RotationBoard::bar_outside(Goal goal) {
    const ColourSet others = 0xf & ~(1u << goal.colour);
    for (int cell = 0; cell < size(); ++cell)
        for (int edge = 0; edge < 6; ++edge)
            if (beside_[cell][edge] < 0) left_[cell] &= table_.rotations[tile(cell)][edge][others];
}

void RotationBoard::touch(int cell) {
    if (waiting_[cell]) return;
    waiting_[cell] = 1;
    ahead_.push_back(cell);
}

bool RotationBoard::narrow(int cell, RotationSet left) {
    if (left == left_[cell]) return true;
    trail_.emplace_back(cell, left_[cell]);
    left_[cell] = left;
    touch(cell);
    return left != 0;
}

bool RotationBoard::propagate() {
    bool good = true;
    for (std::size_t next = 0; next < ahead_.size(); ++next) {
        const int cell = ahead_[next];
        waiting_[cell] = 0;
        good = good && left_[cell] != 0;
        for (int edge = 0; edge < 6 && good; ++edge) {
            const int other = beside_[cell][edge];
            if (other < 0) continue;
            ++work_;
            good = narrow(
                other, left_[other] & table_.rotations[tile(other)][turned(edge + 3)][colours(cell, edge)]);
        }
    }
    ahead_.clear();
    return good;
}

void RotationBoard::undo(std::size_t mark) {
    for (; trail_.size() > mark; trail_.pop_back()) left_[trail_.back().first] = trail_.back().second;
}

bool RotationBoard::contradicts(int cell, RotationSet tried) {
    const std::size_t mark = trail_.size();
    const bool good = narrow(cell, tried) && propagate();
    undo(mark);
    return !good;
}

bool RotationBoard::shave(int cell, bool& changed) {
    for (int rotation = 0; rotation < 6; ++rotation) {
        const RotationSet tried = 1u << rotation;
        if (!free(cell) || !(left_[cell] & tried) || !contradicts(cell, tried)) continue;
        changed = true;
        if (!narrow(cell, left_[cell] & ~tried) || !propagate()) return false;
    }
    return true;
}

bool RotationBoard::settle(SearchControl& control) {
    if (!propagate()) return false;
    bool changed = true;
    while (changed) {
        changed = false;
        for (int cell = 0; cell < size(); ++cell) {
            if (!free(cell)) continue;
            control.tick();
            if (control.halted() || work_ > kMostWork) return true;
            if (!shave(cell, changed)) return false;
        }
    }
    return true;
}

std::vector<std::vector<int>> RotationBoard::parts() const {
    std::vector<std::vector<int>> found;
    std::vector<std::uint8_t> seen(tiles_.size(), 0);
    for (int start = 0; start < size(); ++start) {
        if (seen[start] || !free(start)) continue;
        std::vector<int> part{start};
        seen[start] = 1;
        for (std::size_t next = 0; next < part.size(); ++next)
            for (int edge = 0; edge < 6; ++edge) {
                const int other = beside_[part[next]][edge];
                if (other < 0 || seen[other] || !open(part[next], edge)) continue;
                seen[other] = 1;
                part.push_back(other);
            }
        found.push_back(std::move(part));
    }
    return found;
}

}  // namespace tantrix
