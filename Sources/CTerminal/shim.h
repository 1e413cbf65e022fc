#ifndef CTERMINAL_SHIM_H
#define CTERMINAL_SHIM_H

#include <fcntl.h>
#include <unistd.h>
#include <wchar.h>

// The C library has these functions but hides their declarations from Swift.
int wcwidth(wchar_t character);
#ifdef __linux__
int pipe2(int ends[2], int flags);
#endif

// Returns the number of cells of a character in the thread's locale; -1 if it is not printable
// there.
static inline int hub_cells(unsigned int character) { return wcwidth((wchar_t)character); }

// Works like pipe(2), but programs started meanwhile do not inherit the ends.
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
