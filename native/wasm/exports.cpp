#include "wasm/exports.hpp"

#include <utility>

#include "notation/json.hpp"
#include "notation/text.hpp"

namespace tantrix {

namespace {

std::string question_kept, answer_kept;

}  // namespace

std::string_view question_bytes() { return question_kept; }

std::vector<std::string_view> question_lines() { return split(question_kept, '\n'); }

std::size_t answer(std::string json) {
    answer_kept = std::move(json);
    return answer_kept.size();
}

std::string refusal_json(std::string_view id) {
    Json json;
    return json.open('{').key("refused").word(id).close('}').take();
}

std::size_t answer_refused(std::string_view id) { return answer(refusal_json(id)); }

}  // namespace tantrix

TANTRIX_EXPORT(question_room) char* question_room(std::size_t length) {
    tantrix::question_kept.resize(length);
    return tantrix::question_kept.data();
}

TANTRIX_EXPORT(answer_text) const char* answer_text() { return tantrix::answer_kept.data(); }
