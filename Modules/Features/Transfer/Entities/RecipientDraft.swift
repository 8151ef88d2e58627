public import Forms

/// What a person has entered about who is to get the money.
public struct RecipientDraft: Equatable, Sendable, Codable {
  /// Somebody whom the person has chosen; nil while the form for somebody new is filled in.
  public var chosen: Recipient?
  /// What is in the form for somebody new.
  public var form: FormDraft<RecipientField>
  /// Whom the bank has made of the form; nil before the person has gone on with it.
  public var added: Recipient?

  /// Who gets the money, if the bank knows them.
  public var known: Recipient? { chosen ?? added }

  /// A draft, by default of somebody who has just begun.
  public init(chosen: Recipient? = nil, form: FormDraft<RecipientField> = [:], added: Recipient? = nil) {
    self.chosen = chosen
    self.form = form
    self.added = added
  }
}

extension RecipientDraft {
  /// The person has gone on with somebody: those whom they chose, or whom the bank has made of the form.
  mutating func goOn(with recipient: Recipient) {
    if chosen == nil { added = recipient }
  }

  /// Those who were meant do not fit any more; what is in the form stays.
  mutating func forget() {
    (chosen, added) = (nil, nil)
  }
}
