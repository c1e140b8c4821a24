#include "wasm/mindgame_text.hpp"

#include <algorithm>

#include "notation/text.hpp"
#include "rules/deal.hpp"

namespace tantrix {

namespace {

using MindStage = MindGame::Stage;

constexpr std::string_view kStages[] = {"forced", "free", "after", "offered", "over"};
constexpr std::string_view kSteps[] = {"", "offer", "agree", "decline"};

// A number of an option such as `side=5`, within bounds.
bool read_setting(std::string_view text, int least, int most, int& setting) {
    const auto number = read_number(text);
    if (!number || *number < least || *number > most) return false;
    setting = static_cast<int>(*number);
    return true;
}

bool read_option(std::string_view word, MindSetup& setup) {
    constexpr std::string_view kSide = "side=", kCopies = "copies=";
    if (word.starts_with(kSide))
        return read_setting(word.substr(kSide.size()), kLeastSide, kMostSide, setup.side);
    if (word.starts_with(kCopies))
        return read_setting(word.substr(kCopies.size()), 1, kMostCopies, setup.copies);
    if (word == "declined") {
        setup.declined = true;
    } else if (word == "idle") {
        setup.idle = true;
    } else if (word == "resigned=0" || word == "resigned=1") {
        setup.resigned |= 1U << (word.back() - '0');
    } else {
        return false;
    }
    return true;
}

std::optional<MindStage> read_stage(std::string_view text, MindSetup& setup) {
    const auto plus = text.find('+');
    const std::string_view more = plus == std::string_view::npos ? "" : text.substr(plus + 1);
    const auto found = std::ranges::find(kStages, text.substr(0, plus));
    if (found == std::end(kStages)) return std::nullopt;
    const auto stage = static_cast<MindStage>(found - std::begin(kStages));
    setup.drawing = more == "draw" && (stage == MindStage::forced || stage == MindStage::after);
    setup.agreed = more == "agreed" && stage == MindStage::over;
    const bool understood = plus == std::string_view::npos || setup.drawing || setup.agreed;
    return understood ? std::optional(stage) : std::nullopt;
}

// Pieces of the game, none of which stands anywhere else.
bool take(const std::vector<int>& pieces, const MindSetup& setup, TileSet& used) {
    for (const int piece : pieces) {
        if (piece > kMindPatterns * setup.copies || used & only(piece)) return false;
        used |= only(piece);
    }
    return true;
}

bool read_hands(std::string_view text, MindSetup& setup, TileSet& used) {
    const auto words = split(text, '/');
    if (words.size() != kMindPlayers) return false;
    for (std::size_t player = 0; player < words.size(); ++player) {
        auto hand = read_tiles(words[player]);
        if (!hand || !take(*hand, setup, used)) return false;
        std::ranges::sort(*hand);
        setup.hands[player] = std::move(*hand);
    }
    return true;
}

bool read_bag(std::string_view text, MindSetup& setup, TileSet& used) {
    if (text.starts_with('?')) {
        const auto size = read_number(text.substr(1));
        const int left = kMindPatterns * setup.copies - std::popcount(used);
        if (!size || *size < 1 || *size > left) return false;
        setup.bag = SoloBag::unknown(static_cast<int>(*size));
        return true;
    }
    auto order = read_tiles(text);
    if (!order || !take(*order, setup, used)) return false;
    setup.bag = SoloBag::of(std::move(*order));
    return true;
}

// Every piece, every place and every touching edge is checked.
bool read_board(std::string_view text, MindSetup& setup, TileSet& used) {
    const auto told = read_placements(text);
    MindBoard board(setup.side);
    for (std::size_t index = 0; told && index < told->size(); ++index) {
        const auto placed = mind_placement((*told)[index], kMindPatterns * setup.copies);
        if (!placed || !board.inside(placed->cell) || board.covered(placed->cell)) return false;
        if (!board.touching(placed->cell).fits(placed->face()) || !take({placed->piece}, setup, used))
            return false;
        board.push(*placed);
    }
    setup.placements = board.placements();
    return told.has_value();
}

std::string name_text(const MindSetup& setup) {
    const MindSetup usual;
    std::string text = "mindgame:2";
    if (setup.side != usual.side) text += ":side=" + std::to_string(setup.side);
    if (setup.copies != usual.copies) text += ":copies=" + std::to_string(setup.copies);
    if (setup.declined) text += ":declined";
    if (setup.idle) text += ":idle";
    for (int player = 0; player < kMindPlayers; ++player)
        if (setup.resigned >> player & 1) text += ":resigned=" + std::to_string(player);
    return text;
}

}  // namespace

std::optional<MindSetup> read_mind_name(std::string_view name) {
    const auto words = split(name, ':');
    if (words.size() < 2 || words[0] != "mindgame" || words[1] != "2") return std::nullopt;
    MindSetup setup;
    for (std::size_t index = 2; index < words.size(); ++index) {
        const bool twice = std::count(words.begin() + 2, words.end(), words[index]) > 1;
        if (twice || !read_option(words[index], setup)) return std::nullopt;
    }
    return setup;
}

std::unique_ptr<MindGame> read_mind_position(std::string_view text) {
    const auto words = split(text, ' ');
    if (words.size() != 7 || words[0] != "v1") return nullptr;
    auto setup = read_mind_name(words[1]);
    if (!setup) return nullptr;
    const auto stage = read_stage(words[2], *setup);
    if (!stage || (words[3] != "0" && words[3] != "1")) return nullptr;
    setup->player = words[3] == "1";
    TileSet used = 0;
    if (!read_board(words[6], *setup, used) || !read_hands(words[4], *setup, used)) return nullptr;
    if (!read_bag(words[5], *setup, used)) return nullptr;
    const MindHand& hand = setup->hands[static_cast<std::size_t>(setup->player)];
    if (setup->drawing && (!setup->bag.size || hand.size() >= kHand)) return nullptr;
    return std::make_unique<MindGame>(*setup, *stage);
}

std::string position_text(const MindGame& game) {
    const MindSetup& setup = game.setup();
    std::string text = "v1 " + name_text(setup) + ' ' + std::string(stage_name(game));
    if (setup.drawing) text += "+draw";
    if (setup.agreed) text += "+agreed";
    text += ' ' + std::to_string(setup.player) + ' ' + tiles_text(setup.hands[0]) + '/' +
            tiles_text(setup.hands[1]);
    const SoloBag& bag = setup.bag;
    text += ' ' + (bag.known || !bag.size ? tiles_text(bag.order) : '?' + std::to_string(bag.size)) + ' ';
    auto placements = game.board().placements();
    std::ranges::sort(placements, {}, [](const MindPlacement& one) { return one.cell; });
    for (std::size_t index = 0; index < placements.size(); ++index)
        text += (index ? "+" : "") + code(placements[index]);
    return placements.empty() ? text + '-' : text;
}

std::string_view stage_name(const MindGame& game) { return kStages[static_cast<int>(game.stage())]; }

std::string_view step_name(MindStep step) { return kSteps[static_cast<int>(step)]; }

std::string code(const MindPlacement& placed) {
    const Place at = mind_place(placed.cell);
    return code(ExternalPlacement{placed.piece, at.q, at.r, placed.rotation});
}

std::string text_of(const MindAction& action) {
    if (action.kind == MindAction::Kind::placement) return code(action.placed);
    if (action.kind == MindAction::Kind::resignation) return "resign:" + std::to_string(action.player);
    return std::string(step_name(action.step));
}

std::optional<MindAction> read_mind_action(std::string_view text, int pieces) {
    using Kind = MindAction::Kind;
    for (const MindStep step : {MindStep::offer, MindStep::agree, MindStep::decline})
        if (text == step_name(step)) return MindAction{.kind = Kind::step, .step = step};
    const auto told = read_action(text);
    if (!told || told->kind == Action::Kind::draw) return std::nullopt;
    if (told->kind == Action::Kind::resign)
        return MindAction{.kind = Kind::resignation, .player = static_cast<int>(told->placed.tile)};
    const auto placed = mind_placement(told->placed, pieces);
    return placed ? std::optional(MindAction{.kind = Kind::placement, .placed = *placed}) : std::nullopt;
}

std::unique_ptr<MindGame> replayed_mind_game(std::string_view start, std::string_view actions) {
    auto game = read_mind_position(start);
    if (!game) return nullptr;
    for (const std::string_view word : split(actions, ' ')) {
        game->settle();
        if (word.empty()) continue;
        const auto action = read_mind_action(word, game->pieces());
        if (!action || !game->legal(*action)) return nullptr;
        game->push(*action);
    }
    game->settle();
    return game;
}

}  // namespace tantrix
