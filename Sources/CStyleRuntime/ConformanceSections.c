#include "ConformanceSections.h"

#include <stdint.h>

// Metadata is read as it lies in 64 bits.
#if defined(__linux__) && UINTPTR_MAX == UINT64_MAX

// The head of the runtime's `MetadataSections`. New fields are added at its end, and then the
// version grows; versions that were not seen yet are refused all the same.
struct metadata_sections {
  uintptr_t version;
  const void *base_address;
  void *unused[2];
  protocol_style_section protocols;
  protocol_style_section conformances;
};

enum { first_known_version = 1, last_known_version = 5 };

// Weak: a runtime without it is asked nothing.
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

extern const void *swift_conformsToProtocol(const void *type, const void *protocol)
    __attribute__((weak));

bool protocol_style_conforms(const void *type, const void *protocol) {
  return swift_conformsToProtocol && swift_conformsToProtocol(type, protocol);
}
#else
long protocol_style_conformance_sections(protocol_style_section *sections, size_t capacity) {
  return -1;
}

bool protocol_style_conforms(const void *type, const void *protocol) { return false; }
#endif
