// The parts of the one Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace tantrix {

void bind_rules(nanobind::module_& module);
void bind_search(nanobind::module_& module);

}  // namespace tantrix
