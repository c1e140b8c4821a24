#include "notation/text.hpp"

#include <algorithm>
#include <bit>
#include <charconv>

namespace tantrix {

namespace {

bool read_option(std::string_view option, Setup& setup) {
    constexpr std::string_view kColoursAre = "colours=", kResigned = "resigned=";
    if (option == "doubles") {
        setup.doubles = true;
    } else if (option.starts_with(kColoursAre)) {
        setup.colours.clear();
        for (const char letter : option.substr(kColoursAre.size()))
            setup.colours.push_back(static_cast<int>(kColourLetters.find(letter)));
    } else if (option.starts_with(kResigned)) {
        for (const std::string_view word : split(option.substr(kResigned.size()), ',')) {
            const auto player = read_number(word);
            if (!player || *player < 0 || *player >= kMaxPlayers) return false;
            setup.resigned.push_back(static_cast<int>(*player));
        }
    } else {
        return false;
    }
    return true;
}

bool read_game(std::string_view text, Setup& setup) {
    const auto words = split(text, ':');
    if (words.size() < 2 || words[0] != "strategy") return false;
    const auto players = read_number(words[1]);
    if (!players || *players < 2 || *players > kMaxPlayers) return false;
    setup.players = static_cast<int>(*players);
    for (std::size_t index = 2; index < words.size(); ++index)
        if (!read_option(words[index], setup)) return false;
    const int sides = setup.doubles ? 2 : setup.players;
    const bool standard = setup.colours.empty();
    for (int side = 0; standard && side < sides; ++side) setup.colours.push_back(side);
    return true;
}

bool read_stage(std::string_view text, Setup& setup) {
    constexpr std::string_view kDraw = "+draw";
    setup.drawing = text.ends_with(kDraw);
    if (setup.drawing) text.remove_suffix(kDraw.size());
    const auto found = std::find(std::begin(kStageNames), std::end(kStageNames), text);
    setup.stage = static_cast<int>(found - std::begin(kStageNames));
    return found != std::end(kStageNames);
}

bool read_hands(std::string_view text, Setup& setup) {
    for (const std::string_view part : split(text, '/')) {
        auto hand = read_tiles(part);
        if (!hand) return false;
        setup.hands.push_back(std::move(*hand));
    }
    return true;
}

bool read_bag(std::string_view text, Setup& setup) {
    if (text.starts_with('?')) {
        const auto size = read_number(text.substr(1));
        if (size) setup.bag_size = *size;
        return size.has_value();
    }
    setup.bag = read_tiles(text);
    if (setup.bag) setup.bag_size = static_cast<std::int64_t>(setup.bag->size());
    return setup.bag.has_value();
}

// Colours that are not the default, and who has resigned.
std::string options_text(const Position& position) {
    const int sides = position.doubles() ? 2 : position.players();
    std::string colours, text;
    for (int side = 0; side < sides; ++side)
        colours += kColourLetters[static_cast<std::size_t>(position.colour(side))];
    if (colours != kColourLetters.substr(0, colours.size())) text += ":colours=" + colours;
    std::string_view between = ":resigned=";
    for (int player = 0; player < position.players(); ++player) {
        if (!(position.resigned() >> player & 1)) continue;
        text += between;
        text += std::to_string(player);
        between = ",";
    }
    return text;
}

}  // namespace

std::vector<std::string_view> split(std::string_view text, char between) {
    std::vector<std::string_view> parts;
    while (true) {
        const auto end = text.find(between);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::optional<std::int64_t> read_number(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    if (text != std::to_string(number)) return std::nullopt;
    return number;
}

std::optional<std::uint64_t> read_seed(std::string_view digits) {
    std::uint64_t seed = 0;
    const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), seed, 16);
    return failed == std::errc{} && end == digits.data() + digits.size() ? std::optional(seed) : std::nullopt;
}

std::optional<ExternalPlacement> read_code(std::string_view text) {
    const auto at = text.find('@'), comma = text.find(','), colon = text.find(':');
    if (colon == std::string_view::npos || at > comma || comma > colon) return std::nullopt;
    const auto tile = read_number(text.substr(0, at));
    const auto q = read_number(text.substr(at + 1, comma - at - 1));
    const auto r = read_number(text.substr(comma + 1, colon - comma - 1));
    const auto rotation = read_number(text.substr(colon + 1));
    if (!tile || !q || !r || !rotation) return std::nullopt;
    return ExternalPlacement{*tile, *q, *r, *rotation};
}

std::optional<std::vector<int>> read_tiles(std::string_view text) {
    std::vector<int> tiles;
    if (text == "-") return tiles;
    for (const std::string_view word : split(text, ',')) {
        const auto tile = read_number(word);
        if (!tile || *tile < 1 || *tile > kTiles) return std::nullopt;
        tiles.push_back(static_cast<int>(*tile));
    }
    return tiles;
}

std::optional<std::vector<ExternalPlacement>> read_placements(std::string_view text) {
    std::vector<ExternalPlacement> placed;
    if (text == "-") return placed;
    for (const std::string_view word : split(text, '+')) {
        const auto one = read_code(word);
        if (!one) return std::nullopt;
        placed.push_back(*one);
    }
    return placed;
}

std::optional<TextAction> read_action(std::string_view text) {
    constexpr std::string_view kResign = "resign:";
    const bool resigns = text.starts_with(kResign);
    if (resigns || text.starts_with('=')) {
        const auto number = read_number(text.substr(resigns ? kResign.size() : 1));
        if (!number) return std::nullopt;
        return TextAction{resigns ? Action::Kind::resign : Action::Kind::draw, {*number, 0, 0, 0}};
    }
    const auto placed = read_code(text);
    if (!placed) return std::nullopt;
    return TextAction{Action::Kind::placement, *placed};
}

std::optional<Setup> read_position(std::string_view text) {
    const auto fields = split(text, ' ');
    Setup setup;
    const bool read = fields.size() == 7 && fields[0] == "v1" && read_game(fields[1], setup) &&
                      read_stage(fields[2], setup) && read_hands(fields[4], setup) &&
                      read_bag(fields[5], setup);
    auto placed = read ? read_placements(fields[6]) : std::nullopt;
    if (!placed) return std::nullopt;
    setup.placed = std::move(*placed);
    const auto player = read_number(fields[3]);
    if (!player || *player < 0 || *player >= setup.players) return std::nullopt;
    setup.player = static_cast<int>(*player);
    return setup;
}

std::string code(const ExternalPlacement& placed) {
    return std::to_string(placed.tile) + '@' + std::to_string(placed.q) + ',' + std::to_string(placed.r) +
           ':' + std::to_string(placed.rotation);
}

std::string tiles_text(TileSet tiles) {
    std::string text;
    for (; tiles; tiles &= tiles - 1) {
        if (!text.empty()) text += ',';
        text += std::to_string(std::countr_zero(tiles));
    }
    return text.empty() ? "-" : text;
}

std::string tiles_text(const std::vector<int>& tiles) {
    std::string text;
    for (const int tile : tiles) text += (text.empty() ? "" : ",") + std::to_string(tile);
    return text.empty() ? "-" : text;
}

std::string board_text(const Board& board, const Plane& plane) {
    std::vector<Cell> cells;
    for (int index = 0; index < board.size(); ++index) cells.push_back(board.cell(index));
    std::sort(cells.begin(), cells.end());
    std::string text;
    for (const Cell at : cells) {
        const OrientedTile it = board.at(at);
        text += text.empty() ? "" : "+";
        text += code(plane.external(Action::place(tile_of(it), at, rotation_of(it))));
    }
    return text.empty() ? "-" : text;
}

std::string game_name(const Position& position) {
    return "strategy:" + std::to_string(position.players()) + (position.doubles() ? ":doubles" : "");
}

std::string position_text(const Position& position) {
    std::string text = "v1 " + game_name(position) + options_text(position) + ' ';
    text += kStageNames[static_cast<int>(position.stage())];
    text += position.drawing() ? "+draw " : " ";
    text += std::to_string(position.player());
    for (int player = 0; player < position.players(); ++player)
        text += (player ? '/' : ' ') + tiles_text(position.hand(player));
    text += position.bag_size() ? " ?" + std::to_string(position.bag_size()) : std::string(" -");
    return text + ' ' + board_text(position.board(), position.plane());
}

}  // namespace tantrix
