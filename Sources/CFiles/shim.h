#ifndef CFILES_SHIM_H
#define CFILES_SHIM_H

#include <sys/types.h>
#include <unistd.h>

// The C library has this function but hides its declaration from Swift.
#ifdef __linux__
int syncfs(int file);
#endif

// Waits until the whole file system that contains a file is on the disk.
static inline int hub_sync_file_system(int file) {
#ifdef __linux__
  return syncfs(file);
#else
  (void)file;
  sync();
  return 0;
#endif
}

#endif
