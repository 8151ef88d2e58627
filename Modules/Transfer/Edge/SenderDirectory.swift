public import Business

/// The senders that the person can choose from, available synchronously.
public protocol SenderDirectory: Sendable {
  /// The default sender.
  var active: Sender { get }

  /// The person, and the loaded ones of their businesses: at first the newest.
  var loaded: [Sender] { get }

  /// A Boolean value that indicates whether there are older businesses, which are not loaded.
  var hasMore: Bool { get }

  /// Loads the next older businesses.
  func loadMore() async

  /// Returns the sender with an identifier, loaded or shown with a transfer; nil for one who is gone.
  func sender(with id: Sender.ID) -> Sender?

  /// Returns the sender for a business.
  func sender(of business: BusinessProfile) -> Sender
}
