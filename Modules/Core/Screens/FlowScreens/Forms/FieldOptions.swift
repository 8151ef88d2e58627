public import FlowKit

/// The options of a field, in the order in which they are shown.
///
/// A field that is displayed often keeps its options in a constant, since their labels and positions are computed once.
public struct FieldOptions: Equatable, Sendable {
  /// The labels of the options, in the same order.
  public let labels: [LocalizedText]
  private let values: [String]
  private let positions: [String: Int]

  /// Creates options with different values.
  public init(_ options: [FieldOption]) {
    labels = options.map(\.label)
    values = options.map(\.value)
    positions = Dictionary(uniqueKeysWithValues: zip(values, values.indices))
  }

  public var isEmpty: Bool { labels.isEmpty }

  /// Returns the label of the option with a value; nil if there is none.
  public func label(of value: String) -> LocalizedText? { positions[value].map { labels[$0] } }

  /// Returns the text of the field when the option at a position is chosen.
  public func value(at position: Int) -> String { values[position] }
}

// MARK: - ExpressibleByArrayLiteral

extension FieldOptions: ExpressibleByArrayLiteral {
  /// Creates options with different values.
  public init(arrayLiteral elements: FieldOption...) { self.init(elements) }
}

public struct FieldOption: Equatable, Sendable {
  /// The text of the field when this option is chosen.
  public let value: String
  public let label: LocalizedText

  public init(value: String, label: LocalizedText) {
    self.value = value
    self.label = label
  }
}
