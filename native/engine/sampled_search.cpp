#include "engine/sampled_search.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <memory>

#include "engine/deepening_search.hpp"

namespace tantrix {

namespace {

// What the samples of one candidate add up to. Probabilities are whole 2^-32ths: sums of whole numbers do
// not depend on their order, and so the answer does not depend on which thread took which sample.
struct Sums {
    static constexpr double kUnit = 0x1p32;

    std::array<std::int64_t, kBins> leaves{}, games{};
    std::int64_t samples = 0, playouts = 0;

    void add(const Sample& sample) {
        for (int bin = 0; bin < kBins; ++bin) {
            leaves[bin] += static_cast<std::int64_t>(sample.leaf[bin] * kUnit);
        }
        for (const int margin : sample.margins) ++games[bin_of(margin)];
        ++samples;
        playouts += static_cast<std::int64_t>(sample.margins.size());
    }
    void add(const Sums& other) {
        for (int bin = 0; bin < kBins; ++bin) {
            leaves[bin] += other.leaves[bin];
            games[bin] += other.games[bin];
        }
        samples += other.samples;
        playouts += other.playouts;
    }
    Distribution mixed(double mix) const {
        Distribution out;
        for (int bin = 0; bin < kBins; ++bin) {
            double p = static_cast<double>(leaves[bin]) / kUnit / static_cast<double>(samples);
            if (playouts) {
                p = (1 - mix) * p + mix * static_cast<double>(games[bin]) / static_cast<double>(playouts);
            }
            out[bin] = static_cast<float>(p);
        }
        return out;
    }
};

// The candidates of a search, and how they are compared.
class Halving {
    static constexpr std::int64_t kBatch = 24;  // threads meet after so many samples

public:
    Halving(SearchState& state, const Network& network, const SearchOptions& options, const Budget& budget,
            std::uint64_t seed, int threads)
        : options_(options), budget_(budget), seed_(seed) {
        SampleOptions of_samples = options.sample;
        of_samples.by_the_other = true;
        if (options.mix <= 0) of_samples.playouts = 0;
        for (int thread = 1; thread < threads; ++thread) {
            copies_.push_back(std::make_unique<SearchState>(state));
        }
        for (int thread = 0; thread < threads; ++thread) {
            samplers_.push_back(
                std::make_unique<Sampler>(thread ? *copies_[thread - 1] : state, network, of_samples));
            samplers_.back()->use(history_);
        }
    }

    // Compare the first candidates, so many at most. Those that time left no sample for stay behind.
    void compare(Candidates& candidates, std::size_t most) {
        std::size_t count = std::min(most, static_cast<std::size_t>(options_.candidates));
        sums_.assign(count, {});
        const int rounds = std::max(1, static_cast<int>(std::bit_width(count - 1)));
        for (int round = 1; round <= rounds; ++round) {
            sample_round(candidates, count, static_cast<double>(round) / rounds);
            for (std::size_t index = 0; index < count; ++index) conclude(candidates[index], sums_[index]);
            order(candidates, count);
            while (count && !sums_[count - 1].samples) --count;
            if (count <= 2 || budget_.spent(taken_) >= 1) break;
            count = (count + 1) / 2;
        }
    }

private:
    // Sample the first candidates alike until that part of the budget is spent. The samples of a round
    // are numbered, all of the first number before those of the next. They are taken in batches, and what one
    // shows of placements helps the next; the very first sample is a batch of its own.
    void sample_round(const Candidates& candidates, std::size_t count, double until) {
        const auto each = static_cast<std::int64_t>(count);
        const std::int64_t numbers =
            std::max<std::int64_t>(1, (budget_.samples(until) - taken_ + each - 1) / each);
        const std::int64_t batch = (kBatch + each - 1) / each * each;
        std::int64_t from = 0;
        for (bool going = true; going && from < numbers * each;) {
            // Each candidate is to have one sample before any part of the time counts.
            const bool every_one = !first_ && from < each;
            const std::int64_t to = !every_one ? std::min(from + batch, numbers * each) : from ? each : 1;
            going = sample_batch(candidates, each, {from, to}, every_one ? 1 : until);
            from = to;
        }
        first_ += numbers;
    }

    // Take some samples of a round; false where the time ended first. Each thread takes the next one when it
    // is done with its last.
    struct Batch {
        std::int64_t from, to;
    };
    bool sample_batch(const Candidates& candidates, std::int64_t each, Batch batch, double until) {
        const double spent = budget_.time_spent();
        std::vector<double> longest(samplers_.size());
        std::atomic<std::int64_t> next{batch.from};
        std::vector<std::vector<Sums>> found(samplers_.size());
        run_on_threads(static_cast<int>(samplers_.size()), [&](int thread) {
            auto& mine = found[static_cast<std::size_t>(thread)];
            mine.resize(static_cast<std::size_t>(each));
            Sample sample;
            Stopwatch watch(budget_, spent, longest_);
            for (auto item = next++; item < batch.to && watch.allows_another(until); item = next++) {
                const auto number = static_cast<std::uint64_t>(first_ + item / each);
                const auto index = static_cast<std::size_t>(item % each);
                samplers_[static_cast<std::size_t>(thread)]->sample(candidates[index].action, seed_, number,
                                                                    sample);
                mine[index].add(sample);
            }
            longest[static_cast<std::size_t>(thread)] = watch.longest();
        });
        longest_ = *std::ranges::max_element(longest);
        std::int64_t taken = 0;
        for (const auto& mine : found) {
            for (std::size_t index = 0; index < mine.size(); ++index) {
                sums_[index].add(mine[index]);
                taken += mine[index].samples;
            }
        }
        taken_ += taken;
        for (auto& sampler : samplers_) sampler->report(history_);
        return taken == batch.to - batch.from;
    }

    void conclude(Candidate& candidate, const Sums& sums) const {
        if (!sums.samples) return;
        candidate.judge(sums.mixed(options_.mix), options_.sample.utility);
        candidate.samples = static_cast<int>(sums.samples);
    }

    // The first candidates by what was sampled, the sums with them.
    void order(Candidates& candidates, std::size_t count) {
        std::vector<std::pair<Candidate, Sums>> both;
        for (std::size_t index = 0; index < count; ++index)
            both.emplace_back(candidates[index], sums_[index]);
        std::ranges::stable_sort(both, [](const auto& one, const auto& other) {
            const bool sampled = one.second.samples, other_sampled = other.second.samples;
            if (sampled != other_sampled) return sampled;
            return one.first.utility > other.first.utility;
        });
        for (std::size_t index = 0; index < count; ++index) {
            candidates[index] = both[index].first;
            sums_[index] = both[index].second;
        }
    }

    const SearchOptions& options_;
    const Budget& budget_;
    std::uint64_t seed_;
    std::vector<std::unique_ptr<SearchState>> copies_;  // one for each thread but the first
    std::vector<std::unique_ptr<Sampler>> samplers_;
    std::vector<Sums> sums_;
    History history_;
    std::int64_t first_ = 0, taken_ = 0;  // the next number to sample, and the samples so far
    double longest_ = 0;                  // the part of the time that the longest sample took
};

}  // namespace

Candidates search(SearchState& state, const Network& network, const SearchOptions& options,
                  const Budget& budget, std::uint64_t seed, int threads) {
    const auto list = std::make_unique<ActionList>();
    state.actions(*list);
    Candidates candidates = NetJudge(network, options.sample.utility).candidates(state, *list);
    std::size_t count = candidates.size();
    if (!state.board().size()) {
        // On an empty board all rotations of a tile are alike: one of them is enough.
        const auto rest = std::ranges::stable_partition(
            candidates, [](const Candidate& candidate) { return candidate.action.rotation() == 0; });
        count -= rest.size();
    }
    if (count < 2) return candidates;
    if (DeepeningSearch::covers(state.position())) {
        DeepeningSearch(state, network, options.sample.utility, budget)
            .compare(candidates, static_cast<std::size_t>(options.candidates));
    } else {
        Halving(state, network, options, budget, seed, threads).compare(candidates, count);
    }
    return candidates;
}

}  // namespace tantrix
