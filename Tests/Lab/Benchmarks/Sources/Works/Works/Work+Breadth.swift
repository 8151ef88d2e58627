import FlowKit

extension Work {
  /// Live sub-flows of one controller, finished in an arbitrary order.
  static let breadths = [1_000, 10_000, 100_000].map { count in
    Work(
      "breadth-\(count)",
      [
        Way(.flow, count) {
          let root = FlowController(observer: nil)
          let caller = CallerFlow.running(in: root)
          var flows = started(count, LeafFlow.make) { caller.start($0) }
          return {
            while let flow = flows.popLast() { flow.finish(.completed(1)) }
            precondition(caller.results == count)
            withExtendedLifetime(root) {}
          }
        },
        Way(.hand, count) {
          let caller = PlainOwner()
          var children = started(count, PlainLeaf.make) { caller.start($0) }
          return {
            while let child = children.popLast() { child.finish(.completed(1)) }
            precondition(caller.results == count)
          }
        },
      ])
  }

  /// Sub-flows that are started and stay: their bytes are those of live ones.
  static let live = Work(
    "live",
    [
      Way(.flow, 10_000) {
        let root = FlowController(observer: nil)
        let caller = CallerFlow.running(in: root)
        return {
          for _ in 0..<10_000 { caller.start(LeafFlow.make()) }
          withExtendedLifetime(root) {}
        }
      },
      Way(.hand, 10_000) {
        let caller = PlainOwner()
        return { for _ in 0..<10_000 { caller.start(PlainLeaf.make()) } }
      },
    ])

  @MainActor
  private static func started<Child>(_ count: Int, _ make: () -> Child, _ start: (Child) -> Void) -> [Child] {
    var random = SeededGenerator(seed: 7)
    let children = (0..<count).map { _ in make() }
    for child in children { start(child) }
    return children.shuffled(using: &random)
  }
}
