#include "wasm/solo_text.hpp"

#include <algorithm>

#include "notation/text.hpp"

namespace tantrix {

namespace {

using Goal = SolitaireOptions::Goal;
using SoloStage = SoloGame::Stage;

constexpr std::string_view kGoals[] = {"best", "line", "loop"};
constexpr std::string_view kTriples[] = {"RYB", "RYG", "RBG", "YBG"};
constexpr std::string_view kStages[] = {"forced", "free", "relief", "over"};
constexpr std::string_view kSteps[] = {"", "discard", "return", "keep"};
constexpr int kRed = 0;

unsigned bits_of(std::string_view letters) {
    unsigned bits = 0;
    for (const char letter : letters) bits |= 1U << kColourLetters.find(letter);
    return bits;
}

// The seven fields of a position of a game for one, the tiles of which stand nowhere twice.
struct Fields {
    std::vector<std::string_view> name;
    std::string_view stage, hands, bag;
    Board board;
    TileSet used = 0;

    static std::unique_ptr<Fields> of(std::string_view text, std::string_view game) {
        const auto words = split(text, ' ');
        if (words.size() != 7 || words[0] != "v1" || words[3] != "0") return nullptr;
        auto fields = std::make_unique<Fields>();
        fields->name = split(words[1], ':');
        if (fields->name.size() < 2 || fields->name[0] != game || fields->name[1] != "1") return nullptr;
        const auto placed = read_placements(words[6]);
        if (!placed || !lay_all(fields->board, *placed)) return nullptr;
        fields->used = fields->board.played();
        fields->stage = words[2];
        fields->hands = words[4];
        fields->bag = words[5];
        return fields;
    }

    std::optional<std::vector<int>> take(std::string_view text) {
        auto tiles = read_tiles(text);
        for (std::size_t index = 0; tiles && index < tiles->size(); ++index) {
            const TileSet bit = only((*tiles)[index]);
            if (used & bit) return std::nullopt;
            used |= bit;
        }
        return tiles;
    }
};

// A size such as `?12`, as far as so many tiles are left.
std::optional<int> read_size(std::string_view text, TileSet used, int tiles) {
    if (!text.starts_with('?')) return std::nullopt;
    const auto size = read_number(text.substr(1));
    if (!size || *size < 1 || *size > tiles - std::popcount(used)) return std::nullopt;
    return static_cast<int>(*size);
}

std::optional<SoloBag> read_bag(Fields& fields) {
    if (fields.bag.starts_with('?')) {
        const auto size = read_size(fields.bag, fields.used, kTiles);
        return size ? std::optional(SoloBag::unknown(*size)) : std::nullopt;
    }
    auto order = fields.take(fields.bag);
    return order ? std::optional(SoloBag::of(std::move(*order))) : std::nullopt;
}

// The next tile of the stack of Solitaire, 0 where a draw is due, and those below it.
struct Stack {
    int next = 0;
    SoloBag bag;
};

std::optional<Stack> read_stack(Fields& fields, bool drawing, int tiles) {
    const auto hidden = fields.bag.find('?');
    if (hidden == std::string_view::npos) {
        auto order = fields.take(fields.bag);
        if (!order) return std::nullopt;
        const int next = drawing || order->empty() ? 0 : order->front();
        if (next) order->erase(order->begin());
        return Stack{next, SoloBag::of(std::move(*order))};
    }
    int next = 0;
    if (hidden > 0) {
        const auto known = fields.take(fields.bag.substr(0, hidden - 1));
        if (fields.bag[hidden - 1] != ',' || !known || known->size() != 1) return std::nullopt;
        next = known->front();
    }
    const auto size = read_size(fields.bag.substr(hidden), fields.used, tiles);
    if (!size || drawing == (next != 0)) return std::nullopt;
    return Stack{next, SoloBag::unknown(*size)};
}

std::optional<std::uint64_t> option(std::string_view word, std::string_view name, std::uint64_t below) {
    if (!word.starts_with(name)) return std::nullopt;
    const auto number = read_number(word.substr(name.size()));
    if (!number || *number < 1 || static_cast<std::uint64_t>(*number) >= below) return std::nullopt;
    return static_cast<std::uint64_t>(*number);
}

std::string bag_text(const SoloBag& bag) {
    return bag.known || !bag.size ? tiles_text(bag.order) : '?' + std::to_string(bag.size);
}

std::string turn_text(const SoloGame& game) {
    return ' ' + std::string(stage_name(game)) + (game.drawing() ? "+draw 0 " : " 0 ");
}

std::string hand_text(int hand) { return hand ? std::to_string(hand) : "-"; }

}  // namespace

std::optional<SolitaireOptions> read_solitaire(std::string_view name) {
    constexpr std::string_view kTriple = "triple=", kGoal = "goal=", kColour = "colour=";
    const auto words = split(name, ':');
    if (words.size() < 2 || words[0] != "solitaire" || words[1] != "1") return std::nullopt;
    SolitaireOptions options;
    for (std::size_t index = 2; index < words.size(); ++index) {
        const std::string_view word = words[index];
        if (word.starts_with(kTriple)) {
            const auto found = std::ranges::find(kTriples, word.substr(kTriple.size()));
            if (found == std::end(kTriples)) return std::nullopt;
            options.triple = bits_of(*found);
        } else if (word.starts_with(kGoal)) {
            const auto found = std::ranges::find(kGoals, word.substr(kGoal.size()));
            if (found == std::end(kGoals)) return std::nullopt;
            options.goal = static_cast<Goal>(found - std::begin(kGoals));
        } else if (word.starts_with(kColour) && word.size() == kColour.size() + 1) {
            const auto found = kColourLetters.find(word.back());
            if (found == std::string_view::npos) return std::nullopt;
            options.colour = static_cast<int>(found);
        } else {
            return std::nullopt;
        }
    }
    if (options.colour < 0 && options.goal != Goal::best) options.colour = kRed;
    if (options.colour >= 0 && !(options.triple >> options.colour & 1)) return std::nullopt;
    return options;
}

std::unique_ptr<Solitaire> read_solitaire_position(std::string_view text) {
    const auto fields = Fields::of(text, "solitaire");
    if (!fields) return nullptr;
    const auto options = read_solitaire(split(text, ' ')[1]);
    const bool drawing = fields->stage == "free+draw";
    if (!options || (!drawing && std::ranges::find(kStages, fields->stage) == std::end(kStages)))
        return nullptr;
    const TileSet tiles = options->tiles();
    const auto hand = fields->take(fields->hands);
    const auto stack = hand ? read_stack(*fields, drawing, std::popcount(tiles)) : std::nullopt;
    if (!stack || fields->used & ~tiles || hand->size() > 1) return nullptr;
    const bool rest = stack->next || stack->bag.size;
    if ((hand->empty() && rest) || (drawing && !stack->bag.size)) return nullptr;
    if (!hand->empty() && fields->stage == "over") return nullptr;
    return std::make_unique<Solitaire>(*options, fields->board, hand->empty() ? 0 : hand->front(),
                                       stack->next, stack->bag, drawing);
}

std::unique_ptr<Gobble> read_gobble_position(std::string_view text) {
    const auto fields = Fields::of(text, "gobble");
    if (!fields) return nullptr;
    std::uint64_t gobbles = 0, lot = 0;
    for (std::size_t index = 2; index < fields->name.size(); ++index) {
        const std::string_view word = fields->name[index];
        if (const auto made = option(word, "gobbles=", 100)) {
            gobbles = *made;
        } else if (const auto known = option(word, "lot=", Gobble::kLots)) {
            lot = *known;
        } else {
            return nullptr;
        }
    }
    const auto hands = split(fields->hands, '/');
    const auto hand = fields->take(hands[0]);
    const auto stack = hands.size() == 2 && hand ? fields->take(hands[1]) : std::nullopt;
    const auto bag = stack ? read_bag(*fields) : std::nullopt;
    if (!bag || hand->size() > 1 || (lot && !(bag->known && bag->size))) return nullptr;
    const bool held = !hand->empty();
    SoloStage stage = SoloStage::free;
    if (fields->stage == "relief") stage = SoloStage::relief;
    if (fields->stage == "over") stage = SoloStage::over;
    const bool possible = (fields->stage == "free" && held) ||
                          (fields->stage == "free+draw" && !held && bag->size) ||
                          (stage == SoloStage::relief && !held && !stack->empty()) ||
                          (stage == SoloStage::over && !held && !bag->size);
    if (!possible) return nullptr;
    return std::make_unique<Gobble>(fields->board, held ? hand->front() : 0, *stack, *bag, stage,
                                    static_cast<int>(gobbles), lot);
}

std::string position_text(const Solitaire& game) {
    const auto& [triple, goal, colour] = game.options();
    std::string letters;
    for (int one = 0; one < kColours; ++one)
        if (triple >> one & 1) letters += kColourLetters[static_cast<std::size_t>(one)];
    std::string text = "v1 solitaire:1:triple=" + letters;
    if (goal != Goal::best) text += ":goal=" + std::string(kGoals[static_cast<int>(goal)]);
    if (colour != (goal == Goal::best ? -1 : kRed))
        text += std::string(":colour=") + kColourLetters[static_cast<std::size_t>(colour)];
    text += turn_text(game) + hand_text(game.hand()) + ' ';
    std::string stack = game.next() ? std::to_string(game.next()) : "";
    if (game.bag().size) stack += (stack.empty() ? "" : ",") + bag_text(game.bag());
    return text + (stack.empty() ? "-" : stack) + ' ' + board_text(game.board(), game.plane());
}

std::string position_text(const Gobble& game) {
    std::string text = "v1 gobble:1";
    if (game.gobbles()) text += ":gobbles=" + std::to_string(game.gobbles());
    if (game.bag().known && game.bag().size && game.lot()) text += ":lot=" + std::to_string(game.lot());
    text += turn_text(game) + hand_text(game.hand()) + '/' + tiles_text(game.stack());
    return text + ' ' + bag_text(game.bag()) + ' ' + board_text(game.board(), game.plane());
}

std::string_view stage_name(const SoloGame& game) { return kStages[static_cast<int>(game.stage())]; }

std::string_view step_name(Step step) { return kSteps[static_cast<int>(step)]; }

std::optional<SoloMove> read_move(std::string_view text) {
    for (const Step step : {Step::discard, Step::give_back, Step::keep})
        if (text == step_name(step)) return SoloMove{Action::none(), step};
    const auto placed = read_code(text);
    if (!placed) return std::nullopt;
    return SoloMove{Plane{}.place(*placed), Step::none};
}

}  // namespace tantrix
