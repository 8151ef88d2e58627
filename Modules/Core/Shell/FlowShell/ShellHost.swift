public import FlowKit

/// The interface of a root flow for its shell.
@MainActor
public protocol ShellHost: AnyObject {
  /// Reloads the content of home.
  func refreshHome()

  /// Makes the settings screen.
  func makeSettings(_ rows: [AppRow]) -> any ViewController
}

/// The root flow of an app: shows home, and starts features through its shell.
///
/// It never finishes.
@MainActor
public protocol AppRootFlow: Flow, Sendable where FlowResult == FlowOutcome<Never> {
  /// The shell.
  var shell: Shell { get }
}
