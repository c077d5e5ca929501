// What the Swift runtime knows of protocol conformances.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The conformance records of one image: relative references of four bytes each.
typedef struct {
  const void *_Nullable start;
  size_t length;
} protocol_style_section;

/// Copies the sections of the loaded images to `sections`, as many as fit, and returns how many
/// images there are. Returns -1 where the runtime does not say, or says it in a form that is not
/// known here.
long protocol_style_conformance_sections(
    protocol_style_section *_Nullable sections, size_t capacity);

/// A part of memory that a loaded image takes up and that may be read.
typedef struct {
  uintptr_t start;
  uintptr_t end;
} protocol_style_segment;

/// Copies the readable parts of the loaded images to `segments`, as many as fit, and returns how
/// many there are; 0 where that is not known.
size_t protocol_style_segments(protocol_style_segment *_Nullable segments, size_t capacity);

/// Whether a type conforms to a protocol, conditions considered; false where the runtime cannot be
/// asked. Takes the address of the type's metadata and that of the protocol's descriptor.
bool protocol_style_conforms(const void *_Nonnull type, const void *_Nonnull protocol);

/// The metadata of a struct without generic parameters, by the address of its descriptor; null for
/// any other descriptor, and where descriptors are not understood.
const void *_Nullable protocol_style_struct_metadata(const void *_Nonnull descriptor);
