// Games side by side for Python: they write into arrays of NumPy, one row a game.
#include "engine/environments.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <vector>

#include "bindings/bindings.hpp"
#include "bindings/interruptible.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tantrix {

namespace {

template <class Number>
using Rows = nb::ndarray<Number, nb::c_contig, nb::device::cpu>;

class Environments {
public:
    Environments(const Environments&) = delete;
    Environments& operator=(const Environments&) = delete;
    Environments(int games, int players, bool doubles, int window, const Player* opponent) {
        if (opponent) options_.opponent = *opponent;
        options_.table = {players, doubles};
        options_.window = window;
        if (!options_.table.possible()) refuse("players", players);
        if (!options_.possible()) refuse("window", window);
        if (games < 1) refuse("too_few", games);
        for (int game = 0; game < games; ++game) games_.emplace_back(options_);
    }

    // Begin each game anew for which there is a 1.
    void reset(const Rows<const std::uint64_t>& seeds, const Rows<const std::uint8_t>& which) {
        check(seeds, 1);
        check(which, 1);
        const nb::gil_scoped_release released;
        for (std::size_t game = 0; game < games_.size(); ++game)
            if (which.data()[game]) games_[game].reset(seeds.data()[game]);
    }

    // Flags are 1 over, 2 cut, 4 illegal.
    void step(const Rows<const std::int64_t>& actions, const Rows<float>& reward,
              const Rows<std::uint8_t>& flags, const Rows<float>& rewards) {
        check(actions, 1);
        check(reward, 1);
        check(flags, 1);
        check(rewards, static_cast<std::size_t>(options_.table.players));
        interruptible_or_quick([&](const StopFlag& stop) {
            for (std::size_t game = 0; game < games_.size(); ++game) {
                if (stop.load(std::memory_order_relaxed)) return;
                const EnvironmentStep made = games_[game].step(actions.data()[game]);
                reward.data()[game] = made.reward;
                flags.data()[game] = static_cast<std::uint8_t>(made.over | made.cut << 1 | made.illegal << 2);
                std::copy_n(made.rewards.begin(), options_.table.players,
                            rewards.data() + game * static_cast<std::size_t>(options_.table.players));
            }
        });
    }

    void observe(const Rows<std::uint8_t>& planes, const Rows<std::uint8_t>& facts,
                 const Rows<std::int8_t>& masks, const Rows<std::uint8_t>& players) {
        const auto cells = static_cast<std::size_t>(EnvironmentOptions::kPlanes * options_.cells());
        const auto facts_each = static_cast<std::size_t>(options_.facts());
        const auto actions = static_cast<std::size_t>(options_.actions());
        check(planes, cells);
        check(facts, facts_each);
        check(masks, actions);
        check(players, 1);
        const nb::gil_scoped_release released;
        for (std::size_t game = 0; game < games_.size(); ++game) {
            games_[game].observe(planes.data() + game * cells, facts.data() + game * facts_each,
                                 masks.data() + game * actions);
            players.data()[game] = static_cast<std::uint8_t>(games_[game].player());
        }
    }

    Position position(std::int64_t game) const {
        if (game < 0 || game >= static_cast<std::int64_t>(games_.size())) refuse("game", game);
        return games_[static_cast<std::size_t>(game)].position();
    }

private:
    template <class Number>
    void check(const Rows<Number>& rows, std::size_t each) const {
        if (rows.size() != games_.size() * each) refuse("array", static_cast<std::int64_t>(rows.size()));
    }

    // Only an opponent takes so long that somebody might want to stop it.
    template <class Work>
    void interruptible_or_quick(Work work) {
        if (options_.opponent) {
            interruptible(work);
        } else {
            const nb::gil_scoped_release released;
            work(kNeverStop);
        }
    }

    EnvironmentOptions options_;
    std::vector<Environment> games_;
};

}  // namespace

void bind_environments(nb::module_& module) {
    module.attr("ENVIRONMENT_PLANES") = EnvironmentOptions::kPlanes;
    nb::class_<Environments>(module, "Environments")
        .def(nb::init<int, int, bool, int, const Player*>(), "games"_a, "players"_a, "doubles"_a, "window"_a,
             "opponent"_a.none())
        .def("reset", &Environments::reset)
        .def("step", &Environments::step)
        .def("observe", &Environments::observe)
        .def("position", &Environments::position);
}

}  // namespace tantrix
