#include "wasm/solo_json.hpp"

#include <memory>

#include "notation/text.hpp"
#include "rules/review.hpp"
#include "wasm/solo_text.hpp"

namespace tantrix {

namespace {

constexpr std::size_t kLast = 3;  // how many of the last placements a view has at most

void write_placements(Json& json, const SoloGame& game, const std::vector<Action>& placements) {
    json.list(placements, [&](Action one) { json.word(code(game.plane().external(one))); });
}

void write_hand(Json& json, int hand) {
    json.open('[');
    if (hand) json.number(hand);
    json.close(']');
}

// A template of what every view has, the end of the object left open.
void write_common(Json& json, const SoloGame& game, std::string_view name, const std::string& position,
                  std::string_view termination) {
    const Board& board = game.board();
    json.open('{').key("position").word(position).key("game").word(name);
    json.key("stage").word(stage_name(game)).key("player");
    if (game.over()) {
        json.null();
    } else {
        json.number(0);
    }
    json.key("endgame").boolean(!game.bag().size).key("bag").number(game.bag().size).key("hands").open('[');
    write_hand(json, game.hand());
    json.close(']').key("colours").open('[').close(']').key("sides").literal("[[0]]").key("board").open('[');
    for (int index = 0; index < board.size(); ++index) {
        const OrientedTile it = board.at(board.cell(index));
        const Action laid = Action::place(tile_of(it), board.cell(index), rotation_of(it));
        json.word(code(game.plane().external(laid)));
    }
    const auto& made = game.made();
    const auto last = static_cast<std::ptrdiff_t>(std::min(kLast, made.size()));
    json.close(']').key("last");
    write_placements(json, game, {made.rbegin(), made.rbegin() + last});
    json.key("legal");
    write_placements(json, game, game.placements());
    json.key("steps").list(game.steps(), [&](Step step) { json.word(step_name(step)); });
    json.key("scores").open('[').number(game.score()).close(']').key("outcome");
    if (!game.over()) {
        json.null();
        return;
    }
    json.open('{').key("termination").word(termination).key("winners").open('[');
    if (game.won()) json.number(0);
    json.close(']').key("scores").open('[').number(game.score()).close(']').close('}');
}

void open_space(Json& json, const SoloGame& game, Cell at, bool forced) {
    json.open('{').key("at");
    write(json, game.plane().place_of(at));
    json.key("pattern").word(pattern_text(game.board(), at)).key("forced").boolean(forced);
    json.key("barred").boolean(false).key("fitting").open('[');
}

// A space of Solitaire, with the hand where it must fill it and how many of the tiles to come fit.
void write_space(Json& json, const Solitaire& game, Cell at) {
    const bool forced = game.board().forced(at);
    open_space(json, game, at, forced);
    if (!forced) {
        json.close(']').key("numbers").null().close('}');
        return;
    }
    const TileSet fits = kPatternTables.fits[game.board().pattern(at)].tiles;
    const TileSet held = game.hand() ? fits & only(game.hand()) : 0;
    write(json, held);
    const int to_come = std::popcount(fits & game.unplayed()) - std::popcount(held);
    json.close(']').key("numbers").word(std::to_string(to_come)).close('}');
}

void write_space(Json& json, const Gobble& game, Cell at) {
    open_space(json, game, at, false);
    json.close(']').key("numbers").null().key("gobble").boolean(game.board().forced(at)).close('}');
}

template <class Game>
void write_spaces(Json& json, const Game& game) {
    json.key("spaces").open('[');
    game.board().each_space([&](Cell at) {
        write_space(json, game, at);
        return true;
    });
    json.close(']');
}

void write_lines(Json& json, const Solitaire& game) {
    json.key("lines").list(game.options().colours(),
                           [&](int colour) { write(json, game.plane(), best_line(game.board(), colour)); });
}

void write_lines(Json& json, const Gobble&) { json.key("lines").literal("[null]"); }

// The spaces that a placement has forced: none in Gobble.
void write_forced(Json& json, const Solitaire& before, const Solitaire& after) {
    after.board().each_forced([&](Cell at) {
        if (!before.board().forced(at)) write_space(json, after, at);
        return true;
    });
}

void write_forced(Json&, const Gobble&, const Gobble&) {}

template <class Game>
std::string preview_of(const Game& game, const ExternalPlacement& placed) {
    const auto reasons = game.refusals(placed);
    const auto tried = std::make_unique<Game>(game);
    std::vector<Line> closed;
    if (reasons.empty()) {
        const Action action = game.plane().place(placed);
        tried->hide();
        tried->push({action, Step::none});
        closed = loops_through(tried->board(), action.cell());
    }
    Json json;
    json.open('{').key("placement").word(code(placed)).key("refusals");
    write(json, reasons);
    json.key("forced").open('[');
    write_forced(json, game, *tried);
    json.close(']').key("scores").open('[').number(tried->score()).close(']').key("closed");
    json.list(closed, [&](const Line& loop) { write(json, game.plane(), loop); });
    write_lines(json, *tried);
    return json.close('}').take();
}

Entry step_entry(const SoloGame& game, Step step) {
    const std::string name(step_name(step));
    return {0, false, name, name, 0, stage_name(game)};
}

}  // namespace

std::string view_json(const Solitaire& game) {
    const auto shown = std::make_unique<Solitaire>(game);
    shown->hide();
    Json json;
    write_common(json, *shown, "solitaire", position_text(*shown), "played");
    json.key("next");
    if (game.next()) {
        json.number(game.next());
    } else {
        json.null();
    }
    write_spaces(json, game);
    write_lines(json, game);
    return json.close('}').take();
}

std::string view_json(const Gobble& game) {
    const auto shown = std::make_unique<Gobble>(game);
    shown->hide();
    Json json;
    write_common(json, *shown, "gobble", position_text(*shown), game.left() ? "stuck" : "played");
    json.key("penalty").list(game.stack(), [&](int tile) { json.number(tile); });
    json.key("gobbles").number(game.gobbles()).key("left").number(game.left());
    write_spaces(json, game);
    write_lines(json, game);
    return json.close('}').take();
}

std::string preview_json(const Solitaire& game, const ExternalPlacement& placed) {
    return preview_of(game, placed);
}

std::string preview_json(const Gobble& game, const ExternalPlacement& placed) {
    return preview_of(game, placed);
}

Entry entry_of(const Solitaire& game, const SoloMove& move) {
    return {0,
            game.board().forced(move.placed.cell()),
            code(game.plane().external(move.placed)),
            human(game.board(), game.plane(), move.placed),
            0,
            stage_name(game)};
}

Entry entry_of(const Gobble& game, const SoloMove& move) {
    if (move.step != Step::none) return step_entry(game, move.step);
    const std::string written = human(game.board(), game.plane(), move.placed);
    return {0, false, code(game.plane().external(move.placed)), written, 0, stage_name(game)};
}

void note_draw(const Solitaire&, Entry& entry, int drawn) { entry.drawn = drawn; }

void note_draw(const Gobble&, Entry& entry, int drawn) {
    entry.drawn = drawn;
    if (drawn && entry.code.find('@') != std::string::npos) entry.human += '=' + std::to_string(drawn);
}

}  // namespace tantrix
