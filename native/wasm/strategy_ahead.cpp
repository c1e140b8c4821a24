// Turns of Strategy tried before their first placement is confirmed.
//
// Which tile a placement will draw is unknown. The position after it is therefore shown without that tile:
// whatever the tiles known allow then stays legal with one tile more in hand, unless that tile has to fill
// a forced space first, or brings a turn that seems over back. Where any tile that may come does so, the
// way ahead is open, and the trial ends.
#include <algorithm>

#include "notation/json.hpp"
#include "notation/strategy_json.hpp"
#include "notation/text.hpp"
#include "wasm/replay.hpp"

namespace tantrix {

namespace {

std::vector<int> numbers_of(TileSet tiles) {
    std::vector<int> numbers;
    each_tile(tiles, [&](int tile) { numbers.push_back(tile); });
    return numbers;
}

// A position in which a draw is due, as if it had been made and nobody had looked at the tile.
Setup after_blind_draw(const Position& position) {
    Setup setup;
    setup.players = position.players();
    setup.doubles = position.doubles();
    for (int side = 0; side < position.sides(); ++side) setup.colours.push_back(position.colour(side));
    const Board& board = position.board();
    for (int index = 0; index < board.size(); ++index)
        setup.placed.push_back(position.external(board.cell(index)));
    for (int player = 0; player < position.players(); ++player) {
        setup.hands.push_back(numbers_of(position.hand(player)));
        if (position.resigned() >> player & 1) setup.resigned.push_back(player);
    }
    setup.bag_size = position.bag_size() - 1;
    setup.stage = static_cast<int>(position.stage());
    setup.player = position.player();
    return setup;
}

// Null where it cannot be.
std::unique_ptr<Position> position_of(const Setup& setup) {
    auto position = std::make_unique<Position>();
    if (position->set_up(setup)) return nullptr;
    return position;
}

// Whether a tile drawn unseen may change whose turn it is, or what has to be done in it.
bool open(const Setup& blind, const Position& known, int player) {
    bool changes = false;
    each_tile(known.unseen(), [&](int tile) {
        if (changes) return;
        Setup drawn = blind;
        drawn.hands[static_cast<std::size_t>(player)].push_back(tile);
        const auto position = position_of(drawn);
        changes = !position || position->player() != known.player() || position->stage() != known.stage();
    });
    return changes;
}

std::string ahead_json(Position& position, Action action, int numbers) {
    const int player = position.player();
    position.push(action);
    Json json;
    if (!position.drawing()) {
        json.open('{').key("view").literal(view_json(position, numbers)).key("open").boolean(false);
        return json.close('}').take();
    }
    const Setup blind = after_blind_draw(position);
    const auto known = position_of(blind);
    if (!known) return refusal_json("bad.position");
    json.open('{').key("view").literal(view_json(*known, numbers));
    return json.key("open").boolean(open(blind, *known, player)).close('}').take();
}

}  // namespace

}  // namespace tantrix

using namespace tantrix;

// A line more: a placement, with the order of the bag unknown. The view after it without the tile drawn,
// and whether that tile decides how the turn goes on.
TANTRIX_EXPORT(strategy_ahead) std::size_t strategy_ahead(int numbers) {
    return about_game([&](Position& position, const auto& lines) {
        const Action action = lines.size() > 2 ? read_action(position, lines[2]) : Action::none();
        if (action.kind() != Action::Kind::placement || !position.legal(action))
            return refusal_json("bad.placement");
        position.hide_order();
        return ahead_json(position, action, numbers);
    });
}
