#ifndef MACHINE_COUNTERS_H
#define MACHINE_COUNTERS_H

#include <stdint.h>

/// Whether the allocations of this program are counted: on Linux with glibc, unless a sanitizer has taken `malloc`.
int machine_counts_allocations(void);

/// How often the calling thread has asked for memory so far: calls of `malloc`, `calloc`, `realloc` and their kin.
int64_t machine_allocations(void);

/// The bytes that the program has asked for and not given back, with what the allocator adds to each; -1 where
/// nobody counts them.
int64_t machine_bytes_in_use(void);

/// Starts to count the instructions of the calling thread, outside the kernel.
///
/// \returns what `machine_instructions` takes, or -1 where the machine or its owner does not allow it.
int machine_start_counting_instructions(void);

/// The instructions so far.
int64_t machine_instructions(int counter);

#endif
