// Functions of SQLite that Swift cannot call directly. A connection is a `sqlite3 *`.
#pragma once

/// Switches a connection to SQLite's defensive settings: no writes to the schema or to shadow
/// tables, no side effects from inside a schema, no triggers, no views, no value above 256 MB, no
/// strings in double quotes. Returns SQLITE_OK or the first error. (`sqlite3_db_config` is
/// variadic.)
int hubpack_sqlite_harden(void *connection);

/// Makes the bytes the read-only main database of the connection, which neither changes nor frees
/// them; they have to outlive it. Returns SQLITE_OK or an error.
int hubpack_sqlite_show(void *connection, void *bytes, long long size);

/// Sets the result of an SQL function (a `sqlite3_context *`) to a UTF-8 text, which SQLite copies.
/// (Copying is requested with the pointer -1, which Swift cannot express.)
void hubpack_sqlite_result(void *context, const void *text, long long size);
