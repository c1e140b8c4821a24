#include "engine/monte_carlo.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

#include "engine/playout.hpp"

namespace tantrix {

namespace {

constexpr double kExploration = 0.4;
// A node gets children after so many visits; a child is dropped when, after so many visits of its own, it
// is worse than the best by so many standard errors.
constexpr int kExpandAfter = 8, kDropAfter = 40;
constexpr double kHopeless = 2.6;

double reward(int margin) {
    const double won = margin > 0 ? 1 : margin ? 0 : 0.5;
    return 0.5 * won + 0.25 + 0.25 * std::tanh(margin / 12.0);
}

struct Arm {
    Action action;
    int node = -1;
    std::int64_t visits = 0, available = 0;
    double sum = 0, squares = 0;
    bool dropped = false;

    double mean() const { return sum / static_cast<double>(visits); }
    double error() const {
        const double n = static_cast<double>(visits);
        return std::sqrt(std::max(0.01, squares / n - mean() * mean()) / n);
    }
    void add(double value) {
        ++visits;
        sum += value;
        squares += value * value;
    }
};

double bound(const Arm& arm, double chances) {
    if (!arm.visits) return 1e9;
    return arm.mean() + kExploration * std::sqrt(std::log(chances) / static_cast<double>(arm.visits));
}

// The margins that the games of a root placement ended with.
struct Histogram {
    std::array<std::int64_t, kBins> games{};
    Distribution distribution() const {
        std::int64_t all = 0;
        for (const auto count : games) all += count;
        Distribution out{};
        for (int bin = 0; all && bin < kBins; ++bin) {
            out[bin] = static_cast<float>(static_cast<double>(games[bin]) / static_cast<double>(all));
        }
        return out;
    }
};

Candidates concluded(const std::vector<Arm>& arms, const std::vector<Histogram>& histograms) {
    Candidates found;
    for (std::size_t index = 0; index < arms.size(); ++index) {
        Candidate candidate{arms[index].action};
        if (arms[index].visits) candidate.judge(histograms[index].distribution(), Utility::win);
        candidate.samples = static_cast<int>(arms[index].visits);
        candidate.utility = arms[index].visits ? arms[index].mean() : 0;
        found.push_back(candidate);
    }
    return found;
}

// The most visited placements first, as is usual: a mean of few games is luck.
void sort_by_visits(Candidates& found) {
    std::ranges::stable_sort(found, [](const Candidate& one, const Candidate& other) {
        if (one.samples != other.samples) return one.samples > other.samples;
        return one.utility > other.utility;
    });
}

class Flat {
public:
    Flat(SearchState& state, std::uint64_t seed)
        : position_(state.bare()), random_(seed), root_(position_.player()), depth_(position_.depth()) {
        position_.actions(list_);
        for (const Action action : list_) arms_.push_back({action});
        histograms_.resize(arms_.size());
    }

    Candidates run(const Budget& budget) {
        std::int64_t games = 0;
        Stopwatch watch(budget);
        do {
            play(choose(static_cast<double>(games) + 1));
            ++games;
        } while (arms_.size() > 1 && games < budget.samples(1) && watch.allows_another());
        Candidates found = concluded(arms_, histograms_);
        sort_by_visits(found);
        return found;
    }

private:
    std::size_t choose(double games) const {
        std::size_t best = 0;
        double most = -1;
        for (std::size_t index = 0; index < arms_.size(); ++index) {
            const double value = bound(arms_[index], games);
            if (value > most) {
                best = index;
                most = value;
            }
        }
        return best;
    }

    void play(std::size_t index) {
        const Bag bag = Bag::shuffled(position_, random_);
        position_.push(arms_[index].action, &list_);
        play_on(position_, list_, bag, random_);
        const int margin = final_margin(position_, root_);
        while (position_.depth() > depth_) position_.pop();
        arms_[index].add(reward(margin));
        ++histograms_[index].games[bin_of(margin)];
    }

    Position& position_;
    Random random_;
    int root_, depth_;
    std::vector<Arm> arms_;
    std::vector<Histogram> histograms_;
    ActionList list_;
};

class Tree {
public:
    Tree(SearchState& state, std::uint64_t seed)
        : position_(state.bare()), random_(seed), root_(position_.player()), depth_(position_.depth()) {
        nodes_.emplace_back();
        position_.actions(list_);
        for (const Action action : list_) nodes_[0].arms.push_back({action});
        histograms_.resize(nodes_[0].arms.size());
    }

    Candidates run(const Budget& budget) {
        std::int64_t games = 0;
        Stopwatch watch(budget);
        do {
            play();
            ++games;
            if (games % kDropAfter == 0) drop(nodes_[0]);
        } while (nodes_[0].arms.size() > 1 && games < budget.samples(1) && watch.allows_another());
        Candidates found = concluded(nodes_[0].arms, histograms_);
        sort_by_visits(found);
        return found;
    }

private:
    struct Node {
        std::vector<Arm> arms;
        std::int64_t visits = 0;
    };
    struct Step {
        int node, player;
        std::size_t arm;
    };

    void play() {
        Bag bag = Bag::shuffled(position_, random_);
        path_.clear();
        position_.actions(list_);
        for (int node = 0; node >= 0 && !position_.over();) {
            if (position_.drawing()) {
                position_.push(bag.draw(), &list_);
                continue;
            }
            if (++nodes_[node].visits <= kExpandAfter && node) break;
            const std::size_t arm = choose(node);
            path_.push_back({node, position_.player(), arm});
            const Action action = nodes_[node].arms[arm].action;
            position_.push(action, &list_);
            if (nodes_[node].arms[arm].node < 0) {
                nodes_.emplace_back();
                nodes_[node].arms[arm].node = static_cast<int>(nodes_.size()) - 1;
            }
            node = nodes_[node].arms[arm].node;
        }
        play_on(position_, list_, bag, random_);
        learn();
        while (position_.depth() > depth_) position_.pop();
    }

    void learn() {
        const auto scores = position_.scores();
        for (const auto& [node, player, arm] : path_) {
            nodes_[node].arms[arm].add(reward(margin_of(position_, scores, player)));
        }
        ++histograms_[path_[0].arm].games[bin_of(margin_of(position_, scores, root_))];
    }

    // The arm of a node to try, among those that are legal now; new ones are added.
    std::size_t choose(int number) {
        auto& arms = nodes_[number].arms;
        std::size_t best = 0;
        double most = -1;
        // Both lists are in order: they are merged.
        std::size_t at = 0;
        for (const Action action : list_) {
            while (at < arms.size() && arms[at].action.bits < action.bits) ++at;
            if (at == arms.size() || arms[at].action.bits != action.bits) {
                arms.insert(arms.begin() + static_cast<std::ptrdiff_t>(at), Arm{action});
                if (most >= 0 && best >= at) ++best;
            }
            Arm& arm = arms[at];
            ++arm.available;
            if (arm.dropped) continue;
            // Ties among those never tried are broken at random.
            const double value = bound(arm, static_cast<double>(arm.available)) +
                                 (arm.visits ? 0 : static_cast<double>(random_.below(1 << 20)));
            if (value > most) {
                best = at;
                most = value;
            }
        }
        return most >= 0 ? best : anyway(arms);
    }

    // All that are legal were dropped, by other draws: the first legal one is taken.
    std::size_t anyway(const std::vector<Arm>& arms) const {
        std::size_t at = 0;
        while (arms[at].action.bits != list_[0].bits) ++at;
        return at;
    }

    static void drop(Node& node) {
        const Arm* best = nullptr;
        for (const Arm& arm : node.arms) {
            if (arm.visits >= kDropAfter && (!best || arm.mean() > best->mean())) best = &arm;
        }
        if (!best) return;
        for (Arm& arm : node.arms) {
            if (&arm == best || arm.visits < kDropAfter) continue;
            arm.dropped = arm.mean() + kHopeless * arm.error() < best->mean() - kHopeless * best->error();
        }
    }

    Position& position_;
    Random random_;
    int root_, depth_;
    std::vector<Node> nodes_;
    std::vector<Step> path_;
    std::vector<Histogram> histograms_;
    ActionList list_;
};

}  // namespace

Candidates flat_monte_carlo(SearchState& state, const Budget& budget, std::uint64_t seed) {
    return std::make_unique<Flat>(state, seed)->run(budget);
}

Candidates tree_monte_carlo(SearchState& state, const Budget& budget, std::uint64_t seed) {
    return std::make_unique<Tree>(state, seed)->run(budget);
}

}  // namespace tantrix
