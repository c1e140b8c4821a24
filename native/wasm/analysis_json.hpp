// The analysis of a game as JSON, in the shapes of src/tantrix/analysis/views.py.
#pragma once

#include <string>
#include <vector>

#include "engine/analysis.hpp"
#include "engine/game_summary.hpp"

namespace tantrix {

// A placement that was made in a game: in which position, what was found of it, and the tile drawn after
// it, 0 where none was.
struct Moment {
    MomentFigures figures;
    const PositionAnalysis& found;
    int drawn;
};

// What a placement can expect, with all the digits that Python has.
double result_of(const Candidate& one);

std::string moment_json(const Position& position, const Moment& moment);

// The whole, of moments that are JSON already.
std::string game_json(const GameSummary& summary, const std::vector<std::string>& moments, bool complete);

}  // namespace tantrix
