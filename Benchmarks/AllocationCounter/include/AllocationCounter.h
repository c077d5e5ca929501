// Counts the heap allocations of threads by wrapping glibc's allocator, and measures memory.

#pragma once

/// The number of blocks that the current thread has allocated so far, or -1 if allocations can't be counted.
long allocation_count(void);

/// The sizes of all blocks that the current thread has allocated so far, in bytes, also of those that
/// are freed, or -1 if allocations can't be counted.
long requested_bytes(void);

/// The number of currently allocated bytes, or -1 if the allocator doesn't provide it.
long allocated_bytes(void);

/// Returns free heap memory to the system, if the allocator supports it.
void release_free_memory(void);

/// The number of resident bytes of the process, or -1 if it isn't known.
long resident_bytes(void);

/// Makes the current resident size the peak; does nothing where the system doesn't support it.
void reset_peak_bytes(void);

/// The largest number of resident bytes since the last reset, or -1 if it isn't known.
long peak_bytes(void);
