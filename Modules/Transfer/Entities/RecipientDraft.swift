public import FlowScreens

/// The input for the recipient.
public struct RecipientDraft: Equatable, Sendable, Codable {
  /// The existing recipient that the person has chosen; nil while they fill in the form for a new one.
  public var chosen: Recipient?
  /// The text in the form for a new recipient.
  public var form: FormDraft<RecipientField>
  /// The recipient that the bank has created from the form, once the person has continued.
  public var added: Recipient?

  /// The selected recipient, if the bank knows them.
  public var known: Recipient? { chosen ?? added }

  /// Creates a draft, by default an empty one.
  public init(chosen: Recipient? = nil, form: FormDraft<RecipientField> = [:], added: Recipient? = nil) {
    self.chosen = chosen
    self.form = form
    self.added = added
  }
}

extension RecipientDraft {
  /// Selects a recipient, chosen or newly added.
  mutating func select(_ recipient: Recipient) {
    if chosen == nil { added = recipient }
  }

  /// Clears the selection, and keeps the text in the form.
  mutating func clearSelection() {
    (chosen, added) = (nil, nil)
  }
}
