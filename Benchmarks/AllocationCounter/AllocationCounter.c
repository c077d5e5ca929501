#include "AllocationCounter.h"

// Sanitizers replace the same functions.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED
#endif
#endif

#if defined(__linux__) && __has_include(<gnu/libc-version.h>) && !defined(SANITIZED)
#include <malloc.h>
#include <stddef.h>
#include <stdio.h>
#include <unistd.h>

// glibc's own entry points: the names below replace the public ones in the whole process.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// Of each thread, because threads that share a counter wait for each other at each allocation, in tests,
// too, which link this file with the benchmarks.
static _Thread_local __attribute__((tls_model("initial-exec"))) struct {
  long count, bytes;
} requested;

static void *counted(void *block, size_t size) {
  requested.count += 1;
  requested.bytes += (long)size;
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size), size); }
void *calloc(size_t number, size_t size) {
  return counted(__libc_calloc(number, size), number * size);
}
void *realloc(void *block, size_t size) { return counted(__libc_realloc(block, size), size); }
void *memalign(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size), size);
}
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = memalign(alignment, size);
  return *block ? 0 : 12;
}

long allocation_count(void) { return requested.count; }
long requested_bytes(void) { return requested.bytes; }
long allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}
void release_free_memory(void) { malloc_trim(0); }
long resident_bytes(void) {
  FILE *file = fopen("/proc/self/statm", "r");
  long pages = -1;
  if (file) {
    // The second number is the number of resident pages.
    if (fscanf(file, "%*d %ld", &pages) != 1) pages = -1;
    fclose(file);
  }
  return pages < 0 ? -1 : pages * sysconf(_SC_PAGESIZE);
}
void reset_peak_bytes(void) {
  FILE *file = fopen("/proc/self/clear_refs", "w");
  if (!file) return;
  fputs("5", file);
  fclose(file);
}
long peak_bytes(void) {
  FILE *file = fopen("/proc/self/status", "r");
  char line[256];
  long kilobytes = -1;
  while (file && kilobytes < 0 && fgets(line, sizeof line, file)) {
    if (sscanf(line, "VmHWM: %ld kB", &kilobytes) != 1) kilobytes = -1;
  }
  if (file) fclose(file);
  return kilobytes < 0 ? -1 : kilobytes * 1024;
}
#else
long allocation_count(void) { return -1; }
long requested_bytes(void) { return -1; }
long allocated_bytes(void) { return -1; }
void release_free_memory(void) {}
long resident_bytes(void) { return -1; }
void reset_peak_bytes(void) {}
long peak_bytes(void) { return -1; }
#endif
