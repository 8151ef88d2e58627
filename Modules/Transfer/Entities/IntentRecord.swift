/// An intent and its state.
public struct IntentRecord: Equatable, Sendable, Codable {
  public enum State: Equatable, Sendable, Codable {
    /// It is being sent, or must be resumed: the bank's answer is not known.
    case open
    /// The bank has created this transfer.
    case closed(BankTransfer)
    /// The bank has refused it.
    case abandoned(TransferRefusal)
  }

  public let intent: TransferIntent
  public var state: State

  /// Creates a record, by default with an open intent.
  public init(_ intent: TransferIntent, state: State = .open) {
    self.intent = intent
    self.state = state
  }
}
