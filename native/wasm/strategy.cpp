// Strategy for a page: every question carries the whole game, so that nothing is kept between them.
//
// A game is its start, a position in text, and the actions since, as the server stores games; to play
// fifty placements again takes microseconds.
#include "notation/json.hpp"
#include "notation/strategy_json.hpp"
#include "notation/text.hpp"
#include "rules/perft.hpp"
#include "rules/playouts.hpp"
#include "rules/review.hpp"
#include "wasm/replay.hpp"

using namespace tantrix;

TANTRIX_EXPORT(strategy_view) std::size_t strategy_view(int numbers) {
    return about_game([&](Position& position, const auto&) { return view_json(position, numbers); });
}

TANTRIX_EXPORT(strategy_preview) std::size_t strategy_preview(int numbers) {
    return about_game([&](Position& position, const auto& lines) {
        const auto placed = lines.size() > 2 ? read_code(lines[2]) : std::nullopt;
        return placed ? preview_json(position, *placed, numbers) : refusal_json("bad.placement");
    });
}

// How many action sequences of a length there are.
TANTRIX_EXPORT(strategy_perft) std::size_t strategy_perft(int depth) {
    return about_game([&](Position& position, const auto&) {
        if (depth < 0 || !position.order_known()) return refusal_json("bad.position");
        return std::to_string(perft(position, depth));
    });
}

// Sums over random games to the end.
TANTRIX_EXPORT(strategy_playouts) std::size_t strategy_playouts(int games, unsigned seed) {
    return about_game([&](const Position& position, const auto&) {
        const Playouts sums = playouts(position, games, seed, 1);
        Json json;
        const auto each_player = [&](const auto& numbers) {
            json.open('[');
            for (int player = 0; player < position.players(); ++player) json.number(numbers[player]);
            json.close(']');
        };
        json.open('{').key("games").number(sums.games).key("ties").number(sums.ties);
        json.key("deadlocks").number(sums.deadlocks).key("wins");
        each_player(sums.wins);
        json.key("points");
        each_player(sums.points);
        return json.close('}').take();
    });
}

// How long a colour is with all that one tile between each two lines would join.
TANTRIX_EXPORT(strategy_indirect) std::size_t strategy_indirect(int colour) {
    return about_game([&](const Position& position, const auto&) {
        if (colour < 0 || colour >= kColours) return refusal_json("bad.position");
        return std::to_string(indirect_length(position.board(), colour, Holdings(position).unplayed));
    });
}

// What joins the lines of a colour, and what blocks them.
TANTRIX_EXPORT(strategy_connections) std::size_t strategy_connections(int colour) {
    return about_game([&](const Position& position, const auto&) {
        if (colour < 0 || colour >= kColours) return refusal_json("bad.position");
        return connections_json(position, colour);
    });
}
