#!/bin/sh
# Installs hubpack from the folder of this script, or uninstalls it.
#
#   ./install.sh                installs to /usr/local as root, else to ~/.local
#   ./install.sh --prefix DIR   installs to another folder
#   ./install.sh --uninstall    removes the installed files; add --prefix if you used it to install
#
# An installed copy, PREFIX/libexec/hubpack/install.sh, can uninstall without this folder.
set -eu
umask 022

fail() {
  printf 'install.sh: %s\n' "$1" >&2
  exit "${2:-1}"
}

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
uninstall=false
prefix=
while [ $# -gt 0 ]; do
  case "$1" in
    --prefix)
      [ $# -ge 2 ] || fail "--prefix needs a folder" 2
      prefix=$2
      shift
      ;;
    --prefix=*) prefix=${1#--prefix=} ;;
    --uninstall) uninstall=true ;;
    -h | --help)
      sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"
      exit 0
      ;;
    *) fail "unexpected argument: $1 (see --help)" 2 ;;
  esac
  shift
done
if [ -z "$prefix" ]; then
  case "$here" in
    */libexec/hubpack) prefix=${here%/libexec/hubpack} ;;
    *) if [ "$(id -u)" -eq 0 ]; then prefix=/usr/local; else prefix=${HOME:?}/.local; fi ;;
  esac
fi
case "$prefix" in /*) ;; *) prefix=$PWD/$prefix ;; esac
# A list of the installed files and of the folders created for them, which end in a slash.
record=$prefix/libexec/hubpack/installed
kept=
list=
trap 'rm -f "$kept" "$list"' EXIT

# ---- Uninstalling ----

remove() {
  [ -f "$record" ] || fail "hubpack is not installed in $prefix"
  kept=$(mktemp)
  cp "$record" "$kept"
  while IFS= read -r name; do
    case "$name" in */ | *..*) ;; *) rm -f "$prefix/$name" ;; esac
  done <"$kept"
  rm -f "$record"
  refresh
  # Remove the databases, too, if they are all that is left in a folder created by the installation.
  if created share/mime && rmdir "$prefix/share/mime/packages" 2>/dev/null; then rm -rf "$prefix/share/mime"; fi
  if created share/applications && [ "$(ls -A "$prefix/share/applications")" = mimeinfo.cache ]; then
    rm "$prefix/share/applications/mimeinfo.cache"
  fi
  # Deepest folders first. Folders with other files stay.
  LC_ALL=C sort -r "$kept" | while IFS= read -r name; do
    case "$name" in */) rmdir "$prefix/$name" 2>/dev/null || true ;; esac
  done
  rm -f "$kept"
}

created() { grep -qxF "$1/" "$kept"; }

# Updates the desktop's databases, if it has any.
refresh() {
  update mime/packages update-mime-database "$prefix/share/mime"
  update applications update-desktop-database -q "$prefix/share/applications"
  update icons/hicolor/icon-theme.cache gtk-update-icon-cache -q -t -f "$prefix/share/icons/hicolor"
}

update() { # required file, command...
  if [ -e "$prefix/share/$1" ] && command -v "$2" >/dev/null; then
    shift
    "$@" >/dev/null 2>&1 || true
  fi
}

# ---- Installing ----

put() { # file name
  rm -f "$prefix/$2"
  cp "$1" "$prefix/$2"
  if [ -x "$1" ]; then chmod 755 "$prefix/$2"; else chmod 644 "$prefix/$2"; fi
}

install_files() {
  mkdir -p "$prefix"
  list=$(mktemp)
  cd "$here"
  find bin libexec share -type f >"$list"
  while IFS= read -r name; do
    [ ! -e "$prefix/$name" ] ||
      fail "$prefix/$name: already exists, from something else (remove it, or use another --prefix)"
  done <"$list"
  echo libexec/hubpack/install.sh >>"$list"
  find bin libexec share -type d | while IFS= read -r name; do
    [ -d "$prefix/$name" ] || printf '%s/\n' "$name"
  done >>"$list"
  # Recorded before anything is copied, so that an installation that breaks off can be removed.
  mkdir -p "$prefix/libexec/hubpack"
  cp "$list" "$record"
  while IFS= read -r name; do
    case "$name" in
      */) mkdir -p "$prefix/$name" ;;
      libexec/hubpack/install.sh) put "$here/install.sh" "$name" ;;
    esac
  done <"$list"
  find bin libexec share -type f | while IFS= read -r name; do put "$name" "$name"; done
  # The desktop's PATH may differ from the shell's.
  case "$prefix" in
    *[!A-Za-z0-9/._+-]*) ;;
    *)
      sed "s|^TryExec=|&$prefix/bin/|; s|hubpack serve|$prefix/bin/&|" share/applications/hubpack.desktop \
        >"$prefix/share/applications/hubpack.desktop"
      ;;
  esac
  refresh
}

# Prints the names of missing shared libraries.
missing_libraries() {
  for program in bin/hubpack libexec/hubpack/hubpack-imaging libexec/hubpack/hubpack-pages; do
    ldd "$prefix/$program" 2>/dev/null || true
  done | awk '/=> not found/ { print $1 }' | sort -u
}

# Each line of "libraries" has the name of a library and of its Debian package.
explain() { # libraries
  echo "hubpack is installed in $prefix, but it needs these shared libraries:"
  printf '  %s\n' "$@"
  sudo=
  [ "$(id -u)" -eq 0 ] || sudo='sudo '
  if command -v apt-get >/dev/null; then
    names=$(for name in "$@"; do awk -v name="$name" '$1 == name { print $2 }' "$here/libraries"; done | sort -u)
    echo "Install them:"
    # shellcheck disable=SC2086
    echo "  ${sudo}apt-get install" $names
  elif command -v dnf >/dev/null; then
    echo "Install them:"
    echo "  ${sudo}dnf install$(printf " '%s()(64bit)'" "$@")"
  fi
}

if $uninstall; then
  remove
  echo "Uninstalled hubpack from $prefix."
  exit 0
fi
[ -f "$here/bin/hubpack" ] || fail "$here: no bin/hubpack here (unpack the whole archive)"
[ "$(CDPATH='' cd -- "$prefix" 2>/dev/null && pwd)" != "$here" ] ||
  fail "$prefix is the folder of the archive (use another --prefix)"
if [ -f "$record" ]; then remove; fi
install_files
libraries=$(missing_libraries)
if [ -n "$libraries" ]; then
  # shellcheck disable=SC2086
  explain $libraries >&2
  exit 1
fi
version=$("$prefix/bin/hubpack" --version) ||
  fail "$prefix/bin/hubpack does not run here; it needs glibc $(cat "$here/glibc") or later"
echo "Installed $version in $prefix."
case ":$PATH:" in
  *":$prefix/bin:"*) ;;
  *) echo "Add $prefix/bin to your PATH." ;;
esac
echo "To uninstall: $prefix/libexec/hubpack/install.sh --uninstall"
