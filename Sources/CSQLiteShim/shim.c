#include "CSQLiteShim.h"
#include <sqlite3.h>

int hubpack_sqlite_harden(void *connection) {
  static const struct { int option, value; } settings[] = {
    {SQLITE_DBCONFIG_DEFENSIVE, 1},
    {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
    {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
    {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
    {SQLITE_DBCONFIG_DQS_DML, 0},
  };
  for (unsigned i = 0; i < sizeof settings / sizeof *settings; i++) {
    int code = sqlite3_db_config(connection, settings[i].option, settings[i].value, (int *)0);
    if (code != SQLITE_OK) return code;
  }
  sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, 256 << 20);
  return SQLITE_OK;
}

int hubpack_sqlite_show(void *connection, void *bytes, long long size) {
  return sqlite3_deserialize(
    connection, "main", bytes, size, size, SQLITE_DESERIALIZE_READONLY);
}

void hubpack_sqlite_result(void *context, const void *text, long long size) {
  // A null pointer would give NULL instead of an empty text.
  sqlite3_result_text64(context, text ? text : "", size, SQLITE_TRANSIENT, SQLITE_UTF8);
}
