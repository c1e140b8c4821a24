// What the games for one player on a board of real tiles share: a hand of one tile, tiles out of sight, and
// moves that are placements or steps. A game is a value; what is tried is tried on a copy.
#pragma once

#include <optional>
#include <vector>

#include "rules/refusals.hpp"

namespace tantrix {

// What is no placement, in Gobble: put a tile aside, give the top of the stack back, or keep it.
enum class Step : std::uint8_t { none, discard, give_back, keep };

struct SoloMove {
    Action placed = Action::none();
    Step step = Step::none;
};

// Tiles out of sight, the next draw first; their order may be unknown.
struct SoloBag {
    std::vector<int> order;
    int size = 0;
    bool known = true;

    static SoloBag of(std::vector<int> order) {
        const int size = static_cast<int>(order.size());
        return {std::move(order), size, true};
    }
    static SoloBag unknown(int size) { return {{}, size, false}; }
};

class SoloGame {
public:
    enum class Stage : std::uint8_t { forced, free, relief, over };

    virtual ~SoloGame() = default;

    const Board& board() const { return board_; }
    const Plane& plane() const { return plane_; }
    int hand() const { return hand_; }  // 0 for none
    const SoloBag& bag() const { return bag_; }
    Stage stage() const { return stage_; }
    bool over() const { return stage_ == Stage::over; }
    virtual bool drawing() const = 0;
    // The legal placements, sorted; then the legal steps.
    const std::vector<Action>& placements() const { return legal_; }
    const std::vector<Step>& steps() const { return steps_; }
    // The placements made, in order.
    const std::vector<Action>& made() const { return made_; }
    bool legal(const SoloMove& move) const;

    // Make a move, unchecked.
    virtual void push(const SoloMove& move) = 0;
    // Make the draw that is due from a bag whose order is known; the tile, 0 where none is due.
    int settle();
    // Nobody knows the order of the bag from now on.
    virtual void hide() { bag_ = SoloBag::unknown(bag_.size); }

    virtual int score() const = 0;
    // Whether a game that is over was won.
    virtual bool won() const = 0;
    // Every reason against a placement; none where it is legal.
    virtual std::vector<Reason> refusals(const ExternalPlacement& placed) const = 0;

protected:
    virtual void draw(int tile) = 0;
    // The ways to lay a tile on some of the spaces, sorted: only colours count.
    template <class Wanted>
    std::vector<Action> ways(int tile, Wanted wanted) const {
        std::vector<Action> found;
        board_.each_space([&](Cell at) {
            if (!wanted(at)) return true;
            for (unsigned left = kPatternTables.fits[board_.pattern(at)].of(tile); left; left &= left - 1)
                found.push_back(Action::place(tile, at, std::countr_zero(left)));
            return true;
        });
        return found;
    }
    void lay(Action placed) {
        board_.push(placed.cell(), placed.it());
        made_.push_back(placed);
    }
    // The cells in which a tile may be laid, in order.
    std::vector<Cell> legal_cells() const;

    Board board_;
    Plane plane_;
    int hand_ = 0;
    SoloBag bag_;
    Stage stage_ = Stage::free;
    std::vector<Action> legal_, made_;
    std::vector<Step> steps_;
};

// Lays tiles that lie before a game begins on an empty board; false where they cannot lie so, or so far
// out that play could leave the grid.
bool lay_all(Board& board, const std::vector<ExternalPlacement>& placed);

}  // namespace tantrix
