public import FlowHeadless

/// A rule that must hold in every state, or in at least one.
@MainActor
public struct ExplorerRule {
  /// The states in which a rule must hold.
  package enum Mode: Sendable {
    /// In every state; a violation is a mistake.
    case always
    /// In at least one state; otherwise the exploration has a gap.
    case sometimes
  }

  /// The expectation, as a sentence.
  package let sentence: String
  package let mode: Mode
  /// Returns whether the rule applies to a moment.
  let applies: @MainActor (ExplorerMoment) -> Bool
  let check: @MainActor (ExplorerMoment) -> String?

  /// Creates a rule for every state.
  /// - Parameters:
  ///   - sentence: The expectation.
  ///   - applies: Returns whether the rule applies to a moment; a rule that never does is reported.
  ///   - check: Returns a description of the violation; nil if the rule holds.
  public static func always(
    _ sentence: String, when applies: @escaping @MainActor (ExplorerMoment) -> Bool = { _ in true },
    _ check: @escaping @MainActor (ExplorerMoment) -> String?
  ) -> ExplorerRule {
    ExplorerRule(sentence: sentence, mode: .always, applies: applies, check: check)
  }

  /// Creates a rule that must hold in at least one state.
  public static func sometimes(_ sentence: String, _ holds: @escaping @MainActor (ExplorerMoment) -> Bool)
    -> ExplorerRule
  {
    ExplorerRule(sentence: sentence, mode: .sometimes, applies: holds) { _ in nil }
  }

  /// Returns a description of the violation; nil if the rule holds, or does not apply.
  func violation(in moment: ExplorerMoment) -> String? { applies(moment) ? check(moment) : nil }
}

/// The input of a rule: the app at rest, and the action that led there.
@MainActor
public struct ExplorerMoment {
  package let app: any ExplorableApp
  /// The action that led here; nil at the beginning.
  public let action: ExplorerAction?
  public let before: ScreenSnapshot?
  public let screen: ScreenSnapshot?
  /// A Boolean value that indicates whether no flow has work in progress.
  public let isIdle: Bool
  /// Whether no flow had work in progress before the action.
  var wasIdle = true
  /// The violations that the window has recorded since the action.
  package var violations: [Violation] = []
  /// The defects that were reported to the app's observer since the action.
  package var defects: [String] = []
  /// The reason why an offered step of the action was refused.
  package var refusal: String?
  /// The input on the screen that the action went back to.
  var uncovered: TypedInput.Uncovered?
  /// The computed field of the screen before that the person has typed into.
  var typedField: String?
  /// The screens before the action, if a launch had to restore them.
  var placeToRestore: PlaceToRestore?
  /// The problems that a tap had led to on the screen to which the person went back, after the same tap has led on.
  var solvedProblems: Set<String>?

  /// The window; nil while the app is not running.
  package var window: HeadlessWindow? { app.host.headlessWindow }
}
