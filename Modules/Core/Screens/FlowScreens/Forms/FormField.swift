public import FlowKit

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

/// How a field of a form is filled in.
public enum FormFieldKind: Equatable, Sendable {
  /// Text, for a purpose.
  case text(FieldRow.Kind)
  /// A date between two, if there are limits: as ISO 8601 has it, such as `2026-11-23`, or empty.
  case date(in: ClosedRange<String>? = nil)
  /// A switch: ``FormDraft/isOn(_:)``.
  case toggle
}
