public import FlowKit

/// The root flow of an app, as its shell needs it.
@MainActor
public protocol ShellHost: AnyObject {
  /// What home shows may have changed.
  func refreshHome()

  /// Makes the screen of the settings.
  func makeSettings(_ rows: [AppRow]) -> any ViewController
}

/// The outermost flow of an app: shows home, and starts the features from there through its shell.
///
/// It never ends by itself.
@MainActor
public protocol AppRootFlow: Flow, Sendable where FlowResult == FlowOutcome<Never> {
  /// What it has of every app of this kind.
  var shell: Shell { get }
}
