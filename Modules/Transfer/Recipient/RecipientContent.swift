public import FlowScreens

/// The content of the screen for the recipient.
public struct RecipientContent: Equatable, Sendable {
  /// The known recipients in the currency, newest first.
  public let known: [KnownRecipientContent]
  /// A Boolean value that indicates whether there are older ones.
  public let canShowMore: Bool
  /// The fields for a new recipient; empty while a known one is chosen.
  public let fields: [FieldContent<RecipientField>]
  /// The action that failed, and the reason.
  public let problem: String?
  /// A Boolean value that indicates whether loading has failed and can be retried.
  public let canTryAgain: Bool
  /// A Boolean value that indicates whether something is being loaded.
  public let isLoading: Bool
  /// A Boolean value that indicates whether the recipient is being added: nothing can be tapped or edited, and the
  /// screen cannot be pulled down.
  public let isBusy: Bool
  /// A Boolean value that indicates whether the person can continue.
  public let canContinue: Bool
}

/// A known recipient.
public struct KnownRecipientContent: Equatable, Sendable, Identifiable {
  /// The recipient's identifier.
  public let id: Recipient.ID
  /// Their name.
  public let name: String
  /// Their account.
  public let account: String
  /// A Boolean value that indicates whether the recipient is chosen.
  public let isChosen: Bool
}
