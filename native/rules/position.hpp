// A position of Strategy with its turn, pushed and popped in place.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "rules/actions.hpp"
#include "rules/board.hpp"
#include "rules/moves.hpp"
#include "rules/plane.hpp"

namespace tantrix {

inline constexpr int kMaxPlayers = 4;

enum class Stage : std::uint8_t { forced, free, after, over };

enum class Termination : std::uint8_t { played, deadlock, resigned };

// A position as the outside tells it; nothing in it is believed.
struct Setup {
    int players = 2;
    bool doubles = false;
    std::vector<int> colours;  // one a side
    std::vector<ExternalPlacement> placed;
    std::vector<std::vector<int>> hands;
    std::optional<std::vector<int>> bag;  // next draw first; none where the order is unknown
    std::int64_t bag_size = 0;
    int stage = 0;
    int player = 0;
    bool drawing = false;
    std::vector<int> resigned;
};

// Why a setup or an argument cannot be taken; `reason` is a stable word, `number` what is wrong.
struct Refusal {
    const char* reason;
    std::int64_t number;
};

struct Outcome {
    Termination termination;
    std::uint8_t winners;  // bit p for player p
};

struct Made {
    Action action;
    int player;
    Stage stage;
};

class Position {
public:
    static constexpr int kChance = -1, kTerminal = -2;

    // Takes over a setup, once in the life of a position. One that was refused must not be used.
    std::optional<Refusal> set_up(const Setup& setup);

    int players() const { return players_; }
    bool doubles() const { return sides_ != players_; }
    int colour(int player) const { return colours_[player % sides_]; }
    Stage stage() const { return stage_; }
    int player() const { return player_; }
    bool drawing() const { return drawing_; }
    bool over() const { return stage_ == Stage::over; }
    bool restricted() const { return bag_size_ > 0; }
    int bag_size() const { return bag_size_; }
    bool order_known() const { return known_ || !bag_size_; }
    TileSet hand(int player) const { return hands_[player]; }
    std::uint8_t resigned() const { return resigned_; }
    // The players of the sides of which nobody has resigned.
    std::uint8_t playing() const;
    int sides() const { return sides_; }
    bool connected() const { return connected_; }
    const Board& board() const { return board_; }
    // The board to try things on, which must be left as it was.
    Ground ground() { return {board_, restricted(), connected_, sound_}; }
    int depth() const { return depth_; }
    // An action made, `back` actions before the newest, with the player and the stage before it.
    Made made(int back) const {
        const Frame& frame = frames_[depth_ - 1 - back];
        return {frame.action, frame.player, frame.stage};
    }

    // Whatever the order of the bag is, nobody knows it from now on.
    void hide_order() { known_ = false; }
    // The next draw of a bag in known order; `skip` draws later.
    int in_bag(int skip) const { return bag_[bag_end_ - bag_size_ + skip]; }
    // The tiles that may still be drawn.
    TileSet unseen() const;
    // The tiles that can be drawn next.
    TileSet draws() const { return known_ ? only(in_bag(0)) : unseen(); }

    int current_player() const { return drawing_ ? kChance : over() ? kTerminal : player_; }

    // The legal actions, sorted: placements, or the draws that are possible.
    void actions(ActionList& list);
    bool legal(Action action);

    // Make an action, unchecked, and take the last one back. Where a list is given, it has the
    // placements that are legal then.
    void push(Action action, ActionList* list = nullptr);
    Action pop();
    // Make the due draw of a bag in known order; tell whether there was one.
    bool settle(ActionList* list = nullptr);

    std::array<int, kMaxPlayers> scores() const;
    // How the game ended; asked only when it is over.
    Outcome outcome(const std::array<int, kMaxPlayers>& scores) const;

    // Equal for equal positions, however they came about and wherever they lie on the grid.
    std::uint64_t hash() const;
    bool operator==(const Position& other) const;

    // Between cells of the grid and places outside: a tile that lies, a placement, and back; what
    // cannot be is no action.
    const Plane& plane() const { return plane_; }
    Place place_of(Cell at) const { return plane_.place_of(at); }
    ExternalPlacement external(Cell at) const;
    ExternalPlacement external(Action action) const { return plane_.external(action); }
    Action place(const ExternalPlacement& placed) const { return plane_.place(placed); }

private:
    struct Frame {
        Action action;
        TileSet hand;
        std::uint64_t hash;
        std::uint8_t player, resigned;
        Stage stage;
        bool drawing, sound;
    };

    bool take_sides(const Setup& setup, Refusal& refusal);
    bool take_tiles(const Setup& setup, Refusal& refusal, TileSet& used);
    bool take_hands(const Setup& setup, Refusal& refusal, TileSet& used);
    bool take_bag(const Setup& setup, Refusal& refusal, TileSet& used);
    bool take_turn(const Setup& setup, Refusal& refusal);
    bool take_board(const Setup& setup, Refusal& refusal);
    bool centre(const std::vector<ExternalPlacement>& placed, int unplayed, Refusal& refusal);
    bool lay(const ExternalPlacement& placed, Refusal& refusal);

    void lay(Action action);
    void settle_turn(ActionList* list);
    int sides_left() const;
    bool nothing_left(std::uint8_t playing) const;
    bool fills(TileSet hand, ActionList* list);
    bool free_moves(TileSet hand, ActionList* list);
    std::uint64_t placement_hash(Action action) const;

    Board board_;
    std::array<TileSet, kMaxPlayers> hands_{};
    std::array<std::uint8_t, kTiles> bag_{};
    std::array<std::uint64_t, kTiles + 1> bag_hash_{};  // by the number of tiles left
    std::array<std::uint8_t, kMaxPlayers> colours_{};
    Plane plane_;
    std::uint64_t board_hash_ = 0;
    int players_ = 0, sides_ = 0;
    int bag_size_ = 0, bag_end_ = 0;
    int depth_ = 0;
    std::uint8_t player_ = 0, resigned_ = 0;
    Stage stage_ = Stage::forced;
    bool drawing_ = false, known_ = false;
    bool connected_ = true;  // whether the tiles hang together; play keeps it so
    bool sound_ = true;      // whether the board closes without a clash; kept while it is restricted
    // Every tile is laid and drawn once at most, and every player resigns once.
    std::array<Frame, 2 * kTiles + kMaxPlayers> frames_;
};

}  // namespace tantrix
