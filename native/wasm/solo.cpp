// Solitaire and Gobble for a page: like Strategy, every question carries the whole game.
#include <memory>

#include "notation/text.hpp"
#include "wasm/exports.hpp"
#include "wasm/solo_json.hpp"
#include "wasm/solo_text.hpp"

namespace tantrix {

namespace {

// Plays the moves since the start; tells whether all are legal. Draws are made by themselves.
bool replay(SoloGame& game, std::string_view moves) {
    for (const std::string_view word : split(moves, ' ')) {
        game.settle();
        if (word.empty()) continue;
        const auto move = read_move(word);
        if (!move || !game.legal(*move)) return false;
        game.push(*move);
    }
    game.settle();
    return true;
}

// Answers what is asked about the game of a question's first two lines, whichever it is.
template <class Ask>
std::size_t about_solo(Ask ask) {
    const auto lines = question_lines();
    const auto about = [&](const auto& game) {
        const bool played = game && lines.size() > 1 && replay(*game, lines[1]);
        return played ? answer(ask(*game, lines)) : answer_refused("bad.position");
    };
    const bool gobble = lines[0].find(" gobble:") != std::string_view::npos;
    return gobble ? about(read_gobble_position(lines[0])) : about(read_solitaire_position(lines[0]));
}

template <class Game>
std::string act_json(Game& game, const SoloMove& move) {
    Entry entry = entry_of(game, move);
    game.push(move);
    note_draw(game, entry, game.settle());
    Json json;
    json.open('{').key("entry");
    write(json, entry);
    return json.key("view").literal(view_json(game)).close('}').take();
}

// How many sequences of so many moves there are, from a game whose order is known.
template <class Game>
std::uint64_t count(const Game& game, int depth) {
    const auto moves = game.placements().size() + game.steps().size();
    if (!depth) return 1;
    if (depth == 1) return moves;
    std::uint64_t sum = 0;
    const auto after = [&](const SoloMove& move) {
        const auto tried = std::make_unique<Game>(game);
        tried->push(move);
        tried->settle();
        sum += count(*tried, depth - 1);
    };
    for (const Action placed : game.placements()) after({placed, Step::none});
    for (const Step step : game.steps()) after({Action::none(), step});
    return sum;
}

// A position with its board in order of play, which decides between what is otherwise equal.
std::string in_order_of_play(const std::string& position, const std::vector<std::string>& laid) {
    if (laid.empty()) return position;
    std::string text = position.substr(0, position.rfind(' '));
    for (std::size_t index = 0; index < laid.size(); ++index) text += (index ? '+' : ' ') + laid[index];
    return text;
}

// A deal in the shape of `OfflineDeal` (src/tantrix/server/tables/offline.py), with the first position.
template <class Game>
std::string dealt_json(const Game& game, const std::vector<int>& drawn, std::uint64_t lot) {
    std::vector<std::string> laid;
    for (int index = 0; index < game.board().size(); ++index) {
        const Cell at = game.board().cell(index);
        const OrientedTile it = game.board().at(at);
        laid.push_back(code(game.plane().external(Action::place(tile_of(it), at, rotation_of(it)))));
    }
    Json json;
    json.open('{')
        .key("position")
        .word(in_order_of_play(position_text(game), laid))
        .key("hands")
        .open('[')
        .close(']')
        .key("bag")
        .open('[');
    for (const int tile : drawn) json.number(tile);
    for (const int tile : game.bag().order) json.number(tile);
    json.close(']').key("starter").number(0).key("start_draws").open('[').close(']').key("laid");
    json.list(laid, [&](const std::string& one) { json.word(one); });
    return json.key("lot").number(static_cast<std::int64_t>(lot)).close('}').take();
}

std::string dealt_json(std::string_view name, std::string_view digits) {
    const auto seed = read_seed(digits);
    if (!seed) return refusal_json("bad.position");
    Random random(*seed);
    if (name == "gobble:1") {
        const auto game = std::make_unique<Gobble>(Gobble::dealt(random));
        return dealt_json(*game, {game->hand()}, game->lot());
    }
    const auto options = read_solitaire(name);
    if (!options) return refusal_json("bad.position");
    const auto game = std::make_unique<Solitaire>(Solitaire::dealt(*options, random));
    return dealt_json(*game, {game->hand(), game->next()}, 0);
}

}  // namespace

}  // namespace tantrix

using namespace tantrix;

// The lines: a game such as `solitaire:1:triple=RYB`, a seed of 16 digits to the base of 16.
TANTRIX_EXPORT(solo_deal) std::size_t solo_deal() {
    const auto lines = question_lines();
    return lines.size() == 2 ? answer(dealt_json(lines[0], lines[1])) : answer_refused("bad.position");
}

TANTRIX_EXPORT(solo_view) std::size_t solo_view() {
    return about_solo([](const auto& game, const auto&) { return view_json(game); });
}

TANTRIX_EXPORT(solo_preview) std::size_t solo_preview() {
    return about_solo([](const auto& game, const auto& lines) {
        const auto placed = lines.size() > 2 ? read_code(lines[2]) : std::nullopt;
        return placed ? preview_json(game, *placed) : refusal_json("bad.placement");
    });
}

// A line more: the move, a placement or a step.
TANTRIX_EXPORT(solo_act) std::size_t solo_act() {
    return about_solo([](auto& game, const auto& lines) {
        const auto move = lines.size() > 2 ? read_move(lines[2]) : std::nullopt;
        return move && game.legal(*move) ? act_json(game, *move) : refusal_json("bad.placement");
    });
}

TANTRIX_EXPORT(solo_perft) std::size_t solo_perft(int depth) {
    return about_solo([&](const auto& game, const auto&) {
        const bool known = game.bag().known || !game.bag().size;
        return known && depth >= 0 ? std::to_string(count(game, depth)) : refusal_json("bad.position");
    });
}
