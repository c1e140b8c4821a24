// The tests of the native rules: what they need not compare with the rules in Python.
#include <cstdio>
#include <set>

#include "rules/perft.hpp"
#include "rules/playouts.hpp"
#include "tests/rules/games.hpp"

namespace tantrix {

namespace {

const std::vector<int> kOrder{56, 19, 16, 23, 49, 29, 34, 5,  48, 11, 15, 3,  18, 12, 9,  38, 37, 42, 13,
                              31, 51, 52, 26, 50, 6,  8,  21, 4,  53, 43, 20, 47, 45, 41, 30, 27, 46, 55,
                              1,  28, 25, 22, 40, 24, 54, 17, 36, 10, 44, 14, 2,  7,  32, 35, 33, 39};

void check_refused(const char* reason, const Setup& setup) {
    const auto refusal = std::make_unique<Position>()->set_up(setup);
    HOLDS(refusal && std::string(refusal->reason) == reason);
}

void test_every_tile_has_three_links_in_three_colours() {
    for (int tile = 1; tile <= kTiles; ++tile) {
        HOLDS(std::popcount(kTileTable.colours[tile]) == 3);
        for (int edge = 0; edge < 6; ++edge) {
            const OrientedTile it = oriented(tile, edge);
            const int other = kTileTable.partner[it][edge];
            HOLDS(other != edge && kTileTable.partner[it][other] == edge);
            HOLDS(kTileTable.edges[it][edge] == kTileTable.edges[oriented(tile, 0)][0]);
        }
    }
}

void test_a_pattern_fits_the_tiles_that_show_its_colours() {
    for (int pattern = 0; pattern < kPatternCount; pattern += 7) {
        for (int tile = 1; tile <= kTiles; ++tile) {
            for (int rotation = 0; rotation < 6; ++rotation) {
                bool fits = true;
                int rest = pattern;
                for (int edge = 0; edge < 6; ++edge, rest /= 5) {
                    const int asked = rest % 5;
                    fits &= !asked || kTileTable.edges[oriented(tile, rotation)][edge] == asked - 1;
                }
                HOLDS(fits == (kPatternTables.fits[pattern].of(tile) >> rotation & 1));
            }
        }
    }
}

void test_counts_of_sequences() {
    const auto position = made(deal(kOrder, 2, false, true));
    HOLDS(perft(*position, 0) == 1);
    HOLDS(perft(*position, 1) == 36);
    HOLDS(perft(*position, 2) == 1920);
    HOLDS(perft(*position, 3) == 111030);
    HOLDS(*position == *made(deal(kOrder, 2, false, true)));
}

// Every place and rotation of a tile has a hash of its own, those opposite each other too.
void test_hashes_of_one_placement_differ() {
    std::set<std::uint64_t> hashes;
    std::size_t count = 0;
    for (int q = -6; q <= 6; ++q) {
        for (int r = -6; r <= 5; ++r) {  // none touches the other tile, so that all match
            for (int rotation = 0; rotation < 6; ++rotation, ++count) {
                Setup setup;
                setup.colours = {0, 1};
                setup.hands = {{1}, {2}};
                setup.placed = {{38, 0, 14, 0}, {6, q, r, rotation}};
                hashes.insert(made(setup)->hash());
            }
        }
    }
    HOLDS(hashes.size() == count);
}

void test_random_games() {
    Random random(1);
    for (int number = 0; number < 24; ++number) {
        const int players = number % 4 == 3 ? 4 : 2 + number % 4;
        const Setup setup = deal(shuffled(random), players, number % 4 == 3, number % 3);
        const auto position = made(setup);
        check_play(*position, random, 2 * kTiles);
    }
}

void test_playouts_do_not_depend_on_threads() {
    const auto position = made(deal(kOrder, 2, false, false));
    const Playouts one = playouts(*position, 500, 1, 1), more = playouts(*position, 500, 1, 3);
    HOLDS(one.games == 500 && one.actions == more.actions && one.points == more.points);
    HOLDS(one.wins[0] + one.wins[1] + one.ties + one.deadlocks == 500);
    HOLDS(churn(*std::make_unique<Position>(*position), 1, 1000) >= 1000);
}

void test_a_full_hand_has_room_for_all_its_actions() {
    // Tiles far apart have the most spaces: six each, with one neighbour.
    Setup setup;
    setup.colours = {0, 1};
    setup.hands.resize(2);
    for (int tile = 1; tile <= kTiles; ++tile) {
        if (tile % 2) {
            setup.placed.push_back({tile, tile / 2 % 6 * 3, tile / 12 * 3, 0});
        } else {
            setup.hands[0].push_back(tile);
        }
    }
    const auto position = made(setup);
    const auto list = std::make_unique<ActionList>();
    position->actions(*list);
    HOLDS(list->size() > 5000 && list->size() <= kMaxActions);
    check_position(*position);
}

void test_what_cannot_be_is_refused() {
    check_refused("players", deal(kOrder, 3, true, true));
    {
        Setup setup = deal(kOrder, 2, false, true);
        setup.hands.pop_back();
        check_refused("hands", setup);
    }
    {
        Setup setup = deal(kOrder, 2, false, true);
        setup.stage = 4;
        check_refused("stage", setup);
    }
    {
        Setup setup = deal(kOrder, 2, false, true);
        setup.colours = {1, 1};
        check_refused("colours", setup);
    }
    {
        Setup setup;
        setup.colours = {0, 1};
        setup.hands.resize(2);
        setup.placed = {{1, 0, 0, 0}, {2, INT64_MAX, INT64_MIN, 0}};
        check_refused("far", setup);
    }
    {
        Setup setup;
        setup.colours = {0, 1};
        setup.hands.resize(2);
        setup.placed = {{1, 0, 0, 0}, {2, 0, 0, 0}};
        check_refused("cell_twice", setup);
    }
}

}  // namespace

}  // namespace tantrix

int main() {
    using namespace tantrix;
    test_every_tile_has_three_links_in_three_colours();
    test_a_pattern_fits_the_tiles_that_show_its_colours();
    test_counts_of_sequences();
    test_hashes_of_one_placement_differ();
    test_random_games();
    test_playouts_do_not_depend_on_threads();
    test_a_full_hand_has_room_for_all_its_actions();
    test_what_cannot_be_is_refused();
    std::puts("the native rules: all hold");
}
