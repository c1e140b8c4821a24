// Games sampled from a placement: the draws come from a bag in a made-up order, everybody places what the
// network finds best for them, and some turns on the network judges. What the look-ahead and the analysis
// know of a placement comes from such samples.
#pragma once

#include <vector>

#include "engine/history.hpp"
#include "engine/net_player.hpp"
#include "engine/playout.hpp"

namespace tantrix {

// How far a sample goes, and who plays.
struct SampleOptions {
    Utility utility = Utility::win;
    int turns = 2;  // the own turn that a leaf belongs to; 1: the end of this one
    // With two sides: the leaf is what the last placement before that turn was worth to the other, which
    // costs nothing more; else the best placement in it.
    bool by_the_other = false;
    // So many placements that the history knows are judged in a position, those best by it, and all others.
    int width = 10;
    int playouts = 4;  // random games to the end as well, with the same bag
};

// What one side has at the end of a sample.
struct Standing {
    int placements = 0;  // in its turn: that of the placement, or the one after it
    int points = 0, loop = 0;
};

struct Sample {
    static constexpr std::size_t kLongestLine = 8;

    Distribution leaf;         // of the final margin, seen by who made the placement
    std::vector<int> margins;  // of the random games
    std::vector<Action> line;  // the placements that followed, so many at most
    Standing own, rival;       // of who made it, and of the best other side
};

// Take over the points and loops of the side of a player and of the best other side.
void take_stock(const SearchState& state, int player, Standing& own, Standing& rival);

class Sampler {
public:
    Sampler(SearchState& state, const Network& network, const SampleOptions& options)
        : state_(state),
          judge_(network, options.utility),
          options_(options),
          root_(state.position().player()),
          depth_(state.position().depth()) {}

    // Take a sample of a placement of the player to act. Samples of the same number draw the tiles in the
    // same order. The state is left as it was.
    void sample(Action action, std::uint64_t seed, std::uint64_t number, Sample& found);

    // What was learnt since the last time goes into a history; `use` goes by one from then on.
    void report(History& history) {
        history.add(learnt_);
        learnt_.clear();
    }
    void use(const History& history) { history_ = &history; }

private:
    void follow(Action action, Bag bag, Sample& found);
    Action best(float& utility);
    void choose_tried();
    void see_as_own(Distribution& leaf) const;
    void judge_leaf(Distribution& leaf, bool theirs);
    int play_out(Action action, const Bag& bag, Random& random);
    void unwind();

    SearchState& state_;
    NetJudge judge_;
    SampleOptions options_;
    int root_, depth_;
    ActionList list_;
    struct Tried {
        Action action;
        float worth;  // by the history, then by the network
    };
    std::vector<Tried> tried_;
    const History* history_ = nullptr;
    History learnt_;
};

}  // namespace tantrix
