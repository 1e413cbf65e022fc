#!/usr/bin/env bash
# Functions for check-wordpress and check-albums: they run a site written in PHP. Its database listens on a socket, and
# PHP's web server on loopback; its files are in a temporary folder. When the script ends, so do both, and the folder is
# removed.
#
#   install_packages            installs missing packages of PHP and MariaDB; none of them starts a service
#   make_folder                 makes $folder
#   start_database NAME         starts the database on $socket; NAME is its name, its user and the password
#   choose_site                 chooses $port and $site, the URL
#   start_server ROOT [ROUTER]  serves a folder at $site
program=$(basename "$0")
# Without the second setting, a change of a script counts only two seconds later.
php=(php -d memory_limit=1G -d opcache.revalidate_freq=0 -d display_errors=stderr -d error_reporting=E_ERROR)

fail() {
  printf '%s: %s\n' "$program" "$1" >&2
  exit 2
}

# Prints the comment that a script begins with.
print_help() {
  sed -n '2,/^set /{/^#/s/^# \{0,1\}//p}' "$0"
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

install_packages() {
  local missing=() name
  for name in mariadb-client-core mariadb-server-core php-cli php-curl php-gd php-mbstring php-mysql php-xml; do
    dpkg-query -W -f '${db:Status-Abbrev}' "$name" 2>/dev/null | grep -q ^ii || missing+=("$name")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  echo "Installing: ${missing[*]}"
  as_root apt-get update -qq </dev/null
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes -qq --no-install-recommends \
    -o DPkg::Lock::Timeout=300 "${missing[@]}" </dev/null
}

started=()
clean_up() {
  trap '' INT TERM
  local process
  for process in "${started[@]}"; do kill -- "-$process" 2>/dev/null || kill "$process" 2>/dev/null || true; done
  for process in "${started[@]}"; do wait "$process" 2>/dev/null || true; done
  rm -rf "$folder"
}

make_folder() {
  folder=$(mktemp -d "${TMPDIR:-/tmp}/hubpack-${program#check-}.XXXXXX")
  trap clean_up EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
}

# Waits until a command succeeds, at most a minute, while a process runs.
wait_for() { # process, log, command...
  local process=$1 log=$2
  shift 2
  for _ in $(seq 600); do
    if "$@" >/dev/null 2>&1; then return; fi
    kill -0 "$process" 2>/dev/null || break
    sleep 0.1
  done
  tail -n 20 "$log" >&2
  fail "$(basename "$log" .log) does not start"
}

start_database() { # name
  socket=$folder/database.sock
  local database=(--no-defaults --datadir="$folder/database" --socket="$socket" --user="$(id -un)")
  mariadb-install-db "${database[@]}" --auth-root-authentication-method=normal --skip-test-db \
    >"$folder/install-db.log" 2>&1 || { cat "$folder/install-db.log" >&2 && fail "the database could not be made"; }
  cat >"$folder/init.sql" <<SQL
CREATE DATABASE $1 CHARACTER SET utf8mb4;
CREATE USER $1@localhost IDENTIFIED BY '$1';
GRANT ALL ON $1.* TO $1@localhost;
SQL
  mariadbd "${database[@]}" --skip-networking --pid-file="$folder/database.pid" --init-file="$folder/init.sql" \
    --innodb-flush-log-at-trx-commit=0 >"$folder/database.log" 2>&1 &
  started+=($!)
  php+=(-d "mysqli.default_socket=$socket")
  wait_for $! "$folder/database.log" \
    mariadb --no-defaults --socket="$socket" --user="$1" --password="$1" --execute='SELECT 1' "$1"
}

choose_site() {
  port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
  site=http://127.0.0.1:$port
}

# Some software sends requests to itself, so the server has several processes. A group of their own ends them together.
start_server() { # root, router
  PHP_CLI_SERVER_WORKERS=3 setsid "${php[@]}" -d display_errors=0 -S "127.0.0.1:$port" -t "$@" \
    >"$folder/server.log" 2>&1 &
  started+=($!)
  wait_for $! "$folder/server.log" python3 -c \
    'import socket, sys; socket.create_connection(("127.0.0.1", int(sys.argv[1])))' "$port"
}

wait_for_enter() {
  read -rp "The site is at $site/ and its files are in $folder; press Enter to end it. " || true
}
