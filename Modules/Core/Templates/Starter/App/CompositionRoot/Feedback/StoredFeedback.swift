import Feedback
import FlowKit
import FlowShell
import FlowStorage

/// The answers of the Feedback flow and its draft on the disk.
struct StoredFeedback: FeedbackStore {
  let drafts: SQLiteDocument<FeedbackDraft>
  private let answers: SQLiteDocument<[FeedbackStep: FeedbackText]>
  private let entries: EntryStore
  private let database: SQLiteDatabase

  /// - Parameter entries: The stored entries; the end of the flow clears its entry.
  /// - Throws: `DatabaseError` when the database cannot be read.
  init(in database: SQLiteDatabase, entries: EntryStore) async throws {
    self.database = database
    self.entries = entries
    drafts = try await SQLiteDocument(
      named: "Feedback draft", title: "Feedback draft", isDraft: true, of: .person, in: database)
    answers = try await SQLiteDocument(
      named: "Feedback answers", title: "Feedback answers", of: .person, in: database, durability: .survivesPowerLoss)
  }

  /// Whether every question was answered.
  var isComplete: Bool { answers.load()?.count == FeedbackStep.allCases.count }

  /// Stores an answer; the last one also clears the draft and the entry, in one transaction.
  func save(
    _ answer: FeedbackText, at step: FeedbackStep
  ) async throws(FeedbackStoreError) {
    var all = answers.load() ?? [:]
    all[step] = answer
    var changes = [answers.setting(all)]
    if step == FeedbackStep.allCases.last {
      changes += [drafts.setting(nil), entries.clearing(FeedbackFeature.Entry.self)]
    }
    do {
      try await database.apply(changes)
    } catch {
      throw .unavailable
    }
  }
}
