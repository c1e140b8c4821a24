#include "search/track/loop_annealer.hpp"

#include <cstdlib>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "search/search_control.hpp"

namespace tantrix {

namespace {
// Of 1,024 moves that are so much for the worse, how many are kept: those of a temperature of 0.9.
constexpr std::array<unsigned, 8> kKept{1024, 337, 111, 37, 12, 4, 1, 0};
}  // namespace

std::vector<int> Preferences::required() const {
    std::vector<int> required;
    for (const CellPreference& one : cells)
        if (one.missed > 0) required.push_back(one.cell);
    return required;
}

LoopAnnealer::LoopAnnealer(const Grid& grid, const PathSpec& spec, SearchControl& control, Shuffler& shuffler,
                           const Preferences& preferences)
    : spec_(spec),
      control_(control),
      shuffler_(shuffler),
      loop_(grid, spec.size, shuffler, preferences.required()),
      preferences_(preferences),
      preference_of_(grid.size(), -1),
      taken_(preferences.copies.size(), 0) {
    for (std::size_t i = 0; i < preferences.cells.size(); ++i) {
        preference_of_[preferences.cells[i].cell] = static_cast<int>(i);
        penalty_ += preferences.cells[i].missed;
    }
    for (int tile = 0; tile < loop_.size(); ++tile) count(tile, 1);
}

void LoopAnnealer::count(int by) {
    for (int tile : loop_.touched()) count(tile, by);
}

void LoopAnnealer::count(int tile, int by) {
    counts_[loop_.link(tile)] += by;
    const int number = preference_of_[loop_.cell(tile)];
    if (number < 0) return;
    const CellPreference& preference = preferences_.cells[number];
    const int way = 6 * loop_.back(tile) + loop_.on(tile), sole = preference.sole[way];
    penalty_ += by * (preference.cost[way] - preference.missed);
    if (sole < 0) return;
    const int before = std::max(0, taken_[sole] - preferences_.copies[sole]);
    taken_[sole] += by;
    penalty_ += std::max(0, taken_[sole] - preferences_.copies[sole]) - before;
}

int LoopAnnealer::cost() const {
    int sum = penalty_;
    for (int link = 1; link <= 3; ++link) sum += std::abs(counts_[link] - spec_.left[link]);
    return sum;
}

// Moves one corner elsewhere; back again where that is for the worse, most of the time.
void LoopAnnealer::move(bool freely) {
    if (!loop_.aim()) return;
    const int was = cost();
    count(-1);
    loop_.make();
    count(1);
    const int worse = cost() - was;
    if (freely || worse <= 0 || shuffler_.next() % 1024 < kKept[std::min(worse, 7)]) return;
    count(-1);
    loop_.undo();
    count(1);
}

bool LoopAnnealer::next(int first_link, std::vector<Slot>& slots) {
    const int free = preferences_.cells.empty() ? 2 * loop_.size() : loop_.size() / 2;
    for (int i = 0; i < free; ++i) move(true);
    while (cost() > 0 || !write(first_link, slots)) {
        control_.tick();
        if (control_.halted()) return false;
        move(cost() == 0);
    }
    return true;
}

bool LoopAnnealer::write(int first_link, std::vector<Slot>& slots) const {
    int first = 0;
    for (int tried = 0; first_link != 0; first = loop_.next(first)) {
        if (loop_.link(first) == first_link && preference_of_[loop_.cell(first)] < 0) break;
        if (++tried == loop_.size()) return false;
    }
    slots.clear();
    int tile = first;
    do {
        slots.push_back({loop_.cell(tile), loop_.back(tile), loop_.on(tile)});
        tile = loop_.next(tile);
    } while (tile != first);
    return true;
}

}  // namespace tantrix
