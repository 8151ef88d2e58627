import FlowKit
import FlowScreens
import FlowTesting
import Testing
import Welcome

@testable import Bookshelf

/// The start after the Welcome flow; tested only here, since no test can make another feature's result.
@MainActor
@Suite(.bothWays)
struct WelcomeFirstTests {
  @Test func `begins when the Welcome flow has completed, which stays below`() async throws {
    let flow = BookshelfFlowTest([try .first])
    flow.needsWelcome = true
    await flow.start()

    flow.needsWelcome = false
    try #require(flow.welcome).finish(.completed(.ada))
    await flow.settle()

    #expect(flow.path == [nil, "Shelf"])
    #expect(flow.test.results == [])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }
}

extension Person {
  fileprivate static var ada: Person { get throws { Person(name: try PersonName("Ada")) } }
}
