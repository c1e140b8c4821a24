// Games for one player side by side for Python: they write into arrays of NumPy, one row a game.
#include "engine/solo_environments.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <bit>
#include <tuple>
#include <vector>

#include "bindings/bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tantrix {

namespace {

template <class Number>
using SoloRows = nb::ndarray<Number, nb::c_contig, nb::device::cpu>;
using Laid = std::vector<std::tuple<std::int64_t, std::int64_t, std::int64_t, std::int64_t>>;

// The tiles on the table, in the order in which they were laid.
Laid laid_in(const SoloGame& game) {
    Laid found;
    for (int index = 0; index < game.board().size(); ++index) {
        const Cell at = game.board().cell(index);
        const OrientedTile it = game.board().at(at);
        const Place place = game.plane().place_of(at);
        found.emplace_back(tile_of(it), place.q, place.r, rotation_of(it));
    }
    return found;
}

class SoloEnvironments {
public:
    SoloEnvironments(const SoloEnvironments&) = delete;
    SoloEnvironments& operator=(const SoloEnvironments&) = delete;
    // A triple of 0 is Gobble; else bit c is a colour of Solitaire, and `colour` the one that counts, or -1.
    SoloEnvironments(int games, unsigned triple, int colour) {
        if (games < 1) refuse("too_few", games);
        if (triple && (triple >= 1U << kColours || std::popcount(triple) != 3)) refuse("triple", triple);
        if (colour < -1 || colour >= kColours) refuse("colour", colour);
        if (triple) options_.solitaire = {.triple = triple, .colour = colour};
        for (int game = 0; game < games; ++game) games_.emplace_back(options_);
    }

    // Begin each game anew for which there is a 1.
    void reset(const SoloRows<const std::uint64_t>& seeds, const SoloRows<const std::uint8_t>& which) {
        check(seeds, 1);
        check(which, 1);
        const nb::gil_scoped_release released;
        for (std::size_t game = 0; game < games_.size(); ++game)
            if (which.data()[game]) games_[game].reset(seeds.data()[game]);
    }

    // Flags are 1 over, 4 illegal.
    void step(const SoloRows<const std::int64_t>& actions, const SoloRows<float>& reward,
              const SoloRows<std::uint8_t>& flags) {
        check(actions, 1);
        check(reward, 1);
        check(flags, 1);
        const nb::gil_scoped_release released;
        for (std::size_t game = 0; game < games_.size(); ++game) {
            const SoloStep made = games_[game].step(actions.data()[game]);
            reward.data()[game] = made.reward;
            flags.data()[game] = static_cast<std::uint8_t>(made.over | made.illegal << 2);
        }
    }

    void observe(const SoloRows<std::uint8_t>& seen, const SoloRows<std::int8_t>& masks) {
        const auto bytes = static_cast<std::size_t>(options_.seen());
        const auto actions = static_cast<std::size_t>(options_.actions());
        check(seen, bytes);
        check(masks, actions);
        const nb::gil_scoped_release released;
        for (std::size_t game = 0; game < games_.size(); ++game)
            games_[game].observe(seen.data() + game * bytes, masks.data() + game * actions);
    }

    // (placements, hand or 0, next tile or 0, bag) of Solitaire; (placements, hand or 0, stack, bag,
    // stage, gobbles, lot) of Gobble.
    nb::tuple state(std::int64_t game) const {
        if (game < 0 || game >= static_cast<std::int64_t>(games_.size())) refuse("game", game);
        const SoloEnvironment& one = games_[static_cast<std::size_t>(game)];
        if (const Solitaire* own = one.solitaire())
            return nb::make_tuple(laid_in(*own), own->hand(), own->next(), own->bag().order);
        const Gobble* own = one.gobble();
        return nb::make_tuple(laid_in(*own), own->hand(), own->stack(), own->bag().order,
                              static_cast<int>(own->stage()), own->gobbles(), own->lot());
    }

private:
    template <class Number>
    void check(const SoloRows<Number>& rows, std::size_t each) const {
        if (rows.size() != games_.size() * each) refuse("array", static_cast<std::int64_t>(rows.size()));
    }

    SoloEnvironmentOptions options_;
    std::vector<SoloEnvironment> games_;
};

}  // namespace

void bind_solo_environments(nb::module_& module) {
    nb::class_<SoloEnvironments>(module, "SoloEnvironments")
        .def(nb::init<int, unsigned, int>(), "games"_a, "triple"_a, "colour"_a)
        .def("reset", &SoloEnvironments::reset)
        .def("step", &SoloEnvironments::step)
        .def("observe", &SoloEnvironments::observe)
        .def("state", &SoloEnvironments::state);
}

}  // namespace tantrix
