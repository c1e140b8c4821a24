// All solutions of a part of a rotation puzzle at once: a multi-valued decision diagram, built by a
// frontier sweep (as Simpath in Knuth, TAOCP 4A, section 7.1.4; also known as the transfer-matrix method).
//
// The cells are taken in a fixed order. The *front* is the set of edges between cells already taken and
// those to come; what the rest of the puzzle can do depends only on the colours along it. So each layer of
// the diagram has one node for each combination of colours that occurs, and a cell with `r` matching
// rotations adds `r` arrows from each node to the next layer. Every way from top to bottom is a solution.
//
// `narrowest` tries several orders, six straight sweeps and a breadth-first walk from the far end, and
// keeps the one whose front is narrowest: the number of nodes may grow exponentially with that width. The
// sweep gives up beyond a limit of nodes or 128 edges across the front.
//
// Counting is one pass from the bottom, and the n-th solution is found by walking down along the counts, in
// time linear in the cells. Invariant: each edge keeps one slot of a front (two bits, its colour) for as
// long as it crosses it.
#include "search/rotation/rotation_diagram.hpp"

#include <algorithm>
#include <limits>

#include "common/hex.hpp"
#include "search/search_control.hpp"

namespace tantrix {

namespace {

constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();

// Cells from one side to the other, along six ways across the plane.
std::vector<std::vector<int>> straight_orders(const RotationBoard& board, const std::vector<int>& part) {
    constexpr std::array<std::pair<int, int>, 6> kAcross{{{1, 0}, {0, 1}, {1, 1}, {1, -1}, {2, 1}, {1, 2}}};
    std::vector<std::vector<int>> orders;
    for (const auto& [a, b] : kAcross) {
        std::vector<int> order = part;
        const auto rank = [&](int cell) {
            const RotationTile& one = board.at(cell);
            return std::pair{a * one.q + b * one.r, one.q - one.r};
        };
        std::sort(order.begin(), order.end(), [&](int x, int y) { return rank(x) < rank(y); });
        orders.push_back(std::move(order));
    }
    return orders;
}

// Cells by how many steps they are from one, that one being as far out as can be seen.
std::vector<int> walked_order(const RotationBoard& board, const std::vector<int>& part, int rounds) {
    std::vector<int> order{part[0]};
    std::vector<std::uint8_t> seen(board.size());
    for (int round = 0; round < rounds; ++round) {
        order = {order.back()};
        std::fill(seen.begin(), seen.end(), 0);
        seen[order[0]] = 1;
        for (std::size_t next = 0; next < order.size(); ++next)
            for (int edge = 0; edge < 6; ++edge) {
                const int other = board.beside(order[next], edge);
                if (other < 0 || seen[other] || !board.open(order[next], edge)) continue;
                seen[other] = 1;
                order.push_back(other);
            }
    }
    return order;
}

// The most edges that ever cross the front.
int width_of(const RotationBoard& board, const std::vector<int>& order, std::vector<std::uint8_t>& laid) {
    int width = 0, widest = 0;
    for (int cell : order) {
        for (int edge = 0; edge < 6; ++edge)
            if (board.open(cell, edge)) width += laid[board.beside(cell, edge)] ? -1 : 1;
        laid[cell] = 1;
        widest = std::max(widest, width);
    }
    for (int cell : order) laid[cell] = 0;
    return widest;
}

std::vector<int> narrowest(const RotationBoard& board, const std::vector<int>& part) {
    std::vector<std::vector<int>> orders = straight_orders(board, part);
    orders.push_back(walked_order(board, part, 3));
    std::vector<std::uint8_t> laid(board.size(), 0);
    std::vector<int> widths;
    for (const std::vector<int>& order : orders) widths.push_back(width_of(board, order, laid));
    return orders[std::min_element(widths.begin(), widths.end()) - widths.begin()];
}

}  // namespace

std::uint64_t saturating_add(std::uint64_t a, std::uint64_t b) { return a > kMost - b ? kMost : a + b; }

std::uint64_t saturating_multiply(std::uint64_t a, std::uint64_t b) {
    return a != 0 && b > kMost / a ? kMost : a * b;
}

// Fronts by number, each once.
class RotationDiagram::Index {
public:
    const std::vector<Front>& fronts() const { return fronts_; }

    std::int32_t of(const Front& front) {
        if (4 * fronts_.size() >= 3 * table_.size()) grow();
        std::int32_t& entry = table_[slot(front)];
        if (entry < 0) {
            entry = static_cast<std::int32_t>(fronts_.size());
            fronts_.push_back(front);
        }
        return entry;
    }

private:
    std::size_t slot(const Front& front) const {
        std::uint64_t hash = 0;
        for (std::uint64_t word : front) hash = (hash ^ word) * 0x9e3779b97f4a7c15, hash ^= hash >> 29;
        std::size_t at = hash & (table_.size() - 1);
        while (table_[at] >= 0 && fronts_[table_[at]] != front) at = (at + 1) & (table_.size() - 1);
        return at;
    }
    void grow() {
        table_.assign(2 * table_.size(), -1);
        for (std::size_t i = 0; i < fronts_.size(); ++i)
            table_[slot(fronts_[i])] = static_cast<std::int32_t>(i);
    }

    std::vector<Front> fronts_;
    std::vector<std::int32_t> table_ = std::vector<std::int32_t>(16, -1);
};

RotationDiagram::RotationDiagram(const RotationBoard& board, const std::vector<int>& part, std::size_t most,
                                 SearchControl& control)
    : board_(board) {
    whole_ = plan(narrowest(board, part)) && sweep(most, control);
    if (whole_) sum_up();
}

// Gives each edge a slot while it crosses the front. False where there are too few.
bool RotationDiagram::plan(const std::vector<int>& order) {
    std::vector<int> vacant, slots(6 * static_cast<std::size_t>(board_.size()), -1);
    for (int slot = kSlots; slot-- > 0;) vacant.push_back(slot);
    for (int cell : order) {
        Step step{cell, {}, {}};
        for (int edge = 0; edge < 6; ++edge) {
            const int slot = slots[6 * cell + edge];
            if (slot < 0) continue;
            step.closes.push_back({edge, slot});
            vacant.push_back(slot);
        }
        for (int edge = 0; edge < 6; ++edge) {
            if (!board_.open(cell, edge) || slots[6 * cell + edge] >= 0) continue;
            if (vacant.empty()) return false;
            slots[6 * board_.beside(cell, edge) + turned(edge + 3)] = vacant.back();
            step.opens.push_back({edge, vacant.back()});
            vacant.pop_back();
        }
        steps_.push_back(std::move(step));
    }
    return true;
}

bool RotationDiagram::sweep(std::size_t most, SearchControl& control) {
    Index above;
    above.of(Front{});
    for (const Step& step : steps_) {
        Index below;
        std::vector<Node> layer(above.fronts().size());
        for (std::size_t i = 0; i < layer.size(); ++i) {
            control.tick();
            if (control.halted() || nodes_ + below.fronts().size() > most) return false;
            for (int rotation = 0; rotation < 6; ++rotation) {
                Front front = above.fronts()[i];
                layer[i][rotation] = lay(step, rotation, front) ? below.of(front) : -1;
            }
        }
        nodes_ += below.fronts().size();
        layers_.push_back(std::move(layer));
        above = std::move(below);
    }
    return true;
}

bool RotationDiagram::lay(const Step& step, int rotation, Front& front) const {
    if (!(board_.left(step.cell) >> rotation & 1)) return false;
    for (const auto& [edge, slot] : step.closes) {
        std::uint64_t& word = front[slot / 32];
        const int shift = slot % 32 * 2;
        const int colour = board_.colour(step.cell, rotation, edge);
        if (static_cast<int>(word >> shift & 3) != colour) return false;
        word &= ~(std::uint64_t{3} << shift);
    }
    for (const auto& [edge, slot] : step.opens)
        front[slot / 32] |= std::uint64_t(board_.colour(step.cell, rotation, edge)) << (slot % 32 * 2);
    return true;
}

void RotationDiagram::sum_up() {
    ways_.resize(layers_.size());
    for (std::size_t depth = layers_.size(); depth-- > 0;)
        for (const Node& node : layers_[depth]) {
            std::uint64_t sum = 0;
            for (std::int32_t below : node)
                if (below >= 0)
                    sum = saturating_add(sum, depth + 1 == layers_.size() ? 1 : ways_[depth + 1][below]);
            ways_[depth].push_back(sum);
        }
}

void RotationDiagram::write(std::uint64_t number, std::vector<std::uint8_t>& rotations) const {
    std::int32_t at = 0;
    for (std::size_t depth = 0; depth < layers_.size(); ++depth) {
        const Node& node = layers_[depth][at];
        for (int rotation = 0; rotation < 6; ++rotation) {
            const std::int32_t below = node[rotation];
            if (below < 0) continue;
            const std::uint64_t ways = depth + 1 == layers_.size() ? 1 : ways_[depth + 1][below];
            if (number >= ways) {
                number -= ways;
                continue;
            }
            rotations[steps_[depth].cell] = static_cast<std::uint8_t>(rotation);
            at = below;
            break;
        }
    }
}

}  // namespace tantrix
