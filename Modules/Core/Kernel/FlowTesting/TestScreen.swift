public import FlowKit

/// An empty view controller.
@MainActor
public final class TestScreen: ViewController, CustomStringConvertible {
  public let name: String
  /// The screen as which it was shown last.
  weak var flowScreen: FlowScreen?
  nonisolated public var description: String { name }

  /// Creates a screen with a name for failed expectations.
  public init(_ name: String) {
    self.name = name
  }
}
