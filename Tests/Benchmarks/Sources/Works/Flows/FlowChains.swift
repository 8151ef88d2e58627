import FlowKit

/// Live flows, each started by the one before.
@MainActor
final class FlowChains {
  private var root: FlowController?
  private var leaves: [LinkFlow] = []
  private var results = 0

  init(_ count: Int, depth: Int) {
    let root = FlowController(observer: nil)
    self.root = root
    for _ in 0..<count {
      var link = LinkFlow.make()
      root.start(link) { [weak self] _, _ in self?.results += 1 }
      for _ in 1..<depth { link = link.startLink() }
      leaves.append(link)
    }
  }

  func finish() {
    let count = leaves.count
    while let leaf = leaves.popLast() { leaf.finish(.completed(1)) }
    precondition(results == count)
  }

  func terminate() {
    weak let anyLeaf = leaves.last
    leaves = []
    root?.terminate()
    precondition(anyLeaf == nil && results == 0)
  }

  func drop() async {
    weak let anyLeaf = leaves.last
    leaves = []
    root = nil
    // They go at the main actor's next turn, which is before this one.
    await Task {}.value
    precondition(anyLeaf == nil && results == 0)
  }
}
