import Contact
import FlowLocalization
public import FlowStorage

/// The tables of the app's database.
public enum StorageSchema {
  /// The migrations; a released one must not change.
  public static let migrations = [version1, version2, version3, version4, version5]

  /// The tables, in the order in which an audit lists them.
  public static let tables: [StoredTable] = [.profile, .document, .business, .user, .intent]

  private static let version1 = Migration(
    // At most one row.
    "CREATE TABLE profile (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL) STRICT",
    "CREATE TABLE document (name TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT"
  )

  private static let version2 = Migration(
    // The position is the order of insertion: the newest row is never deleted, so the next one has a greater number.
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
    for table in [StoredTable.profile, .document, .business, .user, .intentBeforeLeaving] {
      let name = table.name
      try transaction.execute("ALTER TABLE \(name) ADD COLUMN proof TEXT NOT NULL DEFAULT ''")
      let rows = try transaction.query("SELECT \(table.columns.joined(separator: ", ")), rowid AS row FROM \(name)")
      for row in rows {
        try transaction.execute(
          "UPDATE \(name) SET proof = ? WHERE rowid = ?", table.proof(of: row.values.dropLast()), row["row"] as Int)
      }
    }
  }

  /// Marks the transfers that the person has left, instead of a document with their ids.
  private static let version4 = Migration { transaction in
    let former = StoredTable.intentBeforeLeaving
    let left = try leftIDs(transaction)
    try transaction.execute("ALTER TABLE intent ADD COLUMN was_left INTEGER NOT NULL DEFAULT 0")
    try transaction.execute("CREATE INDEX intent_left ON intent (position) WHERE was_left = 1")
    let columns = (former.columns + ["proof", "rowid AS row"]).joined(separator: ", ")
    for row in try transaction.query("SELECT \(columns) FROM \(former.name)") {
      // A damaged row stays damaged.
      var values = Array(row.values.prefix(former.columns.count))
      guard try row["proof"] == former.proof(of: values) else { continue }
      let wasLeft = left.contains(try row["id"])
      values.append(wasLeft.databaseValue)
      try transaction.execute(
        "UPDATE intent SET was_left = ?, proof = ? WHERE rowid = ?", wasLeft, StoredTable.intent.proof(of: values),
        row["row"] as Int)
    }
  }

  /// Removes invisible characters from the keys of e-mail addresses, so that a person with one in their address is found.
  ///
  /// A second user whose address differed by that alone keeps their key.
  private static let version5 = Migration { transaction in
    let table = StoredTable.user
    let columns = (table.columns + ["proof", "rowid AS row"]).joined(separator: ", ")
    for row in try transaction.query("SELECT \(columns) FROM \(table.name) ORDER BY rowid") {
      let stored: String = try row["email_key"]
      let key = EmailAddress.typing.restored(stored)
      let isTaken = try !transaction.query("SELECT 1 FROM \(table.name) WHERE email_key = ?", key).isEmpty
      // A damaged row stays damaged.
      guard !isTaken, try row["proof"] == table.proof(of: Array(row.values.prefix(table.columns.count))) else {
        continue
      }
      let proof = table.proof(of: [row.values[0], .text(key), row.values[2]])
      try transaction.execute(
        "UPDATE user SET email_key = ?, proof = ? WHERE rowid = ?", key, proof, try row["row"] as Int)
    }
  }

  /// Takes the document with the ids of the left transfers; a damaged one is quarantined.
  private static func leftIDs(_ transaction: borrowing WriteTransaction) throws -> Set<String> {
    let table = StoredTable.document
    let row = try transaction.query("SELECT name, body, proof FROM \(table.name) WHERE name = 'left transfers'").first
    try transaction.delete(.text("left transfers"), from: table)
    guard let row, table.isIntact(row) else { return [] }
    return Set(try [String](storedJSON: row["body"]))
  }
}

extension StoredTable {
  static let profile = StoredTable(
    "profile", columns: ["id", "body"], of: .person, title: "Your details",
    lossDescription: "The app asks for them again.")

  static let business = StoredTable(
    "business", columns: ["id", "body"], of: .person, title: "Businesses",
    lossDescription: "The bank still has their transfers.")

  static let user = StoredTable(
    "user", columns: ["id", "email_key", "body"], of: .person, title: "Accounts",
    lossDescription: "The app may not know an e-mail address that has an account.")

  static let intent = intent(columns: ["id", "quote", "body", "transfer", "refusal", "was_left"])

  /// The intents before version 4.
  static let intentBeforeLeaving = intent(columns: ["id", "quote", "body", "transfer", "refusal"])

  private static func intent(columns: [String]) -> StoredTable {
    StoredTable(
      "intent", columns: columns, of: .person, title: "Transfers confirmed on this device",
      lossDescription: "The bank has the sent transfers; damaged ones are not sent again.")
  }
}
