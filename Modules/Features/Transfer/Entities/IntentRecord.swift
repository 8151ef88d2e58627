/// An intent, and what has become of it.
public struct IntentRecord: Equatable, Sendable, Codable {
  /// What has become of an intent.
  public enum State: Equatable, Sendable, Codable {
    /// It is being sent, or has to be taken up again: nobody knows what the bank did.
    case open
    /// The bank has made this transfer of it.
    case closed(BankTransfer)
    /// The bank has refused it, and done nothing.
    case abandoned(TransferRefusal)
  }

  /// What was to be sent.
  public let intent: TransferIntent
  /// What has become of it.
  public var state: State

  /// A record; an intent is open at first.
  public init(_ intent: TransferIntent, state: State = .open) {
    self.intent = intent
    self.state = state
  }
}
