import FlowHeadless
import FlowKit
import FlowScreens
import Testing

@MainActor
struct RefusedScreenTests {
  private let flows = FlowDesk()

  @Test(arguments: [true, false])
  func `a screen whose host is gone is reported as dismissed by the person`(isPushed: Bool) async {
    let gone = HeadlessNavigationController(root: PlainScreen("Gone"))
    let place: FlowPresentation =
      isPushed
      ? .push(onto: gone, using: flows.factory) : .present(.sheet, over: gone, using: flows.factory)
    var results: [FlowOutcome<String>] = []

    flows.root.start(
      WalkFlow(place, first: PlainScreen("A")), onFinished: { result, _ in results.append(result) })
    await flows.driver.settle()

    #expect(results == [.cancelled])
    #expect(flows.desk.stack == "Home")
    #expect(flows.desk.rules == [])
  }

  @Test func `a host that is removed before its turn counts as gone`() async throws {
    await flows.start("A", flows.presented(.sheet))
    let host = try #require(flows.desk.navigation.presentedViewController)
    var results: [FlowOutcome<String>] = []
    try flows.window.perform(.pullDown)

    flows.root.start(
      WalkFlow(.present(.sheet, over: host, using: flows.factory), first: PlainScreen("B")),
      onFinished: { result, _ in results.append(result) })
    await flows.driver.settle()

    #expect(results == [.cancelled])
    #expect(flows.desk.stack == "Home")
    #expect(flows.desk.rules == [])
  }

  @Test func `a visible screen is not shown again, and its flow ends`() async {
    let flow = await flows.start("A", flows.pushed)
    let screen = flows.desk.navigation.viewControllers[1]

    flow.context.show(screen)
    await flows.driver.settle()
    flows.root.terminate(flow)
    await flows.driver.settle()

    #expect(flows.desk.rules == [.alreadyShown])
    #expect(flows.desk.stack == "Home")
  }

  @Test func `a visible screen is not presented, with one violation`() async {
    let flow = await flows.start("A", flows.pushed)
    let screen = flows.desk.navigation.viewControllers[1]
    var dismissals = 0

    flow.context.present(screen, as: .sheet) { dismissals += 1 }
    await flows.driver.settle()

    #expect(flows.desk.rules == [.alreadyShown])
    #expect(dismissals == 1)
    #expect(flows.desk.stack == "Home > A")
  }

  @Test func `an alert without answers is refused, and its flow ends`() async {
    let flow = await flows.start("A", flows.pushed)
    var dismissals = 0

    flow.context.present(HeadlessAlertController(title: "Well?", answers: []), as: .sheet) { dismissals += 1 }
    await flows.driver.settle()

    #expect(flows.desk.rules.count == 1)
    #expect(dismissals == 1)
    #expect(flows.desk.stack == "Home > A")
  }

  @Test func `a controller of another toolkit is refused, and its flow ends`() async {
    let flow = await flows.start("A", flows.pushed)
    var dismissals = 0

    flow.context.show(Foreign())
    flow.context.present(Foreign(), as: .sheet) { dismissals += 1 }
    await flows.driver.settle()

    #expect(flows.desk.rules == [.foreignController, .foreignController])
    #expect(dismissals == 1)
    #expect(flows.desk.stack == "Home > A")
  }

  @Test func `of several screens, only those that cannot be shown are skipped`() async {
    let flow = await flows.start("A", flows.pushed)
    let shown = flows.desk.navigation.viewControllers[1]
    var missed: [String] = []

    flow.context.inOneMovement {
      flow.context.show(PlainScreen("B"))
      flow.context.show(Foreign(), onRemoved: { missed.append("foreign") })
      flow.context.show(shown, onRemoved: { missed.append("shown") })
      flow.context.show(PlainScreen("C"))
    }
    await flows.driver.settle()

    #expect(flows.desk.stack == "Home > A > B > C")
    #expect(missed == ["foreign", "shown"])
    #expect(flows.desk.rules == [.foreignController, .alreadyShown])
  }

  @Test func `a stack of another toolkit is refused, and the flow ends`() async {
    let stack = ForeignStack()
    var results: [FlowOutcome<String>] = []

    WalkFlow(.push(onto: stack, using: flows.factory), first: PlainScreen("A"))
      .start(in: nil, or: flows.root) { results.append($0) }
    await flows.driver.settle()

    #expect(flows.desk.rules == [.foreignController])
    #expect(results == [.cancelled])
    withExtendedLifetime(stack) {}
  }

  @Test(arguments: [false, true])
  func `if no screen can be shown, the stack does not change`(replacingStack: Bool) async {
    let flow = await flows.start("A", flows.pushed)

    flow.context.show(Foreign(), replacingStack: replacingStack)

    #expect(!flows.window.isInTransition)
    await flows.driver.settle()
    #expect(flows.desk.stack == "Home > A")
    #expect(flows.desk.rules == [.foreignController])
  }

  @Test func `a stack is presented without a screen that cannot be shown`() async {
    let flow = WalkFlow(flows.presented(.sheet), first: nil)
    flow.start(in: nil, or: flows.root)

    flow.context.inOneMovement {
      flow.context.show(flows.desk.home)
      flow.context.show(PlainScreen("A"))
    }
    await flows.driver.settle()

    #expect(flows.desk.stack == "Home / A")
    #expect(flows.desk.home.navigationController === flows.desk.navigation)
  }

  @Test func `the same screen twice in one transition is shown once`() async {
    let flow = await flows.start("A", flows.pushed)
    let screen = PlainScreen("B")
    var missed = 0

    flow.context.inOneMovement {
      for _ in 1...2 { flow.context.show(screen, onRemoved: { missed += 1 }) }
    }
    await flows.driver.settle()

    #expect(flows.desk.rules == [.alreadyShown])
    #expect(missed == 1)
    #expect(flows.desk.stack == "Home > A > B")
  }

  @Test func `a presented stack contains only pushable screens, each once`() async {
    let screen = PlainScreen("A")
    let alert = HeadlessAlertController(title: "Well?", answers: [ButtonRow("Yes") {}])
    var results: [FlowOutcome<String>] = []

    for screens in [[screen, screen], [alert]] {
      let flow = WalkFlow(flows.presented(.sheet), first: nil)
      flow.start(in: nil, or: flows.root) { results.append($0) }
      flow.context.inOneMovement {
        for screen in screens { flow.context.show(screen) }
      }
      await flows.driver.settle()
    }

    #expect(flows.desk.rules == [.alreadyShown, .notPushable])
    #expect(flows.desk.stack == "Home / A")
    #expect(results == [.cancelled])
  }

  @Test func `a screen that is refused a second place stays in its first one`() async throws {
    let flow = await flows.start("A", flows.pushed)
    let shown = flows.desk.navigation.viewControllers[1]
    flow.context.inOneMovement {
      flow.context.show(shown)
      flow.context.show(HeadlessAlertController(title: "Well?", answers: [ButtonRow("Yes") {}]))
    }
    await flows.driver.settle()
    #expect(flows.desk.rules == [.alreadyShown, .notPushable])

    try await flows.driver.perform(.back)

    #expect(flows.recorder.events.last == "A: reported cancelled")
  }

  @Test func `a refused screen is released`() async {
    let flow = await flows.start("A", flows.pushed)
    weak var refused: HeadlessViewController?
    do {
      let alert = HeadlessAlertController(title: "Well?", answers: [ButtonRow("Yes") {}])
      refused = alert
      flow.context.show(alert)
      await flows.driver.settle()
    }

    #expect(flows.desk.rules == [.notPushable])
    #expect(refused == nil)
  }
}

/// A screen of another toolkit.
private final class Foreign: ViewController {}

/// A stack of another toolkit.
private final class ForeignStack: NavigationController {}
