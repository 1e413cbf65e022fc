#!/usr/bin/env bash
# A bare Debian root, for the checks that source this file. Needs root, debootstrap and a network.
#
# Environment:
#   SUITE    the release of Debian or Ubuntu (default: bookworm)
#   MIRROR   where debootstrap finds it (default: debootstrap's own)

fail() {
  printf '%s: %s\n' "$(basename "$0")" "$1" >&2
  exit 2
}

# Starts the check once more, in a mount namespace of its own: no mount outlives the process.
isolate() { # arguments of the check...
  if [ "${INSIDE_NAMESPACE-}" != $$ ]; then
    [ "$(id -u)" -eq 0 ] || fail "needs root"
    INSIDE_NAMESPACE=$$ exec unshare --mount --propagation private "$0" "$@"
  fi
}

# Makes the root in a folder that must not exist, and sets $root to its full path.
make_root() { # folder packages
  [ ! -e "$1" ] || fail "$1 already exists"
  command -v debootstrap >/dev/null || fail "needs debootstrap"
  mkdir -p "$1"
  root=$(cd "$1" && pwd)
  debootstrap --variant=minbase --include="$2" "${SUITE:-bookworm}" "$root" ${MIRROR:+"$MIRROR"}
  mount -t proc proc "$root/proc"
  mount -t devpts -o newinstance,ptmxmode=666 devpts "$root/dev/pts"
}

# Runs a command in the root, with a clean environment and without standard input.
inside() { # [NAME=VALUE...] command...
  chroot "$root" /usr/bin/env --ignore-environment HOME=/root \
    PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@" </dev/null
}
