// Comparison of bytes, which Swift's standard library does one by one.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/// Returns whether two ranges of `count` bytes are equal.
static inline bool protocol_style_equal_bytes(
    const void *_Nonnull left, const void *_Nonnull right, size_t count) {
  return memcmp(left, right, count) == 0;
}
