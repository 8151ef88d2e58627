/// A form that a person fills in: what was typed, and which fields may show what is wrong with them.
///
/// A field shows its problem once the person has edited it, from the start if it was filled in before, and in any case
/// once the person wanted to go on: nobody is told off for a field that they have not come to.
public struct Form<Field: FormField>: Equatable, Sendable {
  /// What was typed.
  public private(set) var draft: FormDraft<Field>
  private var edited: Set<Field>

  /// A form in which this was typed before.
  public init(_ draft: FormDraft<Field>) {
    self.draft = draft
    edited = Set(Field.allCases.filter { !draft[$0].isEmpty })
  }

  /// The person has edited a field.
  public mutating func edit(_ field: Field, to text: String) {
    draft[field] = text
    edited.insert(field)
  }

  /// The person wants to go on: every field shows its problem.
  public mutating func revealProblems() {
    edited = Set(Field.allCases)
  }

  /// The fields that are asked, ready to be shown, with the problems that `check` finds in them.
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
  ) -> [Field: String] {
    do throws(FormRefusal<Field>) {
      _ = try check(draft)
      return [:]
    } catch {
      return error.sentences
    }
  }
}
