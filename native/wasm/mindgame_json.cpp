#include "wasm/mindgame_json.hpp"

#include <algorithm>
#include <memory>

#include "notation/board_json.hpp"
#include "notation/text.hpp"
#include "wasm/mindgame_text.hpp"

namespace tantrix {

namespace {

constexpr std::size_t kLast = 3;  // how many of the last placements a view has at most
constexpr std::array<MindColour, kMindPlayers> kColoursInOrder{MindColour::red, MindColour::black};

char letter(MindColour colour) { return kMindLetters[static_cast<std::size_t>(colour)]; }

void write(Json& json, const MindHand& pieces) {
    json.list(pieces, [&](int piece) { json.number(piece); });
}

void write_scores(Json& json, const MindGame& game) {
    json.list(game.scores(), [&](int points) { json.number(points); });
}

// The edges of a piece: equal letters are joined, R, S and T for red links, K, L and M for black ones.
std::string edges_text(const Face& face) {
    std::array<char, 2> next = kMindLetters;
    std::string text(6, ' ');
    for (std::size_t edge = 0; edge < 6; ++edge) {
        const auto partner = static_cast<std::size_t>(face.partners[edge]);
        if (partner < edge) continue;
        text[edge] = text[partner] = next[static_cast<std::size_t>(face.colour(static_cast<int>(edge)))]++;
    }
    return text;
}

std::string pattern_text(const Touching& touching) {
    std::string text(6, '.');
    for (std::size_t edge = 0; edge < 6; ++edge)
        if (touching.edges >> edge & 1) text[edge] = kMindLetters[touching.red >> edge & 1 ? 0 : 1];
    return text;
}

// The pieces of a hand that may fill a priority move.
void write_fitting(Json& json, const MindGame& game, int player, int cell) {
    json.open('[');
    int last = 0;
    for (const MindPlacement& one : placements(game.board(), game.hand(player), {cell})) {
        if (one.piece != last) json.number(one.piece);
        last = one.piece;
    }
    json.close(']');
}

void write_space(Json& json, const MindGame& game, int cell) {
    const bool forced = game.board().priority(cell);
    const Touching& touching = game.board().touching(cell);
    json.open('{').key("at");
    write(json, mind_place(cell));
    json.key("pattern")
        .word(pattern_text(touching))
        .key("forced")
        .boolean(forced)
        .key("barred")
        .boolean(false);
    json.key("fitting").open('[');
    for (int player = 0; forced && player < kMindPlayers; ++player) write_fitting(json, game, player, cell);
    json.close(']').key("numbers");
    if (forced) {
        json.word(std::to_string(touching.count()));
    } else {
        json.null();
    }
    json.close('}');
}

void write(Json& json, const MindLine& line) {
    json.open('{').key("colour").letter(letter(line.colour)).key("score").number(line.score());
    json.key("closed").boolean(line.closed).key("cells");
    json.list(line.links, [&](const Crossing& link) { write(json, mind_place(link.cell)); });
    json.key("links").list(line.links, [&](const Crossing& link) {
        const Place at = mind_place(link.cell);
        json.open('[').number(at.q).number(at.r).number(link.entry).number(link.exit).close(']');
    });
    json.close('}');
}

void write_lines(Json& json, const MindBoard& board) {
    json.key("lines").list(kColoursInOrder, [&](MindColour colour) {
        const auto found = lines(board, colour);
        if (const MindLine* line = best(found)) {
            write(json, *line);
        } else {
            json.null();
        }
    });
}

// The last placements, newest first: of one player, then of the one before, three at most.
void write_last(Json& json, const MindGame& game) {
    json.open('[');
    const auto& made = game.made();
    std::size_t count = 0, movers = 0;
    int mover = -1;
    for (auto move = made.rbegin(); move != made.rend() && count < kLast; ++move, ++count) {
        movers += move->first != mover;
        mover = move->first;
        if (movers > 2) break;
        json.word(code(move->second));
    }
    json.close(']');
}

void write_outcome(Json& json, const MindGame& game) {
    if (!game.over()) {
        json.null();
        return;
    }
    json.open('{').key("termination").word(game.termination()).key("winners");
    write(json, game.winners());
    json.key("scores");
    write_scores(json, game);
    json.close('}');
}

// The links of a closed line, in an order that does not hang on where it was begun.
std::vector<std::pair<int, int>> links_of(const MindLine& line) {
    std::vector<std::pair<int, int>> links;
    for (const Crossing& link : line.links) links.emplace_back(link.cell, std::min(link.entry, link.exit));
    std::sort(links.begin(), links.end());
    return links;
}

// The closed lines that pass a piece, each once.
std::vector<MindLine> loops_through(const MindBoard& board, int cell) {
    std::vector<MindLine> found;
    for (int edge = 0; edge < 6; ++edge) {
        if (board.face(cell).partners[static_cast<std::size_t>(edge)] < edge) continue;
        MindLine line = line_from(board, cell, edge);
        if (!line.closed) continue;
        const auto links = links_of(line);
        const auto known = std::find_if(found.begin(), found.end(),
                                        [&](const MindLine& one) { return links_of(one) == links; });
        if (known == found.end()) {
            found.push_back(std::move(line));
        } else {
            *known = std::move(line);
        }
    }
    return found;
}

}  // namespace

std::string view_json(const MindGame& game) {
    const auto shown = std::make_unique<MindGame>(game);
    shown->hide();
    const MindBoard& board = game.board();
    Json json;
    json.open('{').key("position").word(position_text(*shown)).key("game").word("mindgame");
    json.key("stage").word(stage_name(game)).key("player");
    if (game.over()) {
        json.null();
    } else {
        json.number(game.player());
    }
    const int bag = game.setup().bag.size;
    json.key("endgame").boolean(!bag).key("bag").number(bag).key("hands");
    json.list(game.setup().hands, [&](const MindHand& hand) { write(json, hand); });
    json.key("colours").list(kMindLetters, [&](char one) { json.letter(one); });
    json.key("sides").literal("[[0],[1]]").key("board");
    json.list(board.placements(), [&](const MindPlacement& one) { json.word(code(one)); });
    json.key("last");
    write_last(json, game);
    json.key("legal").list(game.legal(), [&](const MindPlacement& one) { json.word(code(one)); });
    json.key("steps").list(game.steps(), [&](MindStep step) { json.word(step_name(step)); });
    json.key("scores");
    write_scores(json, game);
    json.key("outcome");
    write_outcome(json, game);
    json.key("edges").open('{');
    for (int piece = 1; piece <= game.pieces(); ++piece)
        json.key(std::to_string(piece)).word(edges_text(face_of(piece, 0)));
    json.close('}').key("cells").list(board.cells(), [&](int cell) { write(json, mind_place(cell)); });
    json.key("forfeits");
    write(json, game.forfeits());
    json.key("spaces").list(board.empty() ? board.cells() : board.spaces(),
                            [&](int cell) { write_space(json, game, cell); });
    write_lines(json, board);
    return json.close('}').take();
}

std::string preview_json(const MindGame& game, const ExternalPlacement& told) {
    const auto reasons = game.refusals(told);
    const auto placed = mind_placement(told, game.pieces());
    const auto tried = std::make_unique<MindGame>(game);
    std::vector<int> made;
    std::vector<MindLine> closed;
    if (reasons.empty()) {
        tried->hide();
        tried->push({.kind = MindAction::Kind::placement, .placed = *placed});
        for (const int cell : tried->board().priorities())
            if (!game.board().priority(cell)) made.push_back(cell);
        closed = loops_through(tried->board(), placed->cell);
    }
    Json json;
    json.open('{').key("placement").word(code(told)).key("refusals");
    write(json, reasons);
    json.key("forced").list(made, [&](int cell) { write_space(json, *tried, cell); });
    json.key("scores");
    write_scores(json, *tried);
    json.key("closed").list(closed, [&](const MindLine& line) { write(json, line); });
    write_lines(json, tried->board());
    return json.close('}').take();
}

}  // namespace tantrix
