public import FlowHeadless

/// An action of a person or of the world: one or several steps of a journey.
public struct ExplorerAction: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case tap
    case tapTwice = "tap twice"
    /// An action of the person, with a step of the world before the app is at rest.
    case atOnce = "at once"
    case fill
    case leave
    case swipe
    case tab
    case scroll
    case refresh
    case link
    case clock
    case fault
    case reply
    case launch
    case kill
    case relaunch
  }

  public let kind: Kind
  /// The lines of the action in a journey.
  public let name: String
  /// The steps; the app comes to rest after each, except between the fields of a form.
  public let steps: [JourneyStep]
  /// The text that distinguishes new actions from tried ones: the action itself; for a form, the odd field and its kind
  /// of input.
  let noveltyKey: String
  private let hashOfName: Int

  /// Creates an action from its steps.
  public init(_ kind: Kind, _ steps: [JourneyStep]) { self.init(kind, steps, noveltyKey: nil) }

  init(_ kind: Kind, _ steps: [JourneyStep], noveltyKey: String?) {
    self.kind = kind
    self.steps = steps
    name = steps.map(\.description).joined(separator: "\n")
    self.noveltyKey = noveltyKey ?? name
    hashOfName = name.hashValue
  }

  init(_ kind: Kind, _ action: PersonAction) { self.init(kind, [.action(action)]) }

  /// A Boolean value that indicates whether it is an action of the person on a screen.
  package var isByPerson: Bool {
    switch kind {
    case .tap, .tapTwice, .fill, .leave, .swipe, .tab, .scroll, .refresh: true
    case .atOnce, .link, .clock, .fault, .reply, .launch, .kill, .relaunch: false
    }
  }

  /// The action in one line.
  var line: String { name.replacing("\n", with: ", ") }

  static let validInput = "valid"
  static let otherInput = "other"

  /// Whether the action fills in a form with other input than the usual.
  var hasUnusualInput: Bool { kind == .fill && noveltyKey != Self.validInput }

  /// Whether the action changes a form that may be filled in already.
  package var isEdit: Bool { kind == .fill && noveltyKey == Self.otherInput }

  /// Whether it goes back more than one screen.
  var leavesSeveralScreens: Bool { if case .action(.backTo)? = steps.first { true } else { false } }

  /// Where the action is new: on each screen, in each outline of it, or in each situation.
  var noveltyScope: NoveltyScope {
    switch kind {
    case .tap, .leave, .fault, .reply, .clock, .launch: .situation
    // Odd input counts as tried for all outlines of a screen: forms keep their input, so that the path to a clean one is long.
    case .fill: isEdit ? .situation : hasUnusualInput ? .screen : .outline
    case .link: startsApp ? .situation : .outline
    // They vary other actions.
    case .tapTwice, .atOnce, .swipe, .tab, .scroll, .refresh, .kill, .relaunch: .outline
    }
  }

  enum NoveltyScope { case screen, outline, situation }

  /// Returns whether the steps are the same; a journey does not say which of its steps are replies.
  func hasSameSteps(as other: ExplorerAction) -> Bool { hashOfName == other.hashOfName && name == other.name }

  /// Whether a link starts the app.
  var startsApp: Bool { kind == .link && steps.first == .kill }

  /// Whether the state after it depends on the durable data only.
  var endsProcess: Bool { kind == .kill || kind == .relaunch }

  public static func == (one: ExplorerAction, other: ExplorerAction) -> Bool {
    one.hashOfName == other.hashOfName && one.kind == other.kind && one.name == other.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hashOfName) }
}
