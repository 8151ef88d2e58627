import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import FlowTesting
import Testing
import Welcome

@testable import App
@testable import CompositionRoot

@MainActor
@Suite(.bothWays)
struct RootFlowTests {
  private let database: SQLiteDatabase

  init() async throws {
    database = try await appSchema.open(.memory)
  }

  @Test func `starts at home, with a greeting without a name`() async throws {
    let app = try await LaunchedApp(on: database)

    #expect(app.screens == ["Home"])
    #expect(app.homeLines.contains("Hello. Please enter your name."))
    let problems = await app.test.problems()
    #expect(problems == [])
  }

  @Test func `greets a person by the name that they have entered`() async throws {
    let stored = try await StoredWelcome(in: database, entries: EntryStore(in: database))
    try await stored.save(Person(name: PersonName("Ada")))

    let app = try await LaunchedApp(on: database)

    #expect(app.homeLines.contains("Hello, Ada."))
  }

  @Test func `a link leads to its feature`() async throws {
    let app = try await LaunchedApp(on: database)

    app.root?.open("welcome")
    await app.settle()

    #expect(app.screens == ["Home", "Name"])
  }

  @Test func `restores the feature that was running when the app was killed`() async throws {
    let first = try await LaunchedApp(on: database)
    first.root?.open("welcome")
    await first.settle()

    let next = try await LaunchedApp(on: database)

    #expect(next.screens == ["Home", "Name"])
  }

  @Test func `shows the settings above home`() async throws {
    let app = try await LaunchedApp(on: database)

    app.root?.didAskForSettings()
    await app.settle()

    #expect(app.screens == ["Home", "Settings"])
  }
}

extension RootFlow {
  /// Opens a link of the app.
  fileprivate func open(_ path: String) { shell.open("starter://\(path)") }
}
