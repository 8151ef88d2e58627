public import FlowHeadless
public import FlowKit

/// An app that an ``Exploration`` can explore, with its rules and the actions of its world.
@MainActor
public protocol ExplorableApp: AnyObject {
  /// The app as the host of journeys.
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

  /// Returns samples of the input for a field.
  func samples(for field: FieldState) -> [FieldSample]

  /// The labels of buttons that may change nothing, such as one that reloads; nil if any button may.
  var buttonsWithoutEffect: Set<String>? { get }

  /// Returns whether the value of a field is the person's input, and not computed by the app.
  func isUserInput(_ label: String) -> Bool

  /// Reads the data for the rules that cannot be read synchronously; called before the rules are checked.
  func prepareForRules() async

  /// Returns descriptions of the durable data: one of each part, those of the parts that change most rarely first, since
  /// only those after the first change are hashed again.
  func durableState() async -> [String]

  /// Appends a description of the state that is neither durable nor on a screen, such as pending faults.
  func appendHiddenState(to text: inout String)

  /// Returns whether a screen is the home of the app.
  func isHome(_ screen: ScreenSnapshot) -> Bool
}

extension ExplorableApp {
  /// Returns nil.
  public func makeCheckpoint() async -> (@MainActor () async -> Void)? { nil }
  /// Zero.
  public var heldReplyCount: Int { 0 }
  /// The time of a clock that stands still.
  public var now: Int64 { 0 }
  /// None.
  public var numberedIdentifierPrefixes: [String] { [] }
  /// None.
  public var rules: [ExplorerRule] { [] }
  /// Returns no actions.
  public func worldActions() -> [ExplorerAction] { [] }
  /// Returns the samples for any field.
  public func samples(for field: FieldState) -> [FieldSample] { FieldSample.common(for: field) }
  /// Returns true.
  public func isUserInput(_ label: String) -> Bool { true }
  /// Any button may change nothing.
  public var buttonsWithoutEffect: Set<String>? { nil }
  /// Reads nothing.
  public func prepareForRules() async {}
  /// Returns no parts.
  public func durableState() async -> [String] { [] }
  /// Appends nothing.
  public func appendHiddenState(to text: inout String) {}
}
