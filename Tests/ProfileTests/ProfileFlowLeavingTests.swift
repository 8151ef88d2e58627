import FlowKit
import FlowTesting
import Profile
import Testing

@MainActor
@Suite(.bothWays)
struct ProfileFlowLeavingTests {
  enum WayBack: CaseIterable {
    case button
    case swipe

    @MainActor
    func go(in window: TestWindow) {
      switch self {
      case .button: window.goBack()
      case .swipe: window.swipeBack()
      }
    }
  }

  @Test(arguments: WayBack.allCases)
  func `is cancelled when the person goes back from the first screen`(way: WayBack) async throws {
    let flow = try ProfileFlowTest()
    flow.start()
    try flow.enterDetails()

    way.go(in: flow.window)
    let afterOne = flow.test.results
    way.go(in: flow.window)

    #expect(afterOne == [])
    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test(arguments: [false, true])
  func `is cancelled when the person pulls it down`(isOnAddress: Bool) async throws {
    let flow = try ProfileFlowTest()
    flow.start(flow.window.presenting(.sheet))
    if isOnAddress { try flow.enterDetails() }

    flow.window.pullDown()

    #expect(flow.test.results == [.cancelled])
    #expect(flow.window.viewControllers.isEmpty)
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `continues after a cancelled swipe`() async throws {
    let flow = try ProfileFlowTest()
    flow.start()

    flow.window.swipeBack(cancelled: true)
    try flow.enterDetails()
    flow.window.swipeBack(cancelled: true)
    try await flow.enterAddress()

    #expect(flow.test.results == [.completed(try .ada)])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `is cancelled if it cannot be shown, whatever the step in the draft`() async throws {
    let flow = try ProfileFlowTest(ProfileDraft(step: .address, personalDetails: .ada))

    flow.start(.push(onto: TestNavigationController(), using: flow.window))

    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(Set(problems) == ["misuse: pushedWithoutNavigation"])
  }
}
