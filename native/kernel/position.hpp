// A position of Strategy with its turn, pushed and popped in place.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <vector>

#include "actions.hpp"
#include "board.hpp"

namespace tantrix {

inline constexpr int PLAYERS = 4;

enum class Stage : std::uint8_t { FORCED, FREE, AFTER, OVER };

enum class Termination : std::uint8_t { PLAYED, DEADLOCK, RESIGNED };

// A place, tile and rotation as the outside tells them.
struct Placed {
    std::int64_t tile, q, r, rotation;
};

// A position as the outside tells it; nothing in it is believed.
struct Setup {
    int players = 2;
    bool doubles = false;
    std::vector<int> colours;  // one a side
    std::vector<Placed> placed;
    std::vector<std::vector<int>> hands;
    std::optional<std::vector<int>> bag;  // next draw first; none where the order is unknown
    std::int64_t bag_size = 0;
    int stage = 0;
    int player = 0;
    bool drawing = false;
    std::vector<int> resigned;
};

// A setup or an argument that cannot be; `reason` is a stable word, `number` what is wrong.
class Refused : public std::runtime_error {
   public:
    Refused(const char* reason, std::int64_t number)
        : std::runtime_error(reason), reason(reason), number(number) {}
    const char* reason;
    std::int64_t number;
};

struct Outcome {
    Termination termination;
    std::uint8_t winners;  // bit p for player p
};

class Position {
   public:
    static constexpr int CHANCE = -1, TERMINAL = -2;

    explicit Position(const Setup& setup);

    int players() const { return players_; }
    bool doubles() const { return sides_ != players_; }
    int colour(int player) const { return colours_[player % sides_]; }
    Stage stage() const { return stage_; }
    int player() const { return player_; }
    bool drawing() const { return drawing_; }
    bool over() const { return stage_ == Stage::OVER; }
    bool restricted() const { return bag_size_ > 0; }
    int bag_size() const { return bag_size_; }
    bool order_known() const { return known_ || !bag_size_; }
    TileSet hand(int player) const { return hands_[player]; }
    std::uint8_t resigned() const { return resigned_; }
    const Board& board() const { return board_; }
    int depth() const { return depth_; }

    // The next draw of a bag in known order; `skip` draws later.
    int in_bag(int skip) const { return bag_[bag_end_ - bag_size_ + skip]; }
    // The tiles that may still be drawn.
    TileSet unseen() const;
    // The tiles that can be drawn next.
    TileSet draws() const { return known_ ? only(in_bag(0)) : unseen(); }

    int current_player() const {
        return drawing_ ? CHANCE : over() ? TERMINAL : player_;
    }

    // The legal actions, sorted: placements, or the draws that are possible.
    void actions(ActionList& list);
    bool legal(Action action);

    // Make an action, unchecked, and take the last one back. Where a list is given, it has the
    // placements that are legal then.
    void push(Action action, ActionList* list = nullptr);
    Action pop();
    // Make the due draw of a bag in known order; tell whether there was one.
    bool settle(ActionList* list = nullptr);

    std::array<int, PLAYERS> scores() const;
    // How the game ended; asked only when it is over.
    Outcome outcome(const std::array<int, PLAYERS>& scores) const;

    // Equal for equal positions, however they came about and wherever they lie on the grid.
    std::uint64_t hash() const;
    bool operator==(const Position& other) const;

    // Between cells of the grid and places outside: a tile that lies, a placement, and back; what
    // cannot be is no action.
    Placed told(Cell at) const;
    Placed told(Action action) const;
    Action place(const Placed& placed) const;

   private:
    struct Frame {
        Action action;
        TileSet hand;
        std::uint64_t hash;
        std::uint8_t player, resigned;
        Stage stage;
        bool drawing, sound;
    };

    void take_sides(const Setup& setup);
    void take_hands(const Setup& setup, TileSet& used);
    void take_bag(const Setup& setup, TileSet& used);
    void take_turn(const Setup& setup);
    void centre(const std::vector<Placed>& placed, int unplayed);
    void lay(const Placed& placed);

    void lay(Action action);
    void settle_turn(ActionList* list);
    std::uint8_t playing() const;
    int sides_left() const;
    bool nothing_left(std::uint8_t playing) const;
    bool fills(TileSet hand, ActionList* list);
    bool free_moves(TileSet hand, ActionList* list);
    bool first_moves(TileSet hand, ActionList* list) const;
    std::uint64_t placement_hash(Action action) const;

    Board board_;
    std::array<TileSet, PLAYERS> hands_{};
    std::array<std::uint8_t, TILES> bag_{};
    std::array<std::uint64_t, TILES + 1> bag_hash_{};  // by the number of tiles left
    std::array<std::uint8_t, PLAYERS> colours_{};
    std::int64_t origin_q_ = 0, origin_r_ = 0;  // the place of the cell (0, 0)
    std::uint64_t board_hash_ = 0;
    int players_ = 0, sides_ = 0;
    int bag_size_ = 0, bag_end_ = 0;
    int depth_ = 0;
    std::uint8_t player_ = 0, resigned_ = 0;
    Stage stage_ = Stage::FORCED;
    bool drawing_ = false, known_ = false;
    bool connected_ = true;  // whether the tiles hang together; play keeps it so
    bool sound_ = true;  // whether the board closes without a clash; kept while it is restricted
    // Every tile is laid and drawn once at most, and every player resigns once.
    std::array<Frame, 2 * TILES + PLAYERS> frames_;
};

}  // namespace tantrix
