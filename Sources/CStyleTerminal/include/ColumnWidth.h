#pragma once

#include <stdint.h>

/// Returns the columns that a character takes up in a terminal according to the C library's
/// `wcwidth`, or -1 for a nonprintable character.
///
/// Written in C because Glibc only exposes `wcwidth` to Swift with a feature macro. Called with a
/// Unicode locale, because the process's locale may be `C`, which only supports ASCII. The locale
/// is set for the calling thread, and restored afterward.
int style_column_width(uint32_t scalar);
