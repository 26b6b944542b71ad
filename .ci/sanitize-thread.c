// Tells the thread sanitizer of the slow paths of Swift's Mutex on Linux. They are in libswiftSynchronization, which is
// not instrumented, and it takes what one thread wrote under the lock and the next one reads for a race: eight threads
// that add to a `Mutex([0])` are enough. The fast paths are compiled into the caller, where it sees them.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

// Not there in the programs that the tests start.
__attribute__((weak)) void __tsan_acquire(void *);
__attribute__((weak)) void __tsan_release(void *);

#define SWIFT __attribute__((swiftcall))
#define HANDLE __attribute__((swift_context)) void *handle
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void lockSlow(uint32_t thread, HANDLE) __asm__(LOCK);
SWIFT bool tryLockSlow(HANDLE) __asm__(TRY_LOCK);
SWIFT void unlockSlow(HANDLE) __asm__(UNLOCK);

SWIFT void lockSlow(uint32_t thread, HANDLE) {
  SWIFT void (*next)(uint32_t, HANDLE) = dlsym(RTLD_NEXT, LOCK);
  next(thread, handle);
  if (__tsan_acquire) __tsan_acquire(handle);
}

SWIFT bool tryLockSlow(HANDLE) {
  SWIFT bool (*next)(HANDLE) = dlsym(RTLD_NEXT, TRY_LOCK);
  bool isLocked = next(handle);
  if (isLocked && __tsan_acquire) __tsan_acquire(handle);
  return isLocked;
}

SWIFT void unlockSlow(HANDLE) {
  SWIFT void (*next)(HANDLE) = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(handle);
  next(handle);
}
