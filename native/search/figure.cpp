#include "search/figure.hpp"

#include <map>
#include <tuple>
#include <utility>

#include "common/tiles.hpp"

namespace tantrix {

namespace {

// Tile and rotation by cell of a board.
using Filling = std::vector<std::pair<int, int>>;

// What is fixed without a place goes by tile and rotation, so that any cell serves that shows it.
bool keeps(Filling filling, const std::vector<Fixed>& fixed) {
    for (const auto& [index, tile, rotation] : fixed) {
        if (index < 0) continue;
        auto& at = filling[index];
        if (at.first != tile || (rotation >= 0 && at.second != rotation)) return false;
        at.first = 0;
    }
    for (const auto& [index, tile, rotation] : fixed) {
        if (index >= 0) continue;
        const auto it = std::find(filling.begin(), filling.end(), std::pair{tile, rotation});
        if (it == filling.end()) return false;
        it->first = 0;
    }
    return true;
}

}  // namespace

std::pair<int, int> turned_about(int q, int r, int sixths) {
    for (; sixths > 0; --sixths) std::tie(q, r) = std::pair{-r, q + r};
    return {q, r};
}

int reach_of(const std::vector<Hex>& board) {
    int reach = 0;
    for (const Hex& cell : board) reach = std::max({reach, std::abs(cell.q), std::abs(cell.r)});
    return reach;
}

std::vector<Placement> seen_from(const std::vector<Placement>& figure, const Placement& pivot, int sixths) {
    std::vector<Placement> seen;
    seen.reserve(figure.size());
    for (const Placement& one : figure) {
        const auto [q, r] = turned_about(one.q - pivot.q, one.r - pivot.r, turned(sixths));
        seen.push_back({one.tile, static_cast<std::int16_t>(q), static_cast<std::int16_t>(r),
                        static_cast<std::uint8_t>(turned(one.rotation + sixths))});
    }
    std::sort(seen.begin(), seen.end());
    return seen;
}

bool least_from(const std::vector<Placement>& figure, int tile) {
    const std::vector<Placement> own = seen_from(figure, {0, 0, 0, 0}, 0);
    for (const Placement& one : figure)
        if (one.tile == tile && seen_from(figure, one, -one.rotation) < own) return false;
    return true;
}

std::vector<Symmetry> symmetries(const std::vector<Hex>& board) {
    std::vector<Symmetry> found;
    for (int sixths = 1; sixths < 6; ++sixths) {
        std::vector<std::pair<int, int>> moved;
        for (const Hex& cell : board) moved.push_back(turned_about(cell.q, cell.r, sixths));
        const auto lowest = *std::min_element(moved.begin(), moved.end());
        std::pair<int, int> home{board[0].q, board[0].r};
        std::map<std::pair<int, int>, int> index;
        for (std::size_t i = 0; i < board.size(); ++i) {
            index[{board[i].q, board[i].r}] = static_cast<int>(i);
            home = std::min(home, {board[i].q, board[i].r});
        }
        Symmetry turn{sixths, {}};
        for (auto [q, r] : moved) {
            const auto it = index.find({q - lowest.first + home.first, r - lowest.second + home.second});
            if (it != index.end()) turn.to.push_back(it->second);
        }
        if (turn.to.size() == board.size()) found.push_back(std::move(turn));
    }
    return found;
}

bool least_turned(const std::vector<Placement>& filling, const std::vector<Symmetry>& turns,
                  const std::vector<Fixed>& fixed) {
    Filling own, other(filling.size());
    for (const Placement& one : filling) own.emplace_back(one.tile, one.rotation);
    for (const Symmetry& turn : turns) {
        for (std::size_t i = 0; i < own.size(); ++i)
            other[turn.to[i]] = {own[i].first, turned(own[i].second + turn.sixths)};
        if (other < own && keeps(other, fixed)) return false;
    }
    return true;
}

bool connected(const Grid& grid, const std::vector<int>& cells, const std::vector<std::uint8_t>& covered) {
    std::vector<std::uint8_t> unseen = covered;
    std::vector<int> ahead{cells.front()};
    std::size_t count = 1;
    unseen[cells.front()] = 0;
    while (!ahead.empty()) {
        const int cell = ahead.back();
        ahead.pop_back();
        for (int step : grid.step)
            if (std::exchange(unseen[cell + step], 0)) ++count, ahead.push_back(cell + step);
    }
    return count == cells.size();
}

bool has_hole(const Grid& grid, const std::vector<int>& cells, const std::vector<std::uint8_t>& covered) {
    // The empty cells beside a connected figure hang together along each of its rims.
    std::vector<int> beside;
    for (int cell : cells)
        for (int step : grid.step)
            if (!covered[cell + step]) beside.push_back(cell + step);
    std::sort(beside.begin(), beside.end());
    beside.erase(std::unique(beside.begin(), beside.end()), beside.end());
    std::vector<char> reached(beside.size(), 0);
    std::vector<int> ahead{0};
    std::size_t count = 1;
    reached[0] = 1;
    while (!ahead.empty()) {
        const int cell = beside[ahead.back()];
        ahead.pop_back();
        for (int step : grid.step) {
            const auto it = std::lower_bound(beside.begin(), beside.end(), cell + step);
            const auto index = it - beside.begin();
            if (it == beside.end() || *it != cell + step || reached[index]) continue;
            reached[index] = 1;
            ++count;
            ahead.push_back(static_cast<int>(index));
        }
    }
    return count < beside.size();
}

// By Euler's formula: tiles - contacts + triangles of three that touch = 1 - enclosed spaces.
bool solid_and_matched(const std::vector<Placement>& figure) {
    std::vector<Placement> tiles = figure;
    const auto cell = [](const Placement& one) { return std::pair{one.q, one.r}; };
    std::sort(tiles.begin(), tiles.end(), [&](auto& a, auto& b) { return cell(a) < cell(b); });
    const auto beside = [&](const Placement& one, int d) -> const Placement* {
        const std::pair<std::int16_t, std::int16_t> at(one.q + kDq[d], one.r + kDr[d]);
        const auto it = std::lower_bound(tiles.begin(), tiles.end(), at,
                                         [&](const Placement& a, const auto& b) { return cell(a) < b; });
        return it != tiles.end() && cell(*it) == at ? &*it : nullptr;
    };
    auto sum = static_cast<std::int64_t>(tiles.size());
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const Placement& one = tiles[i];
        if (i > 0 && cell(tiles[i - 1]) == cell(one)) return false;
        std::array<bool, 3> touched{};
        for (int d = 0; d < 3; ++d)
            if (const Placement* other = beside(one, d)) {
                touched[d] = true;
                if (edge_colour(one.tile, one.rotation, d) !=
                    edge_colour(other->tile, other->rotation, opposite(d)))
                    return false;
            }
        // Each contact counts at one of its tiles, each triangle too.
        for (int d = 0; d < 3; ++d) sum -= touched[d];
        for (int d = 0; d < 2; ++d) sum += touched[d] && touched[d + 1];
    }
    return sum == 1;
}

}  // namespace tantrix
