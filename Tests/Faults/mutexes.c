// Tells ThreadSanitizer about Swift's Mutex, in a program that this is preloaded into (LD_PRELOAD).
//
// A lock that is free is taken by code that is compiled into the program, and that the sanitizer sees. One that is
// taken is waited for in Swift's library, which the sanitizer does not see: it would take what the lock guards, and what
// one thread hands to another through it, for races. Both paths use the same word, by whose address it knows the lock.
//
// Programs without the sanitizer have nothing to tell.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

__attribute__((weak)) void __tsan_acquire(void *);
__attribute__((weak)) void __tsan_release(void *);

SWIFT void lock(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void unlock(SELF void *mutex) __asm__(UNLOCK);

SWIFT void lock(uint32_t thread, SELF void *mutex) {
  ((SWIFT void (*)(uint32_t, SELF void *))dlsym(RTLD_NEXT, LOCK))(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlock(SELF void *mutex) {
  if (__tsan_release) __tsan_release(mutex);
  ((SWIFT void (*)(SELF void *))dlsym(RTLD_NEXT, UNLOCK))(mutex);
}
