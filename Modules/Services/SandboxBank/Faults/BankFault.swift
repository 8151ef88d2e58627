public import Transfer

/// Something that goes wrong with a call.
public enum BankFault: Hashable, Sendable {
  /// What of the bank's work is done when the call fails.
  public enum Progress: Sendable {
    /// The request did not get through.
    case beforeWork
    /// The bank has done it all, and only the answer does not come back.
    case afterWork
  }

  /// The bank says no and does nothing.
  case refuses(TransferRefusal)
  /// The app cannot know what the bank did.
  case fails(UnknownOutcome, Progress)
  /// The work is done, and the answer comes after so much time by the bank's clock.
  case takes(Duration)
  /// The work is done, and the answer comes after that to the next call of the same kind.
  case isOvertaken
  /// The work is done, and the answer is held back until the bank gives it.
  case isHeld
  /// Nothing is wrong yet: the recipient's bank will send the money back.
  case bounces
}
