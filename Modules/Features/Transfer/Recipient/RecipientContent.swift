public import Forms

/// What the screen for the recipient shows.
public struct RecipientContent: Equatable, Sendable {
  /// Those whom the bank knows and who can get the currency, the newest first.
  public let known: [KnownRecipientContent]
  /// The fields for somebody new; empty while somebody known is chosen.
  public let fields: [FieldContent<RecipientField>]
  /// What could not be done, and why.
  public let problem: String?
  /// Whether it has to be tried again before anything can be entered.
  public let canTryAgain: Bool
  /// Whether something is being loaded.
  public let isLoading: Bool
  /// Whether the recipient is being added: nothing can be tapped or edited, and the screen cannot be pulled down.
  public let isBusy: Bool

  /// A content, for a preview or a test of its view.
  public init(
    known: [KnownRecipientContent], fields: [FieldContent<RecipientField>], problem: String? = nil,
    canTryAgain: Bool = false, isLoading: Bool = false, isBusy: Bool = false
  ) {
    self.known = known
    self.fields = fields
    self.problem = problem
    self.canTryAgain = canTryAgain
    self.isLoading = isLoading
    self.isBusy = isBusy
  }
}

/// Somebody whom the bank knows.
public struct KnownRecipientContent: Equatable, Sendable, Identifiable {
  /// What the bank calls them.
  public let id: Recipient.ID
  /// Their name.
  public let name: String
  /// Their account.
  public let account: String
  /// Whether they are chosen.
  public let isChosen: Bool

  /// A content, for a preview or a test of its view.
  public init(id: Recipient.ID, name: String, account: String, isChosen: Bool = false) {
    self.id = id
    self.name = name
    self.account = account
    self.isChosen = isChosen
  }
}
