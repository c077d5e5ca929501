// Counts the heap allocations of the process, by standing in front of glibc's allocator, and what
// memory it takes.

#pragma once

/// How many blocks were allocated so far, or -1 where the allocator cannot be counted.
long allocation_count(void);

/// How many bytes are allocated now, or -1 where the allocator cannot be asked.
long allocated_bytes(void);

/// Gives what is free in the heap back to the system, where that can be asked for.
void release_free_memory(void);

/// How many bytes of the process are in memory, or -1 where that is not known.
long resident_bytes(void);
