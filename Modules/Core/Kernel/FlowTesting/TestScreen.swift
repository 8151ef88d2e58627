public import FlowKit

/// An empty view controller.
@MainActor
public final class TestScreen: ViewController, TestViewController, CustomStringConvertible {
  public let name: String
  weak var flowScreen: FlowScreen?
  nonisolated public var description: String { name }

  /// Creates a screen with a name for failed expectations.
  public init(_ name: String) {
    self.name = name
  }
}

/// A view controller that refers to its screen, so that the window need not search for it.
@MainActor
protocol TestViewController: ViewController {
  /// The screen as which it was shown last.
  var flowScreen: FlowScreen? { get set }
}
