public import Business

/// The senders that the person can choose from, available synchronously.
public protocol SenderDirectory: Sendable {
  /// The sender that is selected by default.
  var active: Sender { get }

  /// The person, and those of their businesses that are loaded: at first the newest.
  var loaded: [Sender] { get }

  /// A Boolean value that indicates whether there are older businesses, which are not loaded.
  var hasMore: Bool { get }

  /// Loads the next older businesses.
  func loadMore() async

  /// Returns the sender with an identifier: a loaded one, or one of a displayed transfer; nil for one that no longer
  /// exists.
  func sender(with id: Sender.ID) -> Sender?

  func sender(of business: BusinessProfile) -> Sender
}
