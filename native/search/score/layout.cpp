#include "search/score/layout.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
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

struct Turned {
    std::array<std::uint8_t, 6> colour, exit;  // by the edge where a track enters
};

struct FaceTables {
    std::array<std::array<Turned, 6>, kTiles> turned{};
    std::array<std::array<Layout::Fits, 4>, 6> showing{};
    std::array<Layout::Fits, 64> pairing{};  // by the set of outer edges

    FaceTables() {
        for (int tile = 0; tile < kTiles; ++tile)
            for (int rotation = 0; rotation < 6; ++rotation) add(tile, rotation);
    }
    void add(int tile, int rotation) {
        Turned& face = turned[tile][rotation];
        for (int edge = 0; edge < 6; ++edge) {
            face.colour[edge] = static_cast<std::uint8_t>(edge_colour(tile + 1, rotation, edge));
            showing[edge][face.colour[edge]][rotation] |= Layout::Set{1} << tile;
        }
        face.exit = kTileTable.partner[oriented(tile + 1, rotation)];
        for (unsigned outer = 0; outer < 64; ++outer) {
            int paired = 0;
            for (int edge = 0; edge < 6; ++edge)
                paired += (outer >> edge & 1) && (outer >> face.exit[edge] & 1);
            if (paired / 2 == std::popcount(outer) / 2) pairing[outer][rotation] |= Layout::Set{1} << tile;
        }
    }
};

const FaceTables faces;

}  // namespace

Layout::Layout(const std::vector<Placement>& figure) {
    for (TilePose& pose : poses_) pose = {kTiles, 0};
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
        if (before < kCells) beside_[before][opposite(edge)] = kCells;
        beside_[index][edge] = kCells;
    }
    cells_[index] = to;
    for (int other = 0; other < kCells; ++other)
        for (int edge = 0; edge < 6; ++edge) {
            if (cells_[other].q != to.q + kDq[edge] || cells_[other].r != to.r + kDr[edge]) continue;
            beside_[index][edge] = static_cast<std::uint8_t>(other);
            beside_[other][opposite(edge)] = static_cast<std::uint8_t>(index);
        }
}

const Layout::Fits& Layout::showing(int edge, int colour) { return faces.showing[edge][colour]; }

const Layout::Fits& Layout::pairing(int index) const {
    unsigned outer = 0;
    for (int edge = 0; edge < 6; ++edge) outer |= unsigned{beside_[index][edge] == kCells} << edge;
    return faces.pairing[outer];
}

int Layout::rim() const {
    int edges = 0;
    for (const auto& row : beside_) edges += static_cast<int>(std::count(row.begin(), row.end(), kCells));
    return edges;
}

int Layout::colour(int index, int edge) const {
    return faces.turned[poses_[index].tile][poses_[index].rotation].colour[edge];
}

Layout::Fits Layout::fits(int index) const {
    Fits fits;
    fits.fill((Set{1} << kTiles) - 1);
    for (int edge = 0; edge < 6; ++edge) {
        const int other = beside_[index][edge];
        if (empty(other)) continue;
        const Fits& wanted = showing(edge, colour(other, opposite(edge)));
        for (int rotation = 0; rotation < 6; ++rotation) fits[rotation] &= wanted[rotation];
    }
    return fits;
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
        const int out = faces.turned[poses_[index].tile][poses_[index].rotation].exit[edge];
        seen[index] |= static_cast<std::uint8_t>(1 << edge | 1 << out);
        index = beside_[index][out];
        edge = opposite(out);
    }
}

Layout::Worth Layout::worth() const {
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
