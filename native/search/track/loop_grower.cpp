// Makes loops of any number of tiles, of a few kinds with many copies each, by repetition.
//
// Double rows are made of one tile of each kind (double_row.cpp), which match themselves when repeated. Then
// a loop of the remaining tiles, a few dozen, is looked for in which two tiles touch that also touch across
// the seam of a double row, by the same edges. There the loop is cut, its parts are moved apart, and as many
// periods as there are tiles for are put in between: each period ends with the two tiles that it begins
// beside, so that everything matches again. The result is checked as a whole, since parts of the loop may run
// into the rows; then another loop is taken.
//
// The idea is that of infinite families of solutions (C. Fraser). Time is linear in the number of tiles once
// a seam is found, which takes a few loops: each has dozens of contacts, and the rows have hundreds of seams.
#include "search/track/loop_grower.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "common/hex.hpp"
#include "common/tiles.hpp"
#include "search/figure.hpp"
#include "search/track/double_row.hpp"

namespace tantrix {

namespace {

// Loops below the first number are found sooner without; what is left for the smaller loop is at least the
// second.
constexpr int kLong = 60, kFewest = 24;
constexpr int kRows = 64, kShapes = 200'000;
constexpr int kMostKinds = 12;
// Where parts of the loop run into the rows, a few periods show it.
constexpr int kPeriodsTried = 5;

// Two tiles that touch, by the edges they touch with, as a number.
constexpr int kEdges = kTiles * 6;
int seam_number(const Placement& near, const Placement& far, int across) {
    const auto edge = [](const Placement& one, int direction) {
        return (one.tile - 1) * 6 + turned(direction - one.rotation);
    };
    return edge(near, across) * kEdges + edge(far, across + 3);
}

// What is put in, how often, and what is left for a loop to begin with.
struct Division {
    std::vector<std::uint8_t> period, rest;
    int periods = 0;
};

Division divide(const std::vector<std::uint8_t>& tiles) {
    Division division;
    std::array<int, kTiles + 1> copies{};
    for (int tile : tiles) ++copies[tile];
    const int most = *std::max_element(copies.begin(), copies.end());
    const auto repeated = [&](int tile) { return copies[tile] > most / 2; };
    int periods = most;
    for (int tile = 1; tile <= kTiles; ++tile)
        if (repeated(tile)) {
            division.period.push_back(static_cast<std::uint8_t>(tile));
            periods = std::min(periods, copies[tile]);
        }
    // Of each kind two stay, so that a loop of the rest can have seams with any.
    const int spare = static_cast<int>(tiles.size()) - kFewest;
    division.periods = std::min(periods - 2, spare / static_cast<int>(division.period.size()));
    if (division.periods < 1) return division;
    for (int tile = 1; tile <= kTiles; ++tile)
        division.rest.insert(division.rest.end(), copies[tile] - repeated(tile) * division.periods,
                             static_cast<std::uint8_t>(tile));
    return division;
}

class LoopGrower {
public:
    LoopGrower(std::vector<DoubleRow> rows, int periods)
        : rows_(std::move(rows)), periods_(periods), seams_(kEdges * kEdges, {-1, -1}) {
        for (std::size_t i = 0; i < rows_.size(); ++i)
            for (std::size_t k = 0; k < rows_[i].seams.size(); ++k) {
                const auto& [near, far, across, next] = rows_[i].seams[k];
                seams_[seam_number(near, far, across)] = {static_cast<int>(i), static_cast<int>(k)};
            }
    }

    // Puts the periods into a loop, whose tiles follow each other clockwise; false where none fits.
    bool grow(const std::vector<Placement>& loop) {
        const int size = static_cast<int>(loop.size());
        for (int near = 0; near < size; ++near)
            for (int i = 2; i < size - 1; ++i)
                if (grow_between(loop, near, (near + i) % size)) return true;
        return false;
    }

    const std::vector<Placement>& grown() const { return grown_; }

private:
    static int direction(const Placement& from, const Placement& to) {
        for (int d = 0; d < 6; ++d)
            if (from.q + kDq[d] == to.q && from.r + kDr[d] == to.r) return d;
        return -1;
    }

    // Cuts the loop between two of its tiles that touch inside it.
    bool grow_between(const std::vector<Placement>& loop, int near, int far) {
        const int size = static_cast<int>(loop.size());
        const Placement &here = loop[near], &there = loop[far];
        const int across = direction(here, there);
        if (across < 0) return false;
        const int on = direction(here, loop[(near + 1) % size]);
        const int back = direction(here, loop[(near + size - 1) % size]);
        if (turned(across - on) >= turned(back - on)) return false;  // they touch on the outside
        const auto [row, seam] = seams_[seam_number(here, there, across)];
        if (row < 0) return false;
        const auto sound = [&](int periods) {
            put_in(rows_[row], rows_[row].seams[seam], here, across, periods);
            // The row continues clockwise, where the loop comes from.
            for (int i = far; i != near; i = (i + 1) % size)
                grown_.push_back(i == far ? there : moved(loop[i]));
            for (int i = near; i != far; i = (i + 1) % size) grown_.push_back(loop[i]);
            return solid_and_matched(grown_);
        };
        return sound(std::min(periods_, kPeriodsTried)) && sound(periods_);
    }

    // Writes the periods that follow a seam, as they lie beside the tiles of the loop.
    void put_in(const DoubleRow& row, const DoubleRow::Seam& seam, const Placement& here, int across,
                int periods) {
        const int turns = turned(across - seam.across), size = static_cast<int>(row.tiles.size());
        grown_.clear();
        for (int period = 0; period < periods; ++period)
            for (int i = 0; i < size; ++i) {
                const int from_start = seam.next + i;
                const Placement& one = row.tiles[from_start % size];
                const int times = period + from_start / size;
                const auto [q, r] = turned_about(one.q + times * row.dq - seam.near.q,
                                                 one.r + times * row.dr - seam.near.r, turns);
                grown_.push_back({one.tile, static_cast<std::int16_t>(here.q + q),
                                  static_cast<std::int16_t>(here.r + r),
                                  static_cast<std::uint8_t>(turned(one.rotation + turns))});
            }
        std::tie(dq_, dr_) = turned_about(periods * row.dq, periods * row.dr, turns);
    }

    Placement moved(Placement one) const {
        one.q = static_cast<std::int16_t>(one.q + dq_);
        one.r = static_cast<std::int16_t>(one.r + dr_);
        return one;
    }

    std::vector<DoubleRow> rows_;
    int periods_;
    std::vector<std::pair<int, int>> seams_;  // row and seam by number
    std::vector<Placement> grown_;
    int dq_ = 0, dr_ = 0;  // by how much the part behind the periods moves
};

std::vector<DoubleRow> make_rows(const std::vector<std::uint8_t>& tiles, int colour, SearchControl& control,
                                 Shuffler& shuffler) {
    std::vector<DoubleRow> rows;
    DoubleRowMaker maker(tiles, colour, shuffler);
    if (!maker.possible()) return rows;
    DoubleRow row;
    for (int i = 0; i < kShapes && rows.size() < kRows && !control.halted(); ++i) {
        control.tick();
        if (maker.make(row)) rows.push_back(row);
    }
    return rows;
}

}  // namespace

bool grow_loop(const Task& task, const FindLoops& find_loops, SearchControl& control, Shuffler& shuffler) {
    if (static_cast<int>(task.tiles.size()) < kLong) return false;
    const Division division = divide(task.tiles);
    if (division.periods < 1 || static_cast<int>(division.period.size()) > kMostKinds) return false;
    LoopGrower grower(make_rows(division.period, task.goals[0].colour, control, shuffler), division.periods);
    Task smaller = task;
    smaller.tiles = division.rest;
    bool grown = false;
    find_loops(smaller, [&](const std::vector<Placement>& loop) { return !(grown = grower.grow(loop)); });
    if (grown) control.emit(grower.grown());
    return grown;
}

}  // namespace tantrix
