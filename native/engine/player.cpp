#include "engine/player.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "engine/monte_carlo.hpp"
#include "engine/planner.hpp"
#include "engine/predictor.hpp"

namespace tantrix {

namespace {

using Kind = PlayerSpec::Kind;

struct Named {
    std::string_view name;
    Kind kind;
};
constexpr std::array kNames{
    Named{"random", Kind::random},         Named{"greedy", Kind::greedy}, Named{"planner", Kind::planner},
    Named{"predictor", Kind::predictor},   Named{"flat", Kind::flat},     Named{"net", Kind::net},
    Named{"montecarlo", Kind::montecarlo}, Named{"search", Kind::search},
};

// A number without sign or exponent, such as 12 or 0.05; below 0 for anything else.
double number_of(std::string_view text) {
    std::int64_t whole = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), whole);
    const auto rest = text.substr(static_cast<std::size_t>(end - text.data()));
    if (failed != std::errc{} || whole < 0) return -1;
    if (rest.empty()) return static_cast<double>(whole);
    std::int64_t part = 0;
    const auto digits = rest.substr(1);
    const auto [last, wrong] = std::from_chars(digits.data(), digits.data() + digits.size(), part);
    const bool read = wrong == std::errc{} && last == digits.data() + digits.size() && digits.front() != '-';
    if (rest[0] != '.' || !read || digits.size() > 9) return -1;
    return static_cast<double>(whole) +
           static_cast<double>(part) * std::pow(10, -static_cast<int>(digits.size()));
}

// Sets the options of a player one by one.
class Options {
public:
    explicit Options(PlayerSpec& spec) : spec_(spec) {}

    // Null, or why the option is refused.
    const char* set(std::string_view key, std::string_view value) {
        const Kind kind = spec_.kind;
        const bool games = kind == Kind::flat || kind == Kind::montecarlo, searches = kind == Kind::search;
        SearchOptions& search = spec_.search;
        if (key == "utility" && spec_.needs_network()) return utility(value);
        number_ = number_of(value);
        if (key == "playouts" && games) return count(spec_.samples, 1, 1e12);
        if (key == "samples" && searches) return count(spec_.samples, 1, 1e12);
        if (key == "ms" && (games || searches)) {
            if (!(number_ > 0 && number_ <= 1e9)) return "value";
            spec_.seconds = number_ / 1000;
            return nullptr;
        }
        const bool noisy = kind == Kind::greedy || kind == Kind::planner || kind == Kind::net;
        if (key == "temperature" && noisy) return real(spec_.temperature, 100);
        if (key == "slip" && noisy) return real(spec_.slip, 100);
        if (!searches) return "option";
        if (key == "candidates") return count(search.candidates, 1, 1000);
        if (key == "turns") return count(search.sample.turns, 1, 20);
        if (key == "width") return count(search.sample.width, 1, 1000);
        if (key == "playouts") return count(search.sample.playouts, 1, 1000);
        if (key == "mix") return real(search.mix, 1);
        return "option";
    }

private:
    const char* utility(std::string_view value) {
        if (value != "win" && value != "points") return "value";
        spec_.search.sample.utility = value == "win" ? Utility::win : Utility::points;
        return nullptr;
    }

    template <class Number>
    const char* count(Number& out, double least, double most) const {
        if (number_ < least || number_ > most || number_ != std::floor(number_)) return "value";
        out = static_cast<Number>(number_);
        return nullptr;
    }

    const char* real(double& out, double most) const {
        if (number_ < 0 || number_ > most) return "value";
        out = number_;
        return nullptr;
    }

    PlayerSpec& spec_;
    double number_ = 0;
};

// The first word of a text, which is taken off.
std::string_view next_word(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    return word;
}

Candidates one_choice(Action action) { return {Candidate{action}}; }

// The list with one placement, which was chosen, at its head.
Candidates chosen(const ActionList& list, Action best) {
    Candidates found = one_choice(best);
    for (const Action action : list) {
        if (action != best) found.push_back({action});
    }
    return found;
}

Candidates look_ahead(SearchState& state, const ActionList& list, int joints, int turns, std::uint64_t seed) {
    std::vector<Action> actions(list.begin(), list.end());
    Random random(seed);
    for (std::size_t left = actions.size(); left > 1; --left) {
        std::swap(actions[left - 1], actions[random.below(static_cast<std::uint32_t>(left))]);
    }
    return LookAhead(state, joints).judged(std::move(actions), turns);
}

// The order with Gumbel noise on the utilities: the best of it is a choice by softmax. Placements that are
// worse than the best by more than the slip that is allowed, or were not judged, stay behind the others.
void disturb(Candidates& found, const PlayerSpec& spec, std::uint64_t seed) {
    if (spec.temperature <= 0) return;
    const double least = found.front().utility - spec.slip;
    const auto behind = std::ranges::stable_partition(
        found, [&](const Candidate& candidate) { return candidate.utility >= least; });
    Random random(mixed(seed));
    for (Candidate& candidate : std::ranges::subrange(found.begin(), behind.begin())) {
        const double uniform = (static_cast<double>(random.next() >> 11) + 0.5) * 0x1p-53;
        candidate.utility -= spec.temperature * std::log(-std::log(uniform));
    }
    std::ranges::stable_sort(found.begin(), behind.begin(), std::greater{}, &Candidate::utility);
}

}  // namespace

std::variant<PlayerSpec, SpecRefusal> parse_player(std::string_view text) {
    const std::string_view name = next_word(text);
    const auto named = std::ranges::find(kNames, name, &Named::name);
    if (named == kNames.end()) return SpecRefusal{"name", std::string(name)};
    PlayerSpec spec;
    spec.kind = named->kind;
    for (std::string_view word = next_word(text); !word.empty(); word = next_word(text)) {
        const std::size_t sign = word.find('=');
        if (sign == std::string_view::npos) return SpecRefusal{"option", std::string(word)};
        const char* const refused = Options(spec).set(word.substr(0, sign), word.substr(sign + 1));
        if (refused) return SpecRefusal{refused, std::string(word)};
    }
    const bool limited = spec.samples != Budget::kNoSamples || !spec.repeatable();
    const bool thinks = spec.kind == Kind::flat || spec.kind == Kind::montecarlo || spec.kind == Kind::search;
    if (thinks && !limited) return SpecRefusal{"budget", std::string(name)};
    return spec;
}

Candidates think(SearchState& state, const Player& player, std::uint64_t seed, const StopFlag& stop,
                 int threads) {
    const PlayerSpec& spec = player.spec;
    ActionList list;
    state.actions(list);
    if (list.size() == 1 && !spec.needs_network()) return one_choice(list[0]);
    const Budget budget(spec.samples, spec.seconds, stop);
    Candidates found;
    switch (spec.kind) {
        case Kind::random:
            return chosen(list, list[Random(seed).below(static_cast<std::uint32_t>(list.size()))]);
        case Kind::greedy:
            found = look_ahead(state, list, kGreedyJoints, 1, seed);
            break;
        case Kind::planner:
            found = look_ahead(state, list, kPlannerJoints, 2, seed);
            break;
        case Kind::predictor:
            return predictor(state);
        case Kind::flat:
            return flat_monte_carlo(state, budget, seed);
        case Kind::montecarlo:
            return tree_monte_carlo(state, budget, seed);
        case Kind::net:
            found = NetJudge(*player.network, spec.search.sample.utility).candidates(state, list);
            break;
        case Kind::search:
            return search(state, *player.network, spec.search, budget, seed, threads);
    }
    disturb(found, spec, seed);
    return found;
}

}  // namespace tantrix
