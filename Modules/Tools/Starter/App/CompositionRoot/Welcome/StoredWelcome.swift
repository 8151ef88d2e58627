import AppShell
import Database
import Documents
import Welcome

/// The answers of the Welcome flow and its draft on the disk.
struct StoredWelcome: WelcomeStore {
  let drafts: SQLiteDocument<WelcomeDraft>
  private let answers: SQLiteDocument<[WelcomeStep: WelcomeText]>
  private let entries: EntryStore
  private let database: SQLiteDatabase

  /// - Parameter entries: The stored entries; the end of the flow clears its entry.
  /// - Throws: `DatabaseError` when the database cannot be read.
  init(in database: SQLiteDatabase, entries: EntryStore) async throws {
    self.database = database
    self.entries = entries
    drafts = try await SQLiteDocument(named: "Welcome draft", in: database)
    answers = try await SQLiteDocument(
      named: "Welcome answers", in: database, durability: .survivesPowerLoss)
  }

  /// Whether every question was answered.
  var isComplete: Bool { answers.load()?.count == WelcomeStep.allCases.count }

  /// The person's name, if it was entered.
  var name: String? { answers.load()?[.name]?.text }

  /// Stores an answer; the last one also clears the draft and the entry, in one transaction.
  func save(
    _ answer: WelcomeText, at step: WelcomeStep
  ) async throws(WelcomeStoreError) {
    var all = answers.load() ?? [:]
    all[step] = answer
    var changes = [answers.setting(all)]
    if step == WelcomeStep.allCases.last {
      changes += [drafts.setting(nil), entries.leaving(WelcomeFeature.Entry.self)]
    }
    do {
      try await database.apply(changes)
    } catch {
      throw .unavailable
    }
  }
}
