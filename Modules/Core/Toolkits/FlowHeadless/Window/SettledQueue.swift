import FlowKit

/// The queue of closures that wait for rest; removing the first takes constant time.
struct SettledQueue {
  private var bodies: [Completion?] = []
  private var first = 0

  var isEmpty: Bool { first == bodies.count }

  mutating func append(_ body: @escaping Completion) { bodies.append(body) }

  mutating func takeFirst() -> Completion? {
    guard !isEmpty else { return nil }
    let body = bodies[first].take()
    first += 1
    if isEmpty {
      bodies = []
      first = 0
    }
    return body
  }
}
