// Small puzzles solved by trying everything; shares only the tiles and the plain values.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "common/hex.hpp"
#include "common/tiles.hpp"
#include "search/figure.hpp"
#include "search/solver.hpp"

namespace naive {

using namespace tantrix;

using At = std::pair<int, int>;
using Board = std::map<At, std::pair<int, int>>;  // tile and rotation by cell

inline At next_to(At at, int d) { return {at.first + kDq[d], at.second + kDr[d]}; }
inline int shown(std::pair<int, int> placed, int d) {
    return edge_colour(placed.first, placed.second, turned(d));
}

inline bool fits(const Board& board, At at, std::pair<int, int> placed) {
    for (int d = 0; d < 6; ++d) {
        const auto it = board.find(next_to(at, d));
        if (it != board.end() && shown(it->second, d + 3) != shown(placed, d)) return false;
    }
    return true;
}

// The least of a board's six turns, each moved to where its least q and r are 0.
inline Board canonical(Board board) {
    Board least;
    for (int k = 0; k < 6; ++k) {
        Board turn, moved;
        for (const auto& [at, placed] : board)
            turn[{-at.second, at.first + at.second}] = {placed.first, (placed.second + 1) % 6};
        board = turn;
        int q = 1000, r = 1000;
        for (const auto& entry : board)
            q = std::min(q, entry.first.first), r = std::min(r, entry.first.second);
        for (const auto& [at, placed] : board) moved[{at.first - q, at.second - r}] = placed;
        if (least.empty() || moved < least) least = moved;
    }
    return least;
}

inline bool reaches_all(const std::set<At>& cells, const std::map<At, std::set<At>>& steps) {
    std::set<At> seen;
    std::vector<At> ahead{*cells.begin()};
    while (!ahead.empty()) {
        const At at = ahead.back();
        ahead.pop_back();
        if (!cells.count(at) || !seen.insert(at).second) continue;
        const auto it = steps.find(at);
        if (it != steps.end()) ahead.insert(ahead.end(), it->second.begin(), it->second.end());
    }
    return seen == cells;
}

inline bool reached(const Board& board, Goal goal) {
    std::set<At> cells;
    std::map<At, std::set<At>> steps;
    std::size_t joints = 0;
    for (const auto& [at, placed] : board)
        for (int d = 0; d < 6; ++d) {
            if (shown(placed, d) != goal.colour) continue;
            cells.insert(at);
            if (!board.count(next_to(at, d))) continue;
            steps[at].insert(next_to(at, d));
            ++joints;
        }
    const bool closed = joints == 2 * cells.size();
    return closed == (goal.form == Form::loop) && reaches_all(cells, steps);
}

inline bool has_hole(const Board& board) {
    std::set<At> empty;
    std::map<At, std::set<At>> steps;
    for (int q = -9; q <= 9; ++q)
        for (int r = -9; r <= 9; ++r)
            if (!board.count({q, r})) empty.insert({q, r});
    for (const At& at : empty)
        for (int d = 0; d < 6; ++d) steps[at].insert(next_to(at, d));
    return !reaches_all(empty, steps);
}

inline bool solves(const Board& board, const Task& task) {
    for (Goal goal : task.goals)
        if (!reached(board, goal)) return false;
    return !task.board.empty() || task.holes || board.size() < 6 || !has_hole(board);
}

inline void grow(const Board& board, std::vector<std::uint8_t> left, std::set<Board>& seen,
                 std::set<Board>& whole) {
    if (!seen.insert(canonical(board)).second) return;
    if (left.empty()) {
        whole.insert(canonical(board));
        return;
    }
    for (std::size_t i = 0; i < left.size(); ++i) {
        std::vector<std::uint8_t> rest = left;
        rest.erase(rest.begin() + static_cast<long>(i));
        for (const auto& entry : board)
            for (int d = 0; d < 6; ++d)
                for (int k = 0; k < 6; ++k) {
                    const At at = next_to(entry.first, d);
                    if (board.count(at) || !fits(board, at, {left[i], k})) continue;
                    Board more = board;
                    more[at] = {left[i], k};
                    grow(more, rest, seen, whole);
                }
    }
}

inline void fill(Board& board, const Task& task, std::vector<std::uint8_t> left, std::set<Board>& whole) {
    if (left.empty()) {
        whole.insert(canonical(board));
        return;
    }
    const Hex cell = task.board[board.size()];
    for (std::size_t i = 0; i < left.size(); ++i) {
        std::vector<std::uint8_t> rest = left;
        rest.erase(rest.begin() + static_cast<long>(i));
        for (int k = 0; k < 6; ++k) {
            if (!fits(board, {cell.q, cell.r}, {left[i], k})) continue;
            board[{cell.q, cell.r}] = {left[i], k};
            fill(board, task, rest, whole);
            board.erase({cell.q, cell.r});
        }
    }
}

// Goes on with all tiles left along the link of a colour that leaves a cell.
inline void follow(Board& board, std::vector<std::uint8_t> left, int colour, At at, int way,
                   std::set<Board>& whole) {
    if (left.empty()) {
        whole.insert(canonical(board));
        return;
    }
    const At cell = next_to(at, way);
    if (board.count(cell)) return;
    for (std::size_t i = 0; i < left.size(); ++i)
        for (int k = 0; k < 6; ++k) {
            const std::pair<int, int> placed{left[i], k};
            if (shown(placed, way + 3) != colour || !fits(board, cell, placed)) continue;
            std::vector<std::uint8_t> rest = left;
            rest.erase(rest.begin() + static_cast<long>(i));
            int on = 0;
            while (shown(placed, on) != colour || on == turned(way + 3)) ++on;
            board[cell] = placed;
            follow(board, rest, colour, cell, on, whole);
            board.erase(cell);
        }
}

// Every loop of a task whose one goal is a loop through all tiles, up to rotation.
inline std::set<Board> loops(const Task& task) {
    std::set<Board> whole, good;
    Board board{{{0, 0}, {task.tiles[0], 0}}};
    const int colour = task.goals[0].colour;
    int way = 0;
    while (shown({task.tiles[0], 0}, way) != colour) ++way;
    follow(board, {task.tiles.begin() + 1, task.tiles.end()}, colour, {0, 0}, way, whole);
    for (const Board& one : whole)
        if (solves(one, task)) good.insert(one);
    return good;
}

// Every solution of a task of few tiles, up to rotation.
inline std::set<Board> solutions(const Task& task) {
    std::set<Board> seen, whole, good;
    Board board;
    if (!task.board.empty()) fill(board, task, task.tiles, whole);
    for (std::size_t i = 0; i < task.tiles.size() && task.board.empty(); ++i) {
        std::vector<std::uint8_t> rest = task.tiles;
        rest.erase(rest.begin() + static_cast<long>(i));
        grow({{{0, 0}, {task.tiles[i], 0}}}, rest, seen, whole);
    }
    for (const Board& one : whole)
        if (solves(one, task)) good.insert(one);
    return good;
}

}  // namespace naive
