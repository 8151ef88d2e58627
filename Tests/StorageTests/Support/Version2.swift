import FlowStorage

/// A file of version 2 as it was released: its additions to version 1, and one of everything in them.
///
/// It must not change. A later version adds a new file, and the tests open them all.
enum Version2 {
  static let tables = [
    "CREATE TABLE business (position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, body TEXT NOT NULL) STRICT",
    "CREATE TABLE user (id TEXT PRIMARY KEY, email_key TEXT NOT NULL UNIQUE, body TEXT NOT NULL) STRICT",
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
    "CREATE UNIQUE INDEX intent_quote ON intent (quote) WHERE refusal IS NULL",
    "CREATE INDEX intent_open ON intent (position) WHERE transfer IS NULL AND refusal IS NULL",
  ]

  static let migration = Migration { transaction in
    for statement in tables + rows { try transaction.execute(statement) }
  }

  private static let rows = [
    "INSERT INTO business VALUES (1, '\(id(2))', '\(business(2, "Bolts"))')",
    "INSERT INTO business VALUES (2, '\(id(1))', '\(business(1, "Acme"))')",
    """
    INSERT INTO user VALUES ('\(id(1))', 'ada@example.com', '{"country":"GB","email":"ada@example.com","id":"\(id(1))"}')
    """,
    """
    INSERT INTO intent VALUES (1, '\(id(3))', 'quote-3', '\(intent(3, hash: "efe35e3d03dda9d5a7c3583241cb989e"))',
    NULL, NULL)
    """,
    """
    INSERT INTO intent VALUES (2, '\(id(1))', 'quote-1', '\(intent(1, hash: "54b7f908d97b2aea643c8a4f74384122"))',
    '{"createdAt":"2026-10-30T12:00:00Z","customerTransactionID":"\(id(1))","id":"transfer-of-quote-1",\
    "occurredAt":"2026-10-30T12:00:00Z","quote":\(quote(1)),"recipient":\(recipient),\
    "reference":{"currency":"EUR","text":"Rent"},"status":"incoming_payment_waiting"}', NULL)
    """,
    """
    INSERT INTO intent VALUES (3, '\(id(2))', 'quote-2', '\(intent(2, hash: "498ad91265547e0406cda37ca621eca2"))',
    NULL, '{"reason":{"insufficientFunds":{}},"sentence":"You have 12.00 GBP. Send less."}')
    """,
  ]
}

// MARK: - Values of several rows

extension Version2 {
  private static let recipient = """
    {"details":{"account":{"sepa":{"iban":"DE89370400440532013000"}},"currency":"EUR",\
    "name":{"kind":"person","text":"Emmy Noether"}},"id":"recipient-1","sender":"ada"}
    """

  private static func id(_ number: Int) -> String { "00000000-0000-0000-0000-00000000000\(number)" }

  private static func business(_ number: Int, _ name: String) -> String {
    """
    {"address":{"city":"London","country":"GB","firstLine":"12 St James''s Square","postcode":"SW1Y 4JH"},\
    "company":{"country":"GB","name":"\(name)","registrationNumber":"01234567","type":"limited"},\
    "id":"\(id(number))","roleAndWeb":{"role":"director"}}
    """
  }

  private static func quote(_ number: Int) -> String {
    """
    {"expiry":"2026-10-30T12:30:00Z","fee":{"currency":"GBP","minorUnits":76},"id":"quote-\(number)",\
    "rate":{"decimal":"1.1993","source":"GBP","target":"EUR"},\
    "request":{"amount":{"currency":"GBP","minorUnits":10000},"fixedSide":"source","otherCurrency":"EUR"},\
    "sender":"ada"}
    """
  }

  private static func intent(_ number: Int, hash: String) -> String {
    """
    {"begunAt":"2026-10-30T12:00:00Z","bodyHash":{"text":"\(hash)"},"quote":\(quote(number)),\
    "recipient":\(recipient),"request":{"customerTransactionID":"\(id(number))","quote":"quote-\(number)",\
    "recipient":"recipient-1","reference":{"currency":"EUR","text":"Rent"},"sender":"ada"}}
    """
  }
}
