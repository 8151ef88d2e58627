/// The Interactor of a form: determines its fields, and validates its text.
public protocol FormInteractor<Field>: Sendable {
  associatedtype Field: FormField
  /// The value of a valid form.
  associatedtype Answer: Sendable

  /// Returns the fields to ask for, which may depend on the current text.
  func fieldsAsked(in draft: FormDraft<Field>) -> [Field]

  func answer(from draft: FormDraft<Field>) throws(FormRefusal<Field>) -> Answer
}

extension FormInteractor {
  public func fieldsAsked(in draft: FormDraft<Field>) -> [Field] { Field.allCases }
}
