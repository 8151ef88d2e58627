import FlowHeadless
import FlowKit

/// Performs actions on an app, and waits for rest after each step.
@MainActor
final class Runner {
  let app: any ExplorableApp
  private let builtInRules = ExplorerRule.builtIn
  private var reportedDefectCount = 0
  private var reportedViolationCount = 0
  private weak var violatedWindow: HeadlessWindow?
  private let probe = IdleProbe()
  private var isIdle = true
  /// The screen at the last check of the rules.
  private(set) var screen: ScreenSnapshot?
  private var coveredInput = CoveredInput()
  /// The number of performed steps.
  private(set) var stepCount = 0
  /// The number of checks of rules.
  private(set) var checkCount = 0
  /// The sentences of the rules for at least one state that have held.
  private(set) var metRules: Set<String> = []

  init(_ app: any ExplorableApp) {
    self.app = app
  }

  /// Resets the app with a function, and waits for rest.
  func reset(with reset: @MainActor () async -> Void) async {
    await reset()
    await settle()
    reportedDefectCount = 0
    reportedViolationCount = 0
    screen = app.host.headlessWindow?.snapshot
  }

  /// Performs an action, and checks the rules.
  func perform(_ action: ExplorerAction) async -> Outcome {
    let before = screen
    var refusal: String?
    var performedSteps: [JourneyStep] = []
    for (position, step) in action.steps.enumerated() {
      stepCount += 1
      do throws(RefusedStep) {
        try await perform(step)
        performedSteps.append(step)
      } catch {
        // Only the first step is certainly offered; it may have removed the target of a later one.
        if position == 0 { refusal = error.sentence }
      }
      if action.kind != .fill || position == action.steps.count - 1 { await settle() }
    }
    return await checkRules(action, before, refusal, performedSteps)
  }

  /// Repeats an action with a known result, without checking the rules.
  func repeatAction(_ action: ExplorerAction) async {
    for (position, step) in action.steps.enumerated() {
      stepCount += 1
      try? await perform(step)
      if action.kind != .fill || position == action.steps.count - 1 { await settle() }
    }
  }

  /// Sees the current state without checking the rules, since all that led here was checked before.
  func observe() {
    screen = app.host.headlessWindow?.snapshot
    _ = (newViolations(), newDefects(), coveredInput.findLostInput(in: app, after: nil))
  }

  /// Checks the rules in the current state.
  func checkRules(
    _ action: ExplorerAction?, _ before: ScreenSnapshot?, _ refusal: String? = nil, _ performedSteps: [JourneyStep] = []
  ) async -> Outcome {
    await app.prepareForRules()
    let window = app.host.headlessWindow
    let screen = window?.snapshot
    let moment = ExplorerMoment(
      app: app, action: action, before: before, screen: screen, violations: newViolations(),
      defects: newDefects(), refusal: refusal, lostInput: coveredInput.findLostInput(in: app, after: action),
      isIdle: isIdle)
    var violations: [RuleViolation] = []
    // The app's own rules may belong to a world that a reset has replaced.
    let rules = builtInRules + app.rules
    for rule in rules {
      guard let finding = rule.check(moment) else { continue }
      switch rule.mode {
      case .always: violations.append(RuleViolation(rule: rule.sentence, explanation: finding))
      case .sometimes: metRules.insert(rule.sentence)
      }
    }
    checkCount += rules.count
    self.screen = screen
    return Outcome(before: before, screen: screen, violations: violations, performedSteps: performedSteps)
  }

  private func newViolations() -> [Violation] {
    guard let window = app.host.headlessWindow else { return [] }
    if window !== violatedWindow {
      violatedWindow = window
      reportedViolationCount = 0
    }
    defer { reportedViolationCount = window.violations.count }
    return Array(window.violations.dropFirst(reportedViolationCount))
  }

  private func newDefects() -> [String] {
    let defects = app.defects
    defer { reportedDefectCount = defects.count }
    return Array(defects.dropFirst(reportedDefectCount))
  }
}

/// The result of an action.
struct Outcome {
  let before: ScreenSnapshot?
  let screen: ScreenSnapshot?
  let violations: [RuleViolation]
  /// The steps that were not refused.
  let performedSteps: [JourneyStep]
}

/// A violation of a rule.
public struct RuleViolation: Hashable, Sendable {
  /// The expectation.
  public let rule: String
  /// The actual state, as a sentence.
  public let explanation: String
}

// MARK: - Steps

extension Runner {
  /// Performs a step; a transition may still be in progress when this returns.
  private func perform(_ step: JourneyStep) async throws(RefusedStep) {
    switch step {
    case .action(let action): try perform(action)
    case .clock(let duration): await app.host.advanceClock(by: duration)
    case .relaunch: await app.host.relaunch()
    case .kill: await app.host.kill()
    case .open(let link): try await open(link)
    case .tapAndOpen(let label, let link):
      try perform(.tap(label))
      try await open(link)
    case .app(let phrase, let texts):
      do throws(JourneyRefusal) { try await app.host.perform(phrase, texts) } catch {
        throw RefusedStep(error.sentence)
      }
    case .expect, .after: break
    }
  }

  private func perform(_ action: PersonAction) throws(RefusedStep) {
    guard let window = app.host.headlessWindow else { throw RefusedStep("The app is not running.") }
    do throws(RefusedAction) { try window.perform(action) } catch { throw RefusedStep(error.description) }
  }

  private func open(_ link: String) async throws(RefusedStep) {
    do throws(JourneyRefusal) { try await app.host.open(link) } catch { throw RefusedStep(error.sentence) }
  }

  /// Turns the run loop until there are no transitions, and nothing happens by itself.
  private func settle() async {
    repeat {
      while let window = app.host.headlessWindow, window.isInTransition { window.turn() }
      isIdle = await probe.isIdle(app.flows)
    } while app.host.headlessWindow?.isInTransition == true
  }
}

/// The refusal of a step.
private struct RefusedStep: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
