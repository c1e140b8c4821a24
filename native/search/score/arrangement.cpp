#include "search/score/arrangement.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

#include "common/hex.hpp"
#include "common/tiles.hpp"
#include "search/solver.hpp"

namespace tantrix {

namespace {

constexpr unsigned kFirstBits = 0x555;

// The edges, a bit in two each, whose colours are different.
constexpr unsigned differing(unsigned one, unsigned other) {
    const unsigned bits = one ^ other;
    return (bits | bits >> 1) & kFirstBits;
}

}  // namespace

EdgeCodes::EdgeCodes() : code{}, carriers{} {
    for (int tile = 0; tile < kTiles; ++tile)
        for (int k = 0; k < 6; ++k)
            for (int e = 0; e < 6; ++e) {
                const int colour = edge_colour(tile + 1, k, e);
                code[tile][k] = static_cast<std::uint16_t>(code[tile][k] | colour << 2 * e);
                carriers[colour] |= std::uint64_t{1} << tile;
            }
}

Shape::Shape(const std::vector<Hex>& where, const Weights& weighed)
    : weights(weighed), cells(where), beside{}, inner{} {
    std::map<std::pair<int, int>, int> index;
    for (int i = 0; i < kTiles; ++i) index[{cells[i].q, cells[i].r}] = i;
    for (int i = 0; i < kTiles; ++i) {
        for (int d = 0; d < 6; ++d) {
            const auto it = index.find({cells[i].q + kDq[d], cells[i].r + kDr[d]});
            const bool outside = it == index.end();
            beside[i][d] = static_cast<std::int8_t>(outside ? -1 : it->second);
            if (outside)
                outer_[i] = static_cast<std::uint8_t>(outer_[i] | 1 << d);
            else
                inner[i] = static_cast<std::uint16_t>(inner[i] | 3 << 2 * d);
        }
        pairs_[i] = static_cast<std::uint8_t>(std::popcount(outer_[i]) / 2);
        tabulate(i);
    }
}

int Shape::singles(int outer, int tile, int rotation) const {
    int count = 0;
    for (int e = 0; e < 6; ++e) {
        const int other = kTileTable.partner[oriented(tile + 1, rotation)][e];
        count += other > e && (outer >> e & 1) && (outer >> other & 1);
    }
    return count;
}

// Cells whose outer edges lie alike share their tables.
void Shape::tabulate(int cell) {
    const int outer = outer_[cell];
    if (!tables_[outer]) {
        for (int i = 0; i < kTiles * 6; ++i)
            singles_[outer].push_back(static_cast<std::uint8_t>(singles(outer, i / 6, i % 6)));
        std::vector<std::uint8_t> table(4096 * kTiles);
        for (int around = 0; around < 4096; ++around) {
            if (around & ~inner[cell]) continue;
            for (int tile = 0; tile < kTiles; ++tile) {
                int least = 255;
                for (int k = 0; k < 6; ++k) least = std::min(least, cost(cell, tile, k, inner[cell], around));
                table[around * kTiles + tile] = static_cast<std::uint8_t>(least);
            }
        }
        tables_[outer] = std::make_shared<const std::vector<std::uint8_t>>(std::move(table));
    }
    fit_[cell] = tables_[outer]->data();
}

int Shape::cost(int cell, int tile, int rotation, int mask, int around) const {
    const int clashes = std::popcount(differing(faces.code[tile][rotation], around) & mask);
    const int unpaired = pairs_[cell] - singles_[outer_[cell]][tile * 6 + rotation];
    return weights.mismatch * clashes + weights.rim * unpaired;
}

Arrangement::Arrangement(const Shape& shape, const std::vector<int>& tiles, const std::vector<int>& rotations)
    : shape_(&shape) {
    for (int cell = 0; cell < kTiles; ++cell) put(cell, tiles[cell], rotations[cell]);
}

void Arrangement::put(int cell, int tile, int rotation) {
    tile_[cell] = static_cast<std::uint8_t>(tile);
    rotation_[cell] = static_cast<std::uint8_t>(rotation);
    const int shown = face(cell);
    for (int d = 0; d < 6; ++d) {
        const int other = shape_->beside[cell][d];
        if (other < 0) continue;
        const int at = 2 * opposite(d);
        around_[other] =
            static_cast<std::uint16_t>((around_[other] & ~(3 << at)) | (shown >> 2 * d & 3) << at);
        recost(other);
    }
    recost(cell);
}

void Arrangement::recost(int cell) {
    cost_[cell] = static_cast<std::int16_t>(
        shape_->cost(cell, tile_[cell], rotation_[cell], shape_->inner[cell], around_[cell]));
}

int Arrangement::mismatches() const {
    int count = 0;
    for (int cell = 0; cell < kTiles; ++cell)
        count += std::popcount(differing(face(cell), around_[cell]) & shape_->inner[cell]);
    return count / 2;
}

int Arrangement::total_cost() const {
    int total = 0;
    for (int cost : cost_) total += cost;
    return total - mismatches() * shape_->weights.mismatch;  // each was counted from both sides
}

// Follows the link of a colour from a tile both ways, and takes its tiles from those left.
Arrangement::Chain Arrangement::chain(int from, int colour, std::uint64_t& left) const {
    const unsigned same = ~differing(face(from), kFirstBits * colour) & kFirstBits;
    const int first = std::countr_zero(same) / 2;
    int length = 1;
    for (int edge : {first, onward(from, first)})
        for (int cell = from;;) {
            const int next = shape_->beside[cell][edge];
            if (next < 0 || (face(next) >> 2 * opposite(edge) & 3) != colour) break;
            if (next == from) return {length, true};
            cell = next;
            edge = onward(cell, opposite(edge));
            left &= ~(std::uint64_t{1} << cell);
            ++length;
        }
    return {length, false};
}

Tally Arrangement::tally(Form form) const {
    const Weights& weights = shape_->weights;
    std::array<std::uint64_t, 4> left{};
    for (int cell = 0; cell < kTiles; ++cell)
        for (int c = 0; c < 4; ++c) left[c] |= (shape_->faces.carriers[c] >> tile_[cell] & 1) << cell;
    Tally tally;
    for (int c = 0; c < 4; ++c) {
        int counts = 0, longest = 0;
        while (left[c]) {
            const int from = std::countr_zero(left[c]);
            left[c] &= left[c] - 1;
            const Chain one = chain(from, c, left[c]);
            tally.waste += std::min(one.length, weights.most);
            longest = std::max(longest, one.length);
            if (one.closed == (form == Form::loop)) counts = std::max(counts, one.length);
        }
        tally.score += counts;
        tally.waste -= std::min(counts ? counts : longest, weights.most);
        tally.waste += counts ? 0 : weights.missing;
    }
    return tally;
}

std::vector<Placement> Arrangement::placed() const {
    std::vector<Placement> figure;
    for (int cell = 0; cell < kTiles; ++cell)
        figure.push_back({static_cast<std::uint8_t>(tile_[cell] + 1), shape_->cells[cell].q,
                          shape_->cells[cell].r, rotation_[cell]});
    std::sort(figure.begin(), figure.end());
    return figure;
}

}  // namespace tantrix
