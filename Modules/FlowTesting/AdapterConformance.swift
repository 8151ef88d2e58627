import FlowKit

/// What FlowKit relies on in a toolkit's presenters, checked through real flows.
///
/// A test calls ``failures(on:)`` with a new stage for each check, and expects none.
@MainActor
public struct AdapterConformance {
  private typealias Outcome = FlowOutcome<Int>

  private let stage: any AdapterStage
  private let flows = FlowController()
  private let results = Results()

  private final class Results {
    var all: [Outcome] = []
    var completions = 0
    var dismissers: [ObjectIdentifier: any ViewControllerDismisser] = [:]
  }

  /// Runs all checks.
  /// - Returns: the names of those that failed.
  public static func failures(on makeStage: () -> any AdapterStage) -> [String] {
    let checks: [(String, @MainActor (AdapterConformance) -> Bool)] = [
      ("a pushed screen is on show, and goes with its dismisser", { $0.showsAndDismisses(.push) }),
      ("a presented stack is on show, and goes with its dismisser", { $0.showsAndDismisses(.sheet) }),
      ("back from the first screen is reported as the person's", { $0.reports { $0.goBack() } }),
      ("a finished swipe is reported as the person's", { $0.reports { $0.swipeBack(lettingGoEarly: false) } }),
      ("a swipe that is called off is not reported", { $0.ignoresEarlyRelease() }),
      ("a sheet that is pulled down goes with all that is in it, as one event", { $0.pullsDown() }),
      ("a dismisser takes what is above its screen along", { $0.takesAlong() }),
      ("a dismissal completes when nothing is left, and when nothing was there", { $0.completes() }),
      ("a screen whose stack is gone counts as taken away", { $0.refusesStray() }),
      ("a screen can take the place of the stack", { $0.replaces() }),
      ("a screen that is the top again is revealed", { $0.reveals() }),
      ("transitions that are asked for at once come one after the other", { $0.queues() }),
    ]
    return checks.compactMap { name, check in check(AdapterConformance(stage: makeStage())) ? nil : name }
  }

  private enum Place { case push, sheet }

  private func start(_ place: Place = .push, in owner: StubFlow<Outcome>? = nil) -> StubFlow<Outcome> {
    let bottom: FlowPresentation =
      place == .push
      ? .push(onto: stage.navigation, using: stage.factory)
      : .present(.sheet, over: stage.navigation, using: stage.factory)
    let flow = StubFlow<Outcome>("flow", owner?.context.pushing ?? bottom) { [stage] flow in
      flow.context.show(stage.makeViewController())
    }
    let onFinished: @MainActor (Outcome, any ViewControllerDismisser) -> Void = { [results] result, dismisser in
      results.all.append(result)
      results.dismissers[ObjectIdentifier(flow)] = dismisser
    }
    let onStarted: FlowNode.OnStarted = { [results] in results.dismissers[ObjectIdentifier(flow)] = $0 }
    if let owner {
      owner.context.start(flow, onFinished: onFinished, onStarted: onStarted)
    } else {
      flows.start(flow, onFinished: onFinished, onStarted: onStarted)
    }
    stage.settle()
    return flow
  }

  private func dismiss(_ flow: StubFlow<Outcome>, animated: Bool = true) {
    results.dismissers[ObjectIdentifier(flow)]?.dismiss(animated: animated) { [results] in results.completions += 1 }
    stage.settle()
  }
}

// MARK: - Checks

extension AdapterConformance {
  private func showsAndDismisses(_ place: Place) -> Bool {
    let flow = start(place)
    let shown = stage.shown.count
    dismiss(flow)
    return shown == 1 && stage.shown.isEmpty && results.completions == 1
  }

  private func reports(_ act: (any AdapterStage) -> Void) -> Bool {
    _ = start()
    act(stage)
    stage.settle()
    return results.all == [.cancelled] && stage.shown.isEmpty && flows.subflows.isEmpty
  }

  private func ignoresEarlyRelease() -> Bool {
    let flow = start()
    stage.swipeBack(lettingGoEarly: true)
    stage.settle()
    return results.all.isEmpty && stage.shown.count == 1 && flow.state == .running
  }

  private func pullsDown() -> Bool {
    let outer = start(.sheet)
    _ = start(in: outer)
    let shown = stage.shown.count
    stage.pullDown()
    stage.settle()
    return shown == 2 && results.all == [.cancelled] && stage.shown.isEmpty
  }

  private func takesAlong() -> Bool {
    let flow = start()
    flow.context.show(stage.makeViewController())
    flow.context.present(stage.makeViewController(), as: .sheet) {}
    stage.settle()
    let shown = stage.shown.count
    dismiss(flow)
    return shown == 3 && stage.shown.isEmpty
  }

  private func completes() -> Bool {
    let flow = start()
    dismiss(flow, animated: false)
    dismiss(flow)
    return results.completions == 2
  }

  private func refusesStray() -> Bool {
    let stray = stage.factory.makeNavigationController(holding: [stage.makeViewController()])
    let flow = StubFlow<Outcome>("flow", .push(onto: stray, using: stage.factory)) { [stage] flow in
      flow.context.show(stage.makeViewController())
    }
    flows.start(flow) { [results] result, _ in results.all.append(result) }
    stage.settle()
    return results.all == [.cancelled]
  }

  private func replaces() -> Bool {
    let flow = start()
    let last = stage.makeViewController()
    flow.context.show(last, replacingStack: true)
    stage.settle()
    return stage.shown.count == 1 && stage.shown.first === last && results.all.isEmpty
  }

  private func reveals() -> Bool {
    let flow = start()
    let question = start(in: flow)
    question.finish(.completed(1))
    flow.context.show(stage.makeViewController())
    stage.settle()
    let before = question.state
    stage.goBack()
    stage.settle()
    return before == .reported && question.state == .running
  }

  private func queues() -> Bool {
    let flow = start()
    let last = stage.makeViewController()
    flow.context.show(stage.makeViewController())
    flow.context.present(stage.makeViewController(), as: .sheet) {}
    flow.context.show(last)
    stage.settle()
    return stage.shown.count == 4 && stage.shown.contains { $0 === last }
  }
}
