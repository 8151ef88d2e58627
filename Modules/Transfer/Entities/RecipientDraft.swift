public import Forms

/// What a person has entered about who is to get the money.
public struct RecipientDraft: Equatable, Sendable, Codable {
  /// Somebody whom the bank knows; nil while the form for somebody new is filled in.
  public var chosen: Recipient?
  /// What is in the form for somebody new.
  public var form: FormDraft<RecipientField>

  /// A draft, by default of somebody who has just begun.
  public init(chosen: Recipient? = nil, form: FormDraft<RecipientField> = [:]) {
    self.chosen = chosen
    self.form = form
  }
}
