// Legality is a look into the list of placements that each push leaves behind, so that every action is found
// once. A variation is played in a copy of the position, some 120 KiB, made when its parenthesis opens.
#include "rules/replay.hpp"

#include <algorithm>
#include <bit>
#include <charconv>

namespace tantrix {

namespace {

// The text of a move, taken apart from its beginning on.
class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text) {}

    bool done() const { return text_.empty(); }
    bool skip(std::string_view word) {
        if (!text_.starts_with(word)) return false;
        text_.remove_prefix(word.size());
        return true;
    }
    // A whole number: no sign but a minus, no zero too many.
    std::optional<std::int64_t> number() {
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(text_.data(), text_.data() + text_.size(), number);
        if (error != std::errc{}) return std::nullopt;
        const auto size = static_cast<std::size_t>(end - text_.data());
        const char first_digit = text_[text_.front() == '-'];
        if (size > 1 && first_digit == '0') return std::nullopt;
        text_.remove_prefix(size);
        return number;
    }

private:
    std::string_view text_;
};

// A move as it is written: `forced` where it has the mark, `turned` where it has a rotation.
struct WrittenMove {
    Action::Kind kind = Action::Kind::placement;
    ExternalPlacement placed{};
    bool forced = false, turned = false;
    int drawn = 0;
};

std::optional<int> read_tile(Scanner& scanner) {
    const auto tile = scanner.number();
    if (!tile || *tile < 1 || *tile > kTiles || !scanner.done()) return std::nullopt;
    return static_cast<int>(*tile);
}

std::optional<WrittenMove> read_move(std::string_view word) {
    WrittenMove move;
    Scanner scanner(word);
    if (scanner.skip("=")) {
        const auto tile = read_tile(scanner);
        if (!tile) return std::nullopt;
        move.kind = Action::Kind::draw;
        move.placed.tile = *tile;
        return move;
    }
    if (scanner.skip("resign:")) {
        const auto player = scanner.number();
        if (!player || *player < 0 || *player >= kMaxPlayers || !scanner.done()) return std::nullopt;
        move.kind = Action::Kind::resign;
        move.placed.tile = *player;
        return move;
    }
    move.forced = scanner.skip("F");
    const auto tile = scanner.number();
    if (!tile || !scanner.skip("@")) return std::nullopt;
    const auto q = scanner.number();
    if (!q || !scanner.skip(",")) return std::nullopt;
    const auto r = scanner.number();
    if (!r) return std::nullopt;
    move.placed = {*tile, *q, *r, 0};
    move.turned = scanner.skip(":");
    if (move.turned) {
        const auto rotation = scanner.number();
        if (!rotation) return std::nullopt;
        move.placed.rotation = *rotation;
    }
    if (scanner.done()) return move;
    const auto drawn = scanner.skip("=") ? read_tile(scanner) : std::nullopt;
    if (!drawn) return std::nullopt;
    move.drawn = *drawn;
    return move;
}

}  // namespace

Replay::Replay(Position& position, int deepest) : most_lines_(static_cast<std::size_t>(deepest) + 1) {
    lines_.push_back({&position, nullptr, {}, {}});
    position.actions(*legal_);
}

bool Replay::take(std::string_view word) {
    if (word == "(") return open();
    if (word == ")") return close();
    return make(word);
}

bool Replay::open() {
    const Line& line = lines_.back();
    if (line.depth < 0 || lines_.size() == most_lines_) return false;
    auto own = std::make_unique<Position>(position());
    while (own->depth() > line.depth) own->pop();
    own->hide_order();
    own->actions(*legal_);
    Position* const begun = own.get();
    lines_.push_back({begun, std::move(own), line.before, line.before});
    return true;
}

bool Replay::close() {
    if (lines_.size() == 1) return false;
    lines_.pop_back();
    position().actions(*legal_);
    return true;
}

bool Replay::make(std::string_view word) {
    auto read = read_move(word);
    if (!read) return false;
    Position& here = position();
    const Turn before = lines_.back().turn, turn = next_turn();
    ReplayedMove move{Action::none(), read->placed, 0, turn.number, turn.number > before.number,
                      false,          false};
    const int depth = here.depth();
    if (read->kind == Action::Kind::draw) {
        if (!draw(static_cast<int>(read->placed.tile))) return false;
        move.action = Action::draw(static_cast<int>(read->placed.tile));
    } else if (read->kind == Action::Kind::resign) {
        move.action = Action::resign(static_cast<int>(read->placed.tile));
        if (!here.legal(move.action)) return false;
        here.push(move.action, legal_.get());
    } else {
        const auto only = only_rotation(read->placed);
        if (!read->turned && !only) return false;
        if (!read->turned) move.placed.rotation = *only;
        move.action = here.place(move.placed);
        if (!legal(move.action)) return false;
        move.forced = here.board().forced(move.action.cell());
        move.only_rotation = only == static_cast<int>(move.placed.rotation);
        if (read->forced && !move.forced) return false;
        here.push(move.action, legal_.get());
        if (read->drawn && !draw(read->drawn)) return false;
        if (!read->drawn) here.settle(legal_.get());
        if (here.made(0).action.kind() == Action::Kind::draw) move.drawn = here.made(0).action.tile();
    }
    Line& line = lines_.back();
    line.turn = turn;
    line.before = before;
    line.depth = depth;
    moves_.push_back(move);
    return true;
}

// After the free move a turn has no stage but the last: any other is that of a new turn.
Replay::Turn Replay::next_turn() {
    const Turn last = lines_.back().turn;
    const Position& here = position();
    if (here.drawing()) return last;
    const bool moved_freely = last.stage == Stage::free || last.stage == Stage::after;
    const bool anew = here.stage() == Stage::forced || here.stage() == Stage::free;
    const bool begins = last.player != here.player() || (moved_freely && anew);
    return {last.number + begins, here.player(), here.stage()};
}

bool Replay::draw(int tile) {
    if (!position().drawing() || !(position().draws() & only(tile))) return false;
    position().push(Action::draw(tile), legal_.get());
    return true;
}

bool Replay::legal(Action action) {
    return !position().drawing() && std::find(legal_->begin(), legal_->end(), action) != legal_->end();
}

// Only the colours round the space are asked, so that the form of a placement hangs on the board alone.
std::optional<int> Replay::only_rotation(const ExternalPlacement& placed) {
    ExternalPlacement unturned = placed;
    unturned.rotation = 0;
    const Board& board = position().board();
    const Action action = position().place(unturned);
    if (action == Action::none() || board.covered(action.cell()) || !board.pattern(action.cell()))
        return std::nullopt;
    const unsigned rotations = kPatternTables.fits[board.pattern(action.cell())].of(action.tile());
    if (std::popcount(rotations) != 1) return std::nullopt;
    return std::countr_zero(rotations);
}

}  // namespace tantrix
