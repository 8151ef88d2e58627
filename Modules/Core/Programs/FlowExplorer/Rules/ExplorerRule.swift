package import FlowHeadless
import FlowShell

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
  /// Returns whether the rule applies to a step.
  let applies: @MainActor (CheckedStep) -> Bool
  let check: @MainActor (CheckedStep) -> String?

  /// Creates a rule for every state.
  /// - Parameters:
  ///   - sentence: The expectation.
  ///   - applies: Returns whether the rule applies to a step; a rule that never does is reported.
  ///   - check: Returns a description of the violation; nil if the rule holds.
  public static func always(
    _ sentence: String, when applies: @escaping @MainActor (CheckedStep) -> Bool = { _ in true },
    _ check: @escaping @MainActor (CheckedStep) -> String?
  ) -> ExplorerRule {
    ExplorerRule(sentence: sentence, mode: .always, applies: applies, check: check)
  }

  /// Creates a rule that must hold in at least one state.
  public static func sometimes(_ sentence: String, _ holds: @escaping @MainActor (CheckedStep) -> Bool)
    -> ExplorerRule
  {
    ExplorerRule(sentence: sentence, mode: .sometimes, applies: holds) { _ in nil }
  }

  /// Returns the rules for an app with a shell.
  /// - Parameter hasCommitments: Whether a person confirms something in it.
  package static func shell(hasCommitments: Bool) -> [ExplorerRule] {
    links + features + forgetting + (hasCommitments ? commitments : [])
  }

  /// Returns a description of the violation; nil if the rule holds, or does not apply.
  func violation(in step: CheckedStep) -> String? { applies(step) ? check(step) : nil }
}

/// The input of a rule: an action, and the app before it and at rest after it.
@MainActor
public struct CheckedStep {
  /// The action; nil at the beginning, where the app had no screen before.
  public let action: ExplorerAction?
  public let previous: AppInspection
  public let latest: AppInspection
  /// A Boolean value that indicates whether no flow has work in progress.
  public let isIdle: Bool
  /// Whether no flow had work in progress before the action.
  var wasIdle = true
  /// The violations that the window has recorded since the action.
  package var violations: [Violation] = []
  /// The reason why an offered step of the action was refused.
  package var refusal: String?
  /// The input on the screen that the action went back to.
  var uncovered: TypedInput.Uncovered?
  /// The computed field of the screen before that the person has typed into.
  var typedField: String?
  /// The screens before the action, if a launch has to restore them.
  var placeToRestore: PlaceToRestore?
  /// The problems that a tap had led to on the screen to which the person went back, after the same tap has led on.
  var solvedProblems: Set<String>?

  /// The defects that were reported to the app's observer since the action.
  var defects: ArraySlice<String> { latest.defects.dropFirst(previous.defects.count) }

  /// Whether the owner of the data is unknown: links and notices wait.
  var isOwnerUnknown: Bool { latest.shell?.session?.status == .unreadable }

  /// Whether nothing is in progress, and no swipe is held.
  var isAtRest: Bool { isIdle && latest.heldReplyCount == 0 && latest.screen?.isSwiping == false }
}
