// The rules for Python.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <bit>
#include <memory>
#include <stdexcept>
#include <tuple>
#include <utility>

#include "bindings/bindings.hpp"
#include "bindings/interruptible.hpp"
#include "rules/perft.hpp"
#include "rules/playouts.hpp"
#include "rules/position.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tantrix {

namespace {

using PlacedTuple = std::tuple<std::int64_t, std::int64_t, std::int64_t, std::int64_t>;

class Refused : public std::runtime_error {
public:
    explicit Refused(const Refusal& refusal) : std::runtime_error(refusal.reason), refusal(refusal) {}
    Refusal refusal;
};

[[noreturn]] void refuse(const char* reason, std::int64_t number) { throw Refused({reason, number}); }

PlacedTuple as_tuple(const ExternalPlacement& placed) {
    return {placed.tile, placed.q, placed.r, placed.rotation};
}

std::vector<int> tiles_in(TileSet tiles) {
    std::vector<int> numbers;
    for (; tiles; tiles &= tiles - 1) numbers.push_back(std::countr_zero(tiles));
    return numbers;
}

std::vector<int> players_in(unsigned players) { return tiles_in(players); }

std::unique_ptr<Position> made(int players, bool doubles, std::vector<int> colours,
                               const std::vector<PlacedTuple>& placements,
                               std::vector<std::vector<int>> hands, std::optional<std::vector<int>> bag,
                               std::int64_t bag_size, int stage, int player, bool drawing,
                               std::vector<int> resigned) {
    Setup setup{players, doubles, std::move(colours), {}, std::move(hands), std::move(bag), bag_size, stage,
                player,  drawing, std::move(resigned)};
    for (const auto& [tile, q, r, rotation] : placements) {
        setup.placed.push_back({tile, q, r, rotation});
    }
    auto position = std::make_unique<Position>();
    if (const auto refusal = position->set_up(setup)) throw Refused(*refusal);
    return position;
}

nb::list placements(Position& position) {
    nb::list told;
    if (position.drawing()) return told;
    ActionList list;
    position.actions(list);
    for (const Action action : list) {
        const ExternalPlacement placed = position.external(action);
        told.append(nb::make_tuple(placed.tile, placed.q, placed.r, placed.rotation));
    }
    return told;
}

void push(Position& position, Action action) {
    if (!position.legal(action)) refuse("action", 0);
    position.push(action);
}

void place(Position& position, std::int64_t tile, std::int64_t q, std::int64_t r, std::int64_t rotation) {
    push(position, position.place({tile, q, r, rotation}));
}

// What was taken back: (kind, number of tile or player, q, r, rotation).
std::tuple<int, std::int64_t, std::int64_t, std::int64_t, std::int64_t> pop(Position& position) {
    if (!position.depth()) refuse("nothing_made", 0);
    const Action action = position.pop();
    const ExternalPlacement placed = position.external(action);
    return {static_cast<int>(action.kind()), placed.tile, placed.q, placed.r, placed.rotation};
}

std::vector<PlacedTuple> laid(const Position& position) {
    std::vector<PlacedTuple> told;
    for (int index = 0; index < position.board().size(); ++index) {
        told.push_back(as_tuple(position.external(position.board().cell(index))));
    }
    return told;
}

std::vector<std::vector<int>> hands(const Position& position) {
    std::vector<std::vector<int>> told;
    for (int player = 0; player < position.players(); ++player) {
        told.push_back(tiles_in(position.hand(player)));
    }
    return told;
}

std::optional<std::vector<int>> bag(const Position& position) {
    if (!position.order_known()) return std::nullopt;
    std::vector<int> told;
    for (int skip = 0; skip < position.bag_size(); ++skip) told.push_back(position.in_bag(skip));
    return told;
}

template <class Number>
std::vector<std::int64_t> each_player(const Position& position,
                                      const std::array<Number, kMaxPlayers>& numbers) {
    return {numbers.begin(), numbers.begin() + position.players()};
}

std::optional<std::tuple<int, std::vector<int>>> outcome(const Position& position) {
    if (!position.over()) return std::nullopt;
    const auto [termination, winners] = position.outcome(position.scores());
    return std::tuple{static_cast<int>(termination), players_in(winners)};
}

std::uint64_t count_sequences(const Position& position, int depth) {
    if (depth < 0) refuse("depth", depth);
    if (!position.order_known()) refuse("order_unknown", position.bag_size());
    const auto own = std::make_unique<Position>(position);
    return interruptible([&](const StopFlag& stop) { return perft(*own, depth, stop); });
}

nb::tuple play_out(const Position& position, std::int64_t games, std::uint64_t seed, int threads) {
    if (games < 0) refuse("games", games);
    if (threads < 1 || threads > 1024) refuse("threads", threads);
    const auto own = std::make_unique<Position>(position);
    const Playouts sums =
        interruptible([&](const StopFlag& stop) { return playouts(*own, games, seed, threads, stop); });
    return nb::make_tuple(sums.games, sums.placements, sums.actions, each_player(position, sums.wins),
                          sums.ties, sums.deadlocks, each_player(position, sums.points));
}

// Make and unmake placements along one random game, again and again, without lists.
std::int64_t made_and_unmade(const Position& position, std::uint64_t seed, std::int64_t times) {
    if (times < 0) refuse("games", times);
    const auto own = std::make_unique<Position>(position);
    const nb::gil_scoped_release released;
    return churn(*own, seed, times);
}

void raise_refused(const std::exception_ptr& raised, void* type) {
    try {
        std::rethrow_exception(raised);
    } catch (const Refused& refused) {
        const nb::tuple told = nb::make_tuple(refused.refusal.reason, refused.refusal.number);
        PyErr_SetObject(static_cast<PyObject*>(type), told.ptr());
    }
}

}  // namespace

void bind_rules(nb::module_& module) {
    const nb::exception<Refused> refused(module, "Refused", PyExc_ValueError);
    nb::register_exception_translator(raise_refused, refused.ptr());

    nb::class_<Position>(module, "Position")
        .def(nb::new_(&made), "players"_a, "doubles"_a, "colours"_a, "placements"_a, "hands"_a,
             "bag"_a.none(), "bag_size"_a, "stage"_a, "player"_a, "drawing"_a, "resigned"_a)
        .def("copy", [](const Position& position) { return position; })
        .def("placements", &placements)
        .def("draws",
             [](const Position& position) { return tiles_in(position.drawing() ? position.draws() : 0); })
        .def("place", &place)
        .def("draw",
             [](Position& position, std::int64_t tile) {
                 push(position,
                      tile >= 1 && tile <= kTiles ? Action::draw(static_cast<int>(tile)) : Action::none());
             })
        .def("resign",
             [](Position& position, std::int64_t player) {
                 push(position, player >= 0 && player < kMaxPlayers ? Action::resign(static_cast<int>(player))
                                                                    : Action::none());
             })
        .def("settle", [](Position& position) { return position.settle(); })
        .def("pop", &pop)
        .def("laid", &laid)
        .def("hands", &hands)
        .def("bag", &bag)
        .def("scores", [](const Position& position) { return each_player(position, position.scores()); })
        .def("outcome", &outcome)
        .def("key", &Position::hash)
        .def("same", [](const Position& one, const Position& other) { return one == other; })
        .def_prop_ro("resigned", [](const Position& position) { return players_in(position.resigned()); })
        .def_prop_ro("bag_size", &Position::bag_size)
        .def_prop_ro("stage", [](const Position& position) { return static_cast<int>(position.stage()); })
        .def_prop_ro("player", &Position::player)
        .def_prop_ro("current_player", &Position::current_player)
        .def_prop_ro("drawing", &Position::drawing)
        .def_prop_ro("depth", &Position::depth)
        .def("perft", &count_sequences)
        .def("playouts", &play_out)
        .def("churn", &made_and_unmade);
}

}  // namespace tantrix
