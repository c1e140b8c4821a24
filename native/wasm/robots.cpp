// Robots of Strategy and of the Mind Game for a page, by their descriptions (engine/player.hpp).
//
// A module has no clock: only players that count what they think are taken. Those that need a network have
// the one that was handed over.
#include "engine/mind_player.hpp"
#include "engine/player.hpp"
#include "notation/json.hpp"
#include "notation/text.hpp"
#include "wasm/mindgame_text.hpp"
#include "wasm/replay.hpp"
#include "wasm/trained.hpp"

std::shared_ptr<const tantrix::Network> tantrix::trained;

using namespace tantrix;

// The question is the weights of a network, with the sizes of its hidden layers; whether they can be.
TANTRIX_EXPORT(robot_network) std::size_t robot_network(int columns, int first, int second) {
    trained = Network::load({columns, first, second}, question_bytes());
    Json json;
    return answer(trained ? json.boolean(true).take() : refusal_json("bad.network"));
}

// A line more than the game: the description. The order of the bag is hidden from the robot.
TANTRIX_EXPORT(robot_choose) std::size_t robot_choose(unsigned seed) {
    return about_game([&](const Position& position, const auto& lines) {
        const auto read = parse_player(lines.size() > 2 ? lines[2] : "");
        const auto* const spec = std::get_if<PlayerSpec>(&read);
        if (!spec || !spec->repeatable()) return refusal_json("bad.robot");
        if (spec->needs_network() && !trained) return refusal_json("bad.network");
        if (position.over() || position.drawing()) return refusal_json("bad.position");
        SearchState state(position);
        const Candidates found = think(state, Player{*spec, trained}, seed);
        Json json;
        return json.word(code(position.external(found.front().action))).take();
    });
}

TANTRIX_EXPORT(mind_choose) std::size_t mind_choose(unsigned seed) {
    return about_mind_game([&](const MindGame& game, const auto& lines) {
        const auto level = parse_mind_level(lines.size() > 2 ? lines[2] : "");
        if (!level) return refusal_json("bad.robot");
        if (game.over() || game.drawing()) return refusal_json("bad.position");
        Json json;
        return json.word(text_of(choose(game, *level, seed))).take();
    });
}
