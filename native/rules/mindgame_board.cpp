#include "rules/mindgame_board.hpp"

#include <algorithm>
#include <bit>

namespace tantrix {

namespace {

using Joins = std::array<std::array<int, 2>, 3>;

// The ways to join six edges, turns left out.
constexpr std::array<Joins, 5> kJoins{{
    {{{0, 1}, {2, 3}, {4, 5}}},
    {{{0, 3}, {1, 2}, {4, 5}}},
    {{{0, 3}, {1, 5}, {2, 4}}},
    {{{0, 1}, {2, 4}, {3, 5}}},
    {{{0, 3}, {1, 4}, {2, 5}}},
}};

Face turned(const Face& face, int rotation) {
    Face found;
    for (int edge = 0; edge < 6; ++edge) {
        const int to = (edge + rotation) % 6;
        found.red |= (face.red >> edge & 1) << to;
        found.partners[static_cast<std::size_t>(to)] =
            (face.partners[static_cast<std::size_t>(edge)] + rotation) % 6;
    }
    return found;
}

// The links in the order of the way of joining; bit 2 of `black` for the first of them.
Face coloured(const Joins& joins, unsigned black) {
    Face face;
    for (std::size_t link = 0; link < joins.size(); ++link) {
        const auto [a, b] = joins[link];
        face.partners[static_cast<std::size_t>(a)] = b;
        face.partners[static_cast<std::size_t>(b)] = a;
        if (!(black >> (2 - link) & 1)) face.red |= 1U << a | 1U << b;
    }
    return face;
}

using Faces = std::array<std::array<Face, 6>, kMindPieces + 1>;

// Patterns by way of joining and colouring, red before black; of those that a turn makes alike the first.
Faces all_faces() {
    Faces faces{};
    std::vector<Face> seen;
    std::size_t piece = 0;
    for (const Joins& joins : kJoins) {
        for (unsigned black = 0; black < 8; ++black) {
            const Face face = coloured(joins, black);
            if (std::ranges::find(seen, face) != seen.end()) continue;
            ++piece;
            for (int rotation = 0; rotation < 6; ++rotation) {
                seen.push_back(turned(face, rotation));
                faces[piece][static_cast<std::size_t>(rotation)] = seen.back();
                faces[piece + kMindPatterns][static_cast<std::size_t>(rotation)] = seen.back();
            }
        }
    }
    return faces;
}

const std::vector<int>& cells_of(int side) {
    static const auto all = [] {
        std::array<std::vector<int>, kMostSide + 1> found;
        for (int side = kLeastSide; side <= kMostSide; ++side)
            for (int cell = 0; cell < kMindGrid.size(); ++cell)
                if (kMindGrid.distance(cell, kMindCentre) < side)
                    found[static_cast<std::size_t>(side)].push_back(cell);
        return found;
    }();
    return all[static_cast<std::size_t>(side)];
}

// The links from the one that is entered by an edge on; the first again where the line is closed.
std::vector<Crossing> walk(const MindBoard& board, int from, int edge) {
    std::vector<Crossing> links;
    int cell = from, entry = edge;
    while (true) {
        const int exit = board.face(cell).partners[static_cast<std::size_t>(entry)];
        links.push_back({cell, entry, exit});
        cell = mind_beside(cell, exit);
        entry = opposite(exit);
        if (!board.covered(cell)) return links;
        if (cell == from && entry == edge) {
            links.push_back(links.front());
            return links;
        }
    }
}

}  // namespace

const std::array<Face, 6>& faces_of(int piece) {
    static const Faces faces = all_faces();
    return faces[static_cast<std::size_t>(piece)];
}

int Touching::count() const {
    static constexpr auto kCounts = [] {
        std::array<std::uint8_t, 1 << 6> counts{};
        for (std::size_t edges = 0; edges < counts.size(); ++edges)
            counts[edges] = static_cast<std::uint8_t>(std::popcount(edges));
        return counts;
    }();
    return kCounts[edges];
}

MindBoard::MindBoard(int side) : side_(side), cells_(&cells_of(side)) {}

void MindBoard::push(const MindPlacement& placed) {
    lying_[static_cast<std::size_t>(placed.cell)] =
        static_cast<std::uint16_t>(placed.piece << 3 | placed.rotation);
    laid_.push_back(placed);
    touch(placed, true);
}

void MindBoard::pop() {
    const MindPlacement placed = laid_.back();
    laid_.pop_back();
    touch(placed, false);
    lying_[static_cast<std::size_t>(placed.cell)] = 0;
}

void MindBoard::touch(const MindPlacement& placed, bool lies) {
    for (int edge = 0; edge < 6; ++edge) {
        Touching& there = touching_[static_cast<std::size_t>(mind_beside(placed.cell, edge))];
        const unsigned bit = 1U << opposite(edge);
        there.edges = lies ? there.edges | bit : there.edges & ~bit;
        const bool red = lies && placed.face().colour(edge) == MindColour::red;
        there.red = red ? there.red | bit : there.red & ~bit;
    }
}

std::vector<int> MindBoard::spaces() const {
    std::vector<int> found;
    for (const int cell : cells())
        if (touching(cell).edges && !covered(cell)) found.push_back(cell);
    return found;
}

std::vector<int> MindBoard::priorities() const {
    std::vector<int> found;
    for (const int cell : cells())
        if (!covered(cell) && touching(cell).count() >= kCrowd) found.push_back(cell);
    return found;
}

Touching MindBoard::asked(int cell) const {
    Touching found = touching(cell);
    for (int edge = 0; edge < 6; ++edge) {
        const int other = mind_beside(cell, edge);
        if (!space(other) || touching(other).count() != 5) continue;
        const unsigned bit = 1U << edge;
        found.edges |= bit;
        found.red = std::popcount(touching(other).red) % 2 ? found.red | bit : found.red & ~bit;
    }
    return found;
}

MindLine line_from(const MindBoard& board, int cell, int edge) {
    const MindColour colour = board.face(cell).colour(edge);
    std::vector<Crossing> links = walk(board, cell, edge);
    if (links.size() > 1 && links.back().cell == cell && links.back().entry == edge) {
        links.pop_back();
        return {colour, std::move(links), true};
    }
    const auto backward = walk(board, cell, links.front().exit);
    std::vector<Crossing> whole;
    for (std::size_t index = backward.size() - 1; index > 0; --index)
        whole.push_back({backward[index].cell, backward[index].exit, backward[index].entry});
    whole.insert(whole.end(), links.begin(), links.end());
    return {colour, std::move(whole), false};
}

std::vector<MindLine> lines(const MindBoard& board, MindColour colour) {
    std::vector<MindLine> found;
    std::array<unsigned, kMindGrid.size()> seen{};
    for (const MindPlacement& placed : board.placements()) {
        for (int edge = 0; edge < 6; ++edge) {
            if (placed.face().colour(edge) != colour) continue;
            if (seen[static_cast<std::size_t>(placed.cell)] >> edge & 1) continue;
            found.push_back(line_from(board, placed.cell, edge));
            for (const Crossing& link : found.back().links)
                seen[static_cast<std::size_t>(link.cell)] |= 1U << link.entry | 1U << link.exit;
        }
    }
    return found;
}

const MindLine* best(const std::vector<MindLine>& lines) {
    const auto found = std::ranges::max_element(lines, {}, [](const MindLine& line) { return line.score(); });
    return found == lines.end() ? nullptr : &*found;
}

int score(const MindBoard& board, MindColour colour) {
    const auto found = lines(board, colour);
    const MindLine* line = best(found);
    return line ? line->score() : 0;
}

}  // namespace tantrix
