import FlowKit
import FlowTesting
import Testing

@testable import FlowShell

@MainActor
@Suite(.bothWays)
struct NoticeTests {
  // Catches a notice that appears again above home although a feature has dismissed it.
  @Test func `a feature dismisses the notices that would be shown again, too`() async throws {
    let app = try await ShellTest()
    app.shell?.showNotice(Alert("One", cancel: .init("OK", true))) {}
    await app.settle()
    app.shell?.showNotice("Two", message: "Second.")
    await app.enter(NotesFeature.Entry.sheet)
    await app.finish(.completed(1))
    app.shell?.showNotice("Three", message: "Third.")
    await app.settle()

    app.test.window.answer("OK")
    await app.settle()

    #expect(app.path == "home")
  }

  // Catches a notice that somebody has to read, and that another one has removed.
  @Test func `a notice that has to be read is shown again after the one that replaces it`() async throws {
    let app = try await ShellTest()
    var readCount = 0
    app.shell?.showNotice(Alert("One", cancel: .init("OK", true))) { readCount += 1 }
    await app.settle()
    app.shell?.showNotice("Two", message: "Second.")
    await app.settle()

    app.test.window.answer("OK")
    await app.settle()
    let again = app.alert?.title
    app.test.window.answer("OK")
    await app.settle()

    #expect(again == "One" && readCount == 1)
    #expect(app.path == "home")
  }
}
