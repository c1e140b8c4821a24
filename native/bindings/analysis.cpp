// The analysis of positions and draws for Python.
#include "engine/analysis.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>

#include <array>
#include <memory>
#include <tuple>

#include "bindings/bindings.hpp"
#include "bindings/interruptible.hpp"

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

constexpr std::array kReasons{"loop_lost", "loop_given", "end_blocked",  "end_open",   "rival_space",
                              "tempo",     "free_moves", "line_shorter", "line_given", "margin"};

// (kind, (q, r) or none, amount) of each.
nb::list all_of(const Position& position, const std::vector<Reason>& reasons) {
    nb::list list;
    for (const Reason& reason : reasons) {
        nb::object at = nb::none();
        if (reason.at) {
            const Place place = position.place_of(*reason.at);
            at = nb::make_tuple(place.q, place.r);
        }
        list.append(nb::make_tuple(kReasons[static_cast<std::size_t>(reason.kind)], at, reason.amount));
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

}  // namespace

void bind_analysis(nb::module_& module) {
    module.def("analyse_position", &analyse_position, nb::arg("position"), nb::arg("network"),
               nb::arg("played").none(), nb::arg("effort"), nb::arg("seed"), nb::arg("stop"));
    module.def("analyse_draw", &analyse_drawn);
}

}  // namespace tantrix
