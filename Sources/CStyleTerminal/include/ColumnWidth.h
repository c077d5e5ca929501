#pragma once

#include <stdint.h>

/// The columns that a character takes in a terminal, by the C library's `wcwidth`; -1 for one that
/// cannot be shown.
///
/// In C, for Glibc shows `wcwidth` to Swift only under a feature macro. Asked in a locale that knows
/// Unicode: what the process has set may be `C`, which knows ASCII alone. That concerns the calling
/// thread only, and only for the time of the call.
int style_column_width(uint32_t scalar);
