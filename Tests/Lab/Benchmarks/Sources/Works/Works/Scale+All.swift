import FlowHeadless
import FlowKit
import FlowTesting

extension Scale {
  /// All of them, in the order of the table.
  public static let all = [
    nestedFlows, reportedCaller, queuedShows, modals, movement, lateAttempts, confirmedAttempts, alerts, tabs,
  ]

  /// Nested flows on one sheet, whose screens lie the other way round, are pulled down by the person.
  private static let nestedFlows = Scale("nested flows, pulled down", 10_000) { size in
    Way(.flow, size) {
      let stage = ScaleStage()
      let sheet = FlowPresentation.present(.sheet, over: stage.navigation, using: stage.factory)
      var flows = [CallerFlow(sheet)]
      stage.root.start(flows[0]) { _, _ in }
      for index in 1..<size {
        flows.append(CallerFlow(sheet))
        flows[index - 1].start(flows[index])
      }
      for flow in flows.reversed() { flow.context.show(HeadlessViewController(), animated: false) }
      flows = []
      return {
        try? stage.window.perform(.pullDown)
        stage.settle()
        precondition(stage.root.subflows.isEmpty)
      }
    }
  }

  /// Sub-flows of a flow that has reported finish one by one.
  private static let reportedCaller = Scale("sub-flows of a reported caller, finished", 4_000) { size in
    Way(.flow, size) {
      let stage = ScaleStage()
      let caller = CallerFlow(stage.pushing)
      stage.root.start(caller) { _, _ in }
      caller.context.show(HeadlessViewController(), animated: false)
      let flows = (0..<size).map { _ in LeafFlow.make() }
      for flow in flows { caller.start(flow) }
      caller.finish(.completed(1))
      return {
        for flow in flows { flow.finish(.completed(1)) }
        precondition(caller.results == size)
        withExtendedLifetime(stage) {}
      }
    }
  }

  /// Screens are asked for on one stack while the first is in progress.
  private static let queuedShows = Scale("queued screens of one stack, shown", 10_000) { size in
    Way(.flow, size) {
      let stage = ScaleStage()
      let flow = CallerFlow(stage.pushing)
      stage.root.start(flow) { _, _ in }
      return {
        for _ in 0..<size { flow.context.show(HeadlessViewController()) }
        stage.settle()
        precondition(flow.context.node.viewControllers.count == size)
      }
    }
  }

  /// Flows that are each presented above the one before come, and go with the outermost.
  private static let modals = Scale("modals above each other, shown and dismissed", 10_000) { size in
    Way(.flow, size) {
      let stage = ScaleStage()
      return {
        var flow = CallerFlow(stage.pushing)
        stage.root.start(flow) { _, _ in }
        for _ in 0..<size {
          let next = CallerFlow(flow.context.presenting(.sheet))
          flow.start(next)
          next.context.show(HeadlessViewController(), animated: false)
          flow = next
        }
        stage.root.terminate()
        precondition(stage.window.viewControllers.count == 1 && stage.root.subflows.isEmpty)
      }
    }
  }

  /// Screens are shown in one movement.
  private static let movement = Scale("screens in one movement", 10_000) { size in
    Way(.flow, size) {
      let stage = ScaleStage()
      let flow = CallerFlow(stage.pushing)
      stage.root.start(flow) { _, _ in }
      return {
        flow.context.inOneMovement {
          for _ in 0..<size { flow.context.show(HeadlessViewController(), animated: false) }
        }
        precondition(flow.context.node.viewControllers.count == size)
        withExtendedLifetime(stage) {}
      }
    }
  }

  /// Screens that ask before they are left allow it one after the other.
  private static let lateAttempts = Scale("late attempts to leave", 2_000) { attempts($0) { _ in } }

  /// The same, and each shows and dismisses another screen before.
  private static let confirmedAttempts = Scale("late attempts to leave, each after a screen", 2_000) { size in
    attempts(size) { flow in
      let screen = HeadlessViewController()
      flow.context.show(screen, animated: false)
      flow.context.dismiss(screen, animated: false)
    }
  }

  private static func attempts(_ size: Int, before: @escaping @MainActor @Sendable (CallerFlow) -> Void) -> Way {
    Way(.flow, size) {
      let stage = ScaleStage()
      let flow = CallerFlow(.present(.sheet, over: stage.navigation, using: stage.factory))
      let attempts = Attempts()
      stage.root.start(flow) { _, _ in }
      flow.context.inOneMovement {
        for _ in 0..<size {
          flow.context.show(HeadlessViewController(), animated: false, onLeave: { attempts.newest = $0 })
        }
      }
      return {
        try? stage.window.perform(.pullDown)
        for _ in 0..<size {
          before(flow)
          attempts.newest?.allow()
        }
        stage.settle()
        precondition(stage.root.subflows.isEmpty)
      }
    }
  }

  /// Alerts are shown above each other in the window of tests, and answered.
  private static let alerts = Scale("alerts above each other in a test window", 2_000) { size in
    Way(.flow, size) {
      let root = FlowController(observer: nil)
      let window = TestWindow()
      let flow = CallerFlow(window.pushing)
      root.start(flow) { _, _ in }
      flow.context.show(TestScreen("below"))
      var answers = 0
      return {
        for _ in 0..<size { flow.context.ask(Alert("Sure?", cancel: .init("No", false))) { _ in answers += 1 } }
        for _ in 0..<size { window.answer("No") }
        precondition(answers == size)
        withExtendedLifetime(root) {}
      }
    }
  }

  /// A screen is shown in each of many tabs of a window of tests, and dismissed there.
  private static let tabs = Scale("screens in as many tabs of a test window", 1_000) { size in
    Way(.flow, size) {
      let root = FlowController(observer: nil)
      let window = TestWindow()
      let flow = CallerFlow(window.pushing)
      root.start(flow) { _, _ in }
      let tabs = flow.context.showTabs((0..<size).map { "\($0)" })
      let flows = tabs.stacks.map { CallerFlow($0) }
      for one in flows { flow.startAndDismiss(one, animated: false) }
      return {
        for one in flows { one.context.show(TestScreen("screen"), animated: false) }
        precondition(window.viewControllers.count == size + 1)
        for one in flows { one.finish(.completed(1)) }
        precondition(window.viewControllers.count == 1 && flow.results == size)
        withExtendedLifetime(root) {}
      }
    }
  }
}

/// A tree of flows and a window with one screen in it.
@MainActor
struct ScaleStage {
  let root: FlowController
  let navigation = HeadlessNavigationController(root: HeadlessViewController())
  let window: HeadlessWindow

  init(observer: (any FlowObserver)? = nil) {
    root = FlowController(observer: observer)
    window = HeadlessWindow(rootViewController: navigation)
  }

  var factory: HeadlessPresenterFactory { HeadlessPresenterFactory(window: window) }
  var pushing: FlowPresentation { .push(onto: navigation, using: factory) }

  func settle() { while window.isInTransition { window.turn() } }
}

@MainActor
private final class Attempts {
  var newest: LeaveAttempt?
}
