// What a page needs, built for WebAssembly: legal placements of a position, puzzles solved, and games played
// by the engine.
#include <cstdio>
#include <memory>

#include "engine/self_play.hpp"
#include "rules/perft.hpp"
#include "search/solver.hpp"
#include "tests/engine/players.hpp"

namespace tantrix {

namespace {

void test_the_engine_plays_games_and_repeats_them() {
    for (const char* text : {"planner", "predictor", "net", "flat playouts=40", "montecarlo playouts=40",
                             "search samples=24 mix=0.5 playouts=1 candidates=4"}) {
        const PairsRequest request{{2, false}, 0, 1, 1, 2};
        const auto once = play_pairs(player(text), player("greedy"), request, kNeverStop);
        const auto again = play_pairs(player(text), player("greedy"), request, kNeverStop);
        HOLDS(once.size() == 1 && once[0].games.size() == 2);
        for (int game = 0; game < 2; ++game) {
            const auto& scores = once[0].games[game].scores;
            HOLDS(scores == again[0].games[game].scores);
            std::printf("%s: %d-%d\n", text, scores[0], scores[1]);
        }
    }
    SelfPlayRequest request;
    request.count = 2;
    request.threads = 2;
    const std::string log = self_play({player("net")}, request, kNeverStop);
    InputArrays inputs;
    HOLDS(log_inputs(log, 2, inputs) && inputs.player.size() >= 2 * kTiles);
}

}  // namespace

}  // namespace tantrix

int main() {
    using namespace tantrix;
    test_the_engine_plays_games_and_repeats_them();
    Setup setup;
    setup.colours = {0, 1};
    setup.hands = {{1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 11, 12}};
    setup.bag.emplace();
    for (int tile = 13; tile <= kTiles; ++tile) setup.bag->push_back(tile);
    setup.bag_size = static_cast<std::int64_t>(setup.bag->size());
    const auto position = std::make_unique<Position>();
    if (position->set_up(setup) || perft(*position, 1) != 36) return 1;
    Task task;
    for (std::uint8_t tile = 1; tile <= 10; ++tile) task.tiles.push_back(tile);
    task.goals = {{Form::loop, 0}};
    Monitor monitor;
    std::uint64_t given = 0;
    const Sink sink = [&](const std::vector<Placement>&) {
        ++given;
        return true;
    };
    const SearchResult result = solve(task, monitor, sink);
    std::printf("10 tiles: %llu solutions\n", static_cast<unsigned long long>(result.count));
    return result.complete && result.count == given && given > 0 ? 0 : 1;
}
