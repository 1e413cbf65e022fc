// What Swift cannot call, or should not have to call, of SQLite. A connection is a `sqlite3 *`.
#pragma once

/// Switches a connection to SQLite's defensive settings: no writes to the schema or to shadow tables,
/// nothing with side effects from inside a schema, no triggers, no views, no value above 256 MB, no
/// "text" in double quotes. Returns SQLITE_OK or the first error. (`sqlite3_db_config` is variadic.)
int hubpack_sqlite_harden(void *connection);

/// Makes the bytes the read-only main database of the connection, which neither changes nor frees them:
/// they have to outlive it. Returns SQLITE_OK or an error.
int hubpack_sqlite_show(void *connection, void *bytes, long long size);

/// Answers an SQL function (a `sqlite3_context *`) with a text in UTF-8, of which SQLite makes a copy. (That
/// it copies is said with a pointer of -1, which Swift does not have.)
void hubpack_sqlite_result(void *context, const void *text, long long size);
