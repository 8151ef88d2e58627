import Database
import Forms
import Profile
import Storage

/// The conformers of the features' edges, which have to pass the same tests; a new store adds its line.
enum StoreKind: CaseIterable {
  case inMemory
  case sqlite

  func makeProfileStore() async throws -> any ProfileStore {
    switch self {
    case .inMemory: InMemoryProfileStore()
    case .sqlite: SQLiteProfileStore(in: try await .empty)
    }
  }

  func makeProfileDrafts() async throws -> any DraftStore<ProfileDraft> {
    switch self {
    case .inMemory: InMemoryDraftStore<ProfileDraft>()
    case .sqlite: try await SQLiteDocument<ProfileDraft>(named: "profile draft", in: try await .empty)
    }
  }
}

extension SQLiteDatabase {
  /// A database of this program's version, in memory.
  static var empty: SQLiteDatabase {
    get async throws { try await open(.memory, migrations: StorageSchema.migrations) }
  }
}
