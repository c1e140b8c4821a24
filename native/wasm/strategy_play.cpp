// Games of Strategy that a page holds by itself: dealt, and played action by action.
//
// What an action came to has the shapes of the server's: an entry of the list of moves (`LogEntry` in
// src/tantrix/server/tables/messages.py) and the view after it.
#include <algorithm>

#include "notation/board_json.hpp"
#include "notation/strategy_json.hpp"
#include "notation/text.hpp"
#include "rules/deal.hpp"
#include "wasm/replay.hpp"

namespace tantrix {

namespace {

constexpr std::string_view kStarts[] = {"highest-hand", "draw-return", "draw-keep"};

void write(Json& json, const std::vector<int>& tiles) {
    json.list(tiles, [&](int tile) { json.number(tile); });
}

// The first position of a dealt game, the order of the bag included.
std::string position_text(std::string_view game, const StrategyDeal& dealt) {
    std::string text = "v1 " + std::string(game) + " forced " + std::to_string(dealt.starter);
    for (std::size_t player = 0; player < dealt.hands.size(); ++player)
        text += (player ? "/" : " ") + tiles_text(dealt.hands[player]);
    return text + ' ' + tiles_text(dealt.bag) + " -";
}

// The lines: a game such as `strategy:2:colours=BG`, how it is decided who starts, a seed of 16 digits
// to the base of 16.
std::string dealt_json(const std::vector<std::string_view>& lines) {
    if (lines.size() != 3) return refusal_json("bad.position");
    const auto words = split(lines[0], ':');
    const auto players = words.size() > 1 ? read_number(words[1]) : std::nullopt;
    const auto start = std::ranges::find(kStarts, lines[1]);
    const auto seed = read_seed(lines[2]);
    if (!players || *players < 2 || *players > kMaxPlayers || start == std::end(kStarts) || !seed)
        return refusal_json("bad.position");
    Random random(*seed);
    const auto dealt =
        deal(static_cast<std::size_t>(*players), static_cast<Start>(start - std::begin(kStarts)), random);
    const std::string position = position_text(lines[0], dealt);
    if (!replayed(position, "")) return refusal_json("bad.position");
    Json json;
    json.open('{').key("position").word(position);
    json.key("hands").list(dealt.hands, [&](const auto& hand) { write(json, hand); });
    json.key("bag");
    write(json, dealt.bag);
    json.key("starter").number(static_cast<std::int64_t>(dealt.starter)).key("start_draws");
    write(json, dealt.start_draws);
    return json.key("laid").open('[').close(']').key("lot").number(0).close('}').take();
}

// Makes an action, and the draw that follows; writes the entry of the list of moves.
void play(Json& json, Position& position, Action action) {
    Entry entry{position.player(),
                position.board().forced(action.cell()),
                code(position.external(action)),
                human(position.board(), position.plane(), action),
                0,
                kStageNames[static_cast<int>(position.stage())]};
    position.push(action);
    entry.drawn = position.settle() ? position.made(0).action.tile() : 0;
    if (entry.drawn) entry.human += '=' + std::to_string(entry.drawn);
    write(json, entry);
}

}  // namespace

}  // namespace tantrix

using namespace tantrix;

TANTRIX_EXPORT(strategy_deal) std::size_t strategy_deal() { return answer(dealt_json(question_lines())); }

// A line more: the action, a placement or a resignation. The entry of a resignation is null.
TANTRIX_EXPORT(strategy_act) std::size_t strategy_act(int numbers) {
    return about_game([&](Position& position, const auto& lines) {
        const Action action = lines.size() > 2 ? read_action(position, lines[2]) : Action::none();
        if (action.kind() == Action::Kind::draw || !position.legal(action))
            return refusal_json("bad.placement");
        Json json;
        json.open('{').key("entry");
        if (action.kind() == Action::Kind::placement) {
            play(json, position, action);
        } else {
            position.push(action);
            json.null();
        }
        return json.key("view").literal(view_json(position, numbers)).close('}').take();
    });
}
