/// The target of a task's wait: a flow, or the answer to a question.
enum Awaited: Hashable {
  case flow(Int)
  case answer(screen: Int)
}

/// How a task waits.
struct AwaitPlan {
  /// Whether it is work of the flow, which the end of the visit cancels.
  let isWork: Bool
  /// When the answer has arrived.
  var afterwards: [Act] = []
}
