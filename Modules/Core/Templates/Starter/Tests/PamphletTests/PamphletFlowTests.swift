import FlowAppTesting
import FlowKit
import FlowTesting
import Testing

@testable import Pamphlet

@MainActor
@Suite(.bothWays)
struct PamphletFlowTests {
  @Test func `completes when the person has read its screen`() async throws {
    let flow = PamphletFlowTest()
    flow.start()

    try flow.top.presenter.didTapClose()

    #expect(flow.test.results == [.completed(PamphletReceipt())])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `shows its text`() throws {
    let flow = PamphletFlowTest()
    flow.start()

    #expect(try flow.top.content == CoverContent(text: "There is nothing here yet."))
  }

  @Test func `completes once for two taps`() async throws {
    let flow = PamphletFlowTest()
    flow.start()
    let screen = try flow.top

    screen.presenter.didTapClose()
    screen.presenter.didTapClose()

    #expect(flow.test.results.count == 1)
  }

  @Test func `is cancelled when the person goes back`() async throws {
    let flow = PamphletFlowTest()
    flow.start()

    flow.window.goBack()

    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `is cancelled when the person pulls it down`() async throws {
    let flow = PamphletFlowTest()
    flow.start(flow.window.presenting(.sheet))

    flow.window.pullDown()

    #expect(flow.test.results == [.cancelled])
    #expect(flow.window.viewControllers.isEmpty)
  }

  @Test func `is cancelled if it cannot be shown`() async throws {
    let flow = PamphletFlowTest()

    let stray = TestNavigationController()
    flow.start(.push(onto: stray, using: flow.window))

    #expect(flow.test.results == [.cancelled])
    withExtendedLifetime(stray) {}
  }

  @Test func `begins with the Welcome flow if it is needed, and is cancelled with it`() async throws {
    let flow = PamphletFlowTest()
    flow.needsWelcome = true
    flow.start()
    #expect(flow.welcome != nil)

    flow.window.goBack()

    #expect(flow.welcome == nil)
    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }
}
