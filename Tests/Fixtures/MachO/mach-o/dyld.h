// The functions of macOS's dynamic linker that CStyleRuntime calls: see dyld(3).

#pragma once

#include <mach-o/loader.h>

uint32_t _dyld_image_count(void);
const struct mach_header *_dyld_get_image_header(uint32_t image_index);
intptr_t _dyld_get_image_vmaddr_slide(uint32_t image_index);
