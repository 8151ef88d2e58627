/// The texts of values of one type.
@MainActor
protocol ValueTexts: AnyObject {
  /// Returns the text of the value at an address.
  func text(at address: UnsafeRawPointer) -> String

  /// Returns the text of a value of the type.
  func text(of value: any Equatable) -> String
}

/// A cache of the texts of the latest values: comparing a value with all of them is faster than making its text.
private final class RecentTexts<Value: Equatable>: ValueTexts {
  private unowned let describer: ValueDescriber
  /// The latest values, the last one last.
  private var recent: [(value: Value, text: String)] = []

  init(_ describer: ValueDescriber) { self.describer = describer }

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
    let text = describer.canonicalText(of: value)
    if recent.count == Self.capacity { recent.removeFirst() }
    recent.append((value, text))
    return text
  }

  private static var capacity: Int { 64 }
}

/// Describes values by their parts, and keeps the texts of the parts: a draft that was edited differs from the former in one part.
@MainActor
final class ValueDescriber {
  private var texts: [ObjectIdentifier: any ValueTexts] = [:]

  /// Returns the cache for all values of a type.
  func texts(of type: any Equatable.Type) -> any ValueTexts {
    if let known = texts[ObjectIdentifier(type)] { return known }
    let made = makeTexts(of: type)
    texts[ObjectIdentifier(type)] = made
    return made
  }

  /// Returns a new cache, for the values of one property.
  func makeTexts(of type: any Equatable.Type) -> any ValueTexts {
    func make<Value: Equatable>(_ type: Value.Type) -> any ValueTexts { RecentTexts<Value>(self) }
    return make(type)
  }

  /// Returns a text that is the same for equal values, whatever the order of the elements in dictionaries and sets.
  fileprivate func canonicalText(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.children.count > 0 else { return String(describing: value) }
    if mirror.displayStyle == .dictionary || mirror.displayStyle == .set {
      return "(" + mirror.children.map { self.text(ofPart: $0.value) }.sorted().joined(separator: ",") + ")"
    }
    var text = "("
    for child in mirror.children {
      text += child.label ?? ""
      text += ":"
      text += self.text(ofPart: child.value)
      text += ","
    }
    return text + ")"
  }

  private func text(ofPart value: Any) -> String {
    if let string = value as? String { return string }
    // An object is equal to its former self, even with another content.
    if let part = value as? any Equatable, !(Swift.type(of: value) is AnyClass) {
      return texts(of: Swift.type(of: part)).text(of: part)
    }
    return canonicalText(of: value)
  }
}
