public import FlowExplorer
public import FlowHeadless

/// A world around an app that describes its actions and its state, so that the app can be explored.
@MainActor
public protocol ExplorableWorld: DeviceWorld {
  /// Returns the current actions of the world: links, time, faults.
  func actions(on screen: ScreenSnapshot?) -> [ExplorerAction]

  /// Reads the data for ``rules``; called before they are checked.
  func prepareForRules() async

  /// Returns descriptions of the state that survives a kill of the app, such as the data of a server: one of each part, those
  /// of the parts that change most rarely first.
  func durableState() async -> [String]

  /// Appends a description of the other state that determines what can happen next, such as pending faults.
  func appendHiddenState(to text: inout String)

  /// Saves the data of the world to the device's disk.
  /// - Returns: Whether that is its whole state: there are no pending faults and no held replies.
  func save() async -> Bool

  /// The number of held replies.
  var heldReplyCount: Int { get }

  /// The prefixes of its numbered identifiers, such as `order-`.
  var numberedIdentifierPrefixes: [String] { get }

  /// The labels of fields that the app computes, such as a sum.
  var computedFields: Set<String> { get }

  /// Whether a disk that has failed may have lost input.
  var mayHaveLostInput: Bool { get }

  /// The labels of buttons that may change nothing, such as one that reloads; nil if any button may.
  var buttonsWithoutEffect: Set<String>? { get }

  /// The app's own rules.
  var rules: [ExplorerRule] { get }
}

extension ExplorableWorld {
  /// False, for a world whose disk never fails.
  public var mayHaveLostInput: Bool { false }
}
