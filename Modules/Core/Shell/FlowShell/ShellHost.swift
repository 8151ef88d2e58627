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

/// An app, assembled for one launch, above its stores.
@MainActor
public protocol AssembledApp: Sendable {
  /// The app's root flow.
  associatedtype Root: AppRootFlow

  /// Makes the root flow of a scene.
  func makeRootFlow(_ presentation: FlowPresentation, in scene: SceneID) -> Root

  /// Clears what is stored for scenes that the person has closed.
  func didDiscard(_ scenes: [SceneID]) async
}
