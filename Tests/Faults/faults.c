// Makes calls to the C library fail, in a program that it is preloaded into (LD_PRELOAD).
//
//   HUBPACK_FAULT_CALL    the calls, by a comma: open,write; "short" makes writes short
//   HUBPACK_FAULT_NUMBER  the errno that they fail with
//   HUBPACK_FAULT_NTH     which of them fails, from 1
//   HUBPACK_FAULT_LASTS   whether those after it fail as well
//   HUBPACK_FAULT_UNDER   folders, by a colon: only calls about what is in them count
//   HUBPACK_FAULT_LOG     gets a line for each failure: the call, a tab, the path
//
// Allocations fail if "malloc" is among the calls, wherever they are made: they are about no file.
//
// Instead of failing, calls are counted or recorded:
//
//   HUBPACK_FAULT_COUNTS  gets, at the end, a line for each call: its name, a tab, how often it was made
//   HUBPACK_FAULT_TRACE   gets a record for each call that changes files or folders, or syncs them: fields with a tab
//                         between, of which the last is the length of what follows the line. Files are told by the
//                         numbers of their inodes, and their new names by "open" and "mkdir"
//
// Calls that name a descriptor are about the file that it leads to, and those that name none about the working folder.
// A failing close closes all the same.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static const char *calls, *folders, *logFile, *counts;
static int number, nth, lasts;
static int count;
static int trace = -1;
static int allocationsFail;

__attribute__((constructor)) static void begin(void) {
  // Programs that this one starts are left alone.
  if (strcmp(program_invocation_short_name, "hubpack") != 0) return;
  folders = getenv("HUBPACK_FAULT_UNDER");
  counts = getenv("HUBPACK_FAULT_COUNTS");
  const char *record = getenv("HUBPACK_FAULT_TRACE");
  if (record) trace = syscall(SYS_openat, AT_FDCWD, record, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  logFile = getenv("HUBPACK_FAULT_LOG");
  const char *text = getenv("HUBPACK_FAULT_NUMBER");
  number = text ? atoi(text) : EIO;
  text = getenv("HUBPACK_FAULT_NTH");
  nth = text ? atoi(text) : 1;
  lasts = getenv("HUBPACK_FAULT_LASTS") != NULL;
  calls = getenv("HUBPACK_FAULT_CALL");
  allocationsFail = calls && strstr(calls, "malloc") != NULL;
}

// How often each call was made, by its name.
static struct {
  const char *call;
  long count;
} made[64];

static void addCall(const char *call) {
  for (size_t index = 0; index < sizeof made / sizeof *made; index++) {
    const char *none = NULL;
    __atomic_compare_exchange_n(&made[index].call, &none, call, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
    if (strcmp(made[index].call, call) != 0) continue;
    __atomic_add_fetch(&made[index].count, 1, __ATOMIC_RELAXED);
    return;
  }
}

__attribute__((destructor)) static void end(void) {
  if (!counts) return;
  int file = syscall(SYS_openat, AT_FDCWD, counts, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  char line[64];
  for (size_t index = 0; index < sizeof made / sizeof *made && made[index].call; index++) {
    int length = snprintf(line, sizeof line, "%s\t%ld\n", made[index].call, made[index].count);
    syscall(SYS_write, file, line, length);
  }
  syscall(SYS_close, file);
  counts = NULL;
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
  if (counts) addCall(call);
  if (!calls) return 0;
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

// A path from the root; it has room for twice PATH_MAX.
static void resolve(int folder, const char *name, char *path) {
  path[0] = 0;
  if (name && name[0] != '/') {
    int known = folder == AT_FDCWD ? syscall(SYS_getcwd, path, PATH_MAX) > 0 : linkOf(folder, path);
    if (!known) path[0] = 0;
    strcat(path, "/");
  }
  if (name) strncat(path, name, PATH_MAX - 1);
}

// Whether nothing happens with calls of this name.
static int isIgnored(const char *call) { return !counts && (!calls || !isNamed(call)); }

static int fails(const char *call, int folder, const char *name) {
  if (isIgnored(call)) return 0;
  int saved = errno;
  char path[2 * PATH_MAX];
  resolve(folder, name, path);
  errno = saved;
  if (!failsAt(call, path)) return 0;
  errno = number;
  return 1;
}

static int failsFile(const char *call, int file) {
  if (isIgnored(call)) return 0;
  int saved = errno;
  char path[PATH_MAX];
  int known = linkOf(file, path);
  errno = saved;
  if (!known || !failsAt(call, path)) return 0;
  errno = number;
  return 1;
}

// ---- Records ----

static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;

// Calls that are recorded wait for each other, so that their order is known.
static void beginRecord(void) {
  if (trace >= 0) pthread_mutex_lock(&order);
}

static void endRecord(void) {
  if (trace >= 0) pthread_mutex_unlock(&order);
}

static void append(const char *fields, const void *bytes, size_t size) {
  char line[5 * PATH_MAX];
  int length = snprintf(line, sizeof line, "%s\t%zu\n", fields, size);
  struct iovec parts[2] = {{line, length}, {(void *)bytes, size}};
  syscall(SYS_writev, trace, parts, 2);
}

// Records a call about names, if it succeeded.
static void recordNames(const char *call, int succeeded, int folder, const char *name, const char *target) {
  if (trace < 0 || !succeeded) return;
  int saved = errno;
  char path[2 * PATH_MAX], other[2 * PATH_MAX] = "", fields[5 * PATH_MAX];
  resolve(folder, name, path);
  if (target) resolve(AT_FDCWD, target, other);
  if (isWatched(path) || isWatched(other)) {
    snprintf(fields, sizeof fields, "%s\t%s\t%s", call, path, other);
    append(fields, NULL, 0);
  }
  errno = saved;
}

// Records a call about an open file, if it succeeded: two numbers, and bytes.
static void recordFile(const char *call, int succeeded, int file, long long first, long long second, const void *bytes,
                       size_t size) {
  if (trace < 0 || !succeeded) return;
  int saved = errno;
  char path[2 * PATH_MAX], fields[5 * PATH_MAX];
  struct stat status;
  if (linkOf(file, path) && isWatched(path) && syscall(SYS_newfstatat, file, "", &status, AT_EMPTY_PATH) == 0) {
    snprintf(fields, sizeof fields, "%s\t%llu\t%lld\t%lld\t%s", call, (unsigned long long)status.st_ino, first, second, path);
    append(fields, bytes, size);
  }
  errno = saved;
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
    beginRecord(); \
    int file = real(path, flags, mode); \
    recordFile("open", file >= 0, file, flags, 0, NULL, 0); \
    endRecord(); \
    return file; \
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
    beginRecord(); \
    int file = real(folder, path, flags, mode); \
    recordFile("open", file >= 0, file, flags, 0, NULL, 0); \
    endRecord(); \
    return file; \
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
  beginRecord();
  ssize_t written = real(file, bytes, size);
  if (trace >= 0 && written > 0) recordFile("write", 1, file, lseek(file, 0, SEEK_CUR) - written, 0, bytes, written);
  endRecord();
  return written;
}

#define PWRITE(name, offset_type) \
  ssize_t name(int file, const void *bytes, size_t size, offset_type offset) { \
    if (failsFile("pwrite", file)) return -1; \
    if (size > 1 && failsFile("short", file)) size /= 2; \
    REAL(name); \
    beginRecord(); \
    ssize_t written = real(file, bytes, size, offset); \
    recordFile("write", written > 0, file, offset, 0, bytes, written > 0 ? written : 0); \
    endRecord(); \
    return written; \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define ON_FILE(name, parameters, arguments) \
  int name parameters { \
    if (failsFile(#name, file)) return -1; \
    REAL(name); \
    return real arguments; \
  }

#define SYNC(name) \
  int name(int file) { \
    if (failsFile(#name, file)) return -1; \
    REAL(name); \
    beginRecord(); \
    int code = real(file); \
    recordFile(#name, code == 0, file, 0, 0, NULL, 0); \
    endRecord(); \
    return code; \
  }
SYNC(fsync)
SYNC(fdatasync)
SYNC(syncfs)

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

#define TRUNCATE(name, offset_type) \
  int name(int file, offset_type size) { \
    if (failsFile("ftruncate", file)) return -1; \
    REAL(name); \
    beginRecord(); \
    int code = real(file, size); \
    recordFile("ftruncate", code == 0, file, size, 0, NULL, 0); \
    endRecord(); \
    return code; \
  }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

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

#define CHANGING(call, name, parameters, arguments, target) \
  int name parameters { \
    if (fails(call, AT_FDCWD, path)) return -1; \
    REAL(name); \
    beginRecord(); \
    int code = real arguments; \
    recordNames(call, code == 0, AT_FDCWD, path, target); \
    endRecord(); \
    return code; \
  }
CHANGING("mkdir", mkdir, (const char *path, mode_t mode), (path, mode), NULL)
CHANGING("rmdir", rmdir, (const char *path), (path), NULL)
CHANGING("unlink", unlink, (const char *path), (path), NULL)
CHANGING("unlink", remove, (const char *path), (path), NULL)
CHANGING("rename", rename, (const char *path, const char *to), (path, to), to)
CHANGING("link", link, (const char *path, const char *to), (path, to), to)

int unlinkat(int folder, const char *path, int flags) {
  const char *call = flags & AT_REMOVEDIR ? "rmdir" : "unlink";
  if (fails(call, folder, path)) return -1;
  REAL(unlinkat);
  beginRecord();
  int code = real(folder, path, flags);
  recordNames(call, code == 0, folder, path, NULL);
  endRecord();
  return code;
}

char *mkdtemp(char *path) {
  if (fails("mkdir", AT_FDCWD, path)) return NULL;
  REAL(mkdtemp);
  beginRecord();
  char *made = real(path);
  recordNames("mkdir", made != NULL, AT_FDCWD, path, NULL);
  endRecord();
  return made;
}

#define MAKE_FILE(name) \
  int name(char *path) { \
    if (fails("open", AT_FDCWD, path)) return -1; \
    REAL(name); \
    beginRecord(); \
    int file = real(path); \
    recordFile("open", file >= 0, file, O_RDWR | O_CREAT | O_EXCL, 0, NULL, 0); \
    endRecord(); \
    return file; \
  }
MAKE_FILE(mkstemp)
MAKE_FILE(mkstemp64)

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

// ---- Allocations ----

// The names by which the C library itself has them; dlsym allocates.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static int failsAllocation(void) {
  if (counts) addCall("malloc");
  if (!allocationsFail || __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED) != nth) return 0;
  if (logFile) {
    int file = syscall(SYS_openat, AT_FDCWD, logFile, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    syscall(SYS_write, file, "malloc\t\n", 8);
    syscall(SYS_close, file);
  }
  errno = ENOMEM;
  return 1;
}

void *malloc(size_t size) { return failsAllocation() ? NULL : __libc_malloc(size); }
void *calloc(size_t number, size_t size) { return failsAllocation() ? NULL : __libc_calloc(number, size); }
void *realloc(void *old, size_t size) { return failsAllocation() ? NULL : __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { return failsAllocation() ? NULL : __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *made = memalign(alignment, size);
  if (made) *result = made;
  return made ? 0 : ENOMEM;
}
