public import FlowHeadless

/// A rule that must hold in every state, or in at least one.
@MainActor
public struct ExplorerRule {
  /// The states in which a rule must hold.
  public enum Mode: Sendable {
    /// In every state; a violation is a mistake.
    case always
    /// In at least one state; otherwise the exploration has a gap.
    case sometimes
  }

  /// The expectation, as a sentence.
  public let sentence: String
  /// The states in which the rule must hold.
  public let mode: Mode
  let check: @MainActor (ExplorerMoment) -> String?

  private init(_ sentence: String, _ mode: Mode, _ check: @escaping @MainActor (ExplorerMoment) -> String?) {
    self.sentence = sentence
    self.mode = mode
    self.check = check
  }

  /// Creates a rule for every state.
  /// - Parameters:
  ///   - sentence: The expectation.
  ///   - check: Returns a description of the violation; nil if the rule holds.
  public static func always(_ sentence: String, _ check: @escaping @MainActor (ExplorerMoment) -> String?)
    -> ExplorerRule
  {
    ExplorerRule(sentence, .always, check)
  }

  /// Creates a rule that must hold in at least one state.
  public static func sometimes(_ sentence: String, _ holds: @escaping @MainActor (ExplorerMoment) -> Bool)
    -> ExplorerRule
  {
    ExplorerRule(sentence, .sometimes) { holds($0) ? "" : nil }
  }
}

/// The input of a rule: the app at rest, and the action that led there.
@MainActor
public struct ExplorerMoment {
  /// The app.
  public let app: any ExplorableApp
  /// The action that led here; nil at the beginning.
  public let action: ExplorerAction?
  /// The screen before the action.
  public let before: ScreenSnapshot?
  /// The current screen.
  public let screen: ScreenSnapshot?
  /// The violations that the window has recorded since the action.
  public let violations: [Violation]
  /// The defects that were reported to the app's observer since the action.
  public let defects: [String]
  /// The reason why an offered step of the action was refused.
  public let refusal: String?
  /// The lost input on the screen that the action went back to, as a sentence.
  let lostInput: String?
  /// A Boolean value that indicates whether no flow has work in progress.
  public let isIdle: Bool

  /// The window; nil while the app is not running.
  public var window: HeadlessWindow? { app.host.headlessWindow }
}
