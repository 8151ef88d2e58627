package import FlowHeadless
package import FlowKit

/// Drives an app for an ``Exploration``: resets, saves and restores it, and examines it after each step.
@MainActor
package protocol AppDriver: AnyObject {
  /// The device, which performs steps, and launches the app again.
  var host: any JourneyHost { get }

  /// The app's tree of flows; nil while the app is not running.
  var flows: FlowController? { get }

  /// The windows besides the visible one, also removed ones, whose last transitions have not ended yet.
  var otherWindows: [HeadlessWindow] { get }

  /// Whether work of the windows that cover it is in progress.
  var isCoverAtWork: Bool { get }

  /// Whether work in progress may wait for an action, such as that which releases a held reply.
  var waitsForEvent: Bool { get }

  /// The rules besides the built-in ones, read again after each reset.
  var rules: [ExplorerRule] { get }

  /// Resets the world, and launches the app in it.
  func reset() async

  /// Saves the durable data, and returns a function that restores it and launches the app.
  ///
  /// - Returns: nil if that would cost as much as repeating the actions.
  func makeCheckpoint() async -> (@MainActor () async -> Void)?

  /// Examines the app at rest.
  /// - Parameter action: The action that led here; nil if the app was moved here.
  func inspect(after action: ExplorerAction?) async -> AppInspection

  /// Follows an action that was repeated without an inspection, as far as later ones depend on it.
  func didRepeat(_ action: ExplorerAction) async

  /// Returns the actions of the world that are tried on an occasion: links, time, faults, held replies.
  func worldActions(on occasion: ExplorerOccasion) -> [ExplorerAction]

  /// Returns samples of the input for a field.
  func samples(for field: FieldState) -> [FieldSample]
}

extension AppDriver {
  package var otherWindows: [HeadlessWindow] { [] }
  package var isCoverAtWork: Bool { false }
  package var waitsForEvent: Bool { true }
  package var rules: [ExplorerRule] { [] }
  package func makeCheckpoint() async -> (@MainActor () async -> Void)? { nil }
  package func didRepeat(_ action: ExplorerAction) async {}
  package func worldActions(on occasion: ExplorerOccasion) -> [ExplorerAction] { [] }
  package func samples(for field: FieldState) -> [FieldSample] { FieldSample.common(for: field) }
}

/// The states in which actions of the world are tried.
public enum ExplorerOccasion: CaseIterable, Sendable {
  /// Each state.
  case everyState
  /// The first state of each situation: a screen with its buttons, and the stored, pending and held values.
  case newSituation
  /// The first state of each kind of screen.
  case newScreen
  /// The first state of each screen with each status of the session.
  case newSession
}
