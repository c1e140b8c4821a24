#include "wasm/replay.hpp"

#include "notation/text.hpp"

namespace tantrix {

Action read_action(const Position& position, std::string_view text) {
    const auto told = read_action(text);
    if (!told) return Action::none();
    const auto& [kind, placed] = *told;
    if (kind == Action::Kind::placement) return position.place(placed);
    const bool real = placed.tile >= 0 && placed.tile <= kTiles;
    if (!real) return Action::none();
    const int number = static_cast<int>(placed.tile);
    return kind == Action::Kind::draw ? Action::draw(number) : Action::resign(number);
}

std::unique_ptr<Position> replayed(std::string_view start, std::string_view actions) {
    const auto setup = read_position(start);
    auto position = std::make_unique<Position>();
    if (!setup || position->set_up(*setup)) return nullptr;
    for (const std::string_view word : split(actions, ' ')) {
        position->settle();
        if (word.empty()) continue;
        const Action action = read_action(*position, word);
        if (!position->legal(action)) return nullptr;
        position->push(action);
    }
    position->settle();
    return position;
}

}  // namespace tantrix
