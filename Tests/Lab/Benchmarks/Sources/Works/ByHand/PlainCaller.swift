/// Holds its child in an optional property, and reads its result through a closure.
@MainActor
final class PlainCaller {
  private var child: PlainLeaf?
  private(set) var results = 0

  func start(_ child: PlainLeaf) {
    self.child = child
    child.start { [weak self] in self?.childDidFinish($0) }
  }

  private func childDidFinish(_ result: PlainOutcome) {
    child = nil
    switch result {
    case .completed: results += 1
    case .cancelled: break
    }
  }
}
