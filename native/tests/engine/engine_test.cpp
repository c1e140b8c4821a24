// The engine: lines and closure kept tile by tile, inputs, players, the endgame.
#include <cstring>
#include <set>

#include "engine/deepening_search.hpp"
#include "engine/endgame.hpp"
#include "engine/history.hpp"
#include "engine/planner.hpp"
#include "engine/self_play.hpp"
#include "rules/closure.hpp"
#include "tests/engine/players.hpp"

namespace tantrix {

namespace {

using Known = std::multiset<std::vector<std::uint32_t>>;

// The pieces of a colour, whatever their numbers and whichever end comes first.
Known known(const Lines& lines, int colour) {
    Known pieces;
    lines.each(colour, [&](int number, const Piece& piece) {
        const auto [one, other] = std::minmax(piece.ends[0], piece.ends[1]);
        pieces.insert({one, other, static_cast<std::uint32_t>(piece.length)});
        for (int which = 0; which < 2; ++which) {
            const auto [owner, end] = lines.owner(piece.ends[which]);
            HOLDS(owner == number && end == which);
        }
    });
    return pieces;
}

void check_lines(const SearchState& state) {
    const Position& position = state.position();
    const auto again = std::make_unique<Lines>(position.board(), side_colours(position));
    for (int player = 0; player < position.sides(); ++player) {
        const int colour = position.colour(player);
        HOLDS(known(state.lines(), colour) == known(*again, colour));
        HOLDS(state.lines().loop(colour) == again->loop(colour));
        HOLDS(state.lines().score(colour) == position.board().score(colour));
    }
}

// Whether the closure that is kept answers as one of the board as it lies.
void check_closure_of(const SearchState& state) {
    if (!state.position().restricted()) return;
    const auto board = std::make_unique<Board>(state.board());
    Closure closure(*board, true);
    if (!closure.sound()) return;
    board->each_space([&](Cell at) {
        unsigned forcing = 0;
        HOLDS(board->forced(at) || state.closure().bars(at) == closure.bars(at, forcing));
        return true;
    });
}

bool same(const Inputs& one, const Inputs& other) {
    if (one.sides != other.sides) return false;
    for (int side = 0; side < one.sides; ++side) {
        auto rows = [](const SideInputs& of) {
            return std::multiset<int>(of.rows.begin(), of.rows.begin() + of.row_count);
        };
        if (rows(one.of[side]) != rows(other.of[side])) return false;
        const int dense = kSideDense + (side ? 0 : kSharedDense);
        if (!std::equal(one.of[side].dense.begin(), one.of[side].dense.begin() + dense,
                        other.of[side].dense.begin())) {
            return false;
        }
    }
    return true;
}

// How many rows of a side lie from one place of the table up to another.
int rows_between(const SideInputs& inputs, int from, int to) {
    return static_cast<int>(std::count_if(inputs.rows.begin(), inputs.rows.begin() + inputs.row_count,
                                          [=](std::uint16_t row) { return row >= from && row < to; }));
}

// Whether the best pieces, the forced spaces and the tiles in hand have the rows that they are due.
void check_rows(const SearchState& state, const Inputs& inputs) {
    int forced = 0;
    state.board().each_forced([&](Cell) { return ++forced; });
    const Position& position = state.position();
    for (int number = 0; number < inputs.sides; ++number) {
        const SideInputs& side = inputs.of[number];
        HOLDS(rows_between(side, Layout::kForcedSpace, Layout::kRows) == (number ? 0 : forced));
        HOLDS(rows_between(side, Layout::kHand, Layout::kForcedSpace) == (number ? 0 : 1));
        const int best = rows_between(side, Layout::kBestLength, Layout::kBestSpace);
        HOLDS(rows_between(side, Layout::kBestSpace, Layout::kBestMeeting) == 2 * best);
        HOLDS(rows_between(side, Layout::kBestMeeting, Layout::kBestApart) == 2 * best);
        HOLDS(rows_between(side, Layout::kBestApart, Layout::kHand) == best);
        if (number) continue;
        const std::uint64_t pieces = state.lines().pieces(position.colour(position.player()));
        HOLDS(best == std::min(std::popcount(pieces), Layout::kBest));
    }
}

// Whether the inputs of a placement are those of the same state made afresh, and lifting leaves no trace.
void check_inputs(SearchState& state, Action action) {
    const auto inputs = std::make_unique<Inputs>(), again = std::make_unique<Inputs>();
    const std::uint64_t hash = state.position().hash();
    const auto fresh = std::make_unique<SearchState>(state.position());
    state.lay(action);
    gather(state, *inputs);
    check_rows(state, *inputs);
    state.lift();
    fresh->lay(action);
    gather(*fresh, *again);
    HOLDS(same(*inputs, *again));
    HOLDS(state.position().hash() == hash);
    for (int side = 0; side < inputs->sides; ++side) {
        for (int row = 0; row < inputs->of[side].row_count; ++row) {
            HOLDS(inputs->of[side].rows[row] < Layout::kRows);
        }
    }
}

void test_lines_closure_and_inputs_along_random_games() {
    Random random(1);
    for (int number = 0; number < 24; ++number) {
        const int players = number % 4 == 3 ? 4 : 2 + number % 4;
        const auto position = made(deal(shuffled(random), players, number % 4 == 3, false));
        const auto state = std::make_unique<SearchState>(*position);
        const auto list = std::make_unique<ActionList>();
        int resigned = number % 8 == 6 ? 20 : -1;
        while (!state->position().over()) {
            check_lines(*state);
            check_closure_of(*state);
            state->actions(*list);
            const Action any = (*list)[random.below(static_cast<std::uint32_t>(list->size()))];
            if (!state->position().drawing()) {
                check_inputs(*state, any);
                if (!resigned--) {
                    state->push(Action::resign(state->position().player()));
                    continue;
                }
            }
            state->push(any);
        }
        while (state->position().depth()) {
            state->pop();
            check_lines(*state);
            check_closure_of(*state);
        }
    }
}

// A game after some random placements, with a choice to make.
std::unique_ptr<SearchState> in_mid_game(Random& random, int players) {
    auto state = std::make_unique<SearchState>(*made(deal(shuffled(random), players, false, false)));
    ActionList list;
    do {
        state->actions(list);
        state->push(list[random.below(static_cast<std::uint32_t>(list.size()))]);
        state->actions(list);
    } while (state->position().depth() < 30 || state->position().drawing() || list.size() < 20);
    return state;
}

void test_weights_that_cannot_be_are_refused() {
    const std::string good = weights(32, 16, 16);
    HOLDS(!Network::load({32, 16, 16}, good.substr(1)));
    HOLDS(!Network::load({32, 16, 16}, good + "x"));
    HOLDS(!Network::load({33, 16, 16}, good));
    HOLDS(!Network::load({1 << 20, 1 << 20, 16}, good));
    std::string great = good;
    great[1] = 2;  // a weight of the table above 256
    HOLDS(!Network::load({32, 16, 16}, great));
}

void test_a_distribution_sums_to_one_and_its_utility_is_the_expected_one() {
    const auto state = std::make_unique<SearchState>(*made(deal(
        [] {
            Random random(3);
            return shuffled(random);
        }(),
        3, false, false)));
    const auto net = network();
    const auto list = std::make_unique<ActionList>();
    state->actions(*list);
    NetJudge judge(*net, Utility::points);
    Distribution found;
    judge.distribution(*state, (*list)[0], found);
    float sum = 0;
    for (const float p : found) sum += p;
    HOLDS(std::abs(sum - 1) < 1e-5);
    HOLDS(std::abs(judge.utility(*state, (*list)[0]) - judged(found, Utility::points).utility) < 1e-5);
    HOLDS(utility_table(Utility::points)[bin_of(36)] == 1);
    HOLDS(utility_table(Utility::points)[bin_of(0)] == 0.5F);
}

void test_every_player_plays_whole_games_and_repeats_them() {
    const char* const texts[] = {"random",
                                 "greedy",
                                 "planner",
                                 "predictor",
                                 "net temperature=0.1",
                                 "flat playouts=60",
                                 "montecarlo playouts=150",
                                 "search samples=24 mix=0.5 playouts=1 candidates=4"};
    for (const char* text : texts) {
        for (const Table table : {Table{2, false}, Table{3, false}, Table{4, true}}) {
            const PairsRequest request{table, 3, 1, 5, 1};
            const auto once = play_pairs(player(text), player("random"), request, kNeverStop);
            const auto again = play_pairs(player(text), player("random"), request, kNeverStop);
            HOLDS(once.size() == 1 && once[0].games.size() == static_cast<std::size_t>(table.sides()));
            for (std::size_t game = 0; game < once[0].games.size(); ++game) {
                HOLDS(once[0].games[game].scores == again[0].games[game].scores);
            }
        }
    }
}

void test_a_search_leaves_its_state_alone_and_stops_when_told() {
    Random random(5);
    const auto position = made(deal(shuffled(random), 2, false, true));
    const auto state = std::make_unique<SearchState>(*position);
    const std::uint64_t hash = state->position().hash();
    const StopFlag stop{true};
    for (const char* text :
         {"search samples=1000000000", "flat playouts=1000000000", "montecarlo playouts=1000000000"}) {
        const Candidates found = think(*state, player(text), 1, stop, 2);
        int samples = 0;
        for (const Candidate& candidate : found) samples += candidate.samples;
        // Monte Carlo has nothing to say without a game.
        HOLDS(!found.empty() && samples == (*text == 's' ? 0 : 1));
        HOLDS(state->position().hash() == hash);
        check_lines(*state);
    }
}

void test_no_sample_begins_after_a_stop_or_when_time_is_up() {
    StopFlag stop{false};
    const Budget budget(Budget::kNoSamples, Budget::kNoSeconds, stop);
    Stopwatch watch(budget);
    HOLDS(watch.allows_another());
    stop = true;
    HOLDS(!watch.allows_another());
    stop = false;
    const Budget long_one(Budget::kNoSamples, 1e9, stop);
    HOLDS(Stopwatch(long_one, 0.5, 0.4).allows_another());
    HOLDS(!Stopwatch(long_one, 0.5, 0.4).allows_another(0.4));
    HOLDS(!Stopwatch(long_one, 0.5, 0.6).allows_another());  // it would end too late
    // A time so short that the network alone takes it: its order stands.
    Random random(6);
    const auto state = in_mid_game(random, 2);
    const Candidates quick = think(*state, player("search ms=0.000001"), 1);
    const Candidates net = think(*state, player("net"), 1);
    HOLDS(quick.size() == net.size());
    for (std::size_t index = 0; index < quick.size(); ++index) {
        HOLDS(quick[index].action == net[index].action && !quick[index].samples);
    }
}

void test_a_search_answers_alike_with_any_number_of_threads() {
    Random random(5);
    const auto state = in_mid_game(random, 3);
    const Player searcher = player("search samples=150 mix=0.3 playouts=2");
    const Candidates one = think(*state, searcher, 1, kNeverStop, 1);
    for (const int threads : {2, 3}) {
        const Candidates many = think(*state, searcher, 1, kNeverStop, threads);
        HOLDS(one.size() == many.size());
        for (std::size_t index = 0; index < one.size(); ++index) {
            HOLDS(one[index].action == many[index].action && one[index].samples == many[index].samples);
            HOLDS(one[index].utility == many[index].utility);
        }
    }
}

void test_a_history_says_how_far_behind_placements_were() {
    const Action good = Action::draw(3), bad = Action::draw(4), other = Action::draw(5);
    History one, two, both, swapped;
    one.add(good, true, 0);
    one.add(bad, true, -0.5f);
    two.add(bad, true, -0.25f);
    two.add(bad, false, -1);
    both.add(one);
    both.add(two);
    swapped.add(two);
    swapped.add(one);
    for (const History* history : {&both, &swapped}) {
        HOLDS(history->behind(good, true) == 0 && history->behind(bad, true) == -0.375f);
        HOLDS(history->behind(bad, false) == -1);
        HOLDS(history->behind(good, false) == History::kNew && history->behind(other, true) == History::kNew);
    }
    one.clear();
    HOLDS(one.behind(bad, true) == History::kNew);
}

// The final margin by trying everything.
int by_force(SearchState& state, int player) {
    if (state.position().over()) return final_margin(state.position(), player);
    const bool own = state.position().player() == player;
    ActionList list;
    state.actions(list);
    int best = own ? -1000 : 1000;
    for (const Action action : list) {
        state.push(action);
        const int value = by_force(state, player);
        state.pop();
        best = own ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

void test_endings_are_solved_as_by_force() {
    Random random(11);
    int solved = 0;
    while (solved < 16) {
        const auto state = std::make_unique<SearchState>(*made(deal(shuffled(random), 2, false, false)));
        const auto list = std::make_unique<ActionList>();
        while (!state->position().over() && !Endgame::covers(state->position(), 3)) {
            state->actions(*list);
            state->push((*list)[random.below(static_cast<std::uint32_t>(list->size()))]);
        }
        if (state->position().over()) continue;
        const int player = state->position().player();
        const Budget budget(Budget::kNoSamples, Budget::kNoSeconds, kNeverStop);
        const auto found = Endgame(*state, 1'000'000, budget).solve(Utility::win, true);
        const auto quick = Endgame(*state, 1'000'000, budget).solve(Utility::win, false);
        HOLDS(found && quick);
        for (const Candidate& candidate : *found) {
            state->push(candidate.action);
            HOLDS(static_cast<int>(candidate.margin) == by_force(*state, player));
            state->pop();
        }
        HOLDS(quick->front().margin == found->front().margin);
        HOLDS(!Endgame(*state, 1, budget).solve(Utility::win, true) || found->size() == 1);
        ++solved;
    }
}

void test_the_search_plays_endings_as_by_force() {
    Random random(12);
    const Player searcher = player("search samples=100000 candidates=2"), hasty = player("search samples=2");
    int played = 0;
    while (played < 12) {
        const auto state = std::make_unique<SearchState>(*made(deal(shuffled(random), 2, false, false)));
        const auto list = std::make_unique<ActionList>();
        while (!state->position().over() && !Endgame::covers(state->position(), 3)) {
            state->actions(*list);
            state->push((*list)[random.below(static_cast<std::uint32_t>(list->size()))]);
        }
        state->actions(*list);
        if (state->position().over() || list->size() < 3) continue;
        HOLDS(DeepeningSearch::covers(state->position()));
        const int me = state->position().player();
        const Candidates found = think(*state, searcher, 1);
        HOLDS(found.size() == static_cast<std::size_t>(list->size()));
        const int best = static_cast<int>(found.front().margin);
        for (const Candidate& candidate : found) {
            state->push(candidate.action);
            const int margin = by_force(*state, me);
            state->pop();
            HOLDS(margin <= best);
            if (&candidate == &found.front()) HOLDS(margin == best && candidate.sd == 0);
            HOLDS(candidate.samples > 0 && candidate.utility <= found.front().utility);
        }
        // With next to no budget it answers all the same, the best by then first.
        const Candidates soon = think(*state, hasty, 1);
        HOLDS(soon.size() == found.size());
        for (const Candidate& candidate : soon) {
            HOLDS(!candidate.samples || candidate.utility <= soon.front().utility);
        }
        ++played;
    }
}

void test_a_log_gives_the_inputs_of_its_games() {
    SelfPlayRequest request;
    request.table = {3, false};
    request.count = 3;
    request.seed = 9;
    request.alternatives = 2;
    const std::vector<Player> players{player("search samples=8 candidates=4")};
    const std::string log = self_play(players, request, kNeverStop);
    request.threads = 2;
    HOLDS(log == self_play(players, request, kNeverStop));
    InputArrays one, two;
    HOLDS(log_inputs(log, 1, one) && log_inputs(log, 2, two));
    HOLDS(one.own_rows == two.own_rows && one.first_other == two.first_other &&
          one.other_starts == two.other_starts && one.margin == two.margin);
    const std::size_t count = one.player.size();
    HOLDS(one.own_starts.size() == count + 1 && one.own_dense.size() == count * (kSideDense + kSharedDense));
    HOLDS(one.first_other.back() == 2 * count && one.other_dense.size() == 2 * count * kSideDense);
    HOLDS(std::count(one.played.begin(), one.played.end(), 1) == 3 * kTiles);
    std::vector<float> labels;
    HOLDS(label_log(log, 2, 1, 2, labels, kNeverStop) && labels.size() == count);
    InputArrays none;
    HOLDS(!log_inputs(log.substr(1), 1, none));
    HOLDS(!log_inputs(log.substr(0, log.size() - 1), 1, none));
    // Whatever a byte is changed to, what comes of it is refused or a game.
    Random random(2);
    for (int change = 0; change < 100; ++change) {
        std::string changed = log;
        changed[random.below(static_cast<std::uint32_t>(log.size()))] = static_cast<char>(random.below(256));
        InputArrays any;
        log_inputs(changed, 1, any);
    }
}

void test_descriptions_are_read_strictly() {
    for (const char* text : {"", "oracle", "search", "flat", "greedy ms=10", "search ms=", "search ms=-1",
                             "search ms=1e3", "search samples=0", "net ms=10", "search ms=10 mix=2",
                             "flat playouts=1.5", "search ms=10 speed", "net utility=best"}) {
        HOLDS(std::holds_alternative<SpecRefusal>(parse_player(text)));
    }
    const auto spec = std::get<PlayerSpec>(parse_player("  search ms=2.5  mix=0.25 utility=points "));
    HOLDS(spec.seconds == 0.0025 && spec.search.mix == 0.25 && spec.search.sample.utility == Utility::points);
}

}  // namespace

}  // namespace tantrix

int main() {
    using namespace tantrix;
    test_lines_closure_and_inputs_along_random_games();
    test_weights_that_cannot_be_are_refused();
    test_a_distribution_sums_to_one_and_its_utility_is_the_expected_one();
    test_descriptions_are_read_strictly();
    test_every_player_plays_whole_games_and_repeats_them();
    test_a_search_leaves_its_state_alone_and_stops_when_told();
    test_no_sample_begins_after_a_stop_or_when_time_is_up();
    test_a_search_answers_alike_with_any_number_of_threads();
    test_a_history_says_how_far_behind_placements_were();
    test_endings_are_solved_as_by_force();
    test_the_search_plays_endings_as_by_force();
    test_a_log_gives_the_inputs_of_its_games();
    std::puts("the engine: all hold");
}
