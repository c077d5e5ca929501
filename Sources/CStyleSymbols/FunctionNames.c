#define _GNU_SOURCE  // for dl_iterate_phdr and dladdr
#include "FunctionNames.h"

#include <stdlib.h>
#include <string.h>

#if (defined(__linux__) || defined(__APPLE__)) && UINTPTR_MAX == UINT64_MAX
// Getters end in "vg", and witnesses of requirements that are getters in "vgTW".
static bool is_getter(const char *name) {
  size_t length = strlen(name);
  if (length < 4 || name[0] != '$' || name[1] != 's') return false;
  const char *end = name + length;
  return memcmp(end - 2, "vg", 2) == 0 || memcmp(end - 4, "vgTW", 4) == 0;
}
#endif

#if defined(__linux__) && UINTPTR_MAX == UINT64_MAX
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

struct symbol {
  uintptr_t start;
  size_t size;
  const char *name;
};

// The getters of the executable, sorted by address. Their names are in the mapped file.
static struct symbol *symbols;
static size_t symbol_count;

static int compare(const void *left, const void *right) {
  uintptr_t one = ((const struct symbol *)left)->start;
  uintptr_t other = ((const struct symbol *)right)->start;
  return (one > other) - (one < other);
}

// The first image is the executable.
static int note_base(struct dl_phdr_info *info, size_t size, void *context) {
  *(uintptr_t *)context = info->dlpi_addr;
  return 1;
}

static bool is_inside(uint64_t offset, uint64_t length, size_t size) {
  return offset <= size && length <= size - offset;
}

// Reads a table of symbols, whose names are in another section. The second pass stores them.
static void read_table(
    const unsigned char *file, size_t size, const Elf64_Shdr *table, const Elf64_Shdr *names,
    uintptr_t base) {
  if (!is_inside(table->sh_offset, table->sh_size, size) ||
      !is_inside(names->sh_offset, names->sh_size, size) || names->sh_size == 0) {
    return;
  }
  const char *texts = (const char *)file + names->sh_offset;
  if (texts[names->sh_size - 1] != 0) return;
  const Elf64_Sym *entries = (const Elf64_Sym *)(file + table->sh_offset);
  size_t count = table->sh_size / sizeof(Elf64_Sym);
  for (int pass = 0; pass < 2; pass++) {
    size_t found = 0;
    for (size_t index = 0; index < count; index++) {
      const Elf64_Sym *entry = &entries[index];
      if (ELF64_ST_TYPE(entry->st_info) != STT_FUNC || entry->st_size == 0 ||
          entry->st_name >= names->sh_size || !is_getter(texts + entry->st_name)) {
        continue;
      }
      if (symbols) {
        symbols[found] =
            (struct symbol){base + entry->st_value, entry->st_size, texts + entry->st_name};
      }
      found += 1;
    }
    if (symbols) {
      symbol_count = found;
    } else if (found == 0 || !(symbols = calloc(found, sizeof(struct symbol)))) {
      return;
    }
  }
  qsort(symbols, symbol_count, sizeof(struct symbol), compare);
}

static void read_file(const unsigned char *file, size_t size) {
  const Elf64_Ehdr *header = (const Elf64_Ehdr *)file;
  if (size < sizeof(Elf64_Ehdr) || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 ||
      header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_shentsize != sizeof(Elf64_Shdr) ||
      !is_inside(header->e_shoff, (uint64_t)header->e_shnum * sizeof(Elf64_Shdr), size)) {
    return;
  }
  uintptr_t base = 0;
  dl_iterate_phdr(note_base, &base);
  const Elf64_Shdr *sections = (const Elf64_Shdr *)(file + header->e_shoff);
  for (size_t index = 0; index < header->e_shnum; index++) {
    if (sections[index].sh_type != SHT_SYMTAB) continue;
    if (sections[index].sh_link >= header->e_shnum) return;
    read_table(file, size, &sections[index], &sections[sections[index].sh_link], base);
    return;
  }
}

// Maps the executable, and never unmaps it, because the names are in it.
static void read_executable(void) {
  int descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return;
  off_t size = lseek(descriptor, 0, SEEK_END);
  if (size > 0) {
    void *file = mmap(NULL, (size_t)size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (file != MAP_FAILED) {
      read_file(file, (size_t)size);
      if (!symbols) munmap(file, (size_t)size);
    }
  }
  close(descriptor);
}

protocol_style_function protocol_style_function_at(uintptr_t address) {
  static bool was_read = false;
  if (!was_read) read_executable();
  was_read = true;
  struct symbol key = {address, 0, NULL};
  const struct symbol *found =
      symbols ? bsearch(&key, symbols, symbol_count, sizeof(struct symbol), compare) : NULL;
  if (!found) return (protocol_style_function){NULL, 0};
  // Functions with equal code can share an address, and then none of the names is known to be right.
  bool is_shared = (found > symbols && found[-1].start == address) ||
                   (found + 1 < symbols + symbol_count && found[1].start == address);
  return is_shared ? (protocol_style_function){NULL, 0}
                   : (protocol_style_function){found->name, found->size};
}

#elif defined(__APPLE__) && UINTPTR_MAX == UINT64_MAX
#include <dlfcn.h>

protocol_style_function protocol_style_function_at(uintptr_t address) {
  enum { most_bytes = 1024 };
  Dl_info info;
  if (!dladdr((const void *)address, &info) || (uintptr_t)info.dli_saddr != address ||
      !info.dli_sname || !is_getter(info.dli_sname)) {
    return (protocol_style_function){NULL, 0};
  }
  // The size isn't stored, so it's the distance to the next function.
  size_t size = 4;
  Dl_info other;
  while (size < most_bytes && dladdr((const void *)(address + size), &other) &&
         (uintptr_t)other.dli_saddr == address) {
    size += 4;
  }
  return (protocol_style_function){info.dli_sname, size};
}

#else
protocol_style_function protocol_style_function_at(uintptr_t address) {
  return (protocol_style_function){NULL, 0};
}
#endif

#if defined(__linux__) || defined(__APPLE__)
// Weak, because it isn't documented.
extern char *swift_demangle(
    const char *name, size_t length, char *buffer, size_t *size, uint32_t flags)
    __attribute__((weak));

bool protocol_style_demangle(const char *name, char *buffer, size_t capacity) {
  if (!swift_demangle || capacity == 0) return false;
  size_t size = capacity;
  // The size becomes the one that the whole text needs, and longer texts are cut.
  if (!swift_demangle(name, strlen(name), buffer, &size, 0)) return false;
  return memchr(buffer, 0, capacity) != NULL && strlen(buffer) + 1 < capacity;
}
#else
bool protocol_style_demangle(const char *name, char *buffer, size_t capacity) { return false; }
#endif
