// Where a piece may be laid, and what must be filled first. Which cells it takes to fill all the priority
// moves does not hang on the pieces, nor does the order matter: see src/tantrix/rules/mindgame/moves.py.
#include <algorithm>
#include <iterator>
#include <span>

#include "rules/mindgame.hpp"

namespace tantrix {

namespace {

// Whether a hand can fill these cells, each a space when those before it are filled.
bool can_fill(MindBoard& board, std::span<const int> cells, const MindHand& hand) {
    if (cells.empty()) return true;
    std::vector<Face> tried;
    const Touching asked = board.touching(cells[0]);
    for (const int piece : hand) {
        for (int rotation = 0; rotation < 6; ++rotation) {
            const MindPlacement placed{piece, cells[0], rotation};
            if (!asked.fits(placed.face()) || std::ranges::find(tried, placed.face()) != tried.end())
                continue;
            tried.push_back(placed.face());
            board.push(placed);
            const bool filled = can_fill(board, cells.subspan(1), without(hand, piece));
            board.pop();
            if (filled) return true;
        }
    }
    return false;
}

// Those fills after which the rest of the hand can fill all that is left.
std::vector<MindPlacement> whole(MindBoard& board, const MindHand& hand,
                                 const std::vector<MindPlacement>& found) {
    std::vector<MindPlacement> kept;
    if (!can_fill_all(board, hand)) return kept;
    for (const MindPlacement& fill : found) {
        board.push(fill);
        if (can_fill_all(board, without(hand, fill.piece))) kept.push_back(fill);
        board.pop();
    }
    return kept;
}

}  // namespace

std::vector<int> surge(const MindBoard& board) {
    std::vector<int> order = board.priorities();
    std::array<int, kMindGrid.size()> counts{};
    std::array<bool, kMindGrid.size()> waiting{};
    for (const int cell : board.spaces())
        counts[static_cast<std::size_t>(cell)] = board.touching(cell).count();
    for (const int cell : order) waiting[static_cast<std::size_t>(cell)] = true;
    for (std::size_t index = 0; index < order.size(); ++index) {
        for (int edge = 0; edge < 6; ++edge) {
            const int cell = mind_beside(order[index], edge);
            const auto at = static_cast<std::size_t>(cell);
            if (!board.inside(cell) || board.covered(cell) || waiting[at]) continue;
            if (++counts[at] < MindBoard::kCrowd) continue;
            waiting[at] = true;
            order.push_back(cell);
        }
    }
    return order;
}

bool can_fill_all(MindBoard& board, const MindHand& hand) {
    const auto cells = surge(board);
    return cells.size() <= hand.size() && can_fill(board, cells, hand);
}

std::vector<MindPlacement> placements(const MindBoard& board, const MindHand& hand,
                                      const std::vector<int>& cells) {
    std::vector<Touching> asked;
    for (const int cell : cells) asked.push_back(board.asked(cell));
    std::vector<MindPlacement> found;
    found.reserve(hand.size() * cells.size());
    for (const int piece : hand) {
        const auto& faces = faces_of(piece);
        for (std::size_t index = 0; index < cells.size(); ++index)
            for (int rotation = 0; rotation < 6; ++rotation)
                if (asked[index].fits(faces[static_cast<std::size_t>(rotation)]))
                    found.push_back({piece, cells[index], rotation});
    }
    return found;
}

std::vector<MindPlacement> normal_moves(const MindBoard& board, const MindHand& hand) {
    if (!board.empty()) return placements(board, hand, board.spaces());
    std::vector<MindPlacement> found = placements(board, hand, board.cells());
    std::erase_if(found, [](const MindPlacement& one) {
        return one.cell == kMindCentre && one.face().red == kAllEdges;
    });
    return found;
}

std::vector<MindPlacement> fills(MindBoard& board, const MindHand& hand) {
    const auto found = placements(board, hand, board.priorities());
    if (found.empty()) return found;
    auto kept = whole(board, hand, found);
    if (!kept.empty()) return kept;
    const auto crowd = [&](const MindPlacement& fill) { return board.touching(fill.cell).count(); };
    const int most = crowd(*std::ranges::max_element(found, {}, crowd));
    std::ranges::copy_if(found, std::back_inserter(kept),
                         [&](const auto& fill) { return crowd(fill) == most; });
    return kept;
}

MindHand without(const MindHand& hand, int piece) {
    MindHand left = hand;
    std::erase(left, piece);
    return left;
}

}  // namespace tantrix
