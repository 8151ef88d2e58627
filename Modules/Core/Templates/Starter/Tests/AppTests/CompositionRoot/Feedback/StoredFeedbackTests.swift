import Feedback
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Testing

@testable import App
@testable import CompositionRoot

struct StoredFeedbackTests {
  private let database: SQLiteDatabase

  init() async throws {
    database = try await appSchema.open(.memory)
  }

  @Test func `is complete once every question is answered, also at the next launch`() async throws {
    let stored = try await makeStored()
    let before = stored.isComplete

    for step in FeedbackStep.allCases {
      try await stored.save(.any, at: step)
    }

    let next = try await makeStored()
    #expect(!before)
    #expect(stored.isComplete)
    #expect(next.isComplete)
  }

  @Test func `an answer that cannot be stored is not counted`() async throws {
    let stored = try await makeStored()
    await database.close()

    await #expect(throws: FeedbackStoreError.unavailable) {
      try await stored.save(.any, at: FeedbackStep.allCases[0])
    }

    #expect(!stored.isComplete)
  }

  /// Catches a partially stored end: the flow would be restored with an empty form.
  @Test func `clears the draft and the entry with the last answer, in one transaction`() async throws {
    let stored = try await makeStored()
    let entries = try await EntryStore(in: database)
    await entries.open.set(try StoredEntry(FeedbackFeature.Entry.sheet))
    await stored.drafts.set(FeedbackDraft())
    let ending = try await StoredFeedback(in: database, entries: entries)
    let before = await database.transactionCount

    try await ending.save(
      .any, at: try #require(FeedbackStep.allCases.last))

    #expect(await database.transactionCount == before + 1)
    #expect(entries.open.load() == nil)
    #expect(ending.drafts.load() == nil)
  }

  @Test func `keeps the draft and the entry before the last answer`() async throws {
    let entries = try await EntryStore(in: database)
    await entries.open.set(try StoredEntry(FeedbackFeature.Entry.sheet))
    let stored = try await StoredFeedback(in: database, entries: entries)
    await stored.drafts.set(FeedbackDraft())

    for step in FeedbackStep.allCases.dropLast() {
      try await stored.save(.any, at: step)
    }

    #expect(entries.open.load() == (try StoredEntry(FeedbackFeature.Entry.sheet)))
    #expect(stored.drafts.load() == FeedbackDraft())
  }

  private func makeStored() async throws -> StoredFeedback {
    try await StoredFeedback(in: database, entries: EntryStore(in: database))
  }
}

extension FeedbackText {
  fileprivate static var any: FeedbackText { get throws { try FeedbackText("An answer") } }
}
