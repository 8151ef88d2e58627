import AppShell
import Database
import Documents
import Feedback

/// What the Feedback flow keeps on the disk: the answers, and what is typed until they are given.
struct StoredFeedback: FeedbackStore {
  let drafts: SQLiteDocument<FeedbackDraft>
  private let answers: SQLiteDocument<[FeedbackStep: FeedbackText]>
  private let entries: EntryStore
  private let database: SQLiteDatabase

  /// - Parameter entries: Where the person is; at the end of the flow they are at home again.
  /// - Throws: `DatabaseError` when the database cannot be read.
  init(in database: SQLiteDatabase, entries: EntryStore) async throws {
    self.database = database
    self.entries = entries
    drafts = try await SQLiteDocument(named: "Feedback draft", in: database)
    answers = try await SQLiteDocument(
      named: "Feedback answers", in: database, durability: .survivesPowerLoss)
  }

  /// Whether every question was answered once.
  var isComplete: Bool { answers.load()?.count == FeedbackStep.allCases.count }

  /// Stores an answer; after the last one, what was typed is forgotten with it, and the flow is over: as one.
  func save(
    _ answer: FeedbackText, at step: FeedbackStep
  ) async throws(FeedbackStoreError) {
    var all = answers.load() ?? [:]
    all[step] = answer
    var changes = [answers.setting(all)]
    if step == FeedbackStep.allCases.last {
      changes += [drafts.setting(nil), entries.leaving(FeedbackFeature.Entry.self)]
    }
    do {
      try await database.apply(changes)
    } catch {
      throw .unavailable
    }
  }
}
