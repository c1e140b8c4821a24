#include "longest.hpp"

#include <algorithm>

#include "figure.hpp"
#include "seek.hpp"

namespace tantrix::solver {

namespace {

constexpr std::uint64_t kFirstPatience = 1 << 14;

// Looks for every length from the longest down, each time with more patience, until one is found
// and all that are longer are proved impossible.
class Search {
public:
    Search(const Longest& asked, Control& control, const Better& better)
        : better_(better),
          sink_([this](const std::vector<Placed>& figure) { return take(figure); }),
          control_(control), shuffler_(asked.seed + 1) {
        task_.goals = {{asked.form, asked.colour}};
        task_.holes = asked.holes;
        task_.seed = asked.seed;
        task_.first = true;
        for (std::uint8_t tile : asked.tiles)
            if (has_colour(tile, asked.colour)) task_.tiles.push_back(tile);
        const int least = asked.form == Form::loop ? 3 : 1;
        for (int size = static_cast<int>(task_.tiles.size()); size >= least; --size)
            open_.push_back(size);
    }

    Best run() {
        for (std::uint64_t patience = kFirstPatience; !open_.empty() && !ended_; patience *= 4)
            look(patience);
        best_.proved = open_.empty();
        return best_;
    }

private:
    // Looks for the lengths that are open; what is shorter than one found is open no more.
    void look(std::uint64_t patience) {
        std::vector<int> still;
        for (int size : open_) {
            if (size <= static_cast<int>(best_.figure.size())) break;
            if (!ended_ && !settled(size, patience)) still.push_back(size);
        }
        open_ = std::move(still);
    }

    bool settled(int size, std::uint64_t patience) {
        Reins reins(control_, sink_);
        seek_track(task_, size, patience, reins, shuffler_);
        const Outcome outcome = reins.outcome();
        best_.nodes += outcome.nodes;
        control_.nodes.store(best_.nodes);
        ended_ |= control_.stop.load();
        return outcome.complete || outcome.count > 0;
    }

    bool take(const std::vector<Placed>& figure) {
        best_.figure = figure;
        ended_ = !better_(figure);
        return false;
    }

    const Better& better_;
    const Sink sink_;
    Control& control_;
    Shuffler shuffler_;
    Task task_;
    std::vector<int> open_;  // lengths not yet found or proved impossible, the longest first
    Best best_;
    bool ended_ = false;
};

}  // namespace

Best find_longest(const Longest& asked, Control& control, const Better& better) {
    return Search(asked, control, better).run();
}

}  // namespace tantrix::solver
