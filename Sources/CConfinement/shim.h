// Restricts the current process with mechanisms of Linux. Elsewhere, all functions do nothing.
#ifndef HUBPACK_CCONFINEMENT_SHIM_H
#define HUBPACK_CCONFINEMENT_SHIM_H

#include <unistd.h>

#if defined(__linux__)
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

// The number is the same on all processors; headers may be older than the kernel.
#define HUBPACK_CLONE3 435

#if defined(__x86_64__)
#define HUBPACK_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define HUBPACK_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif
#endif

// Closes every file except standard input, output and error.
static inline void hubpack_close_inherited(void) {
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, 3, ~0U, 0) == 0) return;
#endif
  long end = sysconf(_SC_OPEN_MAX);
  for (int file = 3; file < (end < 0 || end > 65536 ? 65536 : end); file++) close(file);
}

// Gives up new privileges. With Landlock, this thread and those that it starts can open no file for
// reading or writing; since Linux 6.7 they can make no TCP connection, and since 6.12 they can send
// no signal to other processes. Open files stay open, and Landlock does not hide the existence of
// files. Returns -1 if the kernel has no Landlock.
static inline int hubpack_bar_files(void) {
#if defined(__linux__)
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  // The numbers are the same on all processors; headers may be older than the kernel.
  enum { create_ruleset = 444, restrict_self = 446, version_flag = 1 };
  long version = syscall(create_ruleset, NULL, 0, version_flag);
  if (version < 1) return -1;
  // This is everything that the version of Landlock can restrict: files, then TCP, then signals and
  // sockets outside the ruleset.
  int rights = version == 1 ? 13 : version == 2 ? 14 : version < 5 ? 15 : 16;
  uint64_t barred[3] = {(UINT64_C(1) << rights) - 1, version < 4 ? 0 : 3, version < 6 ? 0 : 3};
  int ruleset = (int)syscall(create_ruleset, barred, sizeof barred, 0);
  if (ruleset < 0) return -1;
  int code = (int)syscall(restrict_self, ruleset, 0);
  close(ruleset);
  return code;
#else
  return -1;
#endif
}

// Restricts all threads of this process to computing, using memory, starting threads, and reading
// and writing open files. Every other system call fails with EPERM. Returns -1 if the kernel has no
// seccomp filters.
static inline int hubpack_bar_calls(void) {
#if defined(HUBPACK_ARCHITECTURE)
#define HUBPACK_LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
// Loads the lower half of an argument.
#define HUBPACK_LOAD_ARGUMENT(number) HUBPACK_LOAD(args[number])
#define HUBPACK_RETURN(action) BPF_STMT(BPF_RET | BPF_K, action)
#define HUBPACK_FAIL(error) HUBPACK_RETURN(SECCOMP_RET_ERRNO | (error))
// Skips a number of instructions unless the loaded value is this one.
#define HUBPACK_UNLESS(value, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, count)
#define HUBPACK_ALLOW(call) HUBPACK_UNLESS(SYS_##call, 1), HUBPACK_RETURN(SECCOMP_RET_ALLOW)
#define HUBPACK_ALLOW_IF(call, argument, value)                            \
  HUBPACK_UNLESS(SYS_##call, 4), HUBPACK_LOAD_ARGUMENT(argument),          \
      HUBPACK_UNLESS(value, 1), HUBPACK_RETURN(SECCOMP_RET_ALLOW), HUBPACK_FAIL(EPERM)
#define HUBPACK_ALLOW_MASKED(call, argument, mask, value)                  \
  HUBPACK_UNLESS(SYS_##call, 5), HUBPACK_LOAD_ARGUMENT(argument),          \
      BPF_STMT(BPF_ALU | BPF_AND | BPF_K, mask), HUBPACK_UNLESS(value, 1), \
      HUBPACK_RETURN(SECCOMP_RET_ALLOW), HUBPACK_FAIL(EPERM)
  enum {
    // These are CLONE_VM, CLONE_SIGHAND and CLONE_THREAD, which <sched.h> does not show to Swift.
    thread = 0x100 | 0x800 | 0x10000,
    // These are CLONE_PIDFD, CLONE_PTRACE, CLONE_VFORK, CLONE_PARENT, and the namespaces.
    more = 0x1000 | 0x2000 | 0x4000 | 0x8000 | 0x20000 | 0x7E000000,
  };
  struct sock_filter filter[] = {
      HUBPACK_LOAD(arch),
      HUBPACK_UNLESS(HUBPACK_ARCHITECTURE, 1),
      BPF_JUMP(BPF_JMP | BPF_JA, 1, 0, 0),
      HUBPACK_RETURN(SECCOMP_RET_KILL_PROCESS),
      HUBPACK_LOAD(nr),
      HUBPACK_ALLOW(futex), HUBPACK_ALLOW(read), HUBPACK_ALLOW(write), HUBPACK_ALLOW(readv),
      HUBPACK_ALLOW(writev), HUBPACK_ALLOW(close), HUBPACK_ALLOW(lseek), HUBPACK_ALLOW(ppoll),
#if defined(SYS_poll)
      HUBPACK_ALLOW(poll), HUBPACK_ALLOW(time),
#endif
      // Memory is allowed unless it could hold new code.
      HUBPACK_ALLOW_MASKED(mmap, 2, PROT_EXEC, 0), HUBPACK_ALLOW_MASKED(mprotect, 2, PROT_EXEC, 0),
      HUBPACK_ALLOW(munmap), HUBPACK_ALLOW(mremap), HUBPACK_ALLOW(madvise), HUBPACK_ALLOW(brk),
      // Threads are allowed, processes are not. The C library tries clone3 first, whose flags a
      // filter cannot see, and falls back.
      HUBPACK_ALLOW_MASKED(clone, 0, thread | more, thread),
      HUBPACK_UNLESS(HUBPACK_CLONE3, 1), HUBPACK_FAIL(ENOSYS),
      HUBPACK_ALLOW(set_robust_list),
#if defined(SYS_rseq)
      HUBPACK_ALLOW(rseq),
#endif
#if defined(SYS_membarrier)
      HUBPACK_ALLOW(membarrier),
#endif
      HUBPACK_ALLOW_IF(prctl, 0, PR_SET_NAME),
      HUBPACK_ALLOW(gettid), HUBPACK_ALLOW(getpid), HUBPACK_ALLOW(sched_yield),
      HUBPACK_ALLOW(sched_getaffinity), HUBPACK_ALLOW(getcpu), HUBPACK_ALLOW(exit),
      HUBPACK_ALLOW(exit_group),
      // Signals to the process itself are allowed, because abort() uses them.
      HUBPACK_ALLOW_IF(tgkill, 0, (uint32_t)getpid()),
      HUBPACK_ALLOW(rt_sigaction), HUBPACK_ALLOW(rt_sigprocmask), HUBPACK_ALLOW(rt_sigreturn),
      HUBPACK_ALLOW(sigaltstack), HUBPACK_ALLOW(restart_syscall),
      HUBPACK_ALLOW(clock_gettime), HUBPACK_ALLOW(clock_getres), HUBPACK_ALLOW(clock_nanosleep),
      HUBPACK_ALLOW(nanosleep), HUBPACK_ALLOW(gettimeofday), HUBPACK_ALLOW(getrusage),
      HUBPACK_ALLOW(sysinfo), HUBPACK_ALLOW(uname), HUBPACK_ALLOW(getrandom),
      HUBPACK_FAIL(EPERM),
  };
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) ? -1 : 0;
#else
  return -1;
#endif
}

#endif
