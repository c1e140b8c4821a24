// A look ahead that samples the draws, with the network at its leaves.
//
// The placements that the network likes best are candidates. They are compared by sequential halving
// (Karnin, Koren and Somekh, ICML 2013): in each round all that are left get the same samples, and the
// better half goes on. Samples are common to the candidates: number n draws the tiles in the same order
// for each, so that the luck of the draw falls to all alike. Random games can be mixed in: a small network
// errs alike in all its leaves, and random games err differently.
//
// Where two sides play with an empty bag there is nothing to sample: see `DeepeningSearch`.
//
// Threads take samples of the same round and meet at its end, once for each halving (root parallel). What
// they find is added up exactly: the answer is the same for any number of threads.
#pragma once

#include "engine/sampler.hpp"

namespace tantrix {

struct SearchOptions {
    SampleOptions sample;
    int candidates = 20;
    double mix = 0;  // the weight of random games; without it none are played
};

// Think about a state, which is left as it was; with `threads` above 1 the others have copies. The same
// seed gives the same answer, whatever the number of threads, where the budget is counted in samples.
Candidates search(SearchState& state, const Network& network, const SearchOptions& options,
                  const Budget& budget, std::uint64_t seed, int threads);

}  // namespace tantrix
