// Tries what a program that is confined as hubpack-imaging is must not do, one line for each trial.
#define _GNU_SOURCE
#include "../../Sources/CConfinement/shim.h"

#include <stdio.h>
#if defined(__linux__)
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/wait.h>

static pthread_mutex_t latch = PTHREAD_MUTEX_INITIALIZER;
static int early = -2;

// As a thread that began before the program was confined.
static void *begin_early(void *unused) {
  pthread_mutex_lock(&latch);
  early = open("/dev/null", O_RDONLY) < 0 ? errno : 0;
  return unused;
}

static void *return_it(void *value) { return value; }

static void tell(const char *trial, int error) {
  printf("%s: %s\n", trial, error ? strerror(error) : "works");
}

#define TRY(trial, call)             \
  do {                               \
    errno = 0;                       \
    long code = (long)(call);        \
    tell(trial, code < 0 ? errno : 0); \
  } while (0)

int main(void) {
  static char *const arguments[] = {"/bin/true", NULL};
  pthread_t thread;
  pthread_mutex_lock(&latch);
  pthread_create(&thread, NULL, begin_early, NULL);
  int bars = hubpack_bar_files();
  printf("Landlock: %s\n", bars ? "not here" : "works");
  // With Landlock alone.
  if (bars == 0) TRY("read a file", open("/etc/passwd", O_RDONLY));
  if (hubpack_bar_calls()) return printf("no seccomp\n"), 1;
  pthread_mutex_unlock(&latch);
  pthread_join(thread, NULL);
  tell("another thread", early);
  TRY("open", open("/dev/null", O_RDONLY));
  TRY("create", open("/tmp", O_TMPFILE | O_RDWR, 0600));
  TRY("memfd", syscall(SYS_memfd_create, "a", 0));
  TRY("socket", socket(AF_INET, SOCK_STREAM, 0));
  TRY("local socket", socket(AF_UNIX, SOCK_STREAM, 0));
  TRY("fork", fork());
  TRY("vfork", syscall(SYS_clone, CLONE_VM | CLONE_VFORK | SIGCHLD, 0, 0, 0, 0));
  TRY("namespace", syscall(SYS_clone, CLONE_THREAD | CLONE_VM | CLONE_SIGHAND | CLONE_NEWUSER, 0, 0, 0, 0));
  TRY("clone3", syscall(HUBPACK_CLONE3, NULL, 0));
  TRY("exec", execv(arguments[0], arguments));
  TRY("ptrace", ptrace(PTRACE_TRACEME, 0, NULL, NULL));
  TRY("signal", kill(getppid(), 0));
  TRY("signal to a thread", syscall(SYS_tgkill, getppid(), getppid(), 0));
  TRY("limits", syscall(SYS_prlimit64, 0, 0, NULL, NULL));
  TRY("undo", prctl(PR_SET_DUMPABLE, 1, 0, 0, 0));
  TRY("new code", mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0);
  char *memory = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  TRY("changed code", mprotect(memory, 4096, PROT_READ | PROT_EXEC));
  TRY("memory", memory == MAP_FAILED ? -1 : munmap(memory, 1 << 20));
  TRY("thread", pthread_create(&thread, NULL, return_it, NULL) || pthread_join(thread, NULL) ? -1 : 0);
  TRY("signal to itself", raise(SIGURG));
  return 0;
}
#else
int main(void) { return 0; }
#endif
