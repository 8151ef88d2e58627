public import HeadlessUI

/// Something that a person or the world can do: steps of a journey that belong together.
public struct ExplorerAct: Hashable, Sendable {
  /// What is done, roughly.
  public enum Kind: String, CaseIterable, Sendable {
    case tap
    case tapTwice = "tap twice"
    case fill
    case leave
    case swipe
    case tab
    case link
    case clock
    case fault
    case reply
    case launch
    case kill
    case relaunch
  }

  /// What is done, roughly.
  public let kind: Kind
  /// The lines that a journey has for it, one below the other.
  public let name: String
  /// The steps; the app comes to rest after each, but between the fields of a form that is filled in at once.
  public let steps: [JourneyStep]
  /// What is new about it where it was never tried: the act itself, or of a form the field that is filled in otherwise, and how.
  let novelty: String

  /// An act of these steps.
  public init(_ kind: Kind, _ steps: [JourneyStep]) { self.init(kind, steps, novelty: nil) }

  init(_ kind: Kind, _ steps: [JourneyStep], novelty: String?) {
    self.kind = kind
    self.steps = steps
    name = steps.map(\.description).joined(separator: "\n")
    self.novelty = novelty ?? name
  }

  init(_ kind: Kind, _ act: PersonAct) { self.init(kind, [.act(act)]) }

  /// Whether a person does it at the screen.
  public var isByPerson: Bool {
    switch kind {
    case .tap, .tapTwice, .fill, .leave, .swipe, .tab: true
    case .link, .clock, .fault, .reply, .launch, .kill, .relaunch: false
    }
  }

  static let validFilling = "valid"

  /// Whether a form is filled in, and not all of it with what is accepted.
  var isOddFilling: Bool { kind == .fill && novelty != Self.validFilling }

  /// Whether what it leads to is decided by what is durable alone.
  var endsProcess: Bool { kind == .kill || kind == .relaunch }

  /// Whether both are the same act.
  public static func == (one: ExplorerAct, other: ExplorerAct) -> Bool {
    one.kind == other.kind && one.name == other.name
  }

  /// Feeds the act's name to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
