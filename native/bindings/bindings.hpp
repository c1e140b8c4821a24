// The parts of the one Python module.
#pragma once

#include <nanobind/nanobind.h>

#include <stdexcept>

#include "engine/choice.hpp"

namespace tantrix {

// What Python is told of something that cannot be taken.
class Refused : public std::runtime_error {
public:
    explicit Refused(const Refusal& refusal) : std::runtime_error(refusal.reason), refusal(refusal) {}
    Refusal refusal;
};

[[noreturn]] inline void refuse(const char* reason, std::int64_t number) { throw Refused({reason, number}); }

// A placement as a player sees it, for `tantrix.native.engine.Candidate`.
nanobind::tuple row_of(const Position& position, const Candidate& candidate);

void bind_rules(nanobind::module_& module);
void bind_search(nanobind::module_& module);
void bind_engine(nanobind::module_& module);
// After the engine, as the analysis: they take its types.
void bind_environments(nanobind::module_& module);
void bind_mind_environments(nanobind::module_& module);
void bind_solo_environments(nanobind::module_& module);
// After the engine, whose types it takes.
void bind_analysis(nanobind::module_& module);

}  // namespace tantrix
