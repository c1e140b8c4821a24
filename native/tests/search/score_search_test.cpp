// Four lines and four loops: what is handed out is a whole matched figure with the points it says, and better
// than all before it.
#include "search/score/score_search.hpp"

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "common/hex.hpp"
#include "common/tiles.hpp"
#include "search/solver.hpp"
#include "tests/search/naive.hpp"

using namespace tantrix;

namespace {

int failures = 0;

void expect(bool holds, const char* what) {
    if (holds) return;
    std::printf("FAILED: %s\n", what);
    ++failures;
}

using Table = std::map<std::pair<int, int>, Placement>;

int colour(const Placement& one, int edge) { return edge_colour(one.tile, one.rotation, turned(edge)); }

const Placement* beside(const Table& table, const Placement& one, int edge) {
    const auto it = table.find({one.q + kDq[edge], one.r + kDr[edge]});
    return it == table.end() ? nullptr : &it->second;
}

bool matches(const Table& table) {
    for (const auto& entry : table)
        for (int edge = 0; edge < 6; ++edge) {
            const Placement* other = beside(table, entry.second, edge);
            if (other && colour(*other, edge + 3) != colour(entry.second, edge)) return false;
        }
    return true;
}

// The tiles along the track of a colour through one tile, and whether it is closed.
std::pair<std::set<int>, bool> track(const Table& table, const Placement& from, int of) {
    std::set<int> tiles;
    bool open = false;
    std::vector<const Placement*> ahead{&from};
    while (!ahead.empty()) {
        const Placement& one = *ahead.back();
        ahead.pop_back();
        if (!tiles.insert(one.tile).second) continue;
        for (int edge = 0; edge < 6; ++edge) {
            if (colour(one, edge) != of) continue;
            const Placement* other = beside(table, one, edge);
            if (other) ahead.push_back(other);
            open |= !other;
        }
    }
    return {tiles, !open};
}

int points(const Table& table, Form form) {
    int sum = 0;
    for (int of = 0; of < 4; ++of) {
        std::size_t best = 0;
        for (const auto& entry : table) {
            if (!has_colour(entry.second.tile, of)) continue;
            const auto [tiles, closed] = track(table, entry.second, of);
            if (closed == (form == Form::loop)) best = std::max(best, tiles.size());
        }
        sum += static_cast<int>(best);
    }
    return sum;
}

// Whether the cells hang together and shut no other cell in.
bool is_sound(const std::vector<Placement>& figure) {
    naive::Board board;  // in the middle of the window in which the naive search for holes looks
    std::set<naive::At> cells;
    std::map<naive::At, std::set<naive::At>> steps;
    const auto by_q = [](const Placement& a, const Placement& b) { return a.q < b.q; };
    const auto by_r = [](const Placement& a, const Placement& b) { return a.r < b.r; };
    const auto [west, east] = std::minmax_element(figure.begin(), figure.end(), by_q);
    const auto [north, south] = std::minmax_element(figure.begin(), figure.end(), by_r);
    const naive::At middle{(west->q + east->q) / 2, (north->r + south->r) / 2};
    for (const Placement& one : figure) {
        const naive::At at{one.q - middle.first, one.r - middle.second};
        board[at] = {one.tile, one.rotation};
        cells.insert(at);
        for (int edge = 0; edge < 6; ++edge) steps[at].insert(naive::next_to(at, edge));
    }
    return naive::reaches_all(cells, steps) && !naive::has_hole(board);
}

// The first figures that are handed out for a seed.
std::vector<std::vector<Placement>> first_figures(const ScoreTask& task, std::size_t count) {
    std::vector<std::vector<Placement>> figures;
    int last = -1;
    Monitor monitor;
    const SearchResult result = improve(task, monitor, [&](const std::vector<Placement>& figure, int score) {
        Table table;
        std::set<int> tiles;
        for (const Placement& one : figure) {
            table[{one.q, one.r}] = one;
            tiles.insert(one.tile);
        }
        expect(table.size() == kTiles && tiles.size() == kTiles, "every tile lies once");
        expect(is_sound(figure), "the figure hangs together, without a hole");
        expect(matches(table), "all touching edges match");
        expect(points(table, task.form) == score, "the points are those that a recount finds");
        expect(score > last, "every figure is better than those before");
        last = score;
        figures.push_back(figure);
        return figures.size() < count;
    });
    expect(result.count == figures.size() && !result.complete, "a search that is ended is not complete");
    return figures;
}

}  // namespace

int main() {
    for (const Form form : {Form::line, Form::loop}) {
        const ScoreTask task{form, 168, 5, {}};
        const auto figures = first_figures(task, 4);
        expect(figures == first_figures(task, 4), "a seed gives the same figures");
        expect(figures.size() == 4, "the search goes on until it is stopped");
        const auto further = first_figures({form, 168, 6, figures.back()}, 3);
        expect(further.front() == figures.back(), "it begins with what it is given");
        expect(further.size() == 3, "it goes on from there");
        Monitor stopped;
        stopped.stop = true;
        const Sink none = [](const std::vector<Placement>&) { return true; };
        expect(!improve_together({form, 168, 1, {}}, 3, stopped, none).complete, "a stop is obeyed");
    }
    std::printf("%d failures\n", failures);
    return failures != 0;
}
