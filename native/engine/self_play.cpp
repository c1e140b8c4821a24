#include "engine/self_play.hpp"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <optional>

namespace tantrix {

namespace {

constexpr std::uint32_t kMagic = 0x316c7874;  // "txl1"

struct GameHead {
    std::uint32_t magic, plies, number;
    std::uint8_t players, doubles, unused[2];
    Deal deal;
};

// A placement that was played, or an alternative, which stands before it.
struct Ply {
    std::uint32_t action;
    float utility, win, margin;
    std::uint16_t choices;
    std::uint8_t random, played;
};

template <class Value>
void write(std::string& log, const Value& value) {
    log.append(reinterpret_cast<const char*>(&value), sizeof value);
}

template <class Value>
Value read(std::string_view log, std::size_t at) {
    Value value;
    std::memcpy(&value, log.data() + at, sizeof value);
    return value;
}

Ply ply_of(const Candidate& candidate, int choices, bool random, bool played) {
    const auto utility = static_cast<float>(candidate.utility);
    return {candidate.action.bits,
            std::isnan(candidate.win) ? Candidate::kUnknown : utility,
            candidate.win,
            candidate.margin,
            static_cast<std::uint16_t>(std::min(choices, 0xffff)),
            random,
            played};
}

// One game and how it is written down.
class Scribe {
public:
    Scribe(const std::vector<Player>& players, const SelfPlayRequest& request, std::int64_t number)
        : players_(players),
          request_(request),
          random_(mixed(mixed(request.seed + 1) ^ mixed(~static_cast<std::uint64_t>(number)))) {
        head_ = {kMagic,
                 0,
                 static_cast<std::uint32_t>(number),
                 static_cast<std::uint8_t>(request.table.players),
                 request.table.doubles,
                 {},
                 Deal::of(random_.next())};
    }

    std::string play(const StopFlag& stop) {
        Game game(request_.table, head_.deal);
        const auto opening = random_.below(static_cast<std::uint32_t>(request_.random_opening) + 1);
        for (std::uint32_t placed = 0; !game.over(); ++placed) {
            if (stop.load(std::memory_order_relaxed)) return {};
            const bool random = placed < opening || uniform() < request_.exploration;
            game.place(random && game.list().size() > 1 ? any(game) : best(game, stop));
        }
        std::string log;
        head_.plies = static_cast<std::uint32_t>(plies_.size());
        write(log, head_);
        for (const Ply& ply : plies_) write(log, ply);
        return log;
    }

private:
    double uniform() { return static_cast<double>(random_.next() >> 11) * 0x1p-53; }

    Action any(const Game& game) {
        const int choices = game.list().size();
        const Action action = game.list()[random_.below(static_cast<std::uint32_t>(choices))];
        plies_.push_back(ply_of({action}, choices, true, true));
        return action;
    }

    Action best(Game& game, const StopFlag& stop) {
        const Player& player = players_[players_.size() == 1 ? 0 : static_cast<std::size_t>(game.player())];
        const int choices = game.list().size();
        const Candidates found = think(game.state(), player, random_.next(), stop);
        int written = 0;
        for (std::size_t index = 1; index < found.size() && written < request_.alternatives; ++index) {
            if (!found[index].samples) continue;
            plies_.push_back(ply_of(found[index], choices, false, false));
            ++written;
        }
        plies_.push_back(ply_of(found.front(), choices, false, true));
        return found.front().action;
    }

    const std::vector<Player>& players_;
    const SelfPlayRequest& request_;
    Random random_;
    GameHead head_;
    std::vector<Ply> plies_;
};

// Where the games of a log begin; none where the bytes are no log.
std::optional<std::vector<std::size_t>> games_of(std::string_view log) {
    std::vector<std::size_t> begins;
    for (std::size_t at = 0; at < log.size();) {
        if (log.size() - at < sizeof(GameHead)) return std::nullopt;
        const auto head = read<GameHead>(log, at);
        const Table table{head.players, head.doubles != 0};
        if (head.magic != kMagic || !table.possible()) return std::nullopt;
        if (head.plies > (log.size() - at - sizeof head) / sizeof(Ply)) return std::nullopt;
        TileSet tiles = 0;
        unsigned colours = 0;
        for (const int tile : head.deal.order) tiles |= tile <= kTiles ? only(tile) : 0;
        for (const int colour : head.deal.colours) colours |= colour < kColours ? 1U << colour : 0;
        if (tiles != kAllTiles || colours != 0xf) return std::nullopt;
        begins.push_back(at);
        at += sizeof head + head.plies * sizeof(Ply);
    }
    return begins;
}

// Play a game of a log again. `visit(game, ply)` is called before each placement; false where one of them
// is not legal.
template <class Visit>
bool replay(std::string_view log, std::size_t at, Game& game, Visit visit) {
    const auto head = read<GameHead>(log, at);
    at += sizeof head;
    for (std::uint32_t index = 0; index < head.plies; ++index, at += sizeof(Ply)) {
        const auto ply = read<Ply>(log, at);
        const Action action{ply.action};
        const ActionList& list = game.list();
        if (game.over() || std::find(list.begin(), list.end(), action) == list.end()) return false;
        visit(ply, action);
        if (ply.played) game.place(action);
    }
    return game.over();
}

Game game_at(std::string_view log, std::size_t at) {
    const auto head = read<GameHead>(log, at);
    return Game({head.players, head.doubles != 0}, head.deal);
}

bool inputs_of(std::string_view log, std::size_t at, InputArrays& out) {
    Game game = game_at(log, at);
    const auto head = read<GameHead>(log, at);
    const auto inputs = std::make_unique<Inputs>();
    const std::size_t first = out.player.size();
    const bool whole = replay(log, at, game, [&](const Ply& ply, Action action) {
        game.state().lay(action);
        gather(game.state(), *inputs);
        game.state().lift();
        for (int side = 0; side < inputs->sides; ++side) {
            const SideInputs& of = inputs->of[side];
            auto& rows = side ? out.other_rows : out.own_rows;
            auto& dense = side ? out.other_dense : out.own_dense;
            rows.insert(rows.end(), of.rows.begin(), of.rows.begin() + of.row_count);
            dense.insert(dense.end(), of.dense.begin(),
                         of.dense.begin() + kSideDense + (side ? 0 : kSharedDense));
            (side ? out.other_starts : out.own_starts).push_back(static_cast<std::uint32_t>(rows.size()));
        }
        out.first_other.push_back(static_cast<std::uint32_t>(out.other_starts.size() - 1));
        out.game.push_back(head.number);
        out.player.push_back(static_cast<std::uint8_t>(game.player()));
        out.players.push_back(head.doubles ? 5 : head.players);
        out.random.push_back(ply.random);
        out.played.push_back(ply.played);
        out.value.push_back(ply.utility);
        out.win.push_back(ply.win);
        out.expected.push_back(ply.margin);
        out.choices.push_back(ply.choices);
    });
    if (!whole) return false;
    for (std::size_t index = first; index < out.player.size(); ++index) {
        const int margin = final_margin(game.state().position(), out.player[index]);
        out.margin.push_back(static_cast<std::int8_t>(bin_of(margin) - kMostMargin));
    }
    return true;
}

// Do some work on each game of a log, on several threads: each takes games that lie one after the other.
template <class Work>
bool on_games(const std::vector<std::size_t>& begins, int threads, Work work) {
    std::atomic<bool> good{true};
    const auto share = [&](int thread) {
        const std::size_t from = begins.size() * static_cast<std::size_t>(thread) / threads,
                          to = begins.size() * static_cast<std::size_t>(thread + 1) / threads;
        for (std::size_t index = from; index < to && good; ++index) {
            if (!work(thread, begins[index])) good = false;
        }
    };
#ifdef TANTRIX_NO_THREADS
    threads = 1;
#endif
    run_on_threads(threads, share);
    return good;
}

}  // namespace

std::string self_play(const std::vector<Player>& players, const SelfPlayRequest& request,
                      const StopFlag& stop) {
    std::vector<std::string> games(static_cast<std::size_t>(request.count));
    std::atomic<std::int64_t> taken{0};
    const auto work = [&](int) {
        for (auto index = taken++; index < request.count; index = taken++) {
            games[static_cast<std::size_t>(index)] =
                Scribe(players, request, request.first + index).play(stop);
        }
    };
    run_on_threads(request.threads, work);
    std::string log;
    for (const std::string& game : games) log += game;
    return log;
}

void InputArrays::append(const InputArrays& other) {
    const auto join = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
    // Starts go on from the last one that is there.
    const auto go_on = [](auto& to, const auto& from) {
        const auto base = to.back();
        for (std::size_t index = 1; index < from.size(); ++index) to.push_back(base + from[index]);
    };
    go_on(own_starts, other.own_starts);
    go_on(other_starts, other.other_starts);
    go_on(first_other, other.first_other);
    join(own_rows, other.own_rows);
    join(other_rows, other.other_rows);
    join(own_dense, other.own_dense);
    join(other_dense, other.other_dense);
    join(game, other.game);
    join(player, other.player);
    join(players, other.players);
    join(random, other.random);
    join(played, other.played);
    join(margin, other.margin);
    join(value, other.value);
    join(win, other.win);
    join(expected, other.expected);
    join(choices, other.choices);
}

bool log_inputs(std::string_view log, int threads, InputArrays& out) {
    const auto begins = games_of(log);
    if (!begins) return false;
    std::vector<InputArrays> parts(static_cast<std::size_t>(threads));
    const bool good = on_games(*begins, threads, [&](int thread, std::size_t at) {
        return inputs_of(log, at, parts[static_cast<std::size_t>(thread)]);
    });
    for (const InputArrays& part : parts) out.append(part);
    return good;
}

bool label_log(std::string_view log, std::int64_t playouts, std::uint64_t seed, int threads,
               std::vector<float>& out, const StopFlag& stop) {
    const auto begins = games_of(log);
    if (!begins) return false;
    std::vector<std::vector<float>> parts(static_cast<std::size_t>(threads));
    const UtilityTable& worth = utility_table(Utility::win);
    const bool good = on_games(*begins, threads, [&](int thread, std::size_t at) {
        if (stop.load(std::memory_order_relaxed)) return true;
        Game game = game_at(log, at);
        const auto list = std::make_unique<ActionList>();
        Random random(mixed(seed) ^ mixed(~static_cast<std::uint64_t>(at)));
        return replay(log, at, game, [&](const Ply&, Action action) {
            Position& position = game.state().bare();
            const int player = position.player(), depth = position.depth();
            double sum = 0;
            for (std::int64_t number = 0; number < playouts; ++number) {
                const Bag bag = Bag::shuffled(position, random);
                position.push(action, list.get());
                play_on(position, *list, bag, random);
                sum += worth[bin_of(final_margin(position, player))];
                while (position.depth() > depth) position.pop();
            }
            parts[static_cast<std::size_t>(thread)].push_back(
                static_cast<float>(sum / static_cast<double>(playouts)));
        });
    });
    for (const auto& part : parts) out.insert(out.end(), part.begin(), part.end());
    return good;
}

}  // namespace tantrix
