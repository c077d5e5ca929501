// The names of getters and witnesses in the running program.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A function of the program.
typedef struct {
  /// The mangled name, which is never freed; null if the function isn't known.
  const char *_Nullable name;

  /// The number of bytes of its code.
  size_t size;
} protocol_style_function;

/// Returns the getter or the witness of a getter that begins at an address.
///
/// On Linux only functions of the executable itself are known, and only if its symbols weren't
/// stripped. The first call reads them. Not safe to call from several threads at once.
protocol_style_function protocol_style_function_at(uintptr_t address);

/// Writes the demangled form of a name of Swift with a zero at its end to a buffer, and returns
/// whether it has room there.
bool protocol_style_demangle(
    const char *_Nonnull name, char *_Nonnull buffer, size_t capacity);
