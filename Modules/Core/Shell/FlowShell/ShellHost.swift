public import FlowKit
public import FlowScreens

/// The interface of a root flow for its shell.
@MainActor
public protocol ShellHost: AnyObject {
  func refreshHome()

  /// Makes the settings, which own their presenter, and show its rows (``appRows(_:onChoose:)``).
  func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]>
}

/// The root flow of an app: shows home, and starts features through its shell.
///
/// It never finishes.
@MainActor
public protocol AppRootFlow: Flow, Sendable where FlowResult == FlowOutcome<Never> {
  var shell: Shell { get }
}

/// An app, assembled for one launch, above its stores.
@MainActor
public protocol AssembledApp: Sendable {
  associatedtype Root: AppRootFlow

  func makeRootFlow(_ presentation: FlowPresentation, in scene: SceneID) -> Root

  /// Clears the stored data of scenes that the person has closed.
  func didDiscard(_ scenes: [SceneID]) async
}
