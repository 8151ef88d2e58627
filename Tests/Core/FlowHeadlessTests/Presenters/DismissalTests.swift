import FlowHeadless
import FlowKit
import Testing

@MainActor
struct DismissalTests {
  private let flows = FlowDesk()

  @Test func `a screen is removed with all screens pushed above it`() async {
    let flow = await flows.start("A", flows.pushed)
    await flows.show("B", "C", by: flow)
    let middle = flows.desk.navigation.viewControllers[2]

    flow.context.dismiss(middle)
    await flows.driver.settle()

    #expect(flows.desk.stack == "Home > A")
    #expect(flows.recorder.events == ["A: lost C", "A: lost B"])
  }

  @Test(arguments: [true, false])
  func `a screen and the modals above its stack are removed in one transition`(animated: Bool) async {
    let flow = await flows.start("A", flows.pushed)
    await flows.show("B", by: flow)
    let inner = await flows.start("C", flow.context.presenting(.sheet), in: flow)
    await flows.start("D", inner.context.presenting(.fullScreen), in: inner)
    #expect(flows.desk.stack == "Home > A > B / C / D")

    flow.dismisser?.dismiss(animated: animated)
    if animated { flows.window.turn() }

    #expect(!flows.window.isInTransition)
    #expect(flows.desk.stack == "Home")
    #expect(flows.recorder.events.suffix(4) == ["D: lost D", "C: lost C", "A: lost B", "A: lost A"])
    #expect(flows.desk.rules == [])
  }

  @Test(arguments: [ModalStyle.sheet, .fullScreen])
  func `removing the first screen of a presented stack removes the stack`(style: ModalStyle) async {
    let flow = await flows.start("A", flows.presented(style))
    await flows.show("B", by: flow)
    let first = (flows.window.rootViewController.presentedViewController as? HeadlessNavigationController)?
      .viewControllers.first
    var completions = 0

    if let first { flow.context.dismiss(first) { completions += 1 } }
    await flows.driver.settle()

    #expect(flows.desk.stack == "Home")
    #expect(completions == 1)
  }

  @Test func `removing the first screen of the window's stack leaves it empty`() async {
    let flow = await flows.start("A", flows.pushed, replacingStack: true)
    await flows.show("B", by: flow)

    flows.root.terminate(flow)
    await flows.driver.settle()

    #expect(flows.window.snapshot == nil)
    #expect(flows.desk.stack == "")
    #expect(flows.desk.navigation.viewControllers.isEmpty)
  }

  @Test func `screens in two windows are removed from both`() async {
    let other = Desk()
    let flow = await flows.start("A", flows.pushed)
    let factory = HeadlessPresenterFactory(window: other.window)
    WalkFlow(.push(onto: other.navigation, using: factory), first: PlainScreen("B")).start(in: flow, or: flows.root)
    other.window.turn()
    #expect(other.stack == "Home > B")

    flow.dismisser?.dismiss()
    while flows.window.isInTransition || other.window.isInTransition {
      flows.window.turn()
      other.window.turn()
    }

    #expect(flows.desk.stack == "Home")
    #expect(other.stack == "Home")
    #expect(flows.desk.rules + other.rules == [])
  }

  // Catches a dismisser that moves its own window because of a screen that is seen in another.
  @Test func `a removal that is not visible is not animated`() async {
    let tabs = await TabsDesk()
    let other = Desk()
    let factory = HeadlessPresenterFactory(window: other.window)
    let note = WalkFlow(.push(onto: other.navigation, using: factory), first: PlainScreen("Note"))
    note.start(in: nil, or: tabs.root)
    other.window.turn()
    WalkFlow(tabs.mail.context.pushing, first: PlainScreen("Draft")).start(in: note, or: tabs.root)
    await tabs.driver.settle()
    let before = tabs.stack

    note.dismisser?.dismiss(animated: true)

    #expect(before == "Tabs [Feed: Posts] (Mail: Inbox > Draft)")
    #expect(tabs.stack == "Tabs [Feed: Posts] (Mail: Inbox)")
    #expect(!tabs.window.isInTransition)
    #expect(other.window.isInTransition)
    other.window.turn()
    #expect(other.stack == "Home")
  }

  @Test func `removed screens are reported before the dismisser completes`() async {
    let flow = await flows.start("A", flows.pushed)
    var eventsAtCompletion: [String] = []

    flow.dismisser?.dismiss(animated: true) { [recorder = flows.recorder] in
      eventsAtCompletion = recorder.events
    }
    await flows.driver.settle()

    #expect(eventsAtCompletion == ["A: terminated", "A: lost A"])
  }

  @Test func `a dismissal without screens completes at once, even during a transition`() async throws {
    await flows.start("A", flows.pushed)
    try flows.window.perform(.back)
    var completions = 0

    flows.factory.makeDismisser(of: []).dismiss(animated: true) { completions += 1 }

    #expect(completions == 1)
    #expect(flows.window.isInTransition)
    #expect(flows.desk.rules == [])
  }

  @Test func `dismissing a removed screen completes once`() async throws {
    let flow = await flows.start("A", flows.pushed)
    let screen = flows.desk.navigation.viewControllers[1]
    try await flows.driver.perform(.back)
    var completions = 0

    flow.context.dismiss(screen) { completions += 1 }
    flow.dismisser?.dismiss(animated: true) { completions += 1 }
    await flows.driver.settle()

    #expect(completions == 2)
    #expect(flows.desk.rules == [])
  }

  @Test func `the flow of the uncovered screen is visited again`() async throws {
    let flow = await flows.start("A", flows.pushed)
    flow.finish(.completed("once"))
    await flows.start("B", flows.pushed)
    await flows.start("C", flows.pushed)
    flows.recorder.forget()

    try await flows.driver.perform(.back)
    #expect(flows.recorder.events == ["C: lost C", "C: reported cancelled"])
    flows.recorder.forget()
    try await flows.driver.perform(.back)

    #expect(flows.recorder.events == ["B: lost B", "B: reported cancelled", "A: visited again"])
  }

  @Test func `a replaced stack uncovers its top screen if it contained that before`() async {
    await flows.start("A", flows.pushed).finish(.completed("once"))
    await flows.start("B", flows.pushed)
    let screen = flows.desk.navigation.viewControllers[1]
    flows.recorder.forget()

    flows.window.setStack(of: flows.desk.navigation, to: [PlainScreen("New"), screen], animated: false)

    #expect(flows.desk.stack == "New > A")
    #expect(flows.recorder.events == ["B: lost B", "B: reported cancelled", "A: visited again"])
  }

  // Catches stacks side by side that change places while they are sorted by depth.
  @Test func `screens in several tabs are reported in the order in which they were shown`() async {
    let tabs = await TabsDesk()
    let caller = WalkFlow(.detached, first: nil)
    caller.start(in: nil, or: tabs.root)
    for (name, place) in [("Post", tabs.feed), ("Letter", tabs.mail)] {
      WalkFlow(place.context.pushing, first: PlainScreen(name)).start(in: caller, or: tabs.root)
      await tabs.driver.settle()
    }
    tabs.recorder.forget()

    tabs.root.terminate(caller)

    #expect(tabs.recorder.events.filter { $0.contains("lost") } == ["Post: lost Post", "Letter: lost Letter"])
  }

  @Test func `nothing is revealed while the top screen stays the same`() async {
    await flows.start("A", flows.pushed).finish(.completed("once"))
    await flows.start("B", flows.pushed)
    await flows.start("Modal", flows.presented(.sheet)).finish(.completed("once"))
    flows.recorder.forget()

    flows.window.pop(from: flows.desk.navigation, animated: false)

    #expect(flows.desk.stack == "Home > A / Modal")
    #expect(flows.recorder.events == ["B: lost B", "B: reported cancelled"])
  }
}
