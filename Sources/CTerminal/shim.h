#ifndef CTERMINAL_SHIM_H
#define CTERMINAL_SHIM_H

#include <fcntl.h>
#include <unistd.h>
#include <wchar.h>

// The C library has these, but hides their declarations from Swift.
int wcwidth(wchar_t character);
#ifdef __linux__
int pipe2(int ends[2], int flags);
#endif

// The number of cells of a character in the thread's locale; -1 when it is not printable there.
static inline int hub_cells(unsigned int character) { return wcwidth((wchar_t)character); }

// As pipe(2), with ends that no program inherits which is started meanwhile.
static inline int hub_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

#endif
