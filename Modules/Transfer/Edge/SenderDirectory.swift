public import Business

/// The senders that the person can choose from, available synchronously.
public protocol SenderDirectory: Sendable {
  /// The default sender.
  var active: Sender { get }

  /// The person, and each of their businesses.
  var all: [Sender] { get }

  /// Returns the sender for a business.
  func sender(of business: BusinessProfile) -> Sender
}
