import FlowKit

/// Weak references to the parts of flows and their screens, to detect parts that were not released.
///
/// The parts of a screen are its view controller and the objects of the flow's module within two references: a VIPER
/// module's presenter and interactor. Other objects count as shared, except generic ones over a type of the module,
/// such as the presenter of all forms.
@MainActor
struct PartsWatch {
  private struct Part {
    weak var object: AnyObject?
    let name: String
  }

  private var parts: [ObjectIdentifier: Part] = [:]

  var survivors: [String] { parts.values.filter { $0.object != nil }.map(\.name).sorted() }

  mutating func add(_ object: AnyObject) {
    parts[ObjectIdentifier(object)] = Part(object: object, name: String(describing: type(of: object)))
  }

  mutating func add(_ viewController: any ViewController, of flow: AnyObject) {
    add(viewController)
    for presenter in objects(in: viewController, fromModuleOf: flow) {
      add(presenter)
      for interactor in objects(in: presenter, fromModuleOf: flow) { add(interactor) }
    }
  }

  private func objects(in owner: AnyObject, fromModuleOf flow: AnyObject) -> [AnyObject] {
    let module = String(reflecting: type(of: flow)).prefix { $0 != "." }
    return Mirror(reflecting: owner).children.compactMap { child in
      let mirror = Mirror(reflecting: child.value)
      let value: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : child.value
      guard let value, type(of: value) is AnyClass else { return nil }
      let object = value as AnyObject
      let name = String(reflecting: type(of: object))
      return name.hasPrefix("\(module).") || name.contains("<\(module).") ? object : nil
    }
  }
}
