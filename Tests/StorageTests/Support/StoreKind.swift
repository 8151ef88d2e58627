import Business
import FlowKit
import FlowScreens
import FlowStorage
import Onboarding
import Profile
import Storage
import Transfer

/// The implementations of the features' stores, which must pass the same tests; a new store adds its line.
enum StoreKind: CaseIterable {
  case inMemory
  case sqlite

  func makeProfileStore() async throws -> any ProfileStore {
    switch self {
    case .inMemory: InMemoryProfileStore()
    case .sqlite: await SQLiteProfileStore(in: try await .empty)
    }
  }

  func makeProfileDrafts() async throws -> any DraftStore<ProfileDraft> {
    switch self {
    case .inMemory: InMemoryDraftStore<ProfileDraft>()
    case .sqlite:
      try await SQLiteDocument<ProfileDraft>(
        named: "profile draft", title: "profile draft", isDraft: true, of: .person, in: try await .empty)
    }
  }

  func makeBusinessStore() async throws -> any BusinessStore {
    switch self {
    case .inMemory: InMemoryBusinessStore()
    case .sqlite: SQLiteBusinessStore(in: try await .empty)
    }
  }

  func makeUserStore() async throws -> any UserStore {
    switch self {
    case .inMemory: InMemoryUserStore()
    case .sqlite: SQLiteUserStore(in: try await .empty)
    }
  }

  func makeIntentStore() async throws -> any IntentStore {
    switch self {
    case .inMemory: InMemoryIntentStore()
    case .sqlite: SQLiteIntentStore(in: try await .empty)
    }
  }
}

extension SQLiteDatabase {
  /// A database of this program's version, in memory.
  static var empty: SQLiteDatabase {
    get async throws { try await open(.memory, migrations: StorageSchema.migrations) }
  }
}
