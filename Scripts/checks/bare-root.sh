#!/usr/bin/env bash
# Functions for making and using a bare Debian root, for check-bare-root, check-package and check-release.
# They require root, debootstrap and a network.
#
# Environment:
#   SUITE    the release of Debian or Ubuntu (default: bookworm)
#   MIRROR   where debootstrap finds it (default: debootstrap's own)

# An ordinary user's PATH lacks the folders of debootstrap and chroot.
PATH=$PATH:/usr/sbin:/sbin

fail() {
  printf '%s: %s\n' "$(basename "$0")" "$1" >&2
  exit 2
}

# Restarts the script in a mount namespace of its own, so that no mount outlives it.
isolate() { # arguments of the script...
  if [ "${INSIDE_NAMESPACE-}" != $$ ]; then
    [ "$(id -u)" -eq 0 ] || fail "must be run as root"
    INSIDE_NAMESPACE=$$ exec unshare --mount --propagation private "$0" "$@"
  fi
}

# Makes a root in a new folder, and sets $root to its full path.
make_root() { # folder packages
  [ ! -e "$1" ] || fail "$1 already exists"
  command -v debootstrap >/dev/null || fail "debootstrap not found"
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
