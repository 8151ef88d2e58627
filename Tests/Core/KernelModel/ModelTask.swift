/// A task that waits.
final class ModelTask {
  let awaited: Awaited
  let plan: AwaitPlan
  /// The flow that waits.
  let flow: ModelFlow
  /// Whether it is work of the flow; a root has none.
  var isWork: Bool { plan.isWork && flow.caller != nil }
  var isCancelled = false
  var isAnswered = false
  /// Whether it has run to its end.
  var isOver = false

  /// Whether it waits for the person: work that waits is no work (sentence 14).
  func waitsForPerson(in app: ModelApp) -> Bool {
    guard !isAnswered else { return false }
    switch awaited {
    case .flow(let number):
      guard let flow = app.flows[number], flow.task === self else { return false }
      return flow.state == .running
    case .answer(let number):
      guard let screen = app.screens[number] else { return false }
      return screen.isShown || screen.flow.pending.contains { $0 === screen }
    }
  }

  init(_ awaited: Awaited, _ plan: AwaitPlan, of flow: ModelFlow) {
    self.awaited = awaited
    self.plan = plan
    self.flow = flow
  }
}
