import FlowKit

/// Describes the properties of flows that hold values, such as a draft: they influence later actions, and no screen shows them.
@MainActor
final class FlowPropertyDescriber {
  static let shared = FlowPropertyDescriber()

  private enum Property {
    case flag
    case value
    case reference
  }

  /// The texts of the latest values of a type: comparing a value with all of them is faster than making its text.
  private var recentTexts: [ObjectIdentifier: [(value: any Equatable, text: String)]] = [:]
  /// The kinds of a type's properties.
  private var properties: [ObjectIdentifier: [Property]] = [:]

  /// Appends the values of a flow's properties that can be compared.
  func describe(_ node: FlowNode, into text: inout String) {
    guard let flow = node.flow else { return }
    let children = Mirror(reflecting: flow).children
    let type = ObjectIdentifier(Swift.type(of: flow))
    let kinds = properties[type] ?? children.map { Self.kind(of: $0.value) }
    properties[type] = kinds
    for (child, kind) in zip(children, kinds) {
      switch kind {
      case .flag: text += child.value as? Bool == true ? "y" : "n"
      case .value: text += recentText(of: child.value)
      case .reference: break
      }
    }
  }

  private func recentText(of value: Any) -> String {
    guard let value = value as? any Equatable else { return "" }
    let type = ObjectIdentifier(Swift.type(of: value))
    if let known = recentTexts[type]?.last(where: { isEqual(value, $0.value) }) { return known.text }
    let text = Self.canonicalText(of: value)
    var recent = recentTexts[type] ?? []
    if recent.count >= 64 { recent.removeFirst(32) }
    recent.append((value, text))
    recentTexts[type] = recent
    return text
  }

  private func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool { value == other as? Value }

  private static func kind(of value: Any) -> Property {
    if value is Bool { return .flag }
    return !(Swift.type(of: value) is AnyClass) && value is any Equatable ? .value : .reference
  }

  /// Returns a text that is the same for equal values, whatever the order of the elements in dictionaries and sets.
  private static func canonicalText(of value: Any) -> String {
    var text = ""
    describe(value, into: &text)
    return text
  }

  private static func describe(_ value: Any, into text: inout String) {
    if let string = value as? String { return text += string }
    let mirror = Mirror(reflecting: value)
    guard mirror.children.count > 0 else { return text += String(describing: value) }
    text += "("
    if mirror.displayStyle == .dictionary || mirror.displayStyle == .set {
      text += mirror.children.map { canonicalText(of: $0.value) }.sorted().joined(separator: ",")
    } else {
      for child in mirror.children {
        text += child.label ?? ""
        text += ":"
        describe(child.value, into: &text)
        text += ","
      }
    }
    text += ")"
  }
}
