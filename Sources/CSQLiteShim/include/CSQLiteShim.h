// What Swift cannot call, or should not have to call, of SQLite. A connection is a `sqlite3 *`.
#pragma once

/// Switches a connection to SQLite's defensive settings: no writes to the schema or to shadow tables,
/// nothing with side effects from inside a schema, no triggers, no views, no value above 64 MB.
/// Returns SQLITE_OK or the first error. (`sqlite3_db_config` is variadic.)
int hubpack_sqlite_harden(void *connection);

/// Memory that a connection can adopt; NULL when there is none.
void *hubpack_sqlite_allocate(long long size);

/// Frees memory that no connection has adopted.
void hubpack_sqlite_free(void *bytes);

/// Makes the bytes, which must come from `hubpack_sqlite_allocate`, the read-only main database of the
/// connection, which frees them in every case. Returns SQLITE_OK or an error.
int hubpack_sqlite_adopt(void *connection, void *bytes, long long size);
