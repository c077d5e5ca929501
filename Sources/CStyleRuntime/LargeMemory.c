#define _DEFAULT_SOURCE

#include "LargeMemory.h"

#if defined(__linux__)
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

void protocol_style_advise_large(void *start, size_t length) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
  // Only whole pages can be advised. If the kernel rejects the advice, nothing changes.
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t begin = ((uintptr_t)start + page - 1) & ~(page - 1);
  uintptr_t end = ((uintptr_t)start + length) & ~(page - 1);
  if (begin < end) madvise((void *)begin, end - begin, MADV_HUGEPAGE);
#else
  (void)start;
  (void)length;
#endif
}
