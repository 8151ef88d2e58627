/// Holds any number of children by identity.
@MainActor
final class PlainOwner {
  private var children: [ObjectIdentifier: PlainLeaf] = [:]
  private(set) var results = 0

  func start(_ child: PlainLeaf) {
    let id = ObjectIdentifier(child)
    children[id] = child
    child.start { [weak self] in self?.childDidFinish(id, $0) }
  }

  private func childDidFinish(_ id: ObjectIdentifier, _ result: PlainOutcome) {
    children[id] = nil
    switch result {
    case .completed: results += 1
    case .cancelled: break
    }
  }
}
