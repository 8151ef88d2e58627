public import FlowKit

/// The content of the screen that asks for a one-time code.
public struct CodeContent: Equatable, Sendable {
  /// The address to which the code was sent.
  public let email: String
  /// The number of minutes for which it is valid.
  public let lifetime: Int
  public var text = ""
  public var error: LocalizedText?
  /// The outcome of a request for another code.
  public var note: LocalizedText?
  public var problem: LocalizedText?
  /// A Boolean value that indicates whether the service is being asked, which the person can give up.
  public var isBusy = false
}
