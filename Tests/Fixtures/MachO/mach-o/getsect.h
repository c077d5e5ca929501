// The function that finds a section of a loaded image: see getsectiondata(3) of macOS.

#pragma once

#include <mach-o/loader.h>

uint8_t *getsectiondata(
    const struct mach_header_64 *header, const char *segment, const char *section,
    unsigned long *size);
