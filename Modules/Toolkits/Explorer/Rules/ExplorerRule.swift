public import HeadlessUI

/// Something that must be so in every state, or at least in one.
@MainActor
public struct ExplorerRule {
  /// When it must be so.
  public enum Mode: Sendable {
    /// In every state; where it is not, that is a mistake.
    case always
    /// In some state; if it never was, that is a gap in what was explored.
    case sometimes
  }

  /// What is expected, as a sentence.
  public let sentence: String
  /// When it must be so.
  public let mode: Mode
  let check: @MainActor (ExplorerMoment) -> String?

  private init(_ sentence: String, _ mode: Mode, _ check: @escaping @MainActor (ExplorerMoment) -> String?) {
    self.sentence = sentence
    self.mode = mode
    self.check = check
  }

  /// A rule for every state.
  /// - Parameters:
  ///   - sentence: What is expected.
  ///   - check: Says what is wrong; nothing where all is well.
  public static func always(_ sentence: String, _ check: @escaping @MainActor (ExplorerMoment) -> String?)
    -> ExplorerRule
  {
    ExplorerRule(sentence, .always, check)
  }

  /// Something that must be seen at least once.
  public static func sometimes(_ sentence: String, _ isSo: @escaping @MainActor (ExplorerMoment) -> Bool)
    -> ExplorerRule
  {
    ExplorerRule(sentence, .sometimes) { isSo($0) ? "" : nil }
  }
}

/// What a rule sees: the app at rest, and how it came there.
@MainActor
public struct ExplorerMoment {
  /// The app.
  public let app: any ExplorableApp
  /// The act that led here; none at the beginning.
  public let act: ExplorerAct?
  /// What the person saw before the act.
  public let before: ScreenSnapshot?
  /// What the person sees.
  public let screen: ScreenSnapshot?
  /// What the window refused since the act.
  public let violations: [Violation]
  /// What the app's observer was told since the act.
  public let defects: [String]
  /// Why a step of the act could not be done, though it was offered.
  public let refusal: String?
  /// What was typed on the screen that the act went back to, and is not there any more.
  let lostOnWayBack: String?
  /// Whether no work of a flow goes on.
  public let isIdle: Bool

  /// The window, while the app runs.
  public var window: HeadlessWindow? { app.host.headlessWindow }
}
