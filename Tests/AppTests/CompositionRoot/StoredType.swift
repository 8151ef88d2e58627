import Business
import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Foundation
import Money
import Onboarding
import Profile
import Storage
import Testing
import Transfer

@testable import CompositionRoot

/// A type that the app stores, with a value.
struct StoredType: CustomTestStringConvertible, Sendable {
  /// The name of the document, or of the table.
  let place: String
  let testDescription: String
  let write: @Sendable (SQLiteDatabase) async throws -> Void
  /// Returns the value that is read back, if it differs; otherwise nil.
  let difference: @Sendable (SQLiteDatabase) async throws -> String?

  private init<Value: Equatable & Sendable>(
    _ place: String, _ kind: String, _ value: @escaping @Sendable () throws -> Value,
    write: @escaping @Sendable (Value, SQLiteDatabase) async throws -> Void,
    read: @escaping @Sendable (SQLiteDatabase) async throws -> Value?
  ) {
    self.place = place
    testDescription = "\(place), \(kind)"
    self.write = { try await write(try value(), $0) }
    difference = { database in
      let (expected, found) = (try value(), try await read(database))
      return found == expected ? nil : "\(String(describing: found)) instead of \(expected)"
    }
  }

  private static func document<Value: Codable & Equatable & Sendable>(
    _ name: String, _ kind: String, _ value: @escaping @Sendable () throws -> Value
  ) -> StoredType {
    StoredType(name, kind, value) { value, database in
      try await SQLiteDocument<Value>(named: name, title: "", of: .person, in: database).save(value)
    } read: { database in
      try await SQLiteDocument<Value>(named: name, title: "", of: .person, in: database).load()
    }
  }

  static let all = drafts + accounts + entries + intents
}

// MARK: - The values

extension StoredType {
  private static let drafts: [StoredType] = [
    document("transfer draft", "full") { try TransferDraft.full },
    document("transfer draft", "empty") { try TransferDraft.empty },
    document("profile draft", "full") { ProfileDraft(step: .address, personalDetails: [.firstName: "Ada\n\u{0}“"]) },
    document("business draft", "full") { BusinessDraft.full },
    document("onboarding business draft", "full") { BusinessDraft.full },
    document("onboarding draft", "full") {
      OnboardingDraft(
        step: .done, userID: UserID(UUID(1)), email: [.email: "ada@example.com"], country: [.country: "GB"],
        user: try OnboardedUser.ada(as: .personal(.ada)).user, activeProfile: .business(try .named("Acme", 1)))
    },
    document("onboarding draft", "empty") { OnboardingDraft(userID: UserID(UUID(1))) },
    document("gate", "for maintenance") { ClosedGate.maintenance(until: Date(timeIntervalSince1970: 1_000_000)) },
    document("gate", "until an update") { ClosedGate.unsupportedVersion },
    document("balances hidden", "on") { true },
    document("balances hidden", "off") { false },
  ]

  private static let accounts: [StoredType] = [
    document("onboarded user", "as a person") { try OnboardedUser.ada(as: .personal(.ada)) },
    document("device was used", "by somebody") { true },
    document("record at the bank", "as a hash") { BodyHash(of: Data("Ada".utf8)) },
    document("onboarded user", "as a business") { try OnboardedUser.ada(as: .business(.named("Acme", 1))) },
    StoredType("profile", "a person", { try PersonalProfile.ada }) { profile, database in
      try await SQLiteProfileStore(in: database).save(profile)
    } read: { database in
      try await SQLiteProfileStore(in: database).load()
    },
    StoredType("user", "a user", { try OnboardedUser.ada(as: .personal(.ada)).user }) { user, database in
      try await SQLiteUserStore(in: database).save(user)
    } read: { database in
      try await SQLiteUserStore(in: database).user(with: OnboardedUser.ada(as: .personal(.ada)).user.email)
    },
    business("with a number") { try .named("Acme", 1) },
    business("without a number, and with a web page") { try .soleTrader },
  ]

  private static func business(_ kind: String, _ value: @escaping @Sendable () throws -> BusinessProfile) -> StoredType
  {
    StoredType("business", kind, value) { business, database in
      try await SQLiteBusinessStore(in: database).save(business)
    } read: { database in
      try await SQLiteBusinessStore(in: database).business(with: value().id)
    }
  }

  private static let entries: [StoredType] = [
    entry("open entry", \.open) { try StoredEntry(TransferFeature.Entry.transfer(.fromBalance(.gbp))) },
    entry("waiting entry", \.pending) { try StoredEntry(TransferFeature.Entry.receipt(.init("transfer-1"))) },
    entry("open settings", \.settings) { true },
  ]

  /// A value in two scenes.
  private static func entry<Value: Codable & Equatable & Sendable>(
    _ place: String, _ document: any KeyPath<EntryStore, SceneDocument<Value>> & Sendable,
    _ value: @escaping @Sendable () throws -> Value
  ) -> StoredType {
    StoredType(place, "in two scenes", { [try value(), try value()] }) { values, database in
      let store = try await EntryStore(in: database)
      await store[keyPath: document].set(values[0])
      await store[keyPath: document].set(values[1], in: SceneID("other"))
    } read: { database in
      let store = try await EntryStore(in: database)
      return [.main, SceneID("other")].compactMap { store[keyPath: document].load(in: $0) }
    }
  }

  private static let intents: [StoredType] = [
    intent("open, without a reference", reference: nil) { _ in .open },
    intent("closed", reference: "Rent") { .closed(try .of($0)) },
    intent("abandoned", reference: "Rent") { _ in
      .abandoned(TransferRefusal(.status(.forbidden), "Not “today”."))
    },
  ]

  private static func intent(
    _ kind: String, reference: String?, _ state: @escaping @Sendable (TransferIntent) throws -> IntentRecord.State
  ) -> StoredType {
    StoredType(
      "intent", kind,
      {
        let intent = try TransferIntent.first(reference: reference)
        return IntentRecord(intent, state: try state(intent))
      }
    ) { record, database in
      let store = SQLiteIntentStore(in: database)
      try await store.begin(record.intent)
      switch record.state {
      case .open: break
      case .closed(let transfer): try await store.close(record.intent.id, with: transfer)
      case .abandoned(let refusal): try await store.abandon(record.intent.id, because: refusal)
      }
    } read: { database in
      try await SQLiteIntentStore(in: database).record(of: TransferIntent.first(reference: reference).id)
    }
  }
}
