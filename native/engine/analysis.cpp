#include "engine/analysis.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

#include "engine/endgame.hpp"
#include "engine/net_player.hpp"
#include "engine/playout.hpp"

namespace tantrix {

namespace {

// The weight of random games in what candidates are chosen by.
constexpr double kMix = 0.5;

double result_of(const Distribution& distribution) {
    const Judgement found = judged(distribution, Utility::win);
    return found.win + found.tie / 2;
}

// A sample of a placement, and what it comes to.
struct Valued {
    Sample sample;
    double result;   // of the leaf
    double utility;  // of leaf and random games together

    explicit Valued(const Sample& of) : sample(of), result(result_of(of.leaf)) {
        utility = judged(of.leaf, Utility::win).utility;
        if (of.margins.empty()) return;
        double sum = 0;
        for (const int margin : of.margins) sum += utility_table(Utility::win)[bin_of(margin)];
        utility = (1 - kMix) * utility + kMix * sum / static_cast<double>(of.margins.size());
    }
};

// Samples of one placement.
struct Trial {
    Action action;
    std::vector<Valued> samples;

    double utility() const {
        double sum = 0;
        for (const Valued& valued : samples) sum += valued.utility;
        return sum / static_cast<double>(samples.size());
    }
    // The placements that follow in at least half of the samples, one after the other.
    std::vector<Action> chain() const;
    JudgedPlacement judged() const;
};

std::vector<Action> Trial::chain() const {
    std::vector<Action> chain;
    std::vector<const Sample*> same;
    for (const Valued& valued : samples) same.push_back(&valued.sample);
    while (true) {
        const std::size_t depth = chain.size();
        std::vector<std::uint32_t> next;
        for (const Sample* sample : same) {
            if (sample->line.size() > depth) next.push_back(sample->line[depth].bits);
        }
        std::ranges::sort(next);
        std::size_t most = 0;
        std::uint32_t usual = 0;
        for (auto from = next.begin(); from != next.end();) {
            const auto to = std::upper_bound(from, next.end(), *from);
            if (const auto count = static_cast<std::size_t>(to - from); count > most) {
                most = count;
                usual = *from;
            }
            from = to;
        }
        if (!most || most * 2 < samples.size()) return chain;
        chain.push_back({usual});
        std::erase_if(same, [&](const Sample* sample) {
            return sample->line.size() <= depth || sample->line[depth].bits != usual;
        });
    }
}

JudgedPlacement Trial::judged() const {
    std::array<double, kBins> sums{};
    JudgedPlacement found{{action}, {}, {}, {}};
    for (const auto& [sample, result, utility] : samples) {
        for (int bin = 0; bin < kBins; ++bin) sums[bin] += sample.leaf[bin];
        found.own.add(sample.own);
        found.rival.add(sample.rival);
    }
    const auto count = static_cast<double>(samples.size());
    Distribution mean;
    for (int bin = 0; bin < kBins; ++bin) mean[bin] = static_cast<float>(sums[bin] / count);
    found.judge(mean, Utility::win);
    found.samples = static_cast<int>(samples.size());
    found.utility = utility();
    found.own.divide(count);
    found.rival.divide(count);
    found.chain = chain();
    return found;
}

// The mean and the standard error of how much more a placement brings than another, in the same samples.
struct Difference {
    double mean, error;
};

Difference difference(const Trial& one, const Trial& other) {
    double sum = 0, squares = 0;
    const auto count = static_cast<double>(one.samples.size());
    for (std::size_t n = 0; n < one.samples.size(); ++n) {
        const double by = one.samples[n].result - other.samples[n].result;
        sum += by;
        squares += by * by;
    }
    const double mean = sum / count;
    return {mean, std::sqrt(std::max(0.0, squares / count - mean * mean) / std::max(1.0, count - 1))};
}

// The comparison of a choice in three steps.
class Choice {
public:
    Choice(SearchState& state, const Network& network, const Effort& effort, std::uint64_t seed,
           const StopFlag& stop)
        : choosing_(state, network, {.playouts = effort.playouts}),
          valuing_(state, network, {.playouts = 0}),
          effort_(effort),
          seed_(seed),
          stop_(stop) {}

    std::optional<PositionAnalysis> compare(const Candidates& candidates, Action played) {
        std::vector<Trial> trials = first_trials(candidates, played);
        if (trials.size() > 1) {
            if (!take(choosing_, trials, effort_.first)) return std::nullopt;
            sort(trials);
            trials = next_trials(trials, played);
            if (!take(choosing_, trials, effort_.second)) return std::nullopt;
            sort(trials);
        }
        PositionAnalysis found;
        for (const Trial& trial : trials) {
            if (trial.action == played) found.played = static_cast<int>(&trial - trials.data());
        }
        std::vector<Trial> last{{trials[0].action, {}}};
        if (found.played > 0) last.push_back({played, {}});
        if (!take(valuing_, last, effort_.confirm)) return std::nullopt;
        for (const Trial& trial : trials) {
            const bool again = trial.action == last.front().action || trial.action == last.back().action;
            if (!again) found.placements.push_back(trial.judged());
        }
        if (found.played > 0) weigh(last, found);
        for (std::size_t at = 0; at < last.size(); ++at) {
            const auto before = found.placements.begin() + (at ? std::max(1, found.played) : 0);
            const auto place = found.placements.insert(before, last[at].judged());
            // It stays ordered by the samples it was chosen by, which the others were compared in.
            const auto chosen = std::ranges::find(trials, place->action, &Trial::action);
            if (!chosen->samples.empty()) place->utility = chosen->utility();
        }
        return found;
    }

private:
    // The most promising candidates, and the placement that was made.
    std::vector<Trial> first_trials(const Candidates& candidates, Action played) const {
        std::vector<Trial> trials;
        for (const Candidate& candidate : candidates) {
            const bool promising = trials.size() < static_cast<std::size_t>(effort_.candidates);
            if (promising || candidate.action == played) trials.push_back({candidate.action, {}});
        }
        return trials;
    }

    // The best of a step for the next one, and the placement that was made.
    std::vector<Trial> next_trials(const std::vector<Trial>& before, Action played) const {
        std::vector<Trial> next;
        for (const Trial& trial : before) {
            const bool promising = next.size() < static_cast<std::size_t>(effort_.kept);
            if (promising || trial.action == played) next.push_back({trial.action, {}});
        }
        return next;
    }

    // Give each so many samples, common to all; false where it is stopped.
    bool take(Sampler& sampler, std::vector<Trial>& trials, int count) {
        for (int number = 0; number < count; ++number, ++taken_) {
            if (stop_.load(std::memory_order_relaxed)) return false;
            for (Trial& trial : trials) {
                sampler.sample(trial.action, seed_, taken_, sample_);
                trial.samples.emplace_back(sample_);
            }
        }
        return true;
    }

    static void sort(std::vector<Trial>& trials) {
        std::ranges::stable_sort(trials, std::greater{}, &Trial::utility);
    }

    // What was placed, the last of two, is compared with the best. What proves as good is the best.
    static void weigh(std::vector<Trial>& both, PositionAnalysis& found) {
        const Difference lost = difference(both[0], both[1]);
        found.loss = std::max(0.0, lost.mean);
        found.error = lost.error;
        if (lost.mean > 0) return;
        std::swap(both[0], both[1]);
        found.played = 0;
    }

    Sampler choosing_, valuing_;  // values need no random games
    Sample sample_;
    const Effort& effort_;
    std::uint64_t seed_;
    const StopFlag& stop_;
    std::uint64_t taken_ = 0;
};

// What is proved of each placement, the best first; nothing where that takes too long.
std::optional<PositionAnalysis> solved(SearchState& state, Action played, const Effort& effort,
                                       const StopFlag& stop) {
    const Budget budget(Budget::kNoSamples, Budget::kNoSeconds, stop);
    const auto answers = Endgame(state, effort.nodes, budget).solve(Utility::win, true);
    if (!answers) return std::nullopt;
    PositionAnalysis found;
    found.exact = true;
    for (const Candidate& answer : *answers) {
        if (answer.action == played) found.played = static_cast<int>(found.placements.size());
        found.placements.push_back({answer, {}, {}, {}});
    }
    return found;
}

// How the game goes on after a placement, where both sides place what is proved to be best.
void follow_proof(SearchState& state, JudgedPlacement& judged, const Effort& effort, const StopFlag& stop) {
    const Position& position = state.position();
    const int root = position.player(), depth = position.depth();
    const Budget budget(Budget::kNoSamples, Budget::kNoSeconds, stop);
    int turn = 0;
    Standing own{1}, rival{};
    state.push(judged.action);
    while (!position.over()) {
        const bool mine = position.player() == root;
        if (mine == (turn == 1)) ++turn;
        const auto answers = Endgame(state, effort.nodes, budget).solve(Utility::win, false);
        if (!answers) break;
        if (turn < 2) ++(mine ? own : rival).placements;
        if (judged.chain.size() < Sample::kLongestLine) judged.chain.push_back(answers->front().action);
        state.push(answers->front().action);
    }
    take_stock(state, root, own, rival);
    judged.own.add(own);
    judged.rival.add(rival);
    while (position.depth() > depth) state.pop();
}

// The result that a player can expect in a position in which nothing is to be drawn, by the network.
double expected_result(SearchState& state, NetJudge& judge, const ActionList& list, int player) {
    const Position& position = state.position();
    Distribution distribution{};
    if (position.over()) {
        distribution[bin_of(final_margin(position, player))] = 1;
        return result_of(distribution);
    }
    float utility = 0;
    judge.distribution(state, judge.best(state, list, utility), distribution);
    const double result = result_of(distribution);
    return position.player() == player ? result : 1 - result;
}

}  // namespace

std::optional<PositionAnalysis> analyse(SearchState& state, const Network& network, Action played,
                                        const Effort& effort, std::uint64_t seed, const StopFlag& stop) {
    const auto list = std::make_unique<ActionList>();
    state.actions(*list);
    std::optional<PositionAnalysis> found;
    if (Endgame::covers(state.position(), effort.endgame)) found = solved(state, played, effort, stop);
    if (found) {
        if (found->played > 0) {
            found->loss =
                std::max(0.0, found->placements[0].result() -
                                  found->placements[static_cast<std::size_t>(found->played)].result());
        }
        follow_proof(state, found->placements[0], effort, stop);
        if (found->played > 0) {
            follow_proof(state, found->placements[static_cast<std::size_t>(found->played)], effort, stop);
        }
    } else {
        Candidates candidates = NetJudge(network, Utility::win).candidates(state, *list);
        if (!state.board().size()) {
            // On an empty board all rotations of a tile are alike: one of them is enough.
            std::erase_if(candidates, [](const Candidate& one) { return one.action.rotation() != 0; });
            if (played != Action::none()) played = played.turned(0);
        }
        found = Choice(state, network, effort, seed, stop).compare(candidates, played);
    }
    if (!found || stop.load(std::memory_order_relaxed)) return std::nullopt;
    found->choices = list->size();
    if (found->loss > 0) {
        found->reasons =
            reasons(state, found->placements[0], found->placements[static_cast<std::size_t>(found->played)]);
    }
    return found;
}

std::optional<DrawAnalysis> analyse_draw(SearchState& state, const Network& network, int tile,
                                         const StopFlag& stop) {
    const int player = state.position().player();
    NetJudge judge(network, Utility::win);
    const auto list = std::make_unique<ActionList>();
    double drawn = 0, sum = 0, squares = 0;
    int count = 0;
    bool stopped = false;
    each_tile(state.position().unseen(), [&](int other) {
        stopped = stopped || stop.load(std::memory_order_relaxed);
        if (stopped) return;
        state.push(Action::draw(other), list.get());
        const double result = expected_result(state, judge, *list, player);
        state.pop();
        if (other == tile) drawn = result;
        sum += result;
        squares += result * result;
        ++count;
    });
    if (stopped) return std::nullopt;
    const double mean = sum / count;
    return DrawAnalysis{drawn - mean, std::sqrt(std::max(0.0, squares / count - mean * mean))};
}

}  // namespace tantrix
