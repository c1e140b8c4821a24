// The playing engine for Python.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <tuple>

#include "bindings/bindings.hpp"
#include "bindings/interruptible.hpp"
#include "engine/planner.hpp"
#include "engine/self_play.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tantrix {

namespace {

constexpr int kMostThreads = 1024;

std::string_view view(const nb::bytes& bytes) { return {bytes.c_str(), bytes.size()}; }

template <class Number>
nb::bytes bytes_of(const std::vector<Number>& numbers) {
    return nb::bytes(numbers.data(), numbers.size() * sizeof(Number));
}

void check_threads(int threads) {
    if (threads < 1 || threads > kMostThreads) refuse("threads", threads);
}

void check_to_act(const Position& position) {
    if (position.drawing() || position.over()) refuse("nobody_to_act", 0);
}

// A player, or (reason, word) where the text is no description of one.
nb::object make_player(const std::string& text, std::shared_ptr<Network> network) {
    auto parsed = parse_player(text);
    if (const auto* refused = std::get_if<SpecRefusal>(&parsed)) {
        return nb::make_tuple(refused->reason, refused->word);
    }
    const PlayerSpec& spec = std::get<PlayerSpec>(parsed);
    if (spec.needs_network() && !network) return nb::make_tuple("network", text);
    return nb::cast(Player{spec, std::move(network)});
}

nb::list think_about(const Position& position, const Player& player, std::uint64_t seed, int threads,
                     Stop& stop) {
    check_threads(threads);
    check_to_act(position);
    const auto state = std::make_unique<SearchState>(position);
    const Candidates found = interruptible(
        stop.flag, [&](const StopFlag& flag) { return think(*state, player, seed, flag, threads); });
    nb::list list;
    for (const Candidate& candidate : found) list.append(row_of(position, candidate));
    return list;
}

std::vector<float> evaluate(const Position& position, const Network& network) {
    const auto state = std::make_unique<SearchState>(position);
    NetJudge judge(network, Utility::win);
    Distribution out{};
    if (position.over()) {
        out[bin_of(final_margin(position, position.player()))] = 1;
    } else if (position.drawing()) {
        judge.distribution(*state, out);
    } else {
        const auto list = std::make_unique<ActionList>();
        state->actions(*list);
        float utility = 0;
        judge.distribution(*state, judge.best(*state, *list, utility), out);
    }
    return {out.begin(), out.end()};
}

// Judge all legal placements one after the other, so many times; how many were judged.
std::int64_t judge_placements(const Position& position, const Network& network, std::int64_t times) {
    check_to_act(position);
    const auto state = std::make_unique<SearchState>(position);
    const auto list = std::make_unique<ActionList>();
    state->actions(*list);
    NetJudge judge(network, Utility::win);
    std::int64_t judged = 0;
    interruptible([&](const StopFlag& stop) {
        float utility = 0;
        for (; times > 0 && !stop.load(std::memory_order_relaxed); --times) {
            judge.best(*state, *list, utility);
            judged += list->size();
        }
        return judged;
    });
    return judged;
}

// The value of every legal placement to the robots that look ahead.
nb::list look_ahead(const Position& position, int joints, int turns) {
    check_to_act(position);
    const auto state = std::make_unique<SearchState>(position);
    const auto list = std::make_unique<ActionList>();
    state->actions(*list);
    LookAhead search(*state, joints);
    nb::list values;
    for (const Action action : *list) values.append(search.value(action, turns));
    return values;
}

Table table_of(int players, bool doubles) {
    const Table table{players, doubles};
    if (!table.possible()) refuse("players", players);
    return table;
}

nb::list pairs(const Player& first, const Player& other, std::int64_t begin, std::int64_t count,
               std::uint64_t seed, int players, bool doubles, int threads, Stop& stop) {
    check_threads(threads);
    if (begin < 0 || count < 0) refuse("games", count);
    const PairsRequest request{table_of(players, doubles), begin, count, seed, threads};
    const auto results = interruptible(
        stop.flag, [&](const StopFlag& flag) { return play_pairs(first, other, request, flag); });
    nb::list list;
    for (const PairResult& pair : results) {
        nb::list games;
        for (const GameResult& game : pair.games) {
            const std::vector<int> scores(game.scores.begin(), game.scores.begin() + players);
            games.append(nb::make_tuple(game.seat, scores, game.deadlock, game.margin, game.share));
        }
        list.append(nb::make_tuple(pair.number, games, pair.seconds[0], pair.seconds[1], pair.placements[0],
                                   pair.placements[1]));
    }
    return list;
}

nb::bytes play_log(const std::vector<Player>& players, std::int64_t begin, std::int64_t count,
                   std::uint64_t seed, int seats, bool doubles, int random_opening, double exploration,
                   int alternatives, int threads, Stop& stop) {
    check_threads(threads);
    if (begin < 0 || count < 0) refuse("games", count);
    SelfPlayRequest request{table_of(seats, doubles), begin, count, seed};
    if (players.size() != 1 && players.size() != static_cast<std::size_t>(seats)) {
        refuse("players", static_cast<std::int64_t>(players.size()));
    }
    request.random_opening = std::clamp(random_opening, 0, 1000);
    request.exploration = exploration;
    request.alternatives = alternatives;
    request.threads = threads;
    const std::string log =
        interruptible(stop.flag, [&](const StopFlag& flag) { return self_play(players, request, flag); });
    return nb::bytes(log.data(), log.size());
}

nb::dict arrays_of(const nb::bytes& log, int threads) {
    check_threads(threads);
    InputArrays arrays;
    const bool good = interruptible([&](const StopFlag&) { return log_inputs(view(log), threads, arrays); });
    if (!good) refuse("log", static_cast<std::int64_t>(log.size()));
    nb::dict out;
    out["own_rows"] = bytes_of(arrays.own_rows);
    out["own_starts"] = bytes_of(arrays.own_starts);
    out["own_dense"] = bytes_of(arrays.own_dense);
    out["first_other"] = bytes_of(arrays.first_other);
    out["other_rows"] = bytes_of(arrays.other_rows);
    out["other_starts"] = bytes_of(arrays.other_starts);
    out["other_dense"] = bytes_of(arrays.other_dense);
    out["game"] = bytes_of(arrays.game);
    out["player"] = bytes_of(arrays.player);
    out["players"] = bytes_of(arrays.players);
    out["margin"] = bytes_of(arrays.margin);
    out["value"] = bytes_of(arrays.value);
    out["win"] = bytes_of(arrays.win);
    out["expected"] = bytes_of(arrays.expected);
    out["random"] = bytes_of(arrays.random);
    out["played"] = bytes_of(arrays.played);
    out["choices"] = bytes_of(arrays.choices);
    return out;
}

nb::bytes labels_of(const nb::bytes& log, std::int64_t playouts, std::uint64_t seed, int threads,
                    Stop& stop) {
    check_threads(threads);
    if (playouts < 1) refuse("too_few", playouts);
    std::vector<float> labels;
    const bool good = interruptible(stop.flag, [&](const StopFlag& flag) {
        return label_log(view(log), playouts, seed, threads, labels, flag);
    });
    if (!good) refuse("log", static_cast<std::int64_t>(log.size()));
    return bytes_of(labels);
}

}  // namespace

nb::tuple row_of(const Position& position, const Candidate& candidate) {
    const ExternalPlacement at = position.external(candidate.action);
    return nb::make_tuple(at.tile, at.q, at.r, at.rotation, candidate.samples, candidate.win, candidate.tie,
                          candidate.margin, candidate.sd, candidate.utility);
}

void bind_engine(nb::module_& module) {
    nb::class_<Stop>(module, "Stop").def(nb::init<>()).def("set", &Stop::set);
    nb::class_<Network>(module, "Network");
    nb::class_<Player>(module, "Player").def_prop_ro("repeatable", [](const Player& player) {
        return player.spec.repeatable();
    });
    module.attr("LAYOUT_VERSION") = kLayoutVersion;
    module.attr("LAYOUT_SIZES") =
        nb::make_tuple(Layout::kRows, kSideDense + kSharedDense, kSideDense, kMostMargin);
    // None where the weights cannot be those of a network.
    module.def(
        "load_network",
        [](int columns, int first, int second, const nb::bytes& weights) -> std::shared_ptr<Network> {
            return Network::load({columns, first, second}, view(weights));
        },
        "columns"_a, "first"_a, "second"_a, "weights"_a);
    module.def("make_player", &make_player, "text"_a, "network"_a.none());
    module.def("think", &think_about);
    module.def("evaluate", &evaluate);
    module.def("judge_placements", &judge_placements);
    module.def("look_ahead", &look_ahead);
    module.def("play_pairs", &pairs);
    module.def("self_play", &play_log);
    module.def("log_inputs", &arrays_of);
    module.def("label_log", &labels_of);
    bind_analysis(module);
    bind_environments(module);
}

}  // namespace tantrix
