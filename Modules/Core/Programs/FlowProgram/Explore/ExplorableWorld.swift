public import FlowExplorer
public import FlowHeadless

/// A world around an app that describes its actions and its state, so that the app can be explored.
@MainActor
public protocol ExplorableWorld: DeviceWorld {
  /// Returns the current actions of the world: links, time, faults; without a link, the first links of the journeys are
  /// opened, too.
  func actions(on screen: ScreenSnapshot?) -> [ExplorerAction]

  /// Returns actions of the world that are tried only in the first state of each kind of screen.
  func rareActions(on screen: ScreenSnapshot?) -> [ExplorerAction]

  /// Returns actions of the world that are tried only in the first state of each situation: a screen with its buttons, and what
  /// is stored, pending, or held.
  func situationActions(on screen: ScreenSnapshot?) -> [ExplorerAction]

  /// Reads the data for ``rules``; called before they are checked.
  func prepareForRules() async

  /// Returns descriptions of the state that survives a kill of the app, such as the data of a server: one of each part, those
  /// of the parts that change most rarely first.
  func durableState() async -> [String]

  /// Appends a description of the other state that determines the possible next states, such as pending faults.
  func appendHiddenState(to text: inout String)

  /// A Boolean value that indicates whether no fault is planned or in force, and no reply is held.
  var isUndisturbed: Bool { get }

  /// A Boolean value that indicates whether a screen may still show what a fault has left since the launch.
  var mayBeOutOfDate: Bool { get }

  /// The names of screens that a launch does not restore below a feature, such as one that shows the result of another.
  ///
  /// With nil, as by default, a launch need only lead back to the feature.
  var unrestoredScreens: Set<String>? { get }

  /// The labels of buttons that show more of a list; a launch shows its beginning again.
  var extendingButtons: Set<String> { get }

  /// Saves the data of the world to the device's disk.
  /// - Returns: Whether that is its whole state: there are no pending faults and no held replies.
  func save() async -> Bool

  var heldReplyCount: Int { get }

  /// What distinguishes its states for the order of actions, such as the calls whose replies are held.
  var situation: String { get }

  /// The prefixes of its numbered identifiers, such as `order-`.
  var numberedIdentifierPrefixes: [String] { get }

  /// The labels of fields that the app computes, such as a sum.
  var computedFields: Set<String> { get }

  /// What the person has confirmed, as read for the rules; nil if an app confirms nothing.
  var commitments: Commitments? { get }

  /// The labels of the buttons that confirm something.
  var confirmingButtons: Set<String> { get }

  /// The labels of buttons that do more when they are tapped twice, such as one that counts.
  var repeatableButtons: Set<String> { get }

  /// The labels of buttons that may change nothing, such as one that reloads; nil if any button may.
  var buttonsWithoutEffect: Set<String>? { get }

  var rules: [ExplorerRule] { get }
}

// The defaults of a world without services.

extension ExplorableWorld {
  public func actions(on screen: ScreenSnapshot?) -> [ExplorerAction] { [] }
  public func rareActions(on screen: ScreenSnapshot?) -> [ExplorerAction] { [] }
  public func situationActions(on screen: ScreenSnapshot?) -> [ExplorerAction] { [] }
  public func prepareForRules() async {}
  public func durableState() async -> [String] { [] }
  public func appendHiddenState(to text: inout String) {}
  public var isUndisturbed: Bool { heldReplyCount == 0 }
  public var mayBeOutOfDate: Bool { false }
  public var unrestoredScreens: Set<String>? { nil }
  public var extendingButtons: Set<String> { [] }
  public func save() async -> Bool { true }
  public var heldReplyCount: Int { 0 }
  public var situation: String { "" }
  public var numberedIdentifierPrefixes: [String] { [] }
  public var computedFields: Set<String> { [] }
  public var commitments: Commitments? { nil }
  public var confirmingButtons: Set<String> { [] }
  public var repeatableButtons: Set<String> { [] }
  public var buttonsWithoutEffect: Set<String>? { nil }
  public var rules: [ExplorerRule] { [] }
}
