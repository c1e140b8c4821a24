// The Mind Game for a page: like Strategy, every question carries the whole game.
#include "notation/json.hpp"
#include "notation/text.hpp"
#include "wasm/exports.hpp"
#include "wasm/mindgame_json.hpp"
#include "wasm/mindgame_text.hpp"

namespace tantrix {

namespace {

// Nothing, a piece, or all of them where several were drawn at once.
void write_drawn(Json& json, const std::vector<int>& drawn) {
    if (drawn.size() > 1) {
        json.list(drawn, [&](int piece) { json.number(piece); });
    } else if (drawn.empty()) {
        json.null();
    } else {
        json.number(drawn[0]);
    }
}

// Makes an action, and the draws that follow.
std::string act_json(MindGame& game, const MindAction& action) {
    using Kind = MindAction::Kind;
    const int player = game.player();
    const std::string stage(stage_name(game)), text = text_of(action);
    const bool forced = action.kind == Kind::placement && game.board().priority(action.placed.cell);
    game.push(action);
    const auto drawn = game.settle();
    Json json;
    json.open('{').key("entry");
    if (action.kind == Kind::resignation) {
        json.null();
    } else {
        json.open('{').key("player").number(player).key("forced").boolean(forced);
        json.key("code").word(text).key("human").word(text).key("drawn");
        write_drawn(json, drawn);
        json.key("stage").word(stage).close('}');
    }
    return json.key("view").literal(view_json(game)).close('}').take();
}

// How many sequences of so many actions there are, from a game whose order is known.
std::uint64_t count(const MindGame& game, int depth) {
    using Kind = MindAction::Kind;
    if (!depth) return 1;
    if (depth == 1) return game.legal().size() + game.steps().size();
    std::uint64_t sum = 0;
    const auto after = [&](const MindAction& action) {
        MindGame tried = game;
        tried.push(action);
        tried.settle();
        sum += count(tried, depth - 1);
    };
    for (const MindPlacement& placed : game.legal()) after({.kind = Kind::placement, .placed = placed});
    for (const MindStep step : game.steps()) after({.kind = Kind::step, .step = step});
    return sum;
}

// The lines: a name such as `mindgame:2:side=5`, a seed of 16 digits to the base of 16.
std::string dealt_json(const std::vector<std::string_view>& lines) {
    const auto setup = lines.size() == 2 ? read_mind_name(lines[0]) : std::nullopt;
    const auto seed = setup ? read_seed(lines[1]) : std::nullopt;
    if (!seed || setup->declined || setup->idle || setup->resigned) return refusal_json("bad.position");
    Random random(*seed);
    const MindGame game = MindGame::dealt(setup->side, setup->copies, random);
    const auto numbers = [](Json& json, const std::vector<int>& pieces) {
        json.list(pieces, [&](int piece) { json.number(piece); });
    };
    Json json;
    json.open('{').key("position").word(position_text(game)).key("hands");
    json.list(game.setup().hands, [&](const MindHand& hand) { numbers(json, hand); });
    json.key("bag");
    numbers(json, game.setup().bag.order);
    json.key("starter").number(0).key("start_draws").open('[').close(']').key("laid").open('[').close(']');
    return json.key("lot").number(0).close('}').take();
}

}  // namespace

}  // namespace tantrix

using namespace tantrix;

TANTRIX_EXPORT(mind_deal) std::size_t mind_deal() { return answer(dealt_json(question_lines())); }

TANTRIX_EXPORT(mind_view) std::size_t mind_view() {
    return about_mind_game([](const MindGame& game, const auto&) { return view_json(game); });
}

TANTRIX_EXPORT(mind_preview) std::size_t mind_preview() {
    return about_mind_game([](const MindGame& game, const auto& lines) {
        const auto placed = lines.size() > 2 ? read_code(lines[2]) : std::nullopt;
        return placed ? preview_json(game, *placed) : refusal_json("bad.placement");
    });
}

// A line more: the action, a placement, a step or a resignation. The entry of a resignation is null.
TANTRIX_EXPORT(mind_act) std::size_t mind_act() {
    return about_mind_game([](MindGame& game, const auto& lines) {
        const auto action = lines.size() > 2 ? read_mind_action(lines[2], game.pieces()) : std::nullopt;
        return action && game.legal(*action) ? act_json(game, *action) : refusal_json("bad.placement");
    });
}

TANTRIX_EXPORT(mind_perft) std::size_t mind_perft(int depth) {
    return about_mind_game([&](const MindGame& game, const auto&) {
        const bool known = game.setup().bag.known || !game.setup().bag.size;
        return known && depth >= 0 ? std::to_string(count(game, depth)) : refusal_json("bad.position");
    });
}
