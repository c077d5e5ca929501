// The declarations of Mach-O files that CStyleRuntime uses, as the manual page Mach-O(5) of macOS
// describes them, so that its code is compiled and tested on other systems, too.

#pragma once

#include <stdint.h>

#define MH_MAGIC_64 0xFEEDFACF
#define MH_DYLIB_IN_CACHE 0x80000000
#define LC_SEGMENT_64 0x19
#define LC_UUID 0x1B
#define SEG_TEXT "__TEXT"
#define SEG_LINKEDIT "__LINKEDIT"
#define VM_PROT_READ 1

struct mach_header {
  uint32_t magic;
  int cputype;
  int cpusubtype;
  uint32_t filetype;
  uint32_t ncmds;
  uint32_t sizeofcmds;
  uint32_t flags;
};

struct mach_header_64 {
  uint32_t magic;
  int cputype;
  int cpusubtype;
  uint32_t filetype;
  uint32_t ncmds;
  uint32_t sizeofcmds;
  uint32_t flags;
  uint32_t reserved;
};

struct load_command {
  uint32_t cmd;
  uint32_t cmdsize;
};

struct segment_command_64 {
  uint32_t cmd;
  uint32_t cmdsize;
  char segname[16];
  uint64_t vmaddr;
  uint64_t vmsize;
  uint64_t fileoff;
  uint64_t filesize;
  int maxprot;
  int initprot;
  uint32_t nsects;
  uint32_t flags;
};
