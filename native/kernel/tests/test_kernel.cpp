// The kernel's own tests: what they need not compare with the rules in Python.
#include <cstdio>

#include "games.hpp"
#include "perft.hpp"
#include "playouts.hpp"

namespace tantrix {

namespace {

const std::vector<int> ORDER{56, 19, 16, 23, 49, 29, 34, 5,  48, 11, 15, 3,  18, 12, 9,  38, 37, 42, 13,
                             31, 51, 52, 26, 50, 6,  8,  21, 4,  53, 43, 20, 47, 45, 41, 30, 27, 46, 55,
                             1,  28, 25, 22, 40, 24, 54, 17, 36, 10, 44, 14, 2,  7,  32, 35, 33, 39};

template <class Call>
void check_refused(const char* reason, Call call) {
    try {
        call();
    } catch (const Refused& refused) {
        HOLDS(std::string(refused.reason) == reason);
        return;
    }
    HOLDS(!"refused");
}

void test_every_tile_has_three_links_in_three_colours() {
    for (int tile = 1; tile <= TILES; ++tile) {
        HOLDS(std::popcount(TABLES.colours[tile]) == 3);
        for (int edge = 0; edge < 6; ++edge) {
            const Lying it = lying(tile, edge);
            const int other = TABLES.partner[it][edge];
            HOLDS(other != edge && TABLES.partner[it][other] == edge);
            HOLDS(TABLES.edges[it][edge] == TABLES.edges[lying(tile, 0)][0]);
        }
    }
}

void test_a_pattern_fits_the_tiles_that_show_its_colours() {
    for (int pattern = 0; pattern < PATTERNS; pattern += 7) {
        for (int tile = 1; tile <= TILES; ++tile) {
            for (int rotation = 0; rotation < 6; ++rotation) {
                bool fits = true;
                int rest = pattern;
                for (int edge = 0; edge < 6; ++edge, rest /= 5) {
                    const int asked = rest % 5;
                    fits &= !asked || TABLES.edges[lying(tile, rotation)][edge] == asked - 1;
                }
                HOLDS(fits == (TABLES.fits[pattern].of(tile) >> rotation & 1));
            }
        }
    }
}

void test_counts_of_sequences() {
    const auto position = std::make_unique<Position>(deal(ORDER, 2, false, true));
    HOLDS(perft(*position, 0) == 1);
    HOLDS(perft(*position, 1) == 36);
    HOLDS(perft(*position, 2) == 1920);
    HOLDS(perft(*position, 3) == 111030);
    HOLDS(*position == Position(deal(ORDER, 2, false, true)));
}

void test_random_games() {
    Random random(1);
    for (int number = 0; number < 24; ++number) {
        const int players = number % 4 == 3 ? 4 : 2 + number % 4;
        const Setup setup = deal(shuffled(random), players, number % 4 == 3, number % 3);
        const auto position = std::make_unique<Position>(setup);
        check_play(*position, random, 2 * TILES);
    }
}

void test_playouts_do_not_depend_on_threads() {
    const auto position = std::make_unique<Position>(deal(ORDER, 2, false, false));
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
    for (int tile = 1; tile <= TILES; ++tile) {
        if (tile % 2) {
            setup.placed.push_back({tile, tile / 2 % 6 * 3, tile / 12 * 3, 0});
        } else {
            setup.hands[0].push_back(tile);
        }
    }
    const auto position = std::make_unique<Position>(setup);
    const auto list = std::make_unique<ActionList>();
    position->actions(*list);
    HOLDS(list->size() > 5000 && list->size() <= MOST_ACTIONS);
    check_position(*position);
}

void test_what_cannot_be_is_refused() {
    check_refused("players", [] { Position(deal(ORDER, 3, true, true)); });
    check_refused("hands", [] {
        Setup setup = deal(ORDER, 2, false, true);
        setup.hands.pop_back();
        return Position(setup).hash();
    });
    check_refused("stage", [] {
        Setup setup = deal(ORDER, 2, false, true);
        setup.stage = 4;
        return Position(setup).hash();
    });
    check_refused("colours", [] {
        Setup setup = deal(ORDER, 2, false, true);
        setup.colours = {1, 1};
        return Position(setup).hash();
    });
    check_refused("far", [] {
        Setup setup;
        setup.colours = {0, 1};
        setup.hands.resize(2);
        setup.placed = {{1, 0, 0, 0}, {2, INT64_MAX, INT64_MIN, 0}};
        return Position(setup).hash();
    });
    check_refused("cell_twice", [] {
        Setup setup;
        setup.colours = {0, 1};
        setup.hands.resize(2);
        setup.placed = {{1, 0, 0, 0}, {2, 0, 0, 0}};
        return Position(setup).hash();
    });
}

}  // namespace

}  // namespace tantrix

int main() {
    using namespace tantrix;
    test_every_tile_has_three_links_in_three_colours();
    test_a_pattern_fits_the_tiles_that_show_its_colours();
    test_counts_of_sequences();
    test_random_games();
    test_playouts_do_not_depend_on_threads();
    test_a_full_hand_has_room_for_all_its_actions();
    test_what_cannot_be_is_refused();
    std::puts("the kernel's own tests: all hold");
}
