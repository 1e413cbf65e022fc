#ifndef CFILES_SHIM_H
#define CFILES_SHIM_H

#include <sys/types.h>
#include <unistd.h>

// The C library has these, but hides their declarations from Swift.
#ifdef __linux__
int syncfs(int file);
#endif

// Waits until the disk has all of the file system that a file is in.
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
