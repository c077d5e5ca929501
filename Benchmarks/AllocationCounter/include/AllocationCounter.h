// Counts the heap allocations of the process, by standing in front of glibc's allocator.

#pragma once

/// How many blocks were allocated so far, or -1 where the allocator cannot be counted.
long allocation_count(void);

/// How many bytes are allocated now, or -1 where the allocator cannot be asked.
long allocated_bytes(void);
