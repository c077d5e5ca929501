// The memory that the process has allocated, for tests of leaks.

#pragma once

/// Returns how many bytes are allocated and not freed, or 0 where the allocator doesn't report it.
long memory_in_use(void);
