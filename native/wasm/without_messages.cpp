// Ends the program without a word where the standard library finds itself misused: to print why would
// make a page import files and streams, which it has not.
#include <__verbose_abort>

namespace std {
inline namespace __1 {

[[noreturn]] void __libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }

}  // namespace __1
}  // namespace std

// What is called in the place of a virtual function that nobody has written.
extern "C" [[noreturn]] void __cxa_pure_virtual() { __builtin_trap(); }
extern "C" [[noreturn]] void __cxa_deleted_virtual() { __builtin_trap(); }
