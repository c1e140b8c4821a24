// Double rows of a loop that repeat: a period of tiles that may be put into a loop again and again;
// described in double_row.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "common/hex.hpp"
#include "common/random.hpp"
#include "search/solver.hpp"

namespace tantrix {

// One period of a double row, each of its tiles once.
struct DoubleRow {
    // Two tiles that touch across the row: `near` and, in the direction `across`, `far`. The row continues
    // clockwise of that direction, with the tile numbered `next`.
    struct Seam {
        Placement near, far;
        int across, next;
    };
    std::vector<Placement> tiles;
    std::vector<Seam> seams;
    int dq = 0, dr = 0;  // from one period to the next
};

// Makes double rows of given tiles at random.
class DoubleRowMaker {
public:
    // All tiles have the colour.
    DoubleRowMaker(const std::vector<std::uint8_t>& tiles, int colour, Shuffler& shuffler);

    // Whether the links of the tiles allow any.
    bool possible() const { return size() >= 2 && size() % 2 == 0 && links_[2] % 2 == 0; }
    // Tries one shape, with a limited number of trials for its tiles.
    bool make(DoubleRow& row);

private:
    struct Choice {
        std::uint8_t tile;
        std::array<int, 2> ends;
    };
    struct Cell {
        int q, r;
        std::array<int, 2> ends{};  // the directions of the link
    };
    struct Contact {
        int edge, cell;
    };
    struct Seam {
        Cell near;
        int across, next;
    };
    using Line = std::vector<int>;  // cells in the order of the loop

    int size() const { return static_cast<int>(choices_.size()); }
    int random(int bound) { return static_cast<int>(shuffler_.next() % static_cast<unsigned>(bound)); }
    void draw_shape();
    int widen(Cell from, int direction, int side, int count, Line& line);
    bool join(const Line& line);
    bool links_match() const;
    bool find_contacts();
    bool assign(int number);
    bool fits(int number) const;
    Placement laid_at(int q, int r) const;
    void write(DoubleRow& row) const;

    Shuffler& shuffler_;
    std::vector<Choice> choices_;
    std::array<int, 4> links_{};  // how many tiles have each link
    std::vector<Cell> cells_;
    std::array<Line, 2> lines_;
    std::vector<Seam> seams_;
    std::vector<std::vector<Contact>> contacts_;  // of each cell with those before it in any period
    std::vector<Placement> laid_;
    std::vector<std::uint8_t> used_;
    int dq_ = 0, dr_ = 0, trials_ = 0;
};

}  // namespace tantrix
