import FlowKit

/// The state of a form: the text of its fields, and which of them show their errors.
///
/// A field shows its error once the person has edited it or tried to continue, or at once if it is restored with text:
/// an untouched field shows none.
public struct Form<Field: FormField>: Equatable, Sendable {
  /// The text of the fields.
  public private(set) var draft: FormDraft<Field>
  private var edited: Set<Field>

  public init(_ draft: FormDraft<Field>) {
    self.draft = draft
    edited = Set(Field.allCases.filter { !draft[$0].isEmpty })
  }

  public mutating func edit(_ field: Field, to text: String) {
    draft[field] = text
    edited.insert(field)
  }

  /// Shows the errors of all fields, when the person tries to continue.
  public mutating func revealProblems() {
    edited = Set(Field.allCases)
  }

  /// Returns the contents of the requested fields, with the errors that `check` finds.
  public func contents<Value>(
    of asked: [Field] = Field.allCases,
    checkedBy check: (FormDraft<Field>) throws(FormRefusal<Field>) -> Value
  ) -> [FieldContent<Field>] {
    let sentences = sentences(of: check)
    return asked.map { field in
      FieldContent(field, value: draft[field], error: edited.contains(field) ? sentences[field] : nil)
    }
  }

  private func sentences<Value>(
    of check: (FormDraft<Field>) throws(FormRefusal<Field>) -> Value
  ) -> [Field: LocalizedText] {
    do throws(FormRefusal<Field>) {
      _ = try check(draft)
      return [:]
    } catch {
      return error.sentences
    }
  }
}
