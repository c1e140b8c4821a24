#include "engine/game_summary.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tantrix {

namespace {

// A loss is blamed where it is so many standard errors above nothing.
constexpr double kCertain = 2;

// By how much each label lowers the expected result at least.
constexpr std::array kLeast{0.05, 0.1, 0.2};

// Who can expect so much is the favourite, until the other one can.
constexpr double kFavourite = 0.6;

double seen_by_first(const MomentFigures& moment) {
    return moment.player ? 1 - moment.result : moment.result;
}

PlayerSummary summary_of(const std::vector<MomentFigures>& moments, int player) {
    PlayerSummary found;
    double accuracies = 0;
    for (const MomentFigures& moment : moments) {
        if (moment.player != player) continue;
        found.lost += moment.loss;
        found.luck += moment.luck.value_or(0);
        if (const auto label = label_of(moment.loss, moment.error))
            ++found.labels[static_cast<std::size_t>(*label)];
        if (moment.choices < 2) continue;
        ++found.choices;
        accuracies += accuracy_of(moment.loss);
    }
    if (found.choices) found.accuracy = accuracies / found.choices;
    return found;
}

// The move between two that brought a new favourite most.
TurningPoint turning_point(const GameSummary& summary, const std::vector<MomentFigures>& moments,
                           std::size_t from, std::size_t to, int player) {
    const auto gain = [&](std::size_t at) {
        const double change = summary.values[at + 1] - summary.values[at];
        return player ? -change : change;
    };
    std::size_t most = from;
    for (std::size_t at = from + 1; at < to; ++at) {
        if (gain(at) > gain(most)) most = at;
    }
    const MomentFigures& moment = moments[most];
    const bool own = moment.player == player;
    const double half = std::abs(gain(most)) / 2, luck = moment.luck.value_or(0);
    if (!own && moment.loss >= half) return {moment.number, player, Cause::placement};
    const bool drawn = (own ? luck : -luck) >= half;
    return {moment.number, player, drawn ? Cause::draw : Cause::play};
}

// Between the last time that the former favourite was one and the first time that the new one is, a turning
// point is the move that brought most.
void add_turning_points(GameSummary& summary, const std::vector<MomentFigures>& moments) {
    std::optional<int> favourite;
    std::size_t since = 0;
    for (std::size_t at = 0; at < summary.values.size(); ++at) {
        const double value = summary.values[at];
        if (value < kFavourite && value > 1 - kFavourite) continue;
        const int ahead = value >= kFavourite ? 0 : 1;
        if (favourite && *favourite != ahead)
            summary.turning_points.push_back(turning_point(summary, moments, since, at, ahead));
        favourite = ahead;
        since = at;
    }
}

}  // namespace

std::optional<Label> label_of(double loss, double error) {
    if (loss < kCertain * error) return std::nullopt;
    const auto above = std::upper_bound(kLeast.begin(), kLeast.end(), loss);
    if (above == kLeast.begin()) return std::nullopt;
    return static_cast<Label>(above - kLeast.begin() - 1);
}

double accuracy_of(double loss) {
    // The curve is that of Lichess: https://lichess.org/page/accuracy.
    return std::clamp(103.1669 * std::exp(-4.354 * loss) - 3.1669, 0.0, 100.0);
}

GameSummary summarise(const std::vector<MomentFigures>& moments, std::optional<double> result) {
    GameSummary found;
    for (const MomentFigures& moment : moments) found.values.push_back(seen_by_first(moment));
    if (result) found.values.push_back(*result);
    for (int player = 0; player < 2; ++player)
        found.players[static_cast<std::size_t>(player)] = summary_of(moments, player);
    add_turning_points(found, moments);
    return found;
}

}  // namespace tantrix
