// Four images: an application, a library of the system, a library without conformances, and one
// that was just unloaded. Prints what CStyleRuntime finds in them.

#include <mach-o/dyld.h>
#include <mach-o/getsect.h>
#include <stdio.h>
#include <string.h>

#include "ConformanceSections.h"

struct image {
  struct mach_header_64 header;
  struct {
    uint32_t cmd;
    uint32_t cmdsize;
    uint8_t uuid[16];
  } identifier;
  struct segment_command_64 segments[3];
};

static struct image make(uint32_t flags, uint64_t address) {
  struct image image = {{MH_MAGIC_64, 0, 0, 0, 4, 0, flags, 0}, {LC_UUID, 24, {0}}, {{0}}};
  const char *names[] = {"__PAGEZERO", SEG_TEXT, SEG_LINKEDIT};
  for (int index = 0; index < 3; index++) {
    struct segment_command_64 *segment = &image.segments[index];
    segment->cmd = LC_SEGMENT_64;
    segment->cmdsize = sizeof *segment;
    strncpy(segment->segname, names[index], 16);
    segment->vmaddr = index == 0 ? 0 : address + index * 0x1000;
    segment->vmsize = 0x800;
    segment->initprot = index == 0 ? 0 : VM_PROT_READ;
  }
  return image;
}

static struct image images[3];
static uint8_t records[12];

uint32_t _dyld_image_count(void) { return 4; }

const struct mach_header *_dyld_get_image_header(uint32_t index) {
  return index < 3 ? (const struct mach_header *)&images[index] : NULL;
}

intptr_t _dyld_get_image_vmaddr_slide(uint32_t index) { return index == 0 ? 0x10 : 0; }

uint8_t *getsectiondata(
    const struct mach_header_64 *header, const char *segment, const char *section,
    unsigned long *size) {
  if (header == &images[2].header || strcmp(segment, SEG_TEXT) != 0) return NULL;
  if (strcmp(section, "__swift5_proto") != 0) return NULL;
  *size = sizeof records;
  return records;
}

int main(void) {
  images[0] = make(0, 0x10000);
  images[1] = make(MH_DYLIB_IN_CACHE, 0x20000);
  images[2] = make(0, 0x30000);
  protocol_style_section sections[4];
  long count = protocol_style_conformance_sections(NULL, 0);
  printf("%ld images\n", count);
  if (protocol_style_conformance_sections(sections, 4) != count) return 1;
  for (long index = 0; index < count; index++) {
    const char *place = sections[index].start == records ? "records" : "none";
    printf("%s %zu\n", place, sections[index].length);
  }
  protocol_style_segment segments[16];
  size_t found = protocol_style_segments(segments, 16);
  for (size_t index = 0; index < found; index++) {
    printf("%zx-%zx\n", (size_t)segments[index].start, (size_t)segments[index].end);
  }
  return 0;
}
