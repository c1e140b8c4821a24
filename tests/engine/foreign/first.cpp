// An engine in C++ that places the first of the legal placements, by the native rules.
#include <iostream>
#include <sstream>
#include <string>

#include "rules/position.hpp"
#include "notation/text.hpp"

namespace {

// The code of the first legal placement of a position, `none` where there is none.
std::string first(const std::string& text) {
    const auto setup = tantrix::read_position(text);
    tantrix::Position position;
    if (!setup || position.set_up(*setup)) return "";
    tantrix::ActionList legal;
    if (!position.over() && !position.drawing()) position.actions(legal);
    return legal.begin() == legal.end() ? "none" : tantrix::code(position.external(*legal.begin()));
}

}  // namespace

int main() {
    std::string line, position;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        std::string verb;
        words >> verb;
        if (verb == "tep") {
            std::cout << "id name first in C++\nprotocol 1\ntepok\n";
        } else if (verb == "isready") {
            std::cout << "readyok\n";
        } else if (verb == "position") {
            position = line.substr(verb.size() + 1);
        } else if (verb == "go") {
            const std::string choice = first(position);
            std::cout << (choice.empty() ? "error bad.position" : "bestmove " + choice) << '\n';
        } else if (verb == "quit") {
            break;
        }
        std::cout.flush();
    }
}
