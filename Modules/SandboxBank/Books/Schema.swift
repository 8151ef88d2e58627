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
    customers,
    Migration("ALTER TABLE session ADD COLUMN is_opening INTEGER NOT NULL DEFAULT 0"),
  ]

  /// Books have a customer, before only those of a bank over a network; the text is empty if their app has not opened an account
  /// at the bank.
  private static let customers = Migration(
    "ALTER TABLE quote ADD COLUMN customer TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE transfer ADD COLUMN customer TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE entry ADD COLUMN customer TEXT NOT NULL DEFAULT ''",
    """
    CREATE TABLE recipient_of_customer (
      id TEXT PRIMARY KEY NOT NULL,
      sender TEXT NOT NULL,
      details BLOB NOT NULL,
      customer TEXT NOT NULL DEFAULT '',
      UNIQUE (customer, sender, details)
    ) STRICT
    """,
    """
    INSERT INTO recipient_of_customer (rowid, id, sender, details) SELECT rowid, id, sender, details FROM recipient
    """,
    "DROP TABLE recipient",
    "ALTER TABLE recipient_of_customer RENAME TO recipient",
    "CREATE INDEX recipient_currency ON recipient (sender, customer, \(currencyOfRecipient))",
    "UPDATE quote SET customer = \(owner(of: "json_extract(CAST(body AS TEXT), '$.sender')"))",
    "UPDATE recipient SET customer = \(owner(of: "recipient.sender"))",
    "UPDATE transfer SET customer = \(owner(of: "transfer.sender"))",
    "UPDATE entry SET customer = \(owner(of: "entry.sender"))",
    "DROP TABLE owner",
    "DROP INDEX opening",
    "CREATE UNIQUE INDEX opening ON entry (sender, customer, currency) WHERE kind = 'opening'",
    "DROP INDEX entry_sender",
    "CREATE INDEX entry_sender ON entry (sender, customer, currency, minor_units, due_at)",
    "CREATE INDEX transfer_customer ON transfer (customer)",
    """
    CREATE TABLE customer (
      id TEXT PRIMARY KEY NOT NULL,
      email TEXT NOT NULL UNIQUE,
      password TEXT,
      record BLOB NOT NULL
    ) STRICT
    """,
    // Also for e-mail addresses of nobody, so that they read the same.
    "CREATE TABLE attempt (email TEXT PRIMARY KEY NOT NULL, failures INTEGER NOT NULL, blocked_until INTEGER) STRICT",
    """
    CREATE TABLE code (
      email TEXT NOT NULL,
      purpose TEXT NOT NULL CHECK (purpose IN ('sign-in', 'password')),
      digits TEXT,
      sent_at INTEGER NOT NULL,
      tries INTEGER NOT NULL,
      PRIMARY KEY (email, purpose)
    ) STRICT
    """,
    "CREATE TABLE code_number (last INTEGER NOT NULL) STRICT",
    "INSERT INTO code_number (last) VALUES (0)",
    // Sessions that have ended stay, so that no token is made twice.
    """
    CREATE TABLE session (
      handle TEXT PRIMARY KEY NOT NULL,
      customer TEXT NOT NULL REFERENCES customer (id),
      exchanges INTEGER NOT NULL,
      refresh TEXT NOT NULL UNIQUE,
      former TEXT,
      access TEXT NOT NULL UNIQUE,
      exchanged_at INTEGER NOT NULL,
      has_ended INTEGER NOT NULL DEFAULT 0
    ) STRICT
    """)

  /// Returns the SQL for the former owner of a sender, with qualified columns: the updated table may have the same names.
  private static func owner(of sender: String) -> String {
    "IFNULL((SELECT owner.customer FROM owner WHERE owner.sender = \(sender)), '')"
  }

  static let currencyOfRecipient = "json_extract(CAST(details AS TEXT), '$.currency')"
}
