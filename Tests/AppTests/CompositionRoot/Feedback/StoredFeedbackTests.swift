import Database
import Feedback
import Storage
import Testing

@testable import App

struct StoredFeedbackTests {
  private let database: SQLiteDatabase

  init() async throws {
    database = try await SQLiteDatabase.open(.memory, migrations: StorageSchema.migrations)
  }

  @Test func `is complete when every question was answered, and still is at the next launch`() async throws {
    let stored = try await StoredFeedback(in: database)
    let before = stored.isComplete

    for step in FeedbackStep.allCases {
      try await stored.save(FeedbackText("An answer"), at: step)
    }

    let next = try await StoredFeedback(in: database)
    #expect(!before)
    #expect(stored.isComplete)
    #expect(next.isComplete)
  }

  @Test func `an answer that cannot be stored is not counted`() async throws {
    let stored = try await StoredFeedback(in: database)
    await database.close()

    await #expect(throws: FeedbackStoreError.unavailable) {
      try await stored.save(FeedbackText("An answer"), at: FeedbackStep.allCases[0])
    }

    #expect(!stored.isComplete)
  }
}
