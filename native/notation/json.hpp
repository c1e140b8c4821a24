// JSON, written into one text: numbers, words of our own (which need no escaping), lists and objects.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tantrix {

class Json {
public:
    Json& open(char bracket) {
        separate();
        text_ += bracket;
        return *this;
    }
    Json& close(char bracket) {
        text_ += bracket;
        return *this;
    }
    Json& key(std::string_view name) {
        word(name);
        text_ += ':';
        return *this;
    }
    Json& word(std::string_view text) {
        separate();
        text_ += '"';
        text_ += text;
        text_ += '"';
        return *this;
    }
    Json& letter(char letter) { return word({&letter, 1}); }
    Json& number(std::int64_t number) { return literal(std::to_string(number)); }
    Json& boolean(bool value) { return literal(value ? "true" : "false"); }
    Json& null() { return literal("null"); }
    // What is JSON already.
    Json& literal(std::string_view text) {
        separate();
        text_ += text;
        return *this;
    }

    template <class Items, class Write>
    Json& list(const Items& items, Write write) {
        open('[');
        for (const auto& item : items) write(item);
        return close(']');
    }

    std::string take() { return std::move(text_); }

private:
    // A comma, unless this is the first of its list or object or the value of a key.
    void separate() {
        if (text_.empty()) return;
        const char last = text_.back();
        if (last != '[' && last != '{' && last != ':') text_ += ',';
    }

    std::string text_;
};

}  // namespace tantrix
