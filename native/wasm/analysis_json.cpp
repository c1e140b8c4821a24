#include "wasm/analysis_json.hpp"

#include <cmath>
#include <optional>
#include <string_view>

#include "notation/json.hpp"
#include "notation/text.hpp"

namespace tantrix {

namespace {

// So many digits after the point, of the nearest such number; of two, the even one.
void figure(Json& json, double number, int digits = 4) {
    std::int64_t power = 1;
    for (int digit = 0; digit < digits; ++digit) power *= 10;
    const auto units =
        static_cast<std::int64_t>(std::nearbyint(std::abs(number) * static_cast<double>(power)));
    const std::string after = std::to_string(power + units % power).substr(1);
    json.literal((number < 0 ? "-" : "") + std::to_string(units / power) + '.' + after);
}

// A member of an object, null where there is no number.
void figure(Json& json, std::string_view key, std::optional<double> number, int digits = 4) {
    json.key(key);
    if (number) return figure(json, *number, digits);
    json.null();
}

// What a player sees as player 0 does.
double seen_by_first(double result, int player) { return player ? 1 - result : result; }

void write(Json& json, const Position& position, const JudgedPlacement& one) {
    const auto text = [&](Action action) { json.word(code(position.external(action))); };
    json.open('{').key("placement");
    text(one.action);
    figure(json, "result", result_of(one));
    figure(json, "win", one.win);
    figure(json, "tie", one.tie);
    figure(json, "margin", one.margin);
    figure(json, "sd", one.sd);
    json.key("samples").number(one.samples).key("chain").list(one.chain, text).close('}');
}

void write(Json& json, const Position& position, const Drawback& reason) {
    json.open('{').key("kind").word(name_of(reason.kind)).key("at");
    if (reason.at) {
        const Place at = position.place_of(*reason.at);
        json.open('[').number(at.q).number(at.r).close(']');
    } else {
        json.null();
    }
    figure(json, "amount", reason.amount, 1);
    json.close('}');
}

void write(Json& json, const PlayerSummary& one) {
    json.open('{');
    figure(json, "accuracy", one.accuracy, 1);
    json.key("choices").number(one.choices);
    json.key("inaccuracies").number(one.labels[0]);
    json.key("mistakes").number(one.labels[1]);
    json.key("blunders").number(one.labels[2]);
    figure(json, "lost", one.lost);
    figure(json, "luck", one.luck);
    json.close('}');
}

void write(Json& json, const TurningPoint& one) {
    json.open('{').key("number").number(one.number).key("player").number(one.player);
    json.key("cause").word(kCauseNames[static_cast<std::size_t>(one.cause)]).close('}');
}

}  // namespace

double result_of(const Candidate& one) {
    return static_cast<double>(one.win) + static_cast<double>(one.tie) / 2;
}

std::string moment_json(const Position& position, const Moment& moment) {
    const auto& [figures, found, drawn] = moment;
    const JudgedPlacement& best = found.placements.front();
    const JudgedPlacement& made = found.placements[static_cast<std::size_t>(found.played)];
    Json json;
    json.open('{').key("number").number(figures.number).key("player").number(figures.player);
    json.key("choices").number(found.choices).key("exact").boolean(found.exact);
    figure(json, "before", seen_by_first(figures.result, figures.player));
    figure(json, "after", seen_by_first(result_of(made), figures.player));
    figure(json, "margin", figures.player ? -best.margin : best.margin);
    figure(json, "sd", best.sd);
    figure(json, "loss", figures.loss);
    figure(json, "error", figures.error);
    figure(json, "accuracy", found.choices > 1 ? std::optional(accuracy_of(figures.loss)) : std::nullopt, 1);
    json.key("label");
    if (const auto label = label_of(figures.loss, figures.error)) {
        json.word(kLabelNames[static_cast<std::size_t>(*label)]);
    } else {
        json.null();
    }
    json.key("reasons").list(found.reasons, [&](const Drawback& reason) { write(json, position, reason); });
    json.key("best");
    write(json, position, best);
    json.key("made");
    write(json, position, made);
    json.key("drawn");
    if (drawn) {
        json.number(drawn);
    } else {
        json.null();
    }
    figure(json, "luck", figures.luck);
    return json.close('}').take();
}

std::string game_json(const GameSummary& summary, const std::vector<std::string>& moments, bool complete) {
    Json json;
    json.open('{').key("values").list(summary.values, [&](double value) { figure(json, value); });
    json.key("moments").list(moments, [&](const std::string& moment) { json.literal(moment); });
    json.key("players").list(summary.players, [&](const PlayerSummary& one) { write(json, one); });
    json.key("turning_points");
    json.list(summary.turning_points, [&](const TurningPoint& one) { write(json, one); });
    return json.key("complete").boolean(complete).close('}').take();
}

}  // namespace tantrix
