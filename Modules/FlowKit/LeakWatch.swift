/// Remembers the parts of a flow without keeping them, to see at the next idle moment whether they are gone.
@MainActor
final class LeakWatch {
  private struct Part {
    weak var object: AnyObject?
    let name: String
  }

  private let node: FlowNode
  private let module: Substring
  private var parts: [Part] = []

  init(_ node: FlowNode) {
    self.node = node
    module = node.flow.map { Self.module(of: $0) } ?? ""
  }

  /// Adds a flow.
  func add(_ flow: AnyObject) {
    parts.append(Part(object: flow, name: String(reflecting: type(of: flow))))
  }

  /// Adds a view controller and what it is made of.
  ///
  /// That is the objects of the flow's own module within two steps of it: a presenter, an interactor. What lies further
  /// on, or comes from elsewhere, is shared.
  func add(_ viewController: any ViewController) {
    parts.append(Part(object: viewController, name: String(reflecting: type(of: viewController))))
    for presenter in objects(in: viewController) {
      add(presenter)
      for interactor in objects(in: presenter) { add(interactor) }
    }
  }

  func tellLeaks() {
    var seen = Set<ObjectIdentifier>()
    for part in parts {
      guard let object = part.object, seen.insert(ObjectIdentifier(object)).inserted else { continue }
      node.tell(.leaked(part.name))
    }
  }

  private func objects(in owner: AnyObject) -> [AnyObject] {
    Mirror(reflecting: owner).children.compactMap { child in
      let mirror = Mirror(reflecting: child.value)
      let value: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : child.value
      guard let value, type(of: value) is AnyClass else { return nil }
      let object = value as AnyObject
      return Self.module(of: object) == module ? object : nil
    }
  }

  private static func module(of object: AnyObject) -> Substring {
    String(reflecting: type(of: object)).prefix { $0 != "." }
  }
}
