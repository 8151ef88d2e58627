public import FlowKit
public import FlowScreens

public struct RecipientContent: Equatable, Sendable {
  /// The known recipients in the currency, newest first.
  public let known: [KnownRecipientContent]
  /// A Boolean value that indicates whether there are older ones.
  public let canShowMore: Bool
  /// The fields for a new recipient; empty while a known one is chosen.
  public let fields: [FieldContent<RecipientField>]
  /// The action that failed, and the reason.
  public let problem: LocalizedText?
  /// A Boolean value that indicates whether loading has failed and can be retried.
  public let canTryAgain: Bool
  public let isLoading: Bool
  /// A Boolean value that indicates whether the recipient is being added: nothing can be tapped or edited, and the
  /// screen cannot be pulled down.
  public let isBusy: Bool
  public let canContinue: Bool
}

public struct KnownRecipientContent: Equatable, Sendable, Identifiable {
  public let id: Recipient.ID
  public let name: String
  public let account: String
  public let isChosen: Bool
}
