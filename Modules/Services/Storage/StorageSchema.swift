public import Database
public import Documents

/// The tables of the app's database.
public enum StorageSchema {
  /// The migrations; a released one must not change.
  public static let migrations = [version1, version2, version3]

  /// The tables, in the order in which an audit lists them.
  public static let tables: [StoredTable] = [.profile, .document, .business, .user, .intent]

  private static let version1 = Migration(
    // At most one row.
    "CREATE TABLE profile (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL) STRICT",
    "CREATE TABLE document (name TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT"
  )

  private static let version2 = Migration(
    // The position is the order of insertion; rows are never deleted, so it is unique.
    "CREATE TABLE business (position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, body TEXT NOT NULL) STRICT",
    "CREATE TABLE user (id TEXT PRIMARY KEY, email_key TEXT NOT NULL UNIQUE, body TEXT NOT NULL) STRICT",
    // An intent is open until it has a transfer or a refusal.
    """
    CREATE TABLE intent (
      position INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      quote TEXT NOT NULL,
      body TEXT NOT NULL,
      transfer TEXT,
      refusal TEXT,
      CHECK (transfer IS NULL OR refusal IS NULL)
    ) STRICT
    """,
    // A quote serves one transfer, and is released by a refusal.
    "CREATE UNIQUE INDEX intent_quote ON intent (quote) WHERE refusal IS NULL",
    // Every launch queries the few open intents.
    "CREATE INDEX intent_open ON intent (position) WHERE transfer IS NULL AND refusal IS NULL"
  )

  /// Adds a proof to each row, and a table for damaged rows.
  private static let version3 = Migration { transaction in
    try transaction.execute(
      "CREATE TABLE aside (position INTEGER PRIMARY KEY, source TEXT NOT NULL, content TEXT NOT NULL) STRICT")
    for table in tables {
      let name = table.name
      try transaction.execute("ALTER TABLE \(name) ADD COLUMN proof TEXT NOT NULL DEFAULT ''")
      let rows = try transaction.query("SELECT \(table.columns.joined(separator: ", ")), rowid AS row FROM \(name)")
      for row in rows {
        try transaction.execute(
          "UPDATE \(name) SET proof = ? WHERE rowid = ?", table.proof(of: row.values.dropLast()), row["row"] as Int)
      }
    }
  }
}
