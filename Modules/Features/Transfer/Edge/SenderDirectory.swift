public import Business

/// Whom the person can send for; answered at once, since an app knows who uses it.
public protocol SenderDirectory: Sendable {
  /// Whom they send for unless they say otherwise.
  var active: Sender { get }

  /// The person, and each of their businesses.
  var all: [Sender] { get }

  /// The sender that a business of theirs is.
  func sender(of business: BusinessProfile) -> Sender
}
