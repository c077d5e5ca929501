#include "MemoryStatistics.h"

#if defined(__linux__) && __has_include(<gnu/libc-version.h>)
#include <malloc.h>

long memory_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}
#elif defined(__APPLE__)
#include <malloc/malloc.h>

long memory_in_use(void) { return (long)mstats().bytes_used; }
#else
long memory_in_use(void) { return 0; }
#endif
