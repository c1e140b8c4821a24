#include "mould.hpp"

#include <cstdlib>

namespace tantrix::solver {

namespace {
// Of 1,024 moves that are so much for the worse, how many are kept: those of a heat of 0.9.
constexpr std::array<unsigned, 8> kKept{1024, 337, 111, 37, 12, 4, 1, 0};
}  // namespace

std::vector<int> Wishes::musts() const {
    std::vector<int> musts;
    for (const Wish& one : cells)
        if (one.missed > 0) musts.push_back(one.cell);
    return musts;
}

Mould::Mould(const Grid& grid, const Course& course, Reins& reins, Shuffler& shuffler,
             const Wishes& wishes)
    : course_(course), reins_(reins), shuffler_(shuffler),
      solid_(grid, course.size, shuffler, wishes.musts()), wishes_(wishes),
      wish_(grid.size(), -1), taken_(wishes.copies.size(), 0) {
    for (std::size_t i = 0; i < wishes.cells.size(); ++i) {
        wish_[wishes.cells[i].cell] = static_cast<int>(i);
        strain_ += wishes.cells[i].missed;
    }
    for (int tile = 0; tile < solid_.size(); ++tile) count(tile, 1);
}

void Mould::count(int by) {
    for (int tile : solid_.touched()) count(tile, by);
}

void Mould::count(int tile, int by) {
    counts_[solid_.link(tile)] += by;
    const int wished = wish_[solid_.cell(tile)];
    if (wished < 0) return;
    const Wish& wish = wishes_.cells[wished];
    const int way = 6 * solid_.back(tile) + solid_.on(tile), sole = wish.sole[way];
    strain_ += by * (wish.cost[way] - wish.missed);
    if (sole < 0) return;
    const int before = std::max(0, taken_[sole] - wishes_.copies[sole]);
    taken_[sole] += by;
    strain_ += std::max(0, taken_[sole] - wishes_.copies[sole]) - before;
}

int Mould::lack() const {
    int sum = strain_;
    for (int link = 1; link <= 3; ++link) sum += std::abs(counts_[link] - course_.left[link]);
    return sum;
}

// Moves one corner elsewhere; back again where that is for the worse, most of the time.
void Mould::move(bool freely) {
    if (!solid_.aim()) return;
    const int was = lack();
    count(-1);
    solid_.make();
    count(1);
    const int worse = lack() - was;
    if (freely || worse <= 0 || shuffler_.next() % 1024 < kKept[std::min(worse, 7)]) return;
    count(-1);
    solid_.undo();
    count(1);
}

bool Mould::next(int first_link, std::vector<Spot>& spots) {
    const int free = wishes_.cells.empty() ? 2 * solid_.size() : solid_.size() / 2;
    for (int i = 0; i < free; ++i) move(true);
    while (lack() > 0 || !write(first_link, spots)) {
        reins_.tick();
        if (reins_.halted()) return false;
        move(lack() == 0);
    }
    return true;
}

bool Mould::write(int first_link, std::vector<Spot>& spots) const {
    int first = 0;
    for (int tried = 0; first_link != 0; first = solid_.next(first)) {
        if (solid_.link(first) == first_link && wish_[solid_.cell(first)] < 0) break;
        if (++tried == solid_.size()) return false;
    }
    spots.clear();
    int tile = first;
    do {
        spots.push_back({solid_.cell(tile), solid_.back(tile), solid_.on(tile)});
        tile = solid_.next(tile);
    } while (tile != first);
    return true;
}

}  // namespace tantrix::solver
