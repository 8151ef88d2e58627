import FlowKit

/// What flows remember in values, such as a draft that is not stored any more: it decides what they do next, and no screen shows it.
@MainActor
final class FlowMemory {
  static let shared = FlowMemory()

  private enum Property {
    case flag
    case value
    case reference
  }

  private struct Place: Hashable {
    let flow: ObjectIdentifier
    let property: Int
  }

  /// Values that were put into words, since that costs more than to see that they are the same.
  private var known: [Place: (value: any Equatable, text: String)] = [:]
  /// What the properties of a type are.
  private var properties: [ObjectIdentifier: [Property]] = [:]

  /// Adds the values of a flow that can be told apart.
  func describe(_ node: FlowNode, into text: inout String) {
    guard let flow = node.flow else { return }
    let children = Mirror(reflecting: flow).children
    let type = ObjectIdentifier(Swift.type(of: flow))
    let kinds = properties[type] ?? children.map { Self.kind(of: $0.value) }
    properties[type] = kinds
    for (number, (child, kind)) in zip(children, kinds).enumerated() {
      switch kind {
      case .flag: text += child.value as? Bool == true ? "y" : "n"
      case .value: text += knownText(of: child.value, at: Place(flow: ObjectIdentifier(flow), property: number))
      case .reference: break
      }
    }
  }

  private func knownText(of value: Any, at place: Place) -> String {
    guard let value = value as? any Equatable else { return "" }
    if let former = known[place], isEqual(value, former.value) { return former.text }
    if known.count > 500 { known = [:] }
    let text = Self.canonicalText(of: value)
    known[place] = (value, text)
    return text
  }

  private func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool { value == other as? Value }

  private static func kind(of value: Any) -> Property {
    if value is Bool { return .flag }
    return !(Swift.type(of: value) is AnyClass) && value is any Equatable ? .value : .reference
  }

  /// A value in words, the same for equal values, in whatever order a dictionary or a set lists them.
  private static func canonicalText(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard !mirror.children.isEmpty else { return String(describing: value) }
    var texts = mirror.children.map { "\($0.label ?? ""):\(canonicalText(of: $0.value))" }
    if mirror.displayStyle == .dictionary || mirror.displayStyle == .set { texts.sort() }
    return "(" + texts.joined(separator: ",") + ")"
  }
}
