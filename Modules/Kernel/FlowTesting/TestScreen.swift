public import FlowKit

/// A view controller that shows nothing.
@MainActor
public final class TestScreen: ViewController, CustomStringConvertible {
  /// What a test calls it.
  public let name: String
  /// The name.
  nonisolated public var description: String { name }

  /// A screen with a name for failing expectations.
  public init(_ name: String) {
    self.name = name
  }
}
