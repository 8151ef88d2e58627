import AppShell
import Database
import Documents
import Welcome

/// What the Welcome flow keeps on the disk: the answers, and what is typed until they are given.
struct StoredWelcome: WelcomeStore {
  let drafts: SQLiteDocument<WelcomeDraft>
  private let answers: SQLiteDocument<[WelcomeStep: WelcomeText]>
  private let entries: EntryStore
  private let database: SQLiteDatabase

  /// - Parameter entries: Where the person is; at the end of the flow they are at home again.
  /// - Throws: `DatabaseError` when the database cannot be read.
  init(in database: SQLiteDatabase, entries: EntryStore) async throws {
    self.database = database
    self.entries = entries
    drafts = try await SQLiteDocument(named: "Welcome draft", in: database)
    answers = try await SQLiteDocument(
      named: "Welcome answers", in: database, durability: .survivesPowerLoss)
  }

  /// Whether every question was answered once.
  var isComplete: Bool { answers.load()?.count == WelcomeStep.allCases.count }

  /// What the person has said their name is; nil until they have.
  var name: String? { answers.load()?[.name]?.text }

  /// Stores an answer; after the last one, what was typed is forgotten with it, and the flow is over: as one.
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
