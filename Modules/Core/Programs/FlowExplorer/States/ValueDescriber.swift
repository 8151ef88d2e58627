import FlowKit
import FlowValues

/// Describes values by their parts, and caches the texts of the parts: an edited draft differs from the former one in
/// one part.
///
/// Equal values have the same text, regardless of the order of the elements in dictionaries and sets.
@MainActor
final class ValueDescriber {
  private var texts: [ObjectIdentifier: any ValueTexts] = [:]

  func texts(of type: any Equatable.Type) -> any ValueTexts {
    if let known = texts[ObjectIdentifier(type)] { return known }
    let made = makeTexts(of: type)
    texts[ObjectIdentifier(type)] = made
    return made
  }

  /// Returns new texts, for the values of one property.
  func makeTexts(of type: any Equatable.Type) -> any ValueTexts {
    if let type = type as? any ValidatedText.Type { return makeValidatedTexts(of: type) }
    return type is String.Type ? StringTexts() : makeTextsOfParts(of: type)
  }

  /// A validated text is described by its text, in which a digest recognizes identifiers and times.
  private func makeValidatedTexts<Value: ValidatedText>(of type: Value.Type) -> any ValueTexts {
    RecentTexts<Value> { $0.text }
  }

  private func makeTextsOfParts<Value: Equatable>(of type: Value.Type) -> any ValueTexts {
    // The fields of a structure are read in place; anything else is described with a mirror.
    guard let fields = StoredProperty.fields(of: type, texts: texts) else {
      return RecentTexts<Value> { [unowned self] in text(of: $0) }
    }
    return RecentTexts<Value> { value in
      withUnsafeBytes(of: value) { bytes in
        var text = "("
        for field in fields {
          text += field.label
          text += ":"
          text += field.texts.text(at: bytes.baseAddress.unsafelyUnwrapped + field.offset)
          text += ","
        }
        return text + ")"
      }
    }
  }

  private func text(of value: Any) -> String {
    if let container = value as? any UnorderedContainer {
      return "(" + container.texts(by: self).joined(separator: ",") + ")"
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.children.count > 0 else { return String(describing: value) }
    var text = "("
    for child in mirror.children {
      text += child.label ?? ""
      text += ":"
      text += self.text(ofPart: child.value)
      text += ","
    }
    return text + ")"
  }

  fileprivate func text(ofPart value: Any) -> String {
    if let string = value as? String { return string }
    // An object is equal to itself, even if its content has changed.
    if let part = value as? any Equatable, !StoredProperty.holdsReference(Swift.type(of: value)) {
      return texts(of: Swift.type(of: part)).text(of: part)
    }
    return text(of: value)
  }
}

// MARK: - UnorderedContainer

/// A collection of elements without an order.
@MainActor
private protocol UnorderedContainer {
  /// Returns the texts of the elements, sorted.
  func texts(by describer: ValueDescriber) -> [String]
}

extension Set: UnorderedContainer {
  fileprivate func texts(by describer: ValueDescriber) -> [String] { map { describer.text(ofPart: $0) }.sorted() }
}

extension Dictionary: UnorderedContainer {
  fileprivate func texts(by describer: ValueDescriber) -> [String] {
    map { describer.text(ofPart: $0.key) + ":" + describer.text(ofPart: $0.value) }.sorted()
  }
}
