public import FlowKit
import FlowValues

/// The fields of one form: an enumeration with a case for each, in order.
public protocol FormField: CaseIterable, Codable, CodingKeyRepresentable, Hashable, RawRepresentable, Sendable
where RawValue == String, AllCases == [Self] {
  /// The label that the person reads beside the field.
  var label: LocalizedText { get }

  /// The options to choose from; empty for a text field.
  var options: FieldOptions { get }

  /// How it is filled in; a field with options is a choice.
  var kind: FormFieldKind { get }
}

extension FormField {
  /// No options: the field takes text.
  public var options: FieldOptions { [] }

  /// Any text.
  public var kind: FormFieldKind { .text(.text) }
}

extension FormField {
  /// How a text is cleaned before the rules of its value see it, which may clean it further.
  var typing: TypedText {
    switch typingOfText {
    // A value may need the signs of prose.
    case .line, .code, .prose: .prose
    case .lines: .lines
    case .unchanged: .unchanged
    }
  }

  /// How a text is cleaned that is no value of a type.
  var typingOfText: TypedText {
    guard options.isEmpty, case .text(let kind) = self.kind else { return .unchanged }
    return kind.typingOfText
  }

  /// Whether nobody else should read its text, so that it is not stored with a draft.
  var isSecret: Bool { kind == .text(.secret) }
}

/// How a field of a form is filled in.
public enum FormFieldKind: Equatable, Sendable {
  /// Text, for a purpose.
  case text(FieldRow.Kind)
  /// A date between two, if there are limits: as ISO 8601 has it, such as `2026-11-23`, or empty.
  case date(in: ClosedRange<String>? = nil)
  /// A switch: ``FormDraft/isOn(_:)``.
  case toggle
}

/// The options of a field, in the order in which they are shown.
///
/// A field that is displayed often keeps its options in a constant, since their labels and positions are computed once.
public struct FieldOptions: Equatable, Sendable {
  /// The labels of the options, in the same order.
  public let labels: [LocalizedText]
  /// Whether they are shown in the order in which the person's language sorts them.
  package let areSorted: Bool
  private let values: [String]
  private let positions: [String: Int]

  /// Creates options with different values.
  /// - Parameters:
  ///   - options: The options, in the order in which they are shown.
  ///   - sorted: Whether they are sorted by their labels instead, as the person's language sorts, such as countries.
  public init(_ options: [FieldOption], sorted: Bool = false) {
    let order = Language.developers.sortedPositions(of: sorted ? options.map(\.label.developerForm) : [])
    let options = sorted ? order.map { options[$0] } : options
    areSorted = sorted
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

public struct FieldContent<Field: FormField>: Equatable, Sendable {
  public let field: Field
  /// The text or the chosen value.
  public let value: String
  /// The error message to show, if any.
  public let error: LocalizedText?

  public var label: LocalizedText { field.label }
  /// The options to choose from; empty for a text field.
  public var options: FieldOptions { field.options }

  public init(_ field: Field, value: String = "", error: LocalizedText? = nil) {
    self.field = field
    self.value = value
    self.error = error
  }
}
