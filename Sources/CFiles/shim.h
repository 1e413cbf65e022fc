#ifndef CFILES_SHIM_H
#define CFILES_SHIM_H

#include <errno.h>
#include <sys/types.h>
#include <unistd.h>

// The C library has these, but hides their declarations from Swift.
#ifdef __linux__
#include <linux/falloc.h>
int fallocate(int file, int mode, off_t offset, off_t length);
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

// Gives back the room of a part of a file, which reads as zeros from then on; -1 where that cannot be done.
static inline int hub_punch_hole(int file, off_t offset, off_t length) {
#ifdef __linux__
  return fallocate(file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, offset, length);
#else
  (void)file, (void)offset, (void)length;
  errno = ENOTSUP;
  return -1;
#endif
}

#endif
