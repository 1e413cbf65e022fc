// Makes calls to the C library fail, in a program that it is preloaded into (LD_PRELOAD).
//
//   HUBPACK_FAULT_CALL    the calls, by a comma: open,write; "short" makes writes short
//   HUBPACK_FAULT_NUMBER  the errno that they fail with
//   HUBPACK_FAULT_NTH     which of them fails, from 1
//   HUBPACK_FAULT_LASTS   whether those after it fail as well
//   HUBPACK_FAULT_UNDER   folders, by a colon: only calls about what is in them count
//   HUBPACK_FAULT_LOG     gets a line for each failure: the call, a tab, the path
//
// Calls that name a descriptor are about the file that it leads to, and those that name none about the working folder.
// A failing close closes all the same.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static const char *calls, *folders, *logFile;
static int number, nth, lasts;
static int count;

__attribute__((constructor)) static void begin(void) {
  // Programs that this one starts are left alone.
  if (strcmp(program_invocation_short_name, "hubpack") != 0) return;
  folders = getenv("HUBPACK_FAULT_UNDER");
  logFile = getenv("HUBPACK_FAULT_LOG");
  const char *text = getenv("HUBPACK_FAULT_NUMBER");
  number = text ? atoi(text) : EIO;
  text = getenv("HUBPACK_FAULT_NTH");
  nth = text ? atoi(text) : 1;
  lasts = getenv("HUBPACK_FAULT_LASTS") != NULL;
  calls = getenv("HUBPACK_FAULT_CALL");
}

static int isNamed(const char *call) {
  size_t length = strlen(call);
  for (const char *at = calls; at && (at = strstr(at, call)); at += length)
    if ((at == calls || at[-1] == ',') && (at[length] == 0 || at[length] == ',')) return 1;
  return 0;
}

static int isWatched(const char *path) {
  for (const char *at = folders; at && *at;) {
    size_t length = strcspn(at, ":");
    if (strncmp(path, at, length) == 0 && (path[length] == '/' || path[length] == 0)) return 1;
    at += length;
    if (*at == ':') at++;
  }
  return 0;
}

// Whether this call fails; the errno is set then.
static int failsAt(const char *call, const char *path) {
  int saved = errno;
  if (path[0] != '/' || !isWatched(path)) return 0;
  int now = __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
  if (now != nth && !(lasts && now > nth)) return 0;
  int file = syscall(SYS_openat, AT_FDCWD, logFile, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file >= 0) {
    char line[PATH_MAX + 64];
    int length = snprintf(line, sizeof line, "%s\t%s\n", call, path);
    if (length > 0) syscall(SYS_write, file, line, length);
    syscall(SYS_close, file);
  }
  errno = saved;
  return 1;
}

static int linkOf(int file, char *path) {
  char link[32];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, path, PATH_MAX - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return 1;
}

static int fails(const char *call, int folder, const char *name) {
  if (!calls || !isNamed(call)) return 0;
  int saved = errno;
  char path[2 * PATH_MAX] = "";
  if (name && name[0] != '/') {
    int known = folder == AT_FDCWD ? syscall(SYS_getcwd, path, PATH_MAX) > 0 : linkOf(folder, path);
    if (!known) path[0] = 0;
    strcat(path, "/");
  }
  if (name) strncat(path, name, PATH_MAX - 1);
  errno = saved;
  if (!failsAt(call, path)) return 0;
  errno = number;
  return 1;
}

static int failsFile(const char *call, int file) {
  if (!calls || !isNamed(call)) return 0;
  int saved = errno;
  char path[PATH_MAX];
  int known = linkOf(file, path);
  errno = saved;
  if (!known || !failsAt(call, path)) return 0;
  errno = number;
  return 1;
}

#define REAL(name) \
  static __typeof__(name) *real; \
  if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    va_list list; \
    va_start(list, flags); \
    int mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, int) : 0; \
    va_end(list); \
    if (fails("open", AT_FDCWD, path)) return -1; \
    REAL(name); \
    return real(path, flags, mode); \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name) \
  int name(int folder, const char *path, int flags, ...) { \
    va_list list; \
    va_start(list, flags); \
    int mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, int) : 0; \
    va_end(list); \
    if (fails("open", folder, path)) return -1; \
    REAL(name); \
    return real(folder, path, flags, mode); \
  }
OPENAT(openat)
OPENAT(openat64)

int __open_2(const char *path, int flags) { return open(path, flags); }
int __open64_2(const char *path, int flags) { return open64(path, flags); }
int __openat_2(int folder, const char *path, int flags) { return openat(folder, path, flags); }
int __openat64_2(int folder, const char *path, int flags) { return openat64(folder, path, flags); }

ssize_t read(int file, void *bytes, size_t size) {
  if (failsFile("read", file)) return -1;
  REAL(read);
  return real(file, bytes, size);
}

#define PREAD(name, offset_type) \
  ssize_t name(int file, void *bytes, size_t size, offset_type offset) { \
    if (failsFile("pread", file)) return -1; \
    REAL(name); \
    return real(file, bytes, size, offset); \
  }
PREAD(pread, off_t)
PREAD(pread64, off64_t)

ssize_t write(int file, const void *bytes, size_t size) {
  if (failsFile("write", file)) return -1;
  if (size > 1 && failsFile("short", file)) size /= 2;
  REAL(write);
  return real(file, bytes, size);
}

#define PWRITE(name, offset_type) \
  ssize_t name(int file, const void *bytes, size_t size, offset_type offset) { \
    if (failsFile("pwrite", file)) return -1; \
    if (size > 1 && failsFile("short", file)) size /= 2; \
    REAL(name); \
    return real(file, bytes, size, offset); \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define ON_FILE(name, parameters, arguments) \
  int name parameters { \
    if (failsFile(#name, file)) return -1; \
    REAL(name); \
    return real arguments; \
  }
ON_FILE(fsync, (int file), (file))
ON_FILE(fdatasync, (int file), (file))
ON_FILE(syncfs, (int file), (file))
ON_FILE(flock, (int file, int operation), (file, operation))

int close(int file) {
  int isFailing = failsFile("close", file);
  REAL(close);
  int code = real(file);
  if (!isFailing) return code;
  errno = number;
  return -1;
}

#define AS(call, name, parameters, arguments) \
  int name parameters { \
    if (failsFile(call, file)) return -1; \
    REAL(name); \
    return real arguments; \
  }
AS("ftruncate", ftruncate, (int file, off_t size), (file, size))
AS("ftruncate", ftruncate64, (int file, off64_t size), (file, size))
AS("fstat", fstat, (int file, struct stat *status), (file, status))
AS("fstat", fstat64, (int file, struct stat64 *status), (file, status))
AS("fallocate", fallocate, (int file, int mode, off_t start, off_t size), (file, mode, start, size))

#define ON_PATH(call, name, parameters, arguments) \
  int name parameters { \
    if (fails(call, AT_FDCWD, path)) return -1; \
    REAL(name); \
    return real arguments; \
  }
ON_PATH("stat", stat, (const char *path, struct stat *status), (path, status))
ON_PATH("stat", stat64, (const char *path, struct stat64 *status), (path, status))
ON_PATH("stat", lstat, (const char *path, struct stat *status), (path, status))
ON_PATH("stat", lstat64, (const char *path, struct stat64 *status), (path, status))
ON_PATH("access", access, (const char *path, int mode), (path, mode))
ON_PATH("mkdir", mkdir, (const char *path, mode_t mode), (path, mode))
ON_PATH("rmdir", rmdir, (const char *path), (path))
ON_PATH("unlink", unlink, (const char *path), (path))
ON_PATH("unlink", remove, (const char *path), (path))
ON_PATH("rename", rename, (const char *path, const char *target), (path, target))
ON_PATH("link", link, (const char *path, const char *target), (path, target))

int unlinkat(int folder, const char *path, int flags) {
  if (fails(flags & AT_REMOVEDIR ? "rmdir" : "unlink", folder, path)) return -1;
  REAL(unlinkat);
  return real(folder, path, flags);
}

int fstatat(int folder, const char *path, struct stat *status, int flags) {
  if (fails("stat", folder, path)) return -1;
  REAL(fstatat);
  return real(folder, path, status, flags);
}

char *realpath(const char *path, char *resolved) {
  if (fails("realpath", AT_FDCWD, path)) return NULL;
  REAL(realpath);
  return real(path, resolved);
}

int socketpair(int domain, int type, int protocol, int ends[2]) {
  if (fails("socketpair", AT_FDCWD, ".")) return -1;
  REAL(socketpair);
  return real(domain, type, protocol, ends);
}

int pipe(int ends[2]) {
  if (fails("pipe", AT_FDCWD, ".")) return -1;
  REAL(pipe);
  return real(ends);
}

DIR *opendir(const char *path) {
  if (fails("opendir", AT_FDCWD, path)) return NULL;
  REAL(opendir);
  return real(path);
}

#define READDIR(name, entry) \
  struct entry *name(DIR *folder) { \
    if (failsFile("readdir", dirfd(folder))) return NULL; \
    REAL(name); \
    return real(folder); \
  }
READDIR(readdir, dirent)
READDIR(readdir64, dirent64)

#define MMAP(name, offset_type) \
  void *name(void *at, size_t size, int protection, int flags, int file, offset_type offset) { \
    if (file >= 0 && failsFile("mmap", file)) return MAP_FAILED; \
    REAL(name); \
    return real(at, size, protection, flags, file, offset); \
  }
MMAP(mmap, off_t)
MMAP(mmap64, off64_t)
