import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Testing

@testable import Gallery

@MainActor
@Suite(.bothWays)
struct GalleryFlowTests {
  @Test func `completes with the chosen item`() async throws {
    let flow = GalleryFlowTest()
    flow.start()
    await flow.test.flows.idle()

    let items = try flow.list.content?.items
    try flow.list.presenter.didTap(.second)

    #expect(items == [.first, .second])
    #expect(flow.test.results == [.completed(GalleryReceipt(item: .second))])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `completes once for two taps`() async throws {
    let flow = GalleryFlowTest()
    flow.start()
    await flow.test.flows.idle()
    let list = try flow.list

    list.presenter.didTap(.first)
    list.presenter.didTap(.second)

    #expect(flow.test.results.count == 1)
  }

  // Catches an error that reads like an empty list.
  @Test func `shows why the service has not answered`() async throws {
    let flow = GalleryFlowTest()
    flow.service.failure = .unavailable
    flow.start()
    await flow.test.flows.idle()

    let failed = try flow.list.content
    flow.service.failure = nil
    try flow.list.presenter.didTapTryAgain()
    await flow.test.flows.idle()

    #expect(failed == ServiceListContent(problem: GalleryServiceError.unavailable.sentence))
    #expect(try flow.list.content?.items == [.first, .second])
  }

  @Test func `stores the search, for a launch after a kill`() async throws {
    let flow = GalleryFlowTest()
    flow.start()
    try flow.list.presenter.didSearch(for: "Second")
    await flow.test.flows.idle()

    #expect(flow.service.searches.last == "Second")
    #expect(flow.memory.load() == ServiceListMemory(search: "Second"))
  }

  @Test(arguments: [false, true])
  func `is cancelled when the person leaves it`(isSheet: Bool) async throws {
    let flow = GalleryFlowTest()
    flow.start(isSheet ? flow.window.presenting(.sheet) : flow.window.pushing)

    if isSheet { flow.window.pullDown() } else { flow.window.goBack() }

    #expect(flow.test.results == [.cancelled])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `begins with the Welcome flow if it is needed, and is cancelled with it`() async throws {
    let flow = GalleryFlowTest()
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
