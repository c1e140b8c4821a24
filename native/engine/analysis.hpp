// What a position is worth, what each placement would make of it, and what a draw brought.
//
// The value of a placement is estimated by games sampled from it: everybody places what the network finds
// best for them, until the own turn after the next begins, where the network judges. Every choice is made in
// three steps, each with fresh samples that are common to the placements compared (number n draws the tiles
// in the same order for each):
//
// 1. the placements that the network likes best, and the one that was made, get a few samples each;
// 2. the best of them get more;
// 3. the best of step 2, and the one that was made, get many.
//
// Values and the loss are taken from the last step alone. Its samples had no part in choosing the best, so
// that the luck of the samples, which favours whatever was chosen, is not taken for a mistake. Random games
// to the end are mixed into what candidates are chosen by, since they err differently from the network, but
// not into the values (docs/analysis.md has how well those agree with what comes).
//
// Near the end all of this is replaced by the exact result, where that can be found in time.
//
// A draw is judged by the network alone, which looks at the position after each tile that might have come:
// its mean over them is exact, so that luck adds up to nothing in the long run.
#pragma once

#include <optional>
#include <vector>

#include "engine/choice.hpp"
#include "engine/reasons.hpp"
#include "engine/sampler.hpp"

namespace tantrix {

// How much work an analysis is: samples for a placement in each of its three steps, and what they are of.
struct Effort {
    int first = 24, second = 72, confirm = 200;
    int candidates = 12;  // in the first step
    int kept = 4;         // in the second
    int playouts = 3;     // random games a sample
    int endgame = 8;      // solved exactly from so many tiles on
    std::int64_t nodes = 20'000;
};

// What a side has at the end of a sample, on the average.
struct Prospect {
    double placements = 0;   // of its own turn, or of the next one where it is not to act
    double points = 0;       // of its best line or loop
    double loops = 0;        // how often it has a loop of kLoop points or more,
    double loop_points = 0;  // and the points of these in all, by sample

    static constexpr int kLoop = 8;

    void add(const Standing& standing) {
        placements += standing.placements;
        points += standing.points;
        if (standing.loop < kLoop) return;
        ++loops;
        loop_points += standing.loop;
    }
    void add(const Prospect& other) {
        placements += other.placements;
        points += other.points;
        loops += other.loops;
        loop_points += other.loop_points;
    }
    void divide(double count) {
        for (double* value : {&placements, &points, &loops, &loop_points}) *value /= count;
    }
};

// A placement that was compared with others, and how its samples went on.
struct JudgedPlacement : Candidate {
    Prospect own, rival;        // of who makes it, and of the other
    std::vector<Action> chain;  // the placements that followed in at least half of the samples

    // A tie is half a win.
    double result() const { return win + tie / 2; }
};

struct PositionAnalysis {
    int choices = 0;                          // legal placements
    bool exact = false;                       // solved to the end
    std::vector<JudgedPlacement> placements;  // those that were compared, the best first
    int played = -1;                          // where the one that was made stands among them
    double loss = 0;                          // of the result by what was placed, not below 0
    double error = 0;                         // the standard error of the loss
    std::vector<Drawback> reasons;            // against what was placed, where it costs something
};

// Analyse a position of two players in which somebody is to place, and what they placed, where that is
// known: a legal placement, or none. Nothing where it is stopped. Equal seeds give equal answers.
std::optional<PositionAnalysis> analyse(SearchState& state, const Network& network, Action played,
                                        const Effort& effort, std::uint64_t seed, const StopFlag& stop);

// A draw, seen by who draws: how much better the result is expected to be with this tile than on the average
// of all that might have come, and the standard deviation of the result over them.
struct DrawAnalysis {
    double luck, sd;
};

// Judge a draw that is due in a position of two players. Nothing where it is stopped.
std::optional<DrawAnalysis> analyse_draw(SearchState& state, const Network& network, int tile,
                                         const StopFlag& stop);

}  // namespace tantrix
