// The Swift runtime's records of protocol conformances.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The conformance records of one image: relative references of four bytes each.
typedef struct {
  const void *_Nullable start;
  size_t length;
} protocol_style_section;

/// Copies up to `capacity` sections of the loaded images to `sections`, and returns the number of
/// images, or -1 if the runtime doesn't provide the sections or uses an unknown format.
long protocol_style_conformance_sections(
    protocol_style_section *_Nullable sections, size_t capacity);

/// Returns the version of the first image whose records have an unknown format, or -1 if there is
/// none. Only the runtime of Linux states versions.
long protocol_style_unknown_version(void);

/// A readable part of the memory of a loaded image.
typedef struct {
  uintptr_t start;
  uintptr_t end;
} protocol_style_segment;

/// Copies up to `capacity` readable parts of the loaded images to `segments`, and returns their
/// number, or 0 if it isn't known.
size_t protocol_style_segments(protocol_style_segment *_Nullable segments, size_t capacity);

/// Returns the witness table of a type's conformance to a protocol, including conditional ones; null
/// if it doesn't conform, or if the runtime has no such function. Takes the addresses of the type's
/// metadata and the protocol's descriptor.
const void *const _Nullable *_Nullable protocol_style_witness_table(
    const void *_Nonnull type, const void *_Nonnull protocol);

/// Returns the metadata of a struct without generic parameters, given the address of its
/// descriptor, or null for other descriptors and unknown formats.
const void *_Nullable protocol_style_struct_metadata(const void *_Nonnull descriptor);

/// Returns the first place from `start` where a byte is in a list, or `count` if there is none.
size_t protocol_style_next_place(
    uint8_t byte, const uint8_t *_Nullable list, size_t start, size_t count);
