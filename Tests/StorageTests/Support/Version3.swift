import FlowStorage

/// A file of version 3 as it was released: its changes to version 2, and the proof of each row.
///
/// It must not change. A later version adds a new file, and the tests open them all.
enum Version3 {
  static let tables = [
    """
    CREATE TABLE profile (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL, \
    proof TEXT NOT NULL DEFAULT '') STRICT
    """,
    "CREATE TABLE document (name TEXT PRIMARY KEY, body TEXT NOT NULL, proof TEXT NOT NULL DEFAULT '') STRICT",
    """
    CREATE TABLE business (position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, body TEXT NOT NULL, \
    proof TEXT NOT NULL DEFAULT '') STRICT
    """,
    """
    CREATE TABLE user (id TEXT PRIMARY KEY, email_key TEXT NOT NULL UNIQUE, body TEXT NOT NULL, \
    proof TEXT NOT NULL DEFAULT '') STRICT
    """,
    """
    CREATE TABLE intent (
      position INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      quote TEXT NOT NULL,
      body TEXT NOT NULL,
      transfer TEXT,
      refusal TEXT, proof TEXT NOT NULL DEFAULT '',
      CHECK (transfer IS NULL OR refusal IS NULL)
    ) STRICT
    """,
    "CREATE UNIQUE INDEX intent_quote ON intent (quote) WHERE refusal IS NULL",
    "CREATE INDEX intent_open ON intent (position) WHERE transfer IS NULL AND refusal IS NULL",
    "CREATE TABLE aside (position INTEGER PRIMARY KEY, source TEXT NOT NULL, content TEXT NOT NULL) STRICT",
  ]

  static let migration = Migration { transaction in
    try transaction.execute(tables[7])
    for table in ["profile", "document", "business", "user", "intent"] {
      try transaction.execute("ALTER TABLE \(table) ADD COLUMN proof TEXT NOT NULL DEFAULT ''")
    }
    for (table, row, proof) in proofs {
      try transaction.execute("UPDATE \(table) SET proof = ? WHERE rowid = ?", "\(table)/1/\(proof)", row)
    }
  }

  private static let proofs = [
    ("profile", 1, "699071d4eee1f03d"), ("document", 1, "1d3ad2cf5f1594f9"), ("business", 1, "5bd72196c270a58e"),
    ("business", 2, "ebc0dbb8788ebabd"), ("user", 1, "0c800d201528fd57"), ("intent", 1, "f2d56366eca3f87b"),
    ("intent", 2, "c4ae9a985f97c9d3"), ("intent", 3, "bab992beca5c39ea"),
  ]
}
