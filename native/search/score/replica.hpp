// One walker of the search for four lines or four loops, described in replica.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "common/random.hpp"
#include "search/score/layout.hpp"
#include "search/solver.hpp"

namespace tantrix {

// How a walker steps. Temperatures are in the unit of `Layout::Worth::fine`.
struct StepRules {
    Form form;
    int fewest, most;  // how many cells are cleared at a step
    int draws;         // each is the best of so many: the more, the rounder is what is cleared
    int trials;        // tiles tried at a step, at most
    double pairing;    // how often a cell of the rim takes only tiles that pair its outer edges
    int shape_steps;   // of so many steps one moves a cell too; 0: none
    int most_rim;      // the most outer edges of a figure
};

class Replica {
public:
    // Takes every filling that scores more than all before it, while it lies.
    using Sink = std::function<void(const Layout&, int score)>;

    Replica(const StepRules& rules, const std::vector<Placement>& figure, Shuffler& random, const Sink& sink);

    void step(double temperature);
    const Layout& layout() const { return layout_; }
    const Layout::Worth& worth() const { return worth_; }
    // Tiles tried so far.
    std::uint64_t trials() const { return all_trials_; }

private:
    int below(int bound) { return static_cast<int>((random_.next() >> 32) * bound >> 32); }
    double chance() { return static_cast<double>((random_.next() >> 11) + 1) * 0x1p-53; }
    void choose_cells(int first);
    bool move_cell(int index);
    void clear();
    void refill();
    void search(std::size_t depth);
    int pick(std::size_t depth) const;
    void fill(int index, std::size_t depth);
    bool demand_around(int index);
    void weigh();

    const StepRules& rules_;
    Shuffler& random_;
    const Sink& sink_;
    const FaceTable& faces_ = FaceTable::instance();
    Layout layout_;
    Layout::Worth worth_;                             // of what lay before the step
    double temperature_ = 1;                          // of the step
    std::vector<int> cells_;                          // cleared
    std::array<bool, Layout::kCells + 1> cleared_{};  // and not filled yet; the last, outside, never
    std::array<Demand, Layout::kCells> demands_{};    // of cleared cells
    std::array<TileSet, Layout::kCells> meeting_{};   // the tiles that meet them
    TileSet free_ = 0;
    int trials_ = 0;  // of the step
    std::uint64_t all_trials_ = 0;
    double weights_ = 0;
    Layout::Worth chosen_worth_{};
    std::vector<std::pair<int, Layout::TilePose>> before_, chosen_;
};

}  // namespace tantrix
