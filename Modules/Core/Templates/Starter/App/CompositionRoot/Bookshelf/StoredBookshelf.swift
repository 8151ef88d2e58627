import Bookshelf
import FlowStorage

/// The items of the Bookshelf flow and its draft on the disk.
struct StoredBookshelf: BookshelfStore {
  static let part = StoredPart(
    "Bookshelf", tables: [table],
    migrations: [
      Migration(
        """
        CREATE TABLE bookshelf_book (
          position INTEGER PRIMARY KEY,
          id INTEGER NOT NULL UNIQUE,
          body TEXT NOT NULL,
          proof TEXT NOT NULL
        ) STRICT
        """)
    ])

  private static let table = StoredTable(
    "bookshelf_book", columns: ["id", "body"], title: "Bookshelf", meaningOfLoss: "It comes back from a backup only.")

  let drafts: SQLiteDocument<BookshelfDraft>
  private let begun: SQLiteDocument<Bool>
  private let database: SQLiteDatabase

  /// - Throws: `DatabaseError` when the database cannot be read.
  init(in database: SQLiteDatabase) async throws {
    self.database = database
    drafts = try await SQLiteDocument(named: "Bookshelf draft", in: database)
    begun = try await SQLiteDocument(named: "Bookshelf begun", in: database, durability: .survivesPowerLoss)
  }

  /// Whether anything was stored.
  var hasBegun: Bool { begun.load() == true }

  func all() async throws(BookshelfStoreError) -> [Book] {
    try await attempt { database in
      let rows = try await database.read { try $0.rows(of: Self.table) }
      // Do not silently omit a damaged row.
      guard rows.allSatisfy(Self.table.isIntact) else { throw BookshelfStoreError.unreadable }
      return try rows.map { try Book(storedJSON: $0["body"]) }
    }
  }

  func book(_ id: BookID) async throws(BookshelfStoreError) -> Book {
    guard let book = try await all().first(where: { $0.id == id }) else { throw .gone }
    return book
  }

  func add() async throws(BookshelfStoreError) {
    let last = try await all().map(\.id.number).max() ?? 0
    guard let id = BookID(last + 1) else { throw .unavailable }
    try await save(Book(id: id))
  }

  func save(_ book: Book) async throws(BookshelfStoreError) {
    let change = StoredChange(.survivesPowerLoss) { transaction in
      try transaction.put([.integer(Int64(book.id.number)), .text(try book.storedJSON())], in: Self.table)
    }
    try await attempt { [begun] database in try await database.apply([change, begun.setting(true)]) }
  }

  private func attempt<Value: Sendable>(
    _ work: (SQLiteDatabase) async throws -> Value
  ) async throws(BookshelfStoreError) -> Value {
    do {
      return try await work(database)
    } catch {
      throw error as? BookshelfStoreError ?? .unavailable
    }
  }
}
