import Database
import Feedback
import Storage

/// What the Feedback flow keeps on the disk: the answers, and what is typed until they are given.
struct StoredFeedback: FeedbackStore {
  let drafts: SQLiteDocument<FeedbackDraft>
  private let answers: SQLiteDocument<[FeedbackStep: FeedbackText]>

  /// - Throws: `DatabaseError` when the database cannot be read.
  init(in database: SQLiteDatabase) async throws {
    drafts = try await SQLiteDocument(named: "Feedback draft", in: database)
    answers = try await SQLiteDocument(named: "Feedback answers", in: database)
  }

  /// Whether every question was answered once.
  var isComplete: Bool { answers.load()?.count == FeedbackStep.allCases.count }

  func save(
    _ answer: FeedbackText, at step: FeedbackStep
  ) async throws(FeedbackStoreError) {
    var all = answers.load() ?? [:]
    all[step] = answer
    do {
      try await answers.store(all)
    } catch {
      throw .unavailable
    }
  }
}
