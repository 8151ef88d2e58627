public import Explorer
public import HeadlessUI
public import SimulatedDevice

/// A world around an app that says what it can do, so that the app can be explored with it.
@MainActor
public protocol ExplorableWorld: DeviceWorld {
  /// What can happen now, beside what happens to every app: links, time, faults.
  func acts(on screen: ScreenSnapshot?) -> [ExplorerAct]

  /// Reads what ``rules`` ask about; called before they are checked.
  func prepareForRules() async

  /// Adds what of it goes on when the app is killed, such as what a server stores.
  func describeDurable(into text: inout String) async

  /// Adds what else decides what happens next, such as faults that are due.
  func describeHidden(into text: inout String)

  /// Puts what others than the app have stored onto the device's disk.
  /// - Returns: Whether that is all: nothing is about to go wrong, and no reply is held back.
  func save() async -> Bool

  /// How many replies it holds back.
  var heldReplies: Int { get }

  /// What identifiers begin with that it counts, such as `order-`.
  var countedIdentifiers: [String] { get }

  /// The labels of fields that the app itself changes, such as a sum.
  var computedFields: Set<String> { get }

  /// The labels of buttons that may change nothing, such as one that asks a server for news.
  var idleActions: Set<String> { get }

  /// The app's own rules.
  var rules: [ExplorerRule] { get }
}
