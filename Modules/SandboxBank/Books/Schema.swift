import FlowStorage

/// The migrations to the bank's tables.
///
/// A row that takes effect later has that time in `due_at`; one with an immediate effect has none, so that a clock that is
/// set back cannot undo it. Only the events and refunds that a cancellation prevents are deleted; quotes, recipients and
/// transfers never are, so that the number of a new one is one more than the greatest number.
enum Schema {
  static let migrations = [
    Migration(
      """
      CREATE TABLE quote (
        id TEXT PRIMARY KEY NOT NULL,
        body BLOB NOT NULL
      ) STRICT
      """,
      """
      CREATE TABLE recipient (
        id TEXT PRIMARY KEY NOT NULL,
        sender TEXT NOT NULL,
        details BLOB NOT NULL,
        UNIQUE (sender, details)
      ) STRICT
      """,
      """
      CREATE TABLE transfer (
        id TEXT PRIMARY KEY NOT NULL,
        customer_transaction_id TEXT NOT NULL UNIQUE,
        sender TEXT NOT NULL,
        body BLOB NOT NULL,
        quote TEXT NOT NULL UNIQUE REFERENCES quote (id),
        recipient TEXT NOT NULL REFERENCES recipient (id),
        created_at TEXT NOT NULL
      ) STRICT
      """,
      "CREATE INDEX transfer_sender ON transfer (sender)",
      """
      CREATE TABLE event (
        transfer TEXT NOT NULL REFERENCES transfer (id),
        status TEXT NOT NULL,
        occurred_at TEXT NOT NULL,
        due_at TEXT,
        PRIMARY KEY (transfer, occurred_at)
      ) STRICT
      """,
      """
      CREATE TABLE entry (
        sender TEXT NOT NULL,
        currency TEXT NOT NULL,
        minor_units INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('opening', 'payment', 'refund')),
        transfer TEXT REFERENCES transfer (id),
        due_at TEXT
      ) STRICT
      """,
      // A sender gets money once per currency; a transfer is paid once and refunded once.
      "CREATE UNIQUE INDEX opening ON entry (sender, currency) WHERE kind = 'opening'",
      "CREATE UNIQUE INDEX movement ON entry (transfer, kind) WHERE kind <> 'opening'"),
    // A balance is read from the index alone.
    Migration(
      "CREATE INDEX entry_sender ON entry (sender, currency, minor_units, due_at)", "DROP INDEX transfer_sender"),
    // A page of recipients is read without the others.
    Migration("CREATE INDEX recipient_currency ON recipient (sender, \(currencyOfRecipient))"),
    // The customers of a bank over a network.
    Migration(
      """
      CREATE TABLE owner (
        sender TEXT PRIMARY KEY NOT NULL,
        customer TEXT NOT NULL
      ) STRICT
      """),
  ]

  static let currencyOfRecipient = "json_extract(CAST(details AS TEXT), '$.currency')"
}
