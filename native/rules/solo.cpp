#include "rules/solo.hpp"

#include <algorithm>
#include <cstdlib>

namespace tantrix {

bool SoloGame::legal(const SoloMove& move) const {
    if (drawing()) return false;
    if (move.step != Step::none) return std::ranges::find(steps_, move.step) != steps_.end();
    return std::ranges::find(legal_, move.placed) != legal_.end();
}

int SoloGame::settle() {
    if (!drawing() || !bag_.known) return 0;
    const int tile = bag_.order.front();
    draw(tile);
    return tile;
}

std::vector<Cell> SoloGame::legal_cells() const {
    std::vector<Cell> cells;
    for (const Action action : legal_) cells.push_back(action.cell());
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

bool lay_all(Board& board, const std::vector<ExternalPlacement>& placed) {
    const Plane plane;
    const auto reach = kBoardGrid.width / 2 - kMargin - kTiles + static_cast<std::int64_t>(placed.size());
    for (const ExternalPlacement& one : placed) {
        const Action action = plane.place(one);
        if (action == Action::none() || std::max(std::abs(one.q), std::abs(one.r)) > reach) return false;
        if (board.covered(action.cell()) || board.played() & only(action.tile())) return false;
        const Fits& fits = kPatternTables.fits[board.pattern(action.cell())];
        if (!(fits.of(action.tile()) >> action.rotation() & 1)) return false;
        board.push(action.cell(), action.it());
    }
    return true;
}

}  // namespace tantrix
