package import FlowHeadless
package import FlowKit

/// An app that an ``Exploration`` can explore, with its rules and the actions of its world.
@MainActor
package protocol ExplorableApp: AnyObject {
  var host: any JourneyHost { get }

  /// The app's tree of flows; nil while the app is not running.
  var flows: FlowController? { get }

  /// The misuses and leaks since the last reset that were reported to the app's observer, as sentences.
  var defects: [String] { get }

  /// The number of replies that the world holds back; work that waits for one of them is not stuck.
  var heldReplyCount: Int { get }

  /// The current time of the app's clock, in seconds since 1970; digests contain the distance of other times from it.
  var now: Int64 { get }

  /// The prefixes of numbered identifiers, such as `order-`; digests contain the order of their appearance instead.
  var numberedIdentifierPrefixes: [String] { get }

  /// The app's own rules, read at each check.
  var rules: [ExplorerRule] { get }

  /// Resets the world, and launches the app in it.
  func reset() async

  /// Saves the durable data, and returns a function that restores it and launches the app.
  ///
  /// - Returns: nil if that would cost as much as repeating the actions.
  func makeCheckpoint() async -> (@MainActor () async -> Void)?

  /// Returns the current actions of the world: links, time, faults, held replies.
  func worldActions() -> [ExplorerAction]

  /// Returns actions of the world that are tried only in the first state of each kind.
  func rareWorldActions() -> [ExplorerAction]

  /// Returns actions of the world that are tried only in the first state of each situation.
  func situationActions() -> [ExplorerAction]

  /// Returns samples of the input for a field.
  func samples(for field: FieldState) -> [FieldSample]

  /// The labels of buttons that may change nothing, such as one that reloads; nil if any button may.
  var buttonsWithoutEffect: Set<String>? { get }

  /// The labels of fields that the app computes, unless the person has typed into them.
  var computedFields: Set<String> { get }

  /// Whether a disk that has failed may have lost input.
  var mayHaveLostInput: Bool { get }

  /// Whether a launch must restore the visible screens and their contents now.
  var mustRestore: Bool { get }

  /// A text for each place in which a launch is tried at once; nil if it is not worth it.
  var launchKey: String? { get }

  /// The labels of the buttons that confirm something: faults are tried at once on a screen that has one.
  var confirmingButtons: Set<String> { get }

  /// A text for each kind of place after something was confirmed, in which everything is tried at once; nil elsewhere.
  var placeAfterConfirmation: String? { get }

  /// A text for each place in which an edit is followed by the ways home; nil if that is not worth it.
  var placeOfEdit: String? { get }

  /// The names of screens that a launch does not restore, although it leads back to the flow; nil if that is not stated.
  var unrestoredScreens: Set<String>? { get }

  /// The labels of buttons that show more of a list; a launch shows its beginning again.
  var extendingButtons: Set<String> { get }

  /// What distinguishes this state from others on the same screen, such as work that is pending: it determines the order of
  /// actions only.
  var situation: String { get }

  /// Forgets how the app has come here: it was moved to another state without checks.
  func didMove()

  /// Notes an action that was repeated without checks, as far as later rules depend on it.
  func didRepeat(_ action: ExplorerAction) async

  /// The labels of buttons that do more when they are tapped twice, such as one that counts.
  var repeatableButtons: Set<String> { get }

  /// Reads the data for the rules; called in each state in which they are checked, and in each from which an action is tried.
  func prepareForRules() async

  /// Returns descriptions of the durable data: one of each part, those of the parts that change most rarely first, since
  /// only those after the first change are hashed again.
  func durableState() async -> [String]

  /// Appends a description of the state that is neither durable nor on a screen, such as pending faults.
  func appendHiddenState(to text: inout String)

  func isHome(_ screen: ScreenSnapshot) -> Bool
}

extension ExplorableApp {
  package func makeCheckpoint() async -> (@MainActor () async -> Void)? { nil }
  package var heldReplyCount: Int { 0 }
  package var now: Int64 { 0 }
  package var numberedIdentifierPrefixes: [String] { [] }
  package var rules: [ExplorerRule] { [] }
  package func worldActions() -> [ExplorerAction] { [] }
  package func rareWorldActions() -> [ExplorerAction] { [] }
  package func situationActions() -> [ExplorerAction] { [] }
  package var repeatableButtons: Set<String> { [] }
  package func samples(for field: FieldState) -> [FieldSample] { FieldSample.common(for: field) }
  package var computedFields: Set<String> { [] }
  package var mayHaveLostInput: Bool { false }
  package var buttonsWithoutEffect: Set<String>? { nil }
  package var mustRestore: Bool { false }
  package var launchKey: String? { nil }
  package var confirmingButtons: Set<String> { [] }
  package var placeAfterConfirmation: String? { nil }
  package var placeOfEdit: String? { nil }
  package var extendingButtons: Set<String> { [] }
  package var unrestoredScreens: Set<String>? { nil }
  package var situation: String { "" }
  package func didMove() {}
  package func didRepeat(_ action: ExplorerAction) async {}
  package func prepareForRules() async {}
  package func durableState() async -> [String] { [] }
  package func appendHiddenState(to text: inout String) {}
}
