// The module `tantrix.native._native`: thin, typed in `_native.pyi`. `tantrix.native` and `tantrix.solver`
// use it.
#include "bindings/bindings.hpp"

NB_MODULE(_native, module) {
    tantrix::bind_rules(module);
    tantrix::bind_search(module);
    tantrix::bind_engine(module);
    tantrix::bind_mind_environments(module);
    tantrix::bind_solo_environments(module);
}
