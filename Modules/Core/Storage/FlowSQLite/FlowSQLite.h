#ifndef CSQLITE_H
#define CSQLITE_H

#include <sqlite3.h>

// What SQLite offers only as a macro with a cast or as a variadic function, neither of which Swift can call.

/// Binds a text that SQLite copies.
static inline int csqlite_bind_text(
    sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds bytes that SQLite copies; no bytes may have no address, which SQLite would take for null.
static inline int csqlite_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, count ? bytes : "", count, SQLITE_TRANSIENT);
}

/// Says whether closing the last connection moves the log into the file.
static inline int csqlite_checkpoint_on_close(sqlite3 *connection, int enabled) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !enabled, (int *)0);
}

#endif
