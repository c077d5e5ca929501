// Advice on memory, which Swift has no spelling for.

#pragma once

#include <stddef.h>

/// Tells the kernel that a large piece of memory will be used as a whole, so that it may map it in
/// pages of 2 MiB: a tenth of the time that attaching takes is page faults otherwise. Does nothing
/// where there is no such advice.
void protocol_style_advise_large(void *_Nonnull start, size_t length);
