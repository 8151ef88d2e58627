public import FlowKit
import FlowValues

/// The state of a form: the text of its fields, and which of them show their errors.
///
/// A field shows its error once the person has edited it or tried to continue, or at once if it is restored with text:
/// an untouched field shows none.
public struct Form<Field: FormField>: Equatable, Sendable {
  /// The text of the fields.
  public private(set) var draft: FormDraft<Field>
  private var edited: Set<Field>
  /// The errors of a service about the fields that were not edited since.
  private var refusals: [Field: LocalizedText] = [:]

  public init(_ draft: FormDraft<Field>) {
    self.draft = draft
    edited = Set(Field.allCases.filter { !draft[$0].isEmpty })
  }

  public mutating func edit(_ field: Field, to text: String) {
    if draft[field] != text { refusals[field] = nil }
    draft[field] = text
    edited.insert(field)
  }

  /// Shows the errors of all fields, when the person tries to continue.
  public mutating func revealProblems() {
    edited = Set(Field.allCases)
  }

  /// Shows the errors of a service in place of its earlier ones, each until its field is edited.
  mutating func refuse(_ sentences: [Field: LocalizedText]) {
    refusals = sentences
  }

  /// Returns the contents of the requested fields, with the errors that `check` finds, or else those of a service.
  public func contents<Value>(
    of asked: [Field] = Field.allCases,
    checkedBy check: (FormDraft<Field>) throws(FormError<Field>) -> Value
  ) -> [FieldContent<Field>] {
    let sentences = sentences(of: check)
    return asked.map { field in
      let error = edited.contains(field) ? sentences[field] ?? refusals[field] : nil
      return FieldContent(field, value: draft[field], error: error)
    }
  }

  private func sentences<Value>(
    of check: (FormDraft<Field>) throws(FormError<Field>) -> Value
  ) -> [Field: LocalizedText] {
    do throws(FormError<Field>) {
      _ = try check(draft)
      return [:]
    } catch {
      return error.sentences
    }
  }
}

/// The unvalidated text of a form.
///
/// It is encoded as an object with one text per field. A secret is not encoded, so that no draft store has it: after a kill
/// the person types it again.
public struct FormDraft<Field: FormField>: Equatable, Sendable {
  private var texts: [Field: String]

  public init() {
    texts = [:]
  }

  /// The text of a field, empty by default.
  public subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue.isEmpty ? nil : newValue }
  }
}

extension FormDraft {
  /// Returns whether a switch is on.
  public func isOn(_ field: Field) -> Bool { self[field] == FormFieldKind.on }
}

extension FormFieldKind {
  /// The text of a switch that is on; of one that is off, it is empty.
  static let on = "on"
}

// MARK: - ExpressibleByDictionaryLiteral

extension FormDraft: ExpressibleByDictionaryLiteral {
  /// Creates a draft from texts by field; the last of several texts for one field counts.
  public init(dictionaryLiteral elements: (Field, String)...) {
    self.init()
    for (field, text) in elements { self[field] = text }
  }
}

// MARK: - Codable

extension FormDraft: Codable {
  /// Decodes the texts by the fields' raw values, without the secrets that an earlier version has stored.
  public init(from decoder: any Decoder) throws {
    texts = try [Field: String](from: decoder).filter { !$0.key.isSecret }
  }

  /// Encodes a keyed container; `Dictionary`'s own encoding takes more than twice as long.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldKey.self)
    for (field, text) in texts where !field.isSecret {
      try container.encode(text, forKey: FieldKey(stringValue: field.rawValue))
    }
  }

  private struct FieldKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

// MARK: - Reading

/// Validates the fields of a form one by one, and collects the refusals, so that all are shown at once.
public struct FormReader<Field: FormField> {
  private let draft: FormDraft<Field>
  let isTyped: Bool
  private var sentences: [Field: LocalizedText] = [:]

  /// - Parameters:
  ///   - draft: The texts of the fields.
  ///   - isTyped: Whether a person has typed them, so that they are cleaned first: `TypedText`.
  public init(_ draft: FormDraft<Field>, isTyped: Bool = true) {
    self.draft = draft
    self.isTyped = isTyped
  }

  /// The refusals so far.
  public var refusal: FormError<Field> { FormError(sentences: sentences) }

  /// Returns whether a field is empty, or would be after cleaning.
  public func isEmpty(_ field: Field) -> Bool { text(of: field).isEmpty }

  private func text(of field: Field) -> String {
    isTyped ? field.typing.cleaned(draft[field]) : draft[field]
  }

  /// Validates one field as a value of a type.
  /// - Returns: nil if the text was refused.
  public mutating func read<Value: ValidatedText>(_ field: Field, as type: Value.Type) -> Value? {
    read(field) { (text) throws(Value.Refusal) in try Value(cleaned: text) }
  }

  /// Validates one field as a value of a type, whose text is cleaned as the type says, also if `make` takes a cleaned text.
  /// - Returns: nil if the text was refused.
  public mutating func read<Value: ValidatedText>(
    _ field: Field, _ make: (String) throws(Value.Refusal) -> Value
  ) -> Value? {
    let isTyped = isTyped
    return answer(field) { (text) throws(Value.Refusal) in
      let text = isTyped ? Value.typing.cleaned(text) : Value.typing.restored(text)
      if isTyped { try Value.checkTyped(text) }
      return try make(text)
    }
  }

  /// Validates one field.
  /// - Returns: nil if the text was refused.
  public mutating func read<Value, Refusal: ReadableError>(
    _ field: Field, _ make: (String) throws(Refusal) -> Value
  ) -> Value? {
    answer(field, make)
  }

  private mutating func answer<Value, Refusal: ReadableError>(
    _ field: Field, _ make: (String) throws(Refusal) -> Value
  ) -> Value? {
    do {
      return try make(text(of: field))
    } catch {
      sentences[field] = error.sentence
      return nil
    }
  }
}

/// The reason why a form is refused, by its own rules or by a service: a sentence for each refused field, or one for the
/// whole answer.
public struct FormError<Field: FormField>: Error, Equatable {
  /// The reason that no field has, such as a service that is not available.
  public let sentence: LocalizedText?
  public let sentences: [Field: LocalizedText]

  /// Refuses the whole answer.
  /// - Parameters:
  ///   - sentence: The reason, and what to do.
  ///   - sentences: The errors of fields.
  public init(_ sentence: LocalizedText, sentences: [Field: LocalizedText] = [:]) {
    self.sentence = sentence
    self.sentences = sentences
  }

  /// Refuses the texts of some fields.
  public init(sentences: [Field: LocalizedText]) {
    sentence = nil
    self.sentences = sentences
  }
}

extension Decoder {
  /// Makes a value from decoded data, and reports a refusal as corrupt data.
  public func checked<Value, Field>(_ make: () throws(FormError<Field>) -> Value) throws -> Value {
    do {
      return try make()
    } catch {
      let reasons = error.sentences.values.map(\.developerForm).sorted().joined(separator: " ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: reasons))
    }
  }
}
