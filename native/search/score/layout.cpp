#include "search/score/layout.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "common/hex.hpp"
#include "common/tiles.hpp"
#include "search/figure.hpp"
#include "search/solver.hpp"

namespace tantrix {

namespace {

// What a tile is worth beside one of the longest loop of its colour: of the longest line, which may
// be closed one day, and of any loop.
constexpr double kHope = 0.5, kClosed = 0.6;
// What the squares of the lengths of all loops are worth.
constexpr double kSquares = 0.005;
// What a loop costs where lines count, whatever its length: one opened joins a line as a whole.
constexpr double kLoopAmongLines = 3;

}  // namespace

FaceTable::FaceTable() : meeting_(1 << 18) {
    constexpr int kChoices = 729;  // a colour or one of the two others, at six edges
    for (int tile = 0; tile < kTiles; ++tile)
        for (int rotation = 0; rotation < 6; ++rotation) {
            for (int edge = 0; edge < 6; ++edge)
                faces_[tile][rotation] |=
                    demanded(static_cast<unsigned>(edge_colour(tile + 1, rotation, edge)), edge);
            exits_[tile][rotation] = kTileTable.partner[oriented(tile + 1, rotation)];
            for (int choice = 0; choice < kChoices; ++choice) {
                Demand demand = 0;
                for (int edge = 0, rest = choice; edge < 6; ++edge, rest /= 3) {
                    const std::array<unsigned, 3> whats{static_cast<unsigned>(colour(tile, rotation, edge)),
                                                        kAnyColour, kPaired};
                    demand |= demanded(whats[rest % 3], edge);
                }
                if (rotations(tile, demand) >> rotation & 1) meeting_[demand] |= TileSet{1} << tile;
            }
        }
}

const FaceTable& FaceTable::instance() {
    static const FaceTable table;
    return table;
}

bool FaceTable::pairs(int tile, int rotation, Demand edges) const {
    int linked = 0;
    for (int edge = 0; edge < 6; ++edge)
        linked += (edges >> 3 * edge & 1) && (edges >> 3 * exit(tile, rotation, edge) & 1);
    return linked / 2 == std::popcount(edges) / 2;
}

Layout::Layout(const std::vector<Placement>& figure) {
    for (auto& row : beside_) row.fill(kCells);
    // No two cells touch while they come in one by one.
    for (int i = 0; i < kCells; ++i) cells_[i] = {static_cast<std::int16_t>(10'000 + 3 * i), 0};
    for (int i = 0; i < kCells; ++i) {
        const Placement& one = figure[i];
        move(i, {one.q, one.r});
        poses_[i] = {static_cast<std::uint8_t>(one.tile - 1), one.rotation};
    }
}

std::vector<Placement> Layout::figure() const {
    std::vector<Placement> figure;
    for (int i = 0; i < kCells; ++i)
        figure.push_back(
            {static_cast<std::uint8_t>(poses_[i].tile + 1), cells_[i].q, cells_[i].r, poses_[i].rotation});
    return figure;
}

void Layout::move(int index, Hex to) {
    for (int edge = 0; edge < 6; ++edge) {
        const int before = beside_[index][edge];
        if (before < kCells) {
            beside_[before][opposite(edge)] = kCells;
            around_[before] &= ~(std::uint64_t{1} << index);
        }
        beside_[index][edge] = kCells;
    }
    around_[index] = 0;
    cells_[index] = to;
    for (int other = 0; other < kCells; ++other)
        for (int edge = 0; edge < 6; ++edge) {
            if (cells_[other].q != to.q + kDq[edge] || cells_[other].r != to.r + kDr[edge]) continue;
            beside_[index][edge] = static_cast<std::uint8_t>(other);
            beside_[other][opposite(edge)] = static_cast<std::uint8_t>(index);
            around_[index] |= std::uint64_t{1} << other;
            around_[other] |= std::uint64_t{1} << index;
        }
}

int Layout::rim() const {
    int edges = 0;
    for (const auto& row : beside_) edges += static_cast<int>(std::count(row.begin(), row.end(), kCells));
    return edges;
}

bool Layout::sound() const {
    int low_q = cells_[0].q, low_r = cells_[0].r;
    for (const Hex& cell : cells_) {
        low_q = std::min<int>(low_q, cell.q);
        low_r = std::min<int>(low_r, cell.r);
    }
    const Grid grid = Grid::of_reach(2 * kCells);
    static thread_local std::vector<std::uint8_t> covered(grid.size(), 0);
    std::vector<int> cells;
    for (const Hex& cell : cells_) cells.push_back(grid.at(cell.q - low_q, cell.r - low_r));
    for (int cell : cells) covered[cell] = 1;
    const bool holed = has_hole(grid, cells, covered);
    for (int cell : cells) covered[cell] = 0;
    if (holed) return false;
    std::array<bool, kCells + 1> reached{};
    std::vector<int> ahead{0};
    reached[0] = reached[kCells] = true;
    int count = 1;
    while (!ahead.empty()) {
        const int index = ahead.back();
        ahead.pop_back();
        for (int other : beside_[index])
            if (!std::exchange(reached[other], true)) ++count, ahead.push_back(other);
    }
    return count == kCells;
}

int Layout::trace(int index, int edge, std::array<std::uint8_t, kCells>& seen) const {
    for (int length = 0;; ++length) {
        if (index == kCells || (seen[index] >> edge & 1)) return length;
        const int out = faces_.exit(poses_[index].tile, poses_[index].rotation, edge);
        seen[index] |= static_cast<std::uint8_t>(1 << edge | 1 << out);
        index = beside_[index][out];
        edge = opposite(out);
    }
}

Layout::Worth Layout::worth(Form form) const {
    return form == Form::loop ? worth_of_loops() : worth_of_lines();
}

// An outline has so many ends; two of them are a line's, and so many lines lie beside the four that count.
// Those waste a link each at least: what they have beyond it is lost.
Layout::Worth Layout::worth_of_lines() const {
    std::array<std::uint8_t, kCells> seen{};
    std::array<int, 4> open{};  // the longest of each colour
    int beyond = 0, loops = 0;
    for (int index = 0; index < kCells; ++index)
        for (int edge = 0; edge < 6; ++edge) {
            if (beside_[index][edge] != kCells || (seen[index] >> edge & 1)) continue;
            const int of = colour(index, edge), length = trace(index, edge, seen);
            beyond += length - 1;
            open[of] = std::max(open[of], length);
        }
    for (int index = 0; index < kCells; ++index)
        for (int edge = 0; edge < 6 && seen[index] != 0x3f; ++edge) {
            if (seen[index] >> edge & 1) continue;
            trace(index, edge, seen);
            ++loops;
        }
    int score = 0;
    for (int length : open) {
        score += length;
        beyond -= std::max(length - 1, 0);
    }
    return {score, -(kLoopAmongLines * loops + beyond)};
}

Layout::Worth Layout::worth_of_loops() const {
    std::array<std::uint8_t, kCells> seen{};
    std::array<int, 4> open{}, closed{};  // the longest of each colour
    double fine = 0;
    for (int index = 0; index < kCells; ++index)
        for (int edge = 0; edge < 6; ++edge) {
            if (beside_[index][edge] != kCells || (seen[index] >> edge & 1)) continue;
            const int of = colour(index, edge);
            open[of] = std::max(open[of], trace(index, edge, seen));
        }
    for (int index = 0; index < kCells; ++index)
        for (int edge = 0; edge < 6 && seen[index] != 0x3f; ++edge) {
            if (seen[index] >> edge & 1) continue;
            const int of = colour(index, edge), length = trace(index, edge, seen);
            closed[of] = std::max(closed[of], length);
            fine += length * (kClosed + kSquares * length);
        }
    int score = 0;
    for (int of = 0; of < 4; ++of) {
        score += closed[of];
        fine += std::max<double>(closed[of], kHope * open[of]);
    }
    return {score, fine};
}

}  // namespace tantrix
