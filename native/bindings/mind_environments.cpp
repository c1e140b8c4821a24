// Games of the Mind Game side by side for Python: they write into arrays of NumPy, one row a game.
#include "engine/mind_environments.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>
#include <vector>

#include "bindings/bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tantrix {

namespace {

template <class Number>
using MindRows = nb::ndarray<Number, nb::c_contig, nb::device::cpu>;

class MindEnvironments {
public:
    MindEnvironments(const MindEnvironments&) = delete;
    MindEnvironments& operator=(const MindEnvironments&) = delete;
    MindEnvironments(int games, int side, int copies) : options_{side, copies} {
        if (games < 1) refuse("too_few", games);
        if (!options_.possible()) refuse("side", side);
        for (int game = 0; game < games; ++game) games_.emplace_back(options_);
    }

    // Begin each game anew for which there is a 1.
    void reset(const MindRows<const std::uint64_t>& seeds, const MindRows<const std::uint8_t>& which) {
        check(seeds, 1);
        check(which, 1);
        const nb::gil_scoped_release released;
        for (std::size_t game = 0; game < games_.size(); ++game)
            if (which.data()[game]) games_[game].reset(seeds.data()[game]);
    }

    // Flags are 1 over, 4 illegal.
    void step(const MindRows<const std::int64_t>& actions, const MindRows<float>& reward,
              const MindRows<std::uint8_t>& flags, const MindRows<float>& rewards) {
        check(actions, 1);
        check(reward, 1);
        check(flags, 1);
        check(rewards, kMindPlayers);
        const nb::gil_scoped_release released;
        for (std::size_t game = 0; game < games_.size(); ++game) {
            const MindEnvironmentStep made = games_[game].step(actions.data()[game]);
            reward.data()[game] = made.reward;
            flags.data()[game] = static_cast<std::uint8_t>(made.over | made.illegal << 2);
            std::ranges::copy(made.rewards, rewards.data() + game * kMindPlayers);
        }
    }

    void observe(const MindRows<std::uint8_t>& seen, const MindRows<std::int8_t>& masks,
                 const MindRows<std::uint8_t>& players) {
        const auto bytes = static_cast<std::size_t>(options_.seen());
        const auto actions = static_cast<std::size_t>(options_.actions());
        check(seen, bytes);
        check(masks, actions);
        check(players, 1);
        const nb::gil_scoped_release released;
        for (std::size_t game = 0; game < games_.size(); ++game) {
            const int player = games_[game].player();
            games_[game].observe(player, seen.data() + game * bytes, masks.data() + game * actions);
            players.data()[game] = static_cast<std::uint8_t>(player);
        }
    }

    // What a player of a game sees, who need not be the one to act.
    void observe_as(std::int64_t game, int player, const MindRows<std::uint8_t>& seen,
                    const MindRows<std::int8_t>& mask) const {
        const MindEnvironment& one = at(game);
        if (player < 0 || player >= kMindPlayers) refuse("player", player);
        if (seen.size() != static_cast<std::size_t>(options_.seen()) ||
            mask.size() != static_cast<std::size_t>(options_.actions()))
            refuse("array", static_cast<std::int64_t>(seen.size()));
        one.observe(player, seen.data(), mask.data());
    }

    // (placements, hands, bag, stage, player, drawing, declined, idle, agreed).
    nb::tuple state(std::int64_t game) const {
        const MindGame& own = at(game).game();
        std::vector<std::tuple<int, int, int, int>> laid;
        for (const MindPlacement& placed : own.board().placements()) {
            const Place place = mind_place(placed.cell);
            laid.emplace_back(placed.piece, place.q, place.r, placed.rotation);
        }
        const MindSetup& setup = own.setup();
        return nb::make_tuple(laid, setup.hands, setup.bag.order, static_cast<int>(own.stage()), own.player(),
                              setup.drawing, setup.declined, setup.idle, setup.agreed);
    }

private:
    const MindEnvironment& at(std::int64_t game) const {
        if (game < 0 || game >= static_cast<std::int64_t>(games_.size())) refuse("game", game);
        return games_[static_cast<std::size_t>(game)];
    }

    template <class Number>
    void check(const MindRows<Number>& rows, std::size_t each) const {
        if (rows.size() != games_.size() * each) refuse("array", static_cast<std::int64_t>(rows.size()));
    }

    MindEnvironmentOptions options_;
    std::vector<MindEnvironment> games_;
};

}  // namespace

void bind_mind_environments(nb::module_& module) {
    nb::class_<MindEnvironments>(module, "MindEnvironments")
        .def(nb::init<int, int, int>(), "games"_a, "side"_a, "copies"_a)
        .def("reset", &MindEnvironments::reset)
        .def("step", &MindEnvironments::step)
        .def("observe", &MindEnvironments::observe)
        .def("observe_as", &MindEnvironments::observe_as)
        .def("state", &MindEnvironments::state);
}

}  // namespace tantrix
