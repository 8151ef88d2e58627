public import Forms

/// The Interactor of a screen that is a form: decides what is asked, and whether what was typed can be accepted.
public protocol FormInteractor<Field>: Sendable {
  /// The fields of the form.
  associatedtype Field: FormField
  /// What is made of what was typed.
  associatedtype Answer: Sendable

  /// The fields to ask for, which may depend on what was typed.
  func fieldsAsked(in draft: FormDraft<Field>) -> [Field]

  /// Makes the answer of what was typed.
  func answer(from draft: FormDraft<Field>) throws(FormRefusal<Field>) -> Answer
}

extension FormInteractor {
  /// All fields.
  public func fieldsAsked(in draft: FormDraft<Field>) -> [Field] { Field.allCases }
}
