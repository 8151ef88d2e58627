/// The Interactor of a form: determines its fields, and validates its text.
public protocol FormInteractor<Field>: Sendable {
  /// The fields of the form.
  associatedtype Field: FormField
  /// The value of a valid form.
  associatedtype Answer: Sendable

  /// Returns the fields to ask for, which may depend on the current text.
  func fieldsAsked(in draft: FormDraft<Field>) -> [Field]

  /// Makes the answer from the draft.
  func answer(from draft: FormDraft<Field>) throws(FormRefusal<Field>) -> Answer
}

extension FormInteractor {
  /// Returns all fields.
  public func fieldsAsked(in draft: FormDraft<Field>) -> [Field] { Field.allCases }
}
