#include "notation/strategy_json.hpp"

#include <bit>
#include <memory>
#include <utility>

#include "notation/board_json.hpp"
#include "notation/text.hpp"
#include "rules/closure.hpp"

namespace tantrix {

namespace {

constexpr std::string_view kEndStatusNames[] = {"open", "blocked-for-now", "blocked-for-ever"};
constexpr int kLast = 3;  // how many of the last placements a view has at most

// Writes what depends on where a position lies on the plane, and on who plays.
class Writer {
public:
    Writer(Position& position, bool numbers, const std::vector<ExternalPlacement>* last = nullptr)
        : position_(position), numbers_(numbers), last_(last) {}

    void view();
    void preview(const ExternalPlacement& placed);
    std::string take() { return json_.take(); }

private:
    void players_part();
    void board_part();
    void last();
    void newest();
    void spaces();
    void legal();
    void outcome();
    void space(const Board& board, Cell at, bool barred, const SpaceReport* report);
    void numbers(const FitCount& count);
    void lines(const Board& board);
    void scores(const Board& board);

    int sides() const { return position_.doubles() ? 2 : position_.players(); }
    template <class Write>
    void each_player(std::string_view key, Write write) {
        json_.key(key).open('[');
        for (int player = 0; player < position_.players(); ++player) write(player);
        json_.close(']');
    }

    Position& position_;  // as it was at the end, whatever is tried meanwhile
    const bool numbers_;
    const std::vector<ExternalPlacement>* const last_;
    Json json_;
};

void Writer::view() {
    const Position& now = position_;
    json_.open('{').key("position").word(position_text(now)).key("game").word(game_name(now));
    json_.key("stage").word(kStageNames[static_cast<int>(now.stage())]).key("player");
    if (now.over()) {
        json_.null();
    } else {
        json_.number(now.player());
    }
    json_.key("endgame").boolean(!now.bag_size()).key("bag").number(now.bag_size());
    players_part();
    board_part();
    scores(now.board());
    lines(now.board());
    outcome();
    json_.close('}');
}

void Writer::players_part() {
    each_player("hands", [&](int player) { write(json_, position_.hand(player)); });
    each_player("colours", [&](int player) {
        json_.letter(kColourLetters[static_cast<std::size_t>(position_.colour(player))]);
    });
    json_.key("sides").open('[');
    for (int side = 0; side < sides(); ++side) {
        json_.open('[').number(side);
        if (position_.doubles()) json_.number(side + 2);
        json_.close(']');
    }
    json_.close(']');
}

void Writer::board_part() {
    const Board& board = position_.board();
    json_.key("board").open('[');
    for (int index = 0; index < board.size(); ++index)
        json_.word(code(position_.external(board.cell(index))));
    json_.close(']');
    last();
    spaces();
    legal();
}

void Writer::last() {
    json_.key("last");
    if (last_) {
        json_.list(*last_, [&](const ExternalPlacement& placed) { json_.word(code(placed)); });
    } else {
        newest();
    }
}

// The last placements of this turn and the turn before, newest first.
void Writer::newest() {
    json_.open('[');
    int turns = 0, found = 0, later_player = position_.player();
    Stage later_stage = position_.stage();
    for (int back = 0; back < position_.depth() && found < kLast; ++back) {
        const Made made = position_.made(back);
        if (made.action.kind() != Action::Kind::placement) continue;
        const bool moved_freely = made.stage == Stage::free || made.stage == Stage::after;
        const bool anew = later_stage == Stage::forced || later_stage == Stage::free;
        turns += made.player != later_player || (moved_freely && anew);
        if (turns > 1) break;
        json_.word(code(position_.external(made.action)));
        ++found;
        later_player = made.player;
        later_stage = made.stage;
    }
    json_.close(']');
}

void Writer::spaces() {
    Holdings holdings(position_);
    std::vector<Cell> cells;
    holdings.board.each_space([&](Cell at) {
        cells.push_back(at);
        return true;
    });
    json_.key("spaces").list(cells, [&](Cell at) {
        const bool barred = holdings.restricted && !sound_with(holdings.board, at);
        if (!holdings.board.forced(at)) return space(holdings.board, at, barred, nullptr);
        const SpaceReport found = report(holdings, at);
        space(holdings.board, at, barred, &found);
    });
}

void Writer::space(const Board& board, Cell at, bool barred, const SpaceReport* report) {
    json_.open('{').key("at");
    write(json_, position_.place_of(at));
    json_.key("pattern").word(pattern_text(board, at)).key("forced").boolean(report != nullptr);
    json_.key("barred").boolean(barred);
    if (report) {
        each_player("fitting", [&](int player) { write(json_, report->holders[player]); });
    } else {
        json_.key("fitting").open('[').close(']');
    }
    json_.key("numbers");
    if (report && numbers_) {
        numbers(report->numbers);
    } else {
        json_.null();
    }
    json_.close('}');
}

// As the reviewer writes them: `3`, `4-1`, `2/3`, `2/3-1`.
void Writer::numbers(const FitCount& count) {
    std::string text = std::to_string(count.before);
    if (count.before != count.endgame) text += '/' + std::to_string(count.endgame);
    if (count.elsewhere) text += '-' + std::to_string(count.elsewhere);
    json_.word(text);
}

void Writer::legal() {
    ActionList list;
    if (!position_.drawing()) position_.actions(list);
    json_.key("legal").list(list, [&](Action action) { json_.word(code(position_.external(action))); });
}

void Writer::scores(const Board& board) {
    each_player("scores", [&](int player) { json_.number(board.score(position_.colour(player))); });
}

void Writer::lines(const Board& board) {
    json_.key("lines").open('[');
    for (int side = 0; side < sides(); ++side)
        write(json_, position_.plane(), best_line(board, position_.colour(side)));
    json_.close(']');
}

void Writer::outcome() {
    constexpr std::string_view kTerminations[] = {"played", "deadlock", "resigned"};
    json_.key("outcome");
    if (!position_.over()) {
        json_.null();
        return;
    }
    const auto [termination, winners] = position_.outcome(position_.scores());
    json_.open('{').key("termination").word(kTerminations[static_cast<int>(termination)]);
    json_.key("winners");
    write(json_, TileSet{winners});
    scores(position_.board());
    json_.close('}');
}

void Writer::preview(const ExternalPlacement& placed) {
    const Preview tried = tantrix::preview(position_, placed);
    json_.open('{').key("placement").word(code(placed));
    json_.key("refusals");
    write(json_, tried.reasons);
    json_.key("forced").list(tried.forced,
                             [&](const SpaceReport& made) { space(tried.board, made.at, false, &made); });
    scores(tried.board);
    json_.key("closed").list(tried.closed, [&](const Line& loop) { write(json_, position_.plane(), loop); });
    lines(tried.board);
    json_.close('}');
}

}  // namespace

std::string view_json(Position& position, bool numbers, const std::vector<ExternalPlacement>* last) {
    Writer writer(position, numbers, last);
    writer.view();
    return writer.take();
}

std::string preview_json(Position& position, const ExternalPlacement& placed, bool numbers) {
    Writer writer(position, numbers);
    writer.preview(placed);
    return writer.take();
}

std::string connections_json(const Position& position, int colour) {
    Holdings holdings(position);
    const Board& board = position.board();
    const Plane& plane = position.plane();
    const auto cell = [&](Json& json, Cell at) { write(json, plane.place_of(at)); };
    std::vector<OpenEnd> open;
    Json json;
    json.open('{').key("chains").list(chains(board, colour, holdings.unplayed), [&](const Chain& chain) {
        json.open('{').key("lines").list(chain.pieces, [&](const Line& line) {
            write(json, plane, line);
            for (const OpenEnd end : ends(board, line)) open.push_back(end);
        });
        json.key("joints").list(chain.joints, [&](const Joint& joint) {
            json.open('{').key("at");
            cell(json, joint.at);
            json.key("edges").list(joint.edges, [&](int edge) { json.number(edge); }).close('}');
        });
        json.key("length").number(chain.length()).close('}');
    });
    json.key("ends").list(open, [&](OpenEnd end) {
        json.open('{').key("at");
        cell(json, end.at);
        json.key("edge").number(end.edge).key("status");
        json.word(kEndStatusNames[static_cast<int>(end_status(holdings, end))]).close('}');
    });
    json.key("twins").list(twins(board), [&](const std::vector<Cell>& alike) {
        json.list(alike, [&](Cell at) { cell(json, at); });
    });
    return json.close('}').take();
}

}  // namespace tantrix
