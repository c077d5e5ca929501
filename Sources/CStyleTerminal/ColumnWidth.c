#define _GNU_SOURCE
#include "ColumnWidth.h"

#if defined(_WIN32)
// The C library of Windows has no wcwidth: StyleTerminal uses Unicode's properties there.
#elif defined(__wasi__)
#include <wchar.h>

// WASI's library is musl's, whose widths are those of Unicode in each locale.
int style_column_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
#else
#include <locale.h>
#include <pthread.h>
#include <wchar.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

static locale_t unicode;
static pthread_once_t made = PTHREAD_ONCE_INIT;

// Never freed, because all threads share it. It's immutable.
static void make_locale(void) {
  const char *names[] = {"C.UTF-8", "en_US.UTF-8", "UTF-8"};
  for (int i = 0; i < 3 && !unicode; i++) unicode = newlocale(LC_CTYPE_MASK, names[i], (locale_t)0);
}

int style_column_width(uint32_t scalar) {
  pthread_once(&made, make_locale);
  if (!unicode) return wcwidth((wchar_t)scalar);
  locale_t outer = uselocale(unicode);
  int width = wcwidth((wchar_t)scalar);
  uselocale(outer);
  return width;
}
#endif
