public import FlowKit
public import HeadlessUI

/// An app that an ``Exploration`` can explore: what its world can do, what of it is durable, and its own rules.
@MainActor
public protocol ExplorableApp: AnyObject {
  /// What steps are done to.
  var host: any JourneyHost { get }

  /// The app's tree of flows; nothing while it is not running.
  var flows: FlowController? { get }

  /// What the app did that it must not do, since it was reset, in sentences: misuse and leaks that its observer was told of.
  var defects: [String] { get }

  /// How many replies the world holds back: work that waits for one of them does not hang.
  var heldReplies: Int { get }

  /// What stands above all other times that the app shows, in seconds since 1970; digests count from it.
  var now: Int64 { get }

  /// What identifiers begin with that are counted, such as `order-`: digests tell them apart by the order in which they appear.
  var countedIdentifiers: [String] { get }

  /// Its own rules.
  var rules: [ExplorerRule] { get }

  /// Makes the world new, and launches the app in it.
  func reset() async

  /// Keeps what is durable, to come back to: what is returned makes the world as it is now, and launches the app in it.
  ///
  /// Nothing where that costs as much as doing everything again.
  func makeCheckpoint() async -> (@MainActor () async -> Void)?

  /// What the world around the app can do at this moment: links, time, faults, replies that are held.
  func worldActs() -> [ExplorerAct]

  /// What a person may enter into a field.
  func samples(for field: FieldState) -> [FieldSample]

  /// The labels of buttons that may change nothing, such as one that asks a server for news.
  var idleActions: Set<String> { get }

  /// Whether a field holds what a person has typed, and nothing that the app works out.
  func isTyped(_ label: String) -> Bool

  /// Reads what the rules ask about, where that cannot be read at once; called before the rules are checked.
  func prepareForRules() async

  /// Adds what survives a kill.
  func describeDurable(into text: inout String) async

  /// Adds what else decides what happens next, and is neither durable nor on a screen: faults that are due, and state that screens hide.
  func describeHidden(into text: inout String)

  /// Whether the person is where everything begins.
  func isHome(_ screen: ScreenSnapshot) -> Bool
}

extension ExplorableApp {
  /// Nothing.
  public func makeCheckpoint() async -> (@MainActor () async -> Void)? { nil }
  /// None.
  public var heldReplies: Int { 0 }
  /// A clock that stands still.
  public var now: Int64 { 0 }
  /// None.
  public var countedIdentifiers: [String] { [] }
  /// None.
  public var rules: [ExplorerRule] { [] }
  /// Nothing.
  public func worldActs() -> [ExplorerAct] { [] }
  /// The samples that fit any field.
  public func samples(for field: FieldState) -> [FieldSample] { FieldSample.common(for: field) }
  /// Whether a person types into it: always.
  public func isTyped(_ label: String) -> Bool { true }
  /// None: each button changes something.
  public var idleActions: Set<String> { [] }
  /// Reads nothing.
  public func prepareForRules() async {}
  /// Nothing.
  public func describeDurable(into text: inout String) async {}
  /// Nothing.
  public func describeHidden(into text: inout String) {}
}
