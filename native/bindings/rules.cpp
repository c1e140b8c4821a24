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
#include "notation/strategy_json.hpp"
#include "rules/perft.hpp"
#include "rules/playouts.hpp"
#include "rules/position.hpp"
#include "rules/replay.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tantrix {

namespace {

using PlacedTuple = std::tuple<std::int64_t, std::int64_t, std::int64_t, std::int64_t>;

PlacedTuple as_tuple(const ExternalPlacement& placed) {
    return {placed.tile, placed.q, placed.r, placed.rotation};
}

std::vector<int> tiles_in(TileSet tiles) {
    std::vector<int> numbers;
    for (; tiles; tiles &= tiles - 1) numbers.push_back(std::countr_zero(tiles));
    return numbers;
}

std::vector<int> players_in(unsigned players) { return tiles_in(players); }

// Takes a setup over in place of what a position was: one that is large is not allocated anew.
void set_up(Position& position, int players, bool doubles, std::vector<int> colours,
            const std::vector<PlacedTuple>& placements, std::vector<std::vector<int>> hands,
            std::optional<std::vector<int>> bag, std::int64_t bag_size, int stage, int player, bool drawing,
            std::vector<int> resigned) {
    Setup setup{players, doubles, std::move(colours), {}, std::move(hands), std::move(bag), bag_size, stage,
                player,  drawing, std::move(resigned)};
    for (const auto& [tile, q, r, rotation] : placements) {
        setup.placed.push_back({tile, q, r, rotation});
    }
    position = Position();
    if (const auto refusal = position.set_up(setup)) throw Refused(*refusal);
}

nb::list legal_placements(Position& position) {
    nb::list found;
    if (position.drawing()) return found;
    ActionList list;
    position.actions(list);
    for (const Action action : list) {
        const ExternalPlacement placed = position.external(action);
        found.append(nb::make_tuple(placed.tile, placed.q, placed.r, placed.rotation));
    }
    return found;
}

void push(Position& position, Action action) {
    if (!position.legal(action)) refuse("action", 0);
    position.push(action);
}

void place(Position& position, std::int64_t tile, std::int64_t q, std::int64_t r, std::int64_t rotation) {
    push(position, position.place({tile, q, r, rotation}));
}

using ActionTuple = std::tuple<int, std::int64_t, std::int64_t, std::int64_t, std::int64_t>;

// (kind, number of tile or player, q, r, rotation).
ActionTuple as_tuple(const Position& position, Action action) {
    const ExternalPlacement placed = position.external(action);
    return {static_cast<int>(action.kind()), placed.tile, placed.q, placed.r, placed.rotation};
}

// What was taken back.
ActionTuple pop(Position& position) {
    if (!position.depth()) throw nb::index_error("pop from a position without actions");
    return as_tuple(position, position.pop());
}

// The actions made, the first one first.
std::vector<ActionTuple> history(const Position& position) {
    std::vector<ActionTuple> made;
    for (int back = position.depth() - 1; back >= 0; --back)
        made.push_back(as_tuple(position, position.made(back).action));
    return made;
}

std::vector<PlacedTuple> laid(const Position& position) {
    std::vector<PlacedTuple> placed;
    for (int index = 0; index < position.board().size(); ++index) {
        placed.push_back(as_tuple(position.external(position.board().cell(index))));
    }
    return placed;
}

std::vector<std::vector<int>> hands(const Position& position) {
    std::vector<std::vector<int>> found;
    for (int player = 0; player < position.players(); ++player) {
        found.push_back(tiles_in(position.hand(player)));
    }
    return found;
}

std::optional<std::vector<int>> bag(const Position& position) {
    if (!position.order_known()) return std::nullopt;
    std::vector<int> tiles;
    for (int skip = 0; skip < position.bag_size(); ++skip) tiles.push_back(position.in_bag(skip));
    return tiles;
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

// (kind, (tile or player, q, r, rotation), tile drawn or 0, turn, whether it begins, forced, only rotation)
// of each move.
nb::object replayed(Position& position, const nb::list& words, int deepest) {
    Replay replay(position, deepest);
    for (const nb::handle word : words) {
        Py_ssize_t size = 0;
        const char* const text = PyUnicode_AsUTF8AndSize(word.ptr(), &size);
        // What is no text of Unicode is no move either.
        if (!text) PyErr_Clear();
        if (!text || !replay.take({text, static_cast<std::size_t>(size)})) return nb::none();
    }
    nb::list moves;
    for (const ReplayedMove& move : replay.moves()) {
        const auto& [tile, q, r, rotation] = move.placed;
        moves.append(nb::make_tuple(static_cast<int>(move.action.kind()),
                                    nb::make_tuple(tile, q, r, rotation), move.drawn, move.turn, move.begins,
                                    move.forced, move.only_rotation));
    }
    return moves;
}

void raise_refused(const std::exception_ptr& raised, void* type) {
    try {
        std::rethrow_exception(raised);
    } catch (const Refused& refused) {
        const nb::tuple parts = nb::make_tuple(refused.refusal.reason, refused.refusal.number);
        PyErr_SetObject(static_cast<PyObject*>(type), parts.ptr());
    }
}

}  // namespace

void bind_rules(nb::module_& module) {
    const nb::exception<Refused> refused(module, "Refused", PyExc_ValueError);
    nb::register_exception_translator(raise_refused, refused.ptr());

    nb::class_<Position>(module, "Position")
        .def(nb::init<>())
        .def("set_up", &set_up, "players"_a, "doubles"_a, "colours"_a, "placements"_a, "hands"_a,
             "bag"_a.none(), "bag_size"_a, "stage"_a, "player"_a, "drawing"_a, "resigned"_a)
        .def("copy", [](const Position& position) { return position; })
        .def("hidden",
             [](const Position& position) {
                 Position twin = position;
                 twin.hide_order();
                 return twin;
             })
        .def("history", &history)
        .def("placements", &legal_placements)
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
        .def("replay", &replayed, "words"_a, "deepest"_a)
        .def("laid", &laid)
        .def("hands", &hands)
        .def("bag", &bag)
        .def("scores", [](const Position& position) { return each_player(position, position.scores()); })
        .def("outcome", &outcome)
        .def("view",
             [](Position& position, const std::vector<PlacedTuple>& last) {
                 std::vector<ExternalPlacement> placed;
                 for (const auto& [tile, q, r, rotation] : last) placed.push_back({tile, q, r, rotation});
                 const std::string text = view_json(position, true, &placed);
                 return nb::bytes(text.data(), text.size());
             })
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
