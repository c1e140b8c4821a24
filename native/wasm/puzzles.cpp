// Tables with a puzzle on them for a page; answers have the shapes of `TableLook` and `Swapped` in
// src/tantrix/server/puzzles/http.py, and of `FreeLook` in src/tantrix/server/freetable/http.py.
#include "notation/json.hpp"
#include "notation/text.hpp"
#include "wasm/exports.hpp"
#include "wasm/puzzle_text.hpp"

namespace tantrix {

namespace {

void write(Json& json, TableCell at) { json.open('[').number(at.q).number(at.r).close(']'); }

void write(Json& json, const Fault& fault) {
    json.open('{').key("id").word(fault.id).key("params").open('{');
    if (fault.colour >= 0) json.key("colour").letter(kColourLetters[static_cast<std::size_t>(fault.colour)]);
    json.close('}').key("cells").list(fault.cells, [&](TableCell at) { write(json, at); }).close('}');
}

void write(Json& json, const Track& track) {
    const auto length = static_cast<std::int64_t>(track.cells.size());
    json.open('{').key("colour").letter(kColourLetters[static_cast<std::size_t>(track.colour)]);
    json.key("score").number(length * (track.closed ? 2 : 1)).key("closed").boolean(track.closed);
    json.key("cells").list(track.cells, [&](TableCell at) { write(json, at); }).close('}');
}

void write(Json& json, const std::vector<TablePlacement>& placements) {
    json.list(placements, [&](const TablePlacement& one) { json.word(code(one)); });
}

// What every table shows.
void write_shown(Json& json, const Puzzle& puzzle, const Table& table, const std::vector<Track>& tracks) {
    json.key("mismatches").list(table.mismatches(), [&](const auto& pair) {
        json.open('[');
        write(json, pair.first);
        write(json, pair.second);
        json.close(']');
    });
    json.key("lines").list(tracks, [&](const Track& track) { write(json, track); });
    json.key("fits").open('{');
    for (const auto& [tile, ways] : fitting(puzzle, table)) {
        json.key(std::to_string(tile));
        write(json, ways);
    }
    json.close('}');
}

std::string look(const Puzzle& puzzle, const Table& table) {
    const bool whole = table.placements().size() == puzzle.tiles.size();
    const auto faults = whole ? solution_faults(puzzle, table) : std::vector<Fault>{};
    const auto tracks = shown_tracks(puzzle, table);
    Json json;
    json.open('{').key("faults").list(faults, [&](const Fault& fault) { write(json, fault); });
    const bool solved = whole && faults.empty();
    json.key("solved").boolean(solved);
    const bool free = solved && puzzle.board.empty();
    json.key("enclosed").list(free ? enclosed(table) : std::vector<TableCell>{}, [&](TableCell at) {
        write(json, at);
    });
    json.key("score");
    if (puzzle.scored) {
        std::int64_t score = 0;
        for (const Track& track : tracks) score += static_cast<std::int64_t>(track.cells.size());
        json.number(score);
    } else {
        json.null();
    }
    write_shown(json, puzzle, table, tracks);
    return json.close('}').take();
}

std::string free_look(const Puzzle& puzzle, const Table& table) {
    Json json;
    json.open('{');
    write_shown(json, puzzle, table, all_tracks(table));
    return json.close('}').take();
}

std::string swapped(const PuzzleQuestion& asked) {
    const auto at = asked.more.size() == 3 ? read_cell(asked.more[0]) : std::nullopt;
    if (!at) return refusal_json("bad.swap");
    const auto other = read_cell(asked.more[1]);
    const auto tile = read_number(asked.more[2]);
    if (!other && !tile) return refusal_json("bad.swap");
    const Exchange exchange = other ? swap(asked.puzzle, asked.table, *at, *other)
                                    : swap_in(asked.puzzle, asked.table, *at, static_cast<int>(*tile));
    Json json;
    json.open('{');
    if (exchange.refused.empty()) {
        json.key("placements");
        write(json, exchange.placements);
        return json.close('}').take();
    }
    json.key("refused").word("bad.swap").key("params").open('{').key("reason").word(exchange.refused);
    if (exchange.tile) json.key("tile").number(exchange.tile);
    return json.close('}').close('}').take();
}

}  // namespace

}  // namespace tantrix

using namespace tantrix;

TANTRIX_EXPORT(puzzle_look) std::size_t puzzle_look() {
    const auto asked = read_puzzle(question_lines());
    return asked ? answer(look(asked->puzzle, asked->table)) : answer_refused("bad.puzzle");
}

// A free table: a puzzle with nothing but tiles, of which every line is shown.
TANTRIX_EXPORT(puzzle_free_look) std::size_t puzzle_free_look() {
    const auto asked = read_puzzle(question_lines());
    return asked ? answer(free_look(asked->puzzle, asked->table)) : answer_refused("bad.puzzle");
}

// Three lines more: the cell of a tile, and that of another or `-`, and a tile of the tray or `-`.
TANTRIX_EXPORT(puzzle_swap) std::size_t puzzle_swap() {
    const auto asked = read_puzzle(question_lines());
    return asked ? answer(swapped(*asked)) : answer_refused("bad.puzzle");
}
