#include "search/track/longest.hpp"

#include <algorithm>

#include "common/random.hpp"
#include "common/tiles.hpp"
#include "search/search_control.hpp"
#include "search/track/find_track.hpp"

namespace tantrix {

namespace {

constexpr std::uint64_t kFirstLimitOfALength = 1 << 14;

// Looks for every length from the longest down, each time with more trials, until one is found
// and all that are longer are proved impossible.
class LongestSearch {
public:
    LongestSearch(const Longest& asked, Monitor& monitor, const Better& better)
        : better_(better),
          sink_([this](const std::vector<Placement>& figure) { return take(figure); }),
          monitor_(monitor),
          shuffler_(asked.seed + 1) {
        task_.goals = {{asked.form, asked.colour}};
        task_.holes = asked.holes;
        task_.seed = asked.seed;
        task_.first = true;
        for (std::uint8_t tile : asked.tiles)
            if (has_colour(tile, asked.colour)) task_.tiles.push_back(tile);
        const int least = asked.form == Form::loop ? 3 : 1;
        for (int size = static_cast<int>(task_.tiles.size()); size >= least; --size) open_.push_back(size);
    }

    Best run() {
        for (std::uint64_t trial_limit = kFirstLimitOfALength; !open_.empty() && !ended_; trial_limit *= 4)
            look(trial_limit);
        best_.proved = open_.empty();
        return best_;
    }

private:
    // Looks for the lengths that are open; what is shorter than one found is open no more.
    void look(std::uint64_t trial_limit) {
        std::vector<int> still;
        for (int size : open_) {
            if (size <= static_cast<int>(best_.figure.size())) break;
            if (!ended_ && !settled(size, trial_limit)) still.push_back(size);
        }
        open_ = std::move(still);
    }

    bool settled(int size, std::uint64_t trial_limit) {
        SearchControl control(monitor_, sink_);
        find_track(task_, size, trial_limit, control, shuffler_);
        const SearchResult outcome = control.outcome();
        best_.nodes += outcome.nodes;
        monitor_.nodes.store(best_.nodes);
        ended_ |= monitor_.stop.load();
        return outcome.complete || outcome.count > 0;
    }

    bool take(const std::vector<Placement>& figure) {
        best_.figure = figure;
        ended_ = !better_(figure);
        return false;
    }

    const Better& better_;
    const Sink sink_;
    Monitor& monitor_;
    Shuffler shuffler_;
    Task task_;
    std::vector<int> open_;  // lengths not yet found or proved impossible, the longest first
    Best best_;
    bool ended_ = false;
};

}  // namespace

Best find_longest(const Longest& asked, Monitor& monitor, const Better& better) {
    return LongestSearch(asked, monitor, better).run();
}

}  // namespace tantrix
