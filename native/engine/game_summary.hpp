// What the placements and draws of a game of two add up to: what counts as a mistake, accuracy and luck by
// player, and where the game turned.
//
// All figures are in expected results: 1 is a win, 0 a loss, a half a tie. docs/analysis.md explains them.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace tantrix {

// What a placement is called that cost something.
enum class Label : int { inaccuracy, mistake, blunder };
inline constexpr std::array<std::string_view, 3> kLabelNames{"inaccuracy", "mistake", "blunder"};

// What a placement is called that lost so much; none where it is not blamed.
std::optional<Label> label_of(double loss, double error);

// The accuracy of a placement that lost so much, in percent: 100 where it lost nothing.
double accuracy_of(double loss);

// A placement of a game, seen by its player: the result of the best one, what this one lost, and what the
// draw after it brought, where there was one.
struct MomentFigures {
    int number, player, choices;
    double result, loss, error;
    std::optional<double> luck;
};

struct PlayerSummary {
    std::optional<double> accuracy;  // the mean over the choices, in percent
    int choices = 0;
    std::array<int, kLabelNames.size()> labels{};
    double lost = 0, luck = 0;  // in all
};

// What did most of a change of the favourite.
enum class Cause : int { placement, draw, play };
inline constexpr std::array<std::string_view, 3> kCauseNames{"placement", "draw", "play"};

// Where the favourite changed: the move, and the new one.
struct TurningPoint {
    int number, player;
    Cause cause;
};

struct GameSummary {
    std::vector<double> values;  // what player 0 could expect before each move, then the result, if known
    std::array<PlayerSummary, 2> players;
    std::vector<TurningPoint> turning_points;
};

// What the moments of a game add up to; `result` is that of player 0, none where the game goes on.
GameSummary summarise(const std::vector<MomentFigures>& moments, std::optional<double> result);

}  // namespace tantrix
