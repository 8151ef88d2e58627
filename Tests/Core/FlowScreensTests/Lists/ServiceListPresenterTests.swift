import FlowKit
import FlowScreens
import FlowTesting
import Testing

@MainActor
struct ServiceListPresenterTests {
  private let list = ListScreenTest()

  @Test func `shows the first items, and more at its end, until there are no more`() async {
    let presenter = list.makePresenter()

    presenter.refresh()
    let loading = list.content
    await list.idle()
    let first = list.content
    for _ in 1...3 {
      presenter.didReachEnd()
      presenter.didReachEnd()
      await list.idle()
    }

    #expect(loading.items == nil && loading.isLoading)
    #expect(first == ServiceListContent(items: [City(id: "Bonn"), City(id: "Graz")], hasMore: true))
    #expect(list.items == ["Bonn", "Graz", "Oslo", "Riga", "Rome"] && !list.content.hasMore)
    #expect(list.service.questions == ["", " after Graz", " after Riga"])
  }

  // Catches an item that is shown twice, since another was added before it.
  @Test func `an item that two pages have is shown once`() async {
    let presenter = await list.open()

    list.service.cities = ["Bonn", "Graz", "Graz", "Oslo"].sorted()
    presenter.didReachEnd()
    await list.idle()

    #expect(list.items == ["Bonn", "Graz", "Oslo"])
  }

  // Catches an older answer that replaces the newer one, and a call that nobody gives up.
  @Test(arguments: [false, true])
  func `the newest search wins, and the older ones are given up`(fails: Bool) async {
    let presenter = await list.open()
    let late = TestAnswer<Void>()
    list.service.waits = [late]

    presenter.didSearch(for: "R")
    await late.asked()
    presenter.didSearch(for: " Ri ")
    presenter.didSearch(for: " Ri ")
    for _ in 0..<20 { await nextTurn() }
    list.service.isDown = fails
    late.give(())
    await list.idle()

    #expect(list.items == ["Riga"] && list.content.search == " Ri " && list.content.problem == nil)
    #expect(list.service.questions == ["", "R", "Ri"] && list.service.cancelled == ["R"])
  }

  @Test func `an error is shown with the last known items, and trying again asks once more`() async {
    list.service.isDown = true
    let presenter = await list.open()
    let failed = list.content
    presenter.didTapTryAgain()
    let again = list.content
    list.service.isDown = false
    await list.idle()
    let answered = list.content
    presenter.didTapTryAgain()
    await list.idle()

    #expect(failed == ServiceListContent(problem: "No cities now."))
    #expect(again == ServiceListContent(isLoading: true))
    #expect(answered.items?.count == 2 && answered.problem == nil)
    #expect(list.service.questions.count == 2)
  }

  // Catches items that look like news though the service has not answered.
  @Test func `the last known items are shown as such in a launch without the service`() async {
    let items = [City(id: "Bonn")]
    let list = ListScreenTest(ServiceListMemory(items: items))
    list.service.isDown = true

    let presenter = await list.open()
    let offline = list.content
    list.service.isDown = false
    presenter.didTapTryAgain()
    await list.idle()

    #expect(offline == ServiceListContent(items: items, isStale: true, problem: "No cities now."))
    #expect(list.items == ["Bonn", "Graz"] && !list.content.isStale && list.content.problem == nil)
  }

  @Test func `a refresh that fails keeps the items, marked as the last known ones`() async {
    let presenter = await list.open()

    list.service.isDown = true
    presenter.refresh()
    await list.idle()

    #expect(list.items == ["Bonn", "Graz"] && list.content.isStale && list.content.problem != nil)
  }

  // Catches items of another search that are shown as the answer to this one.
  @Test func `a search that fails shows no items of another one, and no search those that are known`() async {
    let presenter = await list.open()

    list.service.isDown = true
    presenter.didSearch(for: "R")
    await list.idle()
    let search = list.content
    presenter.didSearch(for: "")
    await list.idle()

    #expect(search == ServiceListContent(search: "R", problem: "No cities now."))
    #expect(list.items == ["Bonn", "Graz"] && list.content.isStale && !list.content.hasMore)
  }

  // Catches a "Try again" that begins the list anew.
  @Test func `trying again asks for the page that has failed`() async {
    let presenter = await list.open()
    list.service.isDown = true
    presenter.didReachEnd()
    await list.idle()
    let failed = list.content

    list.service.isDown = false
    presenter.didTapTryAgain()
    await list.idle()

    #expect(failed.items?.count == 2 && failed.problem != nil && !failed.isStale)
    #expect(list.items == ["Bonn", "Graz", "Oslo", "Riga"])
    #expect(list.service.questions == ["", " after Graz", " after Graz"])
  }

  // Catches a memory with the few items of a search.
  @Test func `the search and the first items without one are remembered`() async {
    let presenter = await list.open()
    presenter.didSearch(for: "Ri")
    await list.idle()
    let other = ListScreenTest(list.memory.load())
    _ = await other.open()

    #expect(list.memory.load() == ServiceListMemory(search: "Ri", items: [City(id: "Bonn"), City(id: "Graz")]))
    #expect(other.content.search == "Ri" && other.items == ["Riga"])
  }

  // Catches a list that stays "loading" since its visit has ended before the answer.
  @Test(.bothWays) func `asks again in the next visit`() async {
    let list = ListScreenTest()
    let test = FlowTest<FlowOutcome<Int>>()
    let flow = StubFlow<FlowOutcome<Int>>("flow", test.window.pushing)
    test.start(flow)
    let late = TestAnswer<Void>()
    list.service.waits = [late]
    let presenter = list.makePresenter(in: flow.context.scope)
    presenter.refresh()
    await late.asked()

    flow.finish(.completed(1))
    test.flows.start(StubFlow<FlowOutcome<Int>>("next", test.window.pushing)) { _, _ in }
    late.give(())
    await test.flows.idle()
    let meanwhile = list.items
    test.window.goBack()
    await test.flows.idle()

    #expect(meanwhile == nil)
    #expect(list.items == ["Bonn", "Graz"] && !list.content.isLoading)
    withExtendedLifetime(presenter) {}
  }
}
