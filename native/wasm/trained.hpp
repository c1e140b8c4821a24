// The network that a page has handed over; null before that.
#pragma once

#include <memory>

#include "engine/network.hpp"

namespace tantrix {

extern std::shared_ptr<const Network> trained;

}  // namespace tantrix
