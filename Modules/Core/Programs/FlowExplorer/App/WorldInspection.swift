/// The world around an app at one moment, as it describes itself for an exploration.
public struct WorldInspection: Sendable {
  /// Descriptions of the data that survives a kill of the app, such as that of a server: one of each part, those of the parts
  /// that change most rarely first.
  public var durableState: [String] = []
  /// The other state that determines the possible next states, such as planned faults, as text.
  public var hiddenState = ""
  /// A Boolean value that indicates whether no fault is planned or in force, and no reply is held.
  public var hasNoFaults = true
  /// A Boolean value that indicates whether a screen may still show the effect of a fault since the launch.
  public var mayShowStaleFault = false
  /// The number of replies that the world holds back.
  public package(set) var heldReplyCount = 0
  /// The difference from its other states for the order of actions, such as the calls with a held reply.
  public var searchContext = ""
  /// The times at which something on the visible screen expires, in seconds since 1970: the screen must change then, and not
  /// before.
  public var deadlines: [Int64] = []
  /// The actions that the person has confirmed; nil if an app confirms nothing.
  public var commitments: Commitments?
  /// The session of the app at its service; nil if the world has none.
  public var session: ServiceSession?
  /// The values for the app's own rules, by names of the app's.
  public var facts: [String: String] = [:]
  /// The screens, fields and buttons that the exploration treats in a special way.
  public var labels = ExplorerLabels()

  public init() {}
}

/// The session of an app as its service knows it.
public struct ServiceSession: Sendable {
  /// Whether the service still continues it, perhaps after an exchange of its tokens; nil if the app has not used it yet.
  public var isOpen: Bool?
  /// The number of exchanges since the launch of an access token that the service has admitted, and would admit again.
  public var needlessExchangeCount = 0
  /// The number of refusals of a one-time code that was the newest one, and had not expired.
  public var refusedNewestCodeCount = 0
  /// The texts about other persons at the service, which no screen may show.
  public var textsOfOthers: Set<String> = []

  public init() {}
}

/// The screens, fields and buttons of an app that an exploration treats in a special way, by their names and labels.
public struct ExplorerLabels: Sendable {
  /// The buttons that confirm something, such as a payment.
  public var confirmingButtons: Set<String> = []
  /// The buttons that do more when they are tapped twice, such as one that counts.
  public var repeatableButtons: Set<String> = []
  /// The buttons that may change nothing, such as one that reloads; nil if any button may.
  public var buttonsWithoutEffect: Set<String>?
  /// The buttons that show more of a list; a launch shows its beginning again.
  public var extendingButtons: Set<String> = []
  /// The fields that the app computes, such as a sum, unless the person has typed into them.
  public var computedFields: Set<String> = []
  /// The screens that a launch does not restore below a feature, such as one that shows the result of another; nil if a launch
  /// need only lead back to the feature.
  public var unrestoredScreens: Set<String>?
  /// The prefixes of numbered identifiers, such as `order-`.
  public var identifierPrefixes: [String] = []

  public init() {}
}
