#include "notation/board_json.hpp"

#include <bit>

#include "notation/text.hpp"

namespace tantrix {

namespace {

void write(Json& json, const Reason::Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
        json.number(*number);
    } else if (const auto* letter = std::get_if<char>(&value)) {
        json.letter(*letter);
    } else {
        json.list(std::get<std::vector<int>>(value), [&](int edge) { json.number(edge); });
    }
}

}  // namespace

void write(Json& json, Place at) { json.open('[').number(at.q).number(at.r).close(']'); }

void write(Json& json, TileSet tiles) {
    json.open('[');
    for (; tiles; tiles &= tiles - 1) json.number(std::countr_zero(tiles));
    json.close(']');
}

void write(Json& json, const Plane& plane, const Line& line) {
    json.open('{').key("colour").letter(kColourLetters[static_cast<std::size_t>(line.colour)]);
    json.key("score").number(line.score()).key("closed").boolean(line.closed);
    json.key("cells").list(line.cells, [&](Cell at) { write(json, plane.place_of(at)); }).close('}');
}

void write(Json& json, const Plane& plane, const std::optional<Line>& line) {
    if (line) {
        write(json, plane, *line);
    } else {
        json.null();
    }
}

void write(Json& json, const std::vector<Reason>& reasons) {
    json.list(reasons, [&](const Reason& reason) {
        json.open('{').key("id").word(reason.id).key("params").open('{');
        for (const auto& [name, value] : reason.params) {
            json.key(name);
            write(json, value);
        }
        json.close('}').key("cells").list(reason.cells, [&](Place at) { write(json, at); });
        json.close('}');
    });
}

std::string pattern_text(const Board& board, Cell at) {
    std::string pattern;
    for (int edge = 0; edge < 6; ++edge) {
        const OrientedTile there = board.at(beside(at, edge));
        pattern += there ? kColourLetters[kTileTable.edges[there][opposite(edge)]] : '.';
    }
    return pattern;
}

std::string human(const Board& board, const Plane& plane, Action action) {
    const unsigned rotations = kPatternTables.fits[board.pattern(action.cell())].of(action.tile());
    std::string text = code(plane.external(action));
    if (std::has_single_bit(rotations)) text.resize(text.find(':'));
    return (board.forced(action.cell()) ? "F" : "") + text;
}

void write(Json& json, const Entry& entry) {
    json.open('{').key("player").number(entry.player).key("forced").boolean(entry.forced);
    json.key("code").word(entry.code).key("human").word(entry.human).key("drawn");
    if (entry.drawn) {
        json.number(entry.drawn);
    } else {
        json.null();
    }
    json.key("stage").word(entry.stage).close('}');
}

}  // namespace tantrix
