/// The texts of values of one type.
@MainActor
protocol ValueTexts: AnyObject {
  /// Returns the text of the value at an address.
  func text(at address: UnsafeRawPointer) -> String

  /// Returns the text of a value of the type.
  func text(of value: any Equatable) -> String
}

/// A cache of the texts of the latest values: comparing a value with all of them is faster than making its text.
final class RecentTexts<Value: Equatable>: ValueTexts {
  /// The latest values, the last one last.
  private var recent: [(value: Value, text: String)] = []

  func text(at address: UnsafeRawPointer) -> String {
    text(of: address.assumingMemoryBound(to: Value.self).pointee)
  }

  func text(of value: any Equatable) -> String { (value as? Value).map(text) ?? "" }

  private func text(of value: Value) -> String {
    if let last = recent.last, last.value == value { return last.text }
    if let index = recent.lastIndex(where: { $0.value == value }) {
      let known = recent.remove(at: index)
      recent.append(known)
      return known.text
    }
    if recent.count == Self.capacity { recent.removeFirst() }
    let text = canonicalText(of: value)
    recent.append((value, text))
    return text
  }

  private static var capacity: Int { 64 }
}

/// Returns a text that is the same for equal values, whatever the order of the elements in dictionaries and sets.
private func canonicalText(of value: Any) -> String {
  var text = ""
  describe(value, into: &text)
  return text
}

private func describe(_ value: Any, into text: inout String) {
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
