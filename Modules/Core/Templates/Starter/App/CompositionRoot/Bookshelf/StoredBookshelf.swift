import Bookshelf
import FlowKit
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
    "bookshelf_book", columns: ["id", "body"], of: .person, title: "Bookshelf",
    lossDescription: "It comes back from a backup only.")

  let drafts: SQLiteDocument<BookshelfDraft>
  /// The last number that was given: none is given again, also after its item was deleted.
  private let numbers: SQLiteDocument<Int>
  private let database: SQLiteDatabase

  /// - Throws: `DatabaseError` when the database cannot be read.
  init(in database: SQLiteDatabase) async throws {
    self.database = database
    drafts = try await SQLiteDocument(
      named: "Bookshelf draft", title: "Bookshelf draft", isDraft: true, of: .person, in: database)
    numbers = try await SQLiteDocument(
      named: "Bookshelf last number", title: "Bookshelf last number", of: .person, in: database,
      durability: .survivesPowerLoss)
  }

  /// Whether anything was stored.
  var hasBegun: Bool { numbers.load() != nil }

  func items(matching search: String, limit: Int) async throws(BookshelfStoreError) -> BookshelfItems {
    try await attempt { database in
      var (items, next): ([Book], Int?) = ([], nil)
      repeat {
        let page = try await database.read { [next] in try $0.page(of: Self.table, from: next, atMost: limit) }
        // Do not silently omit a damaged row.
        guard page.unreadableCount == 0 else { throw BookshelfStoreError.unreadable }
        items += try page.rows.map { try Book(storedJSON: $0["body"]) }.filter { $0.matches(search) }
        next = page.next
      } while items.count < limit && next != nil
      return BookshelfItems(items: Array(items.prefix(limit)), hasMore: items.count > limit || next != nil)
    }
  }

  func book(_ id: BookID) async throws(BookshelfStoreError) -> Book {
    try await attempt { database in
      switch try await database.read({ try $0.row(of: Self.table, where: "id", is: "\(id.number)") }) {
      case .found(let row): return try Book(storedJSON: row["body"])
      case .unreadable: throw BookshelfStoreError.unreadable
      case .missing: throw BookshelfStoreError.gone
      }
    }
  }

  func add() async throws(BookshelfStoreError) {
    // Counts if the last number is damaged.
    let newest = try await items(matching: "", limit: 1).items.first?.id.number ?? 0
    let next: @Sendable (Int?) -> Int = { max($0 ?? 0, newest) + 1 }
    try await attempt { [numbers] database in
      let row = StoredChange(.survivesPowerLoss) { transaction in
        guard let id = BookID(next(numbers.load())) else { throw BookshelfStoreError.unavailable }
        try Self.put(Book(id: id), in: transaction)
      }
      try await database.apply([row, numbers.changing { next($0) }])
    }
  }

  /// Stores an item, and clears the input above it, in one transaction.
  func save(_ book: Book) async throws(BookshelfStoreError) {
    try await attempt { [drafts] database in
      let row = StoredChange(.survivesPowerLoss) { try Self.put(book, in: $0) }
      let cleared = drafts.changing { $0.map { BookshelfDraft(search: $0.search, book: $0.book) } }
      try await database.apply([row, cleared])
    }
  }

  private static func put(_ book: Book, in transaction: borrowing WriteTransaction) throws {
    try transaction.put([.integer(Int64(book.id.number)), .text(try book.storedJSON())], in: table)
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
