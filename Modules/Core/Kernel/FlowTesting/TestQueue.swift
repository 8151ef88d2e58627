import FlowKit

/// A first-in, first-out queue with constant-time removal.
struct TestQueue {
  private var bodies: [Completion] = []
  private var first = 0

  var isEmpty: Bool { first == bodies.count }

  mutating func append(_ body: @escaping Completion) { bodies.append(body) }

  mutating func next() -> Completion? {
    guard first < bodies.count else { return nil }
    defer {
      first += 1
      if first == bodies.count { (bodies, first) = ([], 0) }
    }
    return bodies[first]
  }
}
