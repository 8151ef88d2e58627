public import FlowKit

/// An empty view controller.
@MainActor
public final class TestScreen: ViewController, CustomStringConvertible {
  /// The name, for tests.
  public let name: String
  /// The name.
  nonisolated public var description: String { name }

  /// Creates a screen with a name for failed expectations.
  public init(_ name: String) {
    self.name = name
  }
}
