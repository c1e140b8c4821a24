// Every track that a few tiles may lie along, kept for the next set of tiles with the same links; described
// in track_catalogue.cpp.
#pragma once

#include <cstdint>
#include <optional>

#include "search/solver.hpp"

namespace tantrix {

// How many solutions a task without fault has, `most` where there are as many or more. For one loop or line
// through all of a few tiles, asked again and again about others; none where there are too many tracks, or
// where the task is another one.
std::optional<std::uint64_t> count_along_tracks(const Task& task, std::uint64_t most);

}  // namespace tantrix
