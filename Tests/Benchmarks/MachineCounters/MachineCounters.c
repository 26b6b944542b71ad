#define _GNU_SOURCE
#include "MachineCounters.h"

#if defined(__has_feature)
  #if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
    #define SANITIZED 1
  #endif
#endif

#if defined(__linux__)
  #include <errno.h>
  #include <linux/perf_event.h>
  #include <malloc.h>
  #include <stddef.h>
  #include <string.h>
  #include <sys/syscall.h>
  #include <unistd.h>
#endif

#if defined(__GLIBC__) && !defined(SANITIZED)

// A program's own definitions of these go before those of the C library, for all that is linked into it and all that
// it loads. Each counts and goes on to the C library's, so that `free` needs none.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// A thread's own: what others do meanwhile does not blur what is measured.
static _Thread_local int64_t allocations = 0;

void *malloc(size_t size) {
  allocations += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *pointer, size_t size) {
  allocations += 1;
  return __libc_realloc(pointer, size);
}

void *memalign(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *pointer = memory;
  return 0;
}

int machine_counts_allocations(void) { return 1; }
int64_t machine_allocations(void) { return allocations; }

int64_t machine_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}

#else

int machine_counts_allocations(void) { return 0; }
int64_t machine_allocations(void) { return 0; }
int64_t machine_bytes_in_use(void) { return -1; }

#endif

#if defined(__linux__)

int machine_start_counting_instructions(void) {
  struct perf_event_attr attributes;
  memset(&attributes, 0, sizeof attributes);
  attributes.size = sizeof attributes;
  attributes.type = PERF_TYPE_HARDWARE;
  attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0);
}

int64_t machine_instructions(int counter) {
  int64_t count = 0;
  return read(counter, &count, sizeof count) == sizeof count ? count : -1;
}

#else

int machine_start_counting_instructions(void) { return -1; }
int64_t machine_instructions(int counter) { return -1; }

#endif
