#define _GNU_SOURCE  // for dl_iterate_phdr
#include "ConformanceSections.h"

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

static bool collect(const struct metadata_sections *sections, void *context) {
  struct collected *collected = context;
  if (sections->version < first_known_version || sections->version > last_known_version) {
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

extern const void *swift_conformsToProtocol(const void *type, const void *protocol)
    __attribute__((weak));

bool protocol_style_conforms(const void *type, const void *protocol) {
  return swift_conformsToProtocol && swift_conformsToProtocol(type, protocol);
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

bool protocol_style_conforms(const void *type, const void *protocol) { return false; }

const void *protocol_style_struct_metadata(const void *descriptor) { return NULL; }
#endif
