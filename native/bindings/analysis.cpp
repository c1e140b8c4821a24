// The analysis of positions, draws and whole games for Python.
#include "engine/analysis.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <memory>
#include <string_view>
#include <tuple>
#include <vector>

#include "bindings/bindings.hpp"
#include "bindings/interruptible.hpp"
#include "engine/game_summary.hpp"

namespace nb = nanobind;

namespace tantrix {

namespace {

using External = std::tuple<std::int64_t, std::int64_t, std::int64_t, std::int64_t>;
// Samples in the three steps, candidates in the first two, random games a sample, tiles and nodes of the
// exact endgame.
using EffortNumbers = std::tuple<int, int, int, int, int, int, int, std::int64_t>;

void check(const Position& position, bool drawing) {
    if (position.sides() != 2 || position.players() != 2) refuse("two_players", position.players());
    if (position.over() || position.drawing() != drawing) refuse("nobody_to_act", 0);
}

External external(const Position& position, Action action) {
    const ExternalPlacement at = position.external(action);
    return {at.tile, at.q, at.r, at.rotation};
}

Effort effort_of(const EffortNumbers& numbers) {
    Effort effort;
    std::tie(effort.first, effort.second, effort.confirm, effort.candidates, effort.kept, effort.playouts,
             effort.endgame, effort.nodes) = numbers;
    if (effort.first < 1 || effort.second < 1 || effort.confirm < 1) refuse("effort", effort.first);
    if (effort.candidates < 1 || effort.kept < 1 || effort.playouts < 0) refuse("effort", effort.kept);
    return effort;
}

nb::list all_of(const Position& position, const std::vector<JudgedPlacement>& placements) {
    nb::list list;
    for (const JudgedPlacement& judged : placements) {
        nb::list chain;
        for (const Action action : judged.chain) chain.append(external(position, action));
        list.append(nb::make_tuple(row_of(position, judged), judged.own.placements, judged.rival.placements,
                                   judged.own.points, judged.rival.points, chain));
    }
    return list;
}

// (kind, (q, r) or none, amount) of each.
nb::list all_of(const Position& position, const std::vector<Drawback>& reasons) {
    nb::list list;
    for (const Drawback& reason : reasons) {
        nb::object at = nb::none();
        if (reason.at) {
            const Place place = position.place_of(*reason.at);
            at = nb::make_tuple(place.q, place.r);
        }
        list.append(nb::make_tuple(name_of(reason.kind), at, reason.amount));
    }
    return list;
}

// None where it was stopped.
nb::object analyse_position(const Position& position, const Network& network, std::optional<External> played,
                            const EffortNumbers& numbers, std::uint64_t seed, Stop& stop) {
    check(position, false);
    const Effort effort = effort_of(numbers);
    const auto state = std::make_unique<SearchState>(position);
    Action made = Action::none();
    if (played) {
        const auto [tile, q, r, rotation] = *played;
        made = position.place({tile, q, r, rotation});
        const auto list = std::make_unique<ActionList>();
        state->actions(*list);
        if (std::find(list->begin(), list->end(), made) == list->end()) refuse("not_possible", tile);
    }
    const auto found = interruptible(
        stop.flag, [&](const StopFlag& flag) { return analyse(*state, network, made, effort, seed, flag); });
    if (!found) return nb::none();
    return nb::make_tuple(found->choices, found->exact, all_of(position, found->placements), found->played,
                          found->loss, found->error, all_of(position, found->reasons));
}

nb::object analyse_drawn(const Position& position, const Network& network, int tile, Stop& stop) {
    check(position, true);
    if (tile < 1 || tile > kTiles || !(position.unseen() & only(tile))) refuse("not_possible", tile);
    const auto state = std::make_unique<SearchState>(position);
    const auto found = interruptible(
        stop.flag, [&](const StopFlag& flag) { return analyse_draw(*state, network, tile, flag); });
    if (!found) return nb::none();
    return nb::make_tuple(found->luck, found->sd);
}

std::optional<std::string_view> label_name(double loss, double error) {
    const auto label = label_of(loss, error);
    if (!label) return std::nullopt;
    return kLabelNames[static_cast<std::size_t>(*label)];
}

// Number, player, choices, result of the best placement, loss, its error, luck.
using MomentRow = std::tuple<int, int, int, double, double, double, std::optional<double>>;
using PlayerRow = std::tuple<std::optional<double>, int, std::array<int, kLabelNames.size()>, double, double>;
using TurningRow = std::tuple<int, int, std::string_view>;

std::tuple<std::vector<double>, std::vector<PlayerRow>, std::vector<TurningRow>> summarise_moments(
    const std::vector<MomentRow>& rows, std::optional<double> result) {
    std::vector<MomentFigures> moments;
    for (const auto& [number, player, choices, best, loss, error, luck] : rows)
        moments.push_back({number, player, choices, best, loss, error, luck});
    const GameSummary found = summarise(moments, result);
    std::vector<PlayerRow> players;
    for (const PlayerSummary& one : found.players)
        players.emplace_back(one.accuracy, one.choices, one.labels, one.lost, one.luck);
    std::vector<TurningRow> turning_points;
    for (const auto& [number, player, cause] : found.turning_points)
        turning_points.emplace_back(number, player, kCauseNames[static_cast<std::size_t>(cause)]);
    return {found.values, players, turning_points};
}

}  // namespace

void bind_analysis(nb::module_& module) {
    module.def("analyse_position", &analyse_position, nb::arg("position"), nb::arg("network"),
               nb::arg("played").none(), nb::arg("effort"), nb::arg("seed"), nb::arg("stop"));
    module.def("analyse_draw", &analyse_drawn);
    module.def("label_of", &label_name);
    module.def("accuracy_of", &accuracy_of);
    module.def("summarise", &summarise_moments, nb::arg("moments"), nb::arg("result").none());
}

}  // namespace tantrix
