/// Plain links, each started by the one before.
@MainActor
final class PlainChains {
  private var roots: [PlainLink] = []
  private var leaves: [PlainLink] = []
  private var results = 0

  init(_ count: Int, depth: Int) {
    for _ in 0..<count {
      var link = PlainLink.make()
      roots.append(link)
      link.start { [weak self] _ in self?.results += 1 }
      for _ in 1..<depth { link = link.startLink() }
      leaves.append(link)
    }
  }

  func finish() {
    let count = leaves.count
    while let leaf = leaves.popLast() {
      leaf.finish(.completed(1))
      roots.removeLast()
    }
    precondition(results == count)
  }

  func terminate() {
    leaves = []
    while let root = roots.popLast() { root.terminate() }
    precondition(results == 0)
  }

  func drop() {
    leaves = []
    roots = []
  }
}
