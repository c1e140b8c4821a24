// How a page asks: it writes a question, lines of UTF-8, into room that `question_room` makes, calls the
// function of the question, and reads JSON of the length returned at `answer_text`.
//
// Text and JSON go over the boundary because both ends have them already: positions, placements and
// puzzles have exact text forms, and the answers have the shapes of the server's, which the page's types
// are made of. Packed numbers would be a third statement of both, and save nothing that could be felt: to
// read a game of fifty placements, play it again and write its view takes less than a millisecond.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#define TANTRIX_EXPORT(name) extern "C" [[clang::export_name(#name)]]

namespace tantrix {

std::vector<std::string_view> question_lines();
// All of it, where it is no text.
std::string_view question_bytes();

// Keeps an answer to be read, and returns its length.
std::size_t answer(std::string json);

// What is answered to a question that cannot be read: `{"refused": id}`.
std::string refusal_json(std::string_view id);
std::size_t answer_refused(std::string_view id);

}  // namespace tantrix
