// The analysis of a game for a page: what each placement and each draw was worth, as the server tells it
// (src/tantrix/analysis). Equal effort gives equal answers.
//
// A game takes seconds. It is begun, then taken placement by placement, so that the page can tell how far
// it is; unlike all other questions these leave something behind, the game that was begun last.
#include "engine/analysis.hpp"

#include "notation/json.hpp"
#include "notation/text.hpp"
#include "wasm/analysis_json.hpp"
#include "wasm/replay.hpp"
#include "wasm/trained.hpp"

namespace tantrix {

namespace {

class GameAnalysis {
public:
    // Up to the first resignation, after which nothing is looked at.
    GameAnalysis(std::string_view start, std::string_view actions, const Effort& effort)
        : position_(replayed(start, "")), whole_(replayed(start, actions)), effort_(effort) {
        for (const std::string_view word : split(actions, ' ')) {
            const auto action = read_action(word);
            if (!action || action->kind == Action::Kind::resign) break;
            if (action->kind == Action::Kind::placement) ++placements_;
            actions_.emplace_back(word);
        }
    }

    const char* refusal() const {
        if (!whole_ || !whole_->over()) return "bad.position";
        if (whole_->players() != 2) return "bad.analysis.players";
        return placements_ ? nullptr : "bad.analysis.empty";
    }

    int placements() const { return placements_; }
    int looked_at() const { return static_cast<int>(figures_.size()); }

    // Looks at the next placement, and at the draw after it.
    void step() {
        if (looked_at() == placements_) return;
        const Action action = read_action(*position_, actions_[static_cast<std::size_t>(next_++)]);
        auto state = std::make_unique<SearchState>(*position_);
        const Position before = *position_;
        // Samples are drawn as for a game analysed with the seed 0 there.
        const auto number = looked_at() + 1;
        const auto found =
            analyse(*state, *trained, action, effort_, static_cast<std::uint64_t>(number), kNeverStop);
        position_->push(action);
        const int drawn = draw();
        MomentFigures figures{
            number,      before.player(), found->choices, result_of(found->placements.front()),
            found->loss, found->error,    std::nullopt};
        if (drawn) {
            state->push(action);
            figures.luck = analyse_draw(*state, *trained, drawn, kNeverStop)->luck;
        }
        moments_.push_back(moment_json(before, {figures, *found, drawn}));
        figures_.push_back(figures);
    }

    std::string json() const {
        const bool complete = looked_at() == placements_;
        return game_json(summarise(figures_, complete ? std::optional(result()) : std::nullopt), moments_,
                         complete);
    }

private:
    // The tile drawn now, 0 where none is: by the order of the bag, or by the next action.
    int draw() {
        if (!position_->drawing()) return 0;
        if (!position_->settle())
            position_->push(read_action(*position_, actions_[static_cast<std::size_t>(next_++)]));
        return position_->made(0).action.tile();
    }

    // How the game ended for player 0.
    double result() const {
        const std::uint8_t winners = whole_->outcome(whole_->scores()).winners;
        return ((winners & 1) + !(winners & 2)) / 2.0;
    }

    std::unique_ptr<Position> position_;     // before the next placement
    std::unique_ptr<const Position> whole_;  // at the end
    Effort effort_;
    std::vector<std::string> actions_;
    int placements_ = 0, next_ = 0;
    std::vector<MomentFigures> figures_;
    std::vector<std::string> moments_;
};

std::unique_ptr<GameAnalysis> begun;

// The three samples, candidates, those kept, playouts, tiles of the endgame and its nodes; empty for the
// usual effort.
std::optional<Effort> read_effort(std::string_view text) {
    Effort effort;
    if (text.empty()) return effort;
    const auto words = split(text, ' ');
    int* const numbers[] = {&effort.first, &effort.second,   &effort.confirm, &effort.candidates,
                            &effort.kept,  &effort.playouts, &effort.endgame};
    if (words.size() != std::size(numbers) + 1) return std::nullopt;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const auto number = read_number(words[at]);
        if (!number || *number < 1) return std::nullopt;
        if (at < std::size(numbers)) {
            *numbers[at] = static_cast<int>(*number);
        } else {
            effort.nodes = *number;
        }
    }
    return effort;
}

std::string progress() {
    Json json;
    json.open('{').key("done").number(begun->looked_at()).key("placements").number(begun->placements());
    return json.close('}').take();
}

}  // namespace

}  // namespace tantrix

using namespace tantrix;

// The lines: a game that is over, as its start and its actions, and the effort. How far it is.
TANTRIX_EXPORT(analysis_begin) std::size_t analysis_begin() {
    const auto lines = question_lines();
    begun = nullptr;
    const auto effort = lines.size() == 3 ? read_effort(lines[2]) : std::nullopt;
    if (!effort) return answer_refused("bad.effort");
    if (!trained) return answer_refused("bad.network");
    auto game = std::make_unique<GameAnalysis>(lines[0], lines[1], *effort);
    if (const char* refusal = game->refusal()) return answer_refused(refusal);
    begun = std::move(game);
    return answer(progress());
}

// Takes the next placement. How far it is.
TANTRIX_EXPORT(analysis_step) std::size_t analysis_step() {
    if (!begun) return answer_refused("bad.position");
    begun->step();
    return answer(progress());
}

// What was found so far.
TANTRIX_EXPORT(analysis_found) std::size_t analysis_found() {
    return begun ? answer(begun->json()) : answer_refused("bad.position");
}
