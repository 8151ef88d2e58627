import FlowStorage

/// A file of version 1 as it was released: its tables, and one of everything in them.
///
/// It must not change. A later version adds a new file, and the tests open both.
enum Version1 {
  static let tables = [
    "CREATE TABLE profile (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL) STRICT",
    "CREATE TABLE document (name TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT",
  ]

  static let migration = Migration { transaction in
    for statement in tables + rows { try transaction.execute(statement) }
  }

  private static let rows = [
    """
    INSERT INTO profile VALUES (1, '{"address":{"city":"London","country":"GB","firstLine":"12 St James''s Square",\
    "postcode":"SW1Y 4JH","state":""},"details":{"dateOfBirth":"1990-12-10","email":"ada@example.com",\
    "firstName":"Ada","lastName":"Lovelace","phone":"+442079460958"}}')
    """,
    """
    INSERT INTO document VALUES ('profile draft', '{"address":{"city":"London","country":"GB",\
    "firstLine":"12 St James''s Square","postcode":"SW1Y 4JH"},"personalDetails":{"dateOfBirth":"1990-12-10",\
    "email":"ada@example.com","firstName":"Ada","lastName":"Lovelace","phone":"+442079460958"},"step":"address"}')
    """,
  ]
}
