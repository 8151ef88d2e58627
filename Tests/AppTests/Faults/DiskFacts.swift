import Business
import Contact
import FlowKit
import FlowShell
import FlowStorage
import Foundation
import Onboarding
import Profile
import Storage
import Transfer

@testable import App
@testable import CompositionRoot

/// The facts that the app's stores read from its data.
struct DiskFacts: Equatable {
  private(set) var facts: [String: StoredReading<String>] = [:]

  /// - Parameter known: The facts of the file as it was, whose names are looked up again.
  init(of database: SQLiteDatabase, known: DiskFacts? = nil) async throws {
    try await addPerson(database)
    try await addBusinesses(database, known)
    try await addIntents(database, known)
    try await addDocument("profile draft", ProfileDraft.self, database)
    try await addDocument("business draft", BusinessDraft.self, database)
    try await addDocument("onboarding business draft", BusinessDraft.self, database)
    try await addDocument("onboarding draft", OnboardingDraft.self, database)
    try await addDocument("transfer draft", TransferDraft.self, database)
    try await addDocument("onboarded user", OnboardedUser.self, database)
    try await addDocument("open entry", StoredEntry.self, database)
    try await addDocument("open settings", Bool.self, database)
    try await addDocument("gate", ClosedGate.self, database)
    try await addDocument("balances hidden", Bool.self, database)
    try await addDocument("device was used", Bool.self, database)
    try await addDocument("record at the bank", BodyHash.self, database)
    try await addDocument("waiting entry", StoredEntry.self, database)
  }

  /// The facts that differ from the truth.
  func falsehoods(against truth: DiskFacts) -> [String] {
    Set(facts.keys).union(truth.facts.keys).sorted().filter { name in
      facts[name] != .unreadable && facts[name] != truth.facts[name]
    }
  }

  /// Whether something is reported as unknown.
  var isSomethingUnknown: Bool { facts.values.contains(.unreadable) }

  private mutating func addPerson(_ database: SQLiteDatabase) async throws {
    do throws(ProfileStoreError) {
      facts["profile"] = try await Self.reading(SQLiteProfileStore(in: database).load())
    } catch {
      facts["profile"] = .unreadable
    }
    do throws(UserStoreError) {
      let email: EmailAddress
      do { email = try EmailAddress("ada@example.com") } catch { return }
      facts["user"] = try await Self.reading(SQLiteUserStore(in: database).user(with: email))
    } catch {
      facts["user"] = .unreadable
    }
  }

  private mutating func addBusinesses(_ database: SQLiteDatabase, _ known: DiskFacts?) async throws {
    let store = SQLiteBusinessStore(in: database)
    let all = try await store.loadAll()
    let unreadableCount = try await database.read { try $0.unreadableCount(in: StorageSchema.tables[2]) }
    for name in known?.facts.keys.filter({ $0.hasPrefix("business:") }) ?? [] {
      facts[name] = unreadableCount > 0 ? .unreadable : .missing
    }
    for business in all { facts["business:\(business.id)"] = Self.reading(business) }
  }

  private mutating func addIntents(_ database: SQLiteDatabase, _ known: DiskFacts?) async throws {
    let store = SQLiteIntentStore(in: database)
    let unreadableCount = try await store.unreadableCount()
    var ids = try await store.openIntentIDs()
    for name in known?.facts.keys.filter({ $0.hasPrefix("open:") }) ?? [] {
      facts[name] = unreadableCount > 0 ? .unreadable : .missing
    }
    for id in ids { facts["open:\(id)"] = .found("") }
    for record in try await store.unsent() { facts["unsent:\(record.intent.id)"] = .found("") }
    ids +=
      try known?.facts.keys.filter { $0.hasPrefix("intent:") }.map { try TransferIntent.ID(String($0.dropFirst(7))) }
      ?? []
    let closed = try await database.read { try $0.query("SELECT id FROM intent").compactMap { $0.values[0].id } }
    for id in Set(ids + closed) {
      do {
        facts["intent:\(id)"] = Self.reading(try await store.record(of: id))
      } catch {
        facts["intent:\(id)"] = .unreadable
      }
    }
  }

  private mutating func addDocument<Value: Codable & Equatable & Sendable>(
    _ name: String, _ type: Value.Type, _ database: SQLiteDatabase
  ) async throws {
    let document = try await SQLiteDocument<Value>(named: name, title: "", of: .person, in: database)
    facts[name] = document.isUnreadable ? .unreadable : Self.reading(document.load())
  }

  private static func reading(_ value: (some Encodable)?) -> StoredReading<String> {
    guard let value else { return .missing }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do { return .found(String(decoding: try encoder.encode(value), as: UTF8.self)) } catch { return .unreadable }
  }
}

extension DatabaseValue {
  fileprivate var id: TransferIntent.ID? {
    guard case .text(let text) = self else { return nil }
    do { return try TransferIntent.ID(text) } catch { return nil }
  }
}
