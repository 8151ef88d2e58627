import FlowKit
import FlowStorage
import FlowTesting
import Testing

@testable import FlowShell

/// A save that fails while a feature ends: its notice is shown above screens that are being dismissed.
@MainActor
@Suite(.bothWays)
struct FailedSaveNoticeTests {
  private static let failure = DatabaseError.full(SQLiteReport(code: 13, message: "database or disk is full"))

  /// Catches a notice that goes with the sheet below it, and is never read: home is shown as if all was saved.
  @Test func `a failed save at the end of a feature is reported above home until it is read`() async throws {
    let app = try await ShellTest()
    await app.enter(NotesFeature.Entry.sheet)

    app.shell?.didFailToWrite(Self.failure)
    await app.finish(.completed(1))
    let (title, path) = (app.alert?.title, app.path)
    app.test.window.answer("OK")
    await app.settle()

    #expect(title == "Nothing can be saved")
    #expect(path.hasPrefix("home"), "\(path)")
    #expect(app.alert == nil)
    #expect(app.path == "home")
    let problems = await app.test.problems()
    #expect(problems == [])
  }

  @Test func `a failed save that was read is not reported again`() async throws {
    let app = try await ShellTest()
    await app.enter(NotesFeature.Entry.sheet)
    let before = app.shell?.inspection.hasReportedFailure
    app.shell?.didFailToWrite(Self.failure)
    await app.settle()
    app.test.window.answer("OK")
    await app.settle()
    // Catches an explorer that expects a report, or no longer expects one.
    let after = app.shell?.inspection.hasReportedFailure

    app.shell?.didFailToWrite(Self.failure)
    await app.finish(.completed(1))

    #expect(before == false && after == true)
    #expect(app.alert == nil)
    #expect(app.path == "home")
  }
}
