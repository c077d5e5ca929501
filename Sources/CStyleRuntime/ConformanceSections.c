#define _GNU_SOURCE  // for dl_iterate_phdr
#include "ConformanceSections.h"

#include <string.h>

size_t protocol_style_next_place(uint8_t byte, const uint8_t *list, size_t start, size_t count) {
  const uint8_t *found = start < count ? memchr(list + start, byte, count - start) : NULL;
  return found ? (size_t)(found - list) : count;
}

// The code below assumes the layout of metadata on 64-bit platforms.
#if defined(__linux__) && UINTPTR_MAX == UINT64_MAX
#include <link.h>

// The beginning of the runtime's `MetadataSections`. New fields are added at the end, with a new
// version. Unknown versions are rejected, to be safe.
struct metadata_sections {
  uintptr_t version;
  const void *base_address;
  void *unused[2];
  protocol_style_section protocols;
  protocol_style_section conformances;
};

enum { first_known_version = 1, last_known_version = 5 };

// Weak, because older runtimes don't have this function.
extern void swift_enumerateAllMetadataSections(
    bool (*body)(const struct metadata_sections *sections, void *context), void *context)
    __attribute__((weak));

struct collected {
  protocol_style_section *sections;
  size_t capacity;
  long count;
};

static bool is_known(const struct metadata_sections *sections) {
  return sections->version >= first_known_version && sections->version <= last_known_version;
}

static bool collect(const struct metadata_sections *sections, void *context) {
  struct collected *collected = context;
  if (!is_known(sections)) {
    collected->count = -1;
    return false;
  }
  if ((size_t)collected->count < collected->capacity) {
    collected->sections[collected->count] = sections->conformances;
  }
  collected->count += 1;
  return true;
}

long protocol_style_conformance_sections(protocol_style_section *sections, size_t capacity) {
  if (!swift_enumerateAllMetadataSections) return -1;
  struct collected collected = {sections, capacity, 0};
  swift_enumerateAllMetadataSections(collect, &collected);
  return collected.count;
}

static bool find_unknown(const struct metadata_sections *sections, void *context) {
  if (is_known(sections)) return true;
  *(long *)context = (long)sections->version;
  return false;
}

long protocol_style_unknown_version(void) {
  long version = -1;
  if (swift_enumerateAllMetadataSections) {
    swift_enumerateAllMetadataSections(find_unknown, &version);
  }
  return version;
}

struct collected_segments {
  protocol_style_segment *segments;
  size_t capacity;
  size_t count;
};

static int collect_segments(struct dl_phdr_info *info, size_t size, void *context) {
  struct collected_segments *collected = context;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_R)) continue;
    if (collected->count < collected->capacity) {
      uintptr_t start = info->dlpi_addr + header->p_vaddr;
      collected->segments[collected->count] =
          (protocol_style_segment){start, start + header->p_memsz};
    }
    collected->count += 1;
  }
  return 0;
}

size_t protocol_style_segments(protocol_style_segment *segments, size_t capacity) {
  struct collected_segments collected = {segments, capacity, 0};
  dl_iterate_phdr(collect_segments, &collected);
  return collected.count;
}

#elif defined(__APPLE__) && UINTPTR_MAX == UINT64_MAX
#include <mach-o/dyld.h>
#include <mach-o/getsect.h>
#include <mach-o/loader.h>

static const struct mach_header_64 *header_of_image(uint32_t index) {
  const struct mach_header *header = _dyld_get_image_header(index);
  if (!header || header->magic != MH_MAGIC_64) return NULL;
  return (const struct mach_header_64 *)header;
}

// Images of the system, which are in the shared cache, are left out: no conformance to a protocol
// of this package can be in them, and they have a hundred thousand others.
long protocol_style_conformance_sections(protocol_style_section *sections, size_t capacity) {
  size_t count = 0;
  for (uint32_t index = 0; index < _dyld_image_count(); index++) {
    const struct mach_header_64 *header = header_of_image(index);
    if (!header || (header->flags & MH_DYLIB_IN_CACHE)) continue;
    if (count < capacity) {
      unsigned long length = 0;
      const uint8_t *start = getsectiondata(header, SEG_TEXT, "__swift5_proto", &length);
      sections[count] = (protocol_style_section){start, start ? length : 0};
    }
    count += 1;
  }
  return (long)count;
}

// Those of the system are included, because records refer to its protocols. The last segment, which
// its images have in common, is left out.
size_t protocol_style_segments(protocol_style_segment *segments, size_t capacity) {
  size_t count = 0;
  for (uint32_t index = 0; index < _dyld_image_count(); index++) {
    const struct mach_header_64 *header = header_of_image(index);
    if (!header) continue;
    uintptr_t slide = (uintptr_t)_dyld_get_image_vmaddr_slide(index);
    const struct load_command *command = (const struct load_command *)(header + 1);
    for (uint32_t number = 0; number < header->ncmds; number++) {
      const struct segment_command_64 *segment = (const struct segment_command_64 *)command;
      if (command->cmd == LC_SEGMENT_64 && (segment->initprot & VM_PROT_READ) &&
          strcmp(segment->segname, SEG_LINKEDIT) != 0) {
        if (count < capacity) {
          uintptr_t start = slide + (uintptr_t)segment->vmaddr;
          segments[count] =
              (protocol_style_segment){start, start + (uintptr_t)segment->vmsize};
        }
        count += 1;
      }
      command = (const struct load_command *)((const char *)command + command->cmdsize);
    }
  }
  return count;
}
#endif

#if !defined(__linux__) || UINTPTR_MAX != UINT64_MAX
long protocol_style_unknown_version(void) { return -1; }
#endif

#if (defined(__linux__) || defined(__APPLE__)) && UINTPTR_MAX == UINT64_MAX
extern const void *swift_conformsToProtocol(const void *type, const void *protocol)
    __attribute__((weak));

const void *const *protocol_style_witness_table(const void *type, const void *protocol) {
  return swift_conformsToProtocol ? swift_conformsToProtocol(type, protocol) : NULL;
}

// In Swift's calling convention, an accessor returns two words.
struct metadata_response {
  const void *metadata;
  size_t state;
};
typedef __attribute__((swiftcall)) struct metadata_response (*metadata_accessor)(size_t request);

const void *protocol_style_struct_metadata(const void *descriptor) {
  // Flags, parent, name and accessor, of four bytes each. The low five bits of the flags are the
  // kind, which is 17 for a struct, and the eighth bit is set for generic types.
  const uint32_t *flags = descriptor;
  const int32_t *accessor = (const int32_t *)descriptor + 3;
  if ((*flags & 0x9F) != 17 || *accessor == 0) return NULL;
  return ((metadata_accessor)((uintptr_t)accessor + (intptr_t)*accessor))(0).metadata;
}
#else
long protocol_style_conformance_sections(protocol_style_section *sections, size_t capacity) {
  return -1;
}

size_t protocol_style_segments(protocol_style_segment *segments, size_t capacity) { return 0; }

const void *const *protocol_style_witness_table(const void *type, const void *protocol) {
  return NULL;
}

const void *protocol_style_struct_metadata(const void *descriptor) { return NULL; }
#endif
