import FlowHeadless
import FlowKit

/// Performs actions on an app, and waits for rest after each step.
@MainActor
final class Runner {
  let app: any AppDriver
  /// The actions since the last reset, for a watch from another thread.
  private let log: ActionLog?
  private let builtInRules = ExplorerRule.builtIn
  /// The built-in rules, and the app's own, which may belong to a world that a reset has replaced.
  private lazy var rules = builtInRules + app.rules
  private var reportedViolationCount = 0
  private weak var violatedWindow: HeadlessWindow?
  private let probe = IdleProbe()
  private(set) var isIdle = true
  /// The app at the last check of the rules.
  private(set) var latest = AppInspection()
  /// The screen at that time.
  var screen: ScreenSnapshot? { latest.screen }
  private var typedInput = TypedInput()
  private var failedTap: FailedTap?
  private(set) var stepCount = 0
  /// The number of times that each rule has applied, in the order of the rules.
  private var checkCounts: [Int] = []
  /// The confirmed actions that were executed before the last launch.
  private var executedBeforeLaunch: [String]?
  /// Whether the last action has led back to a screen.
  private var hasGoneBack = false

  init(_ app: any AppDriver, log: ActionLog? = nil) {
    self.app = app
    self.log = log
  }

  /// The number of times that each rule has applied, by its sentence.
  var checksByRule: [String: Int] {
    Dictionary(
      zip(rules.map(\.sentence), checkCounts + Array(repeating: 0, count: rules.count)), uniquingKeysWith: max)
  }

  /// The computed field of the visible screen that the person has typed into.
  var typedField: String? { typedInput.typedField(on: app.host.headlessWindow?.topViewController) }

  private var placeToRestore: PlaceToRestore? {
    latest.screensToRestore.map {
      let isChoosing = hasGoneBack && screen?.fields.isEmpty == true
      let isTyping = typedInput.wasEdited(app.host.headlessWindow?.topViewController)
      return PlaceToRestore(
        screens: $0, isChanging: isChoosing || isTyping,
        isUpToDate: latest.world.commitments?.executed == executedBeforeLaunch)
    }
  }

  /// Resets the app with a function, and waits for rest.
  /// - Parameter path: The actions that lead to the state after the reset.
  func reset(to path: [ExplorerAction] = [], with reset: @MainActor () async -> Void) async {
    log?.begin(path)
    await reset()
    await settle()
    reportedViolationCount = 0
    isIdle = true
    hasGoneBack = false
    failedTap = nil
    await observe()
    executedBeforeLaunch = latest.world.commitments?.executed
    rules = builtInRules + app.rules
  }

  func perform(_ action: ExplorerAction) async -> Outcome {
    let (wasIdle, typedField) = (isIdle, typedField)
    let place = action.endsProcess ? placeToRestore : nil
    weak let top = app.host.headlessWindow?.topViewController
    let problems = Set(top?.problems ?? [])
    var refusal: String?
    var performedSteps: [JourneyStep] = []
    log?.append(action)
    for (position, step) in action.steps.enumerated() {
      stepCount += 1
      do throws(StepError) {
        try await perform(step)
        performedSteps.append(step)
      } catch {
        // Only the first step is certainly offered; it may have removed the target of a later one.
        if position == 0 { refusal = error.sentence }
      }
      if action.kind != .fill || position == action.steps.count - 1 { await settle() }
    }
    hasGoneBack = action.kind == .leave
    return await checkRules(
      action, refusal, performedSteps, wasIdle: wasIdle, typedField: typedField,
      place: place, solvedProblems: noteProblems(of: action, on: top, problems))
  }

  /// Checks the rules about a kill that is not performed, since the screen after it is known.
  func checkRules(ofKillTo screen: ScreenSnapshot) -> [RuleViolation] {
    var launched = latest
    launched.screen = screen
    let step = CheckedStep(
      action: .kill, previous: latest, latest: launched, isIdle: true, wasIdle: isIdle, typedField: typedField,
      placeToRestore: placeToRestore)
    return ExplorerRule.restoring.compactMap { rule in
      rule.violation(in: step).map { RuleViolation(rule: rule.sentence, explanation: $0) }
    }
  }

  /// Repeats an action with a known result, without checking the rules.
  func repeatAction(_ action: ExplorerAction) async {
    log?.append(action)
    weak let top = app.host.headlessWindow?.topViewController
    let problems = Set(top?.problems ?? [])
    for (position, step) in action.steps.enumerated() {
      stepCount += 1
      try? await perform(step)
      if action.kind != .fill || position == action.steps.count - 1 { await settle() }
    }
    hasGoneBack = action.kind == .leave
    _ = noteProblems(of: action, on: top, problems)
    await app.didRepeat(action)
  }

  /// Notes the problems to which an action has led; returns those that must be gone after it.
  private func noteProblems(
    of action: ExplorerAction, on screen: HeadlessViewController?, _ before: Set<String>
  ) -> Set<String>? {
    let window = app.host.headlessWindow
    let solved = failedTap?.solvedProblems(after: action, on: screen, in: window)
    if solved != nil { failedTap = nil }
    if let screen { failedTap = FailedTap(action, on: screen, before: before, in: window) ?? failedTap }
    return solved
  }

  /// Records the current state without checking the rules, which were checked on the way.
  func observe() async {
    latest = await app.inspect(after: nil)
    _ = (newViolations(), typedInput.update(in: app, after: nil))
  }

  /// Checks the rules in the current state.
  func checkRules(
    _ action: ExplorerAction? = nil, _ refusal: String? = nil, _ performedSteps: [JourneyStep] = [],
    wasIdle: Bool = true, typedField: String? = nil,
    place: PlaceToRestore? = nil, solvedProblems: Set<String>? = nil
  ) async -> Outcome {
    var previous = await app.inspect(after: action)
    // An inspection is slow to copy.
    swap(&previous, &latest)
    if action == nil { previous.screen = nil }
    if action?.endsProcess == true { executedBeforeLaunch = previous.world.commitments?.executed }
    let step = CheckedStep(
      action: action, previous: previous, latest: latest, isIdle: isIdle, wasIdle: wasIdle,
      violations: newViolations(), refusal: refusal, uncovered: typedInput.update(in: app, after: action),
      typedField: typedField,
      placeToRestore: place, solvedProblems: solvedProblems)
    var violations: [RuleViolation] = []
    while checkCounts.count < rules.count { checkCounts.append(0) }
    for (position, rule) in rules.enumerated() where rule.applies(step) {
      checkCounts[position] += 1
      if let finding = rule.check(step) {
        violations.append(RuleViolation(rule: rule.sentence, explanation: finding))
      }
    }
    return Outcome(
      before: step.previous.screen, screen: step.latest.screen, violations: violations, performedSteps: performedSteps,
      hasShared: step.latest.sharedTextCount > step.previous.sharedTextCount,
      hasReported: step.latest.lastResult != step.previous.lastResult)
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
}

struct Outcome {
  let before: ScreenSnapshot?
  let screen: ScreenSnapshot?
  let violations: [RuleViolation]
  /// The steps that were not refused.
  let performedSteps: [JourneyStep]
  /// Whether the app has handed a text to another one.
  let hasShared: Bool
  /// Whether a flow has reported another result than the one before.
  let hasReported: Bool
}

package struct RuleViolation: Hashable, Sendable {
  package let rule: String
  package let explanation: String

  package init(rule: String, explanation: String) {
    self.rule = rule
    self.explanation = explanation
  }
}

// MARK: - Steps

extension Runner {
  /// Performs a step; a transition may still be in progress when this returns.
  private func perform(_ step: JourneyStep) async throws(StepError) {
    switch step {
    case .action(let action): try perform(action)
    case .fillSecret(let label, let name):
      let secret: String
      do throws(JourneyError) { secret = try app.host.secret(named: name) } catch { throw StepError(error.sentence) }
      try perform(.fill(label, with: secret))
    case .clock(let duration): await app.host.advanceClock(by: duration)
    case .relaunch: await app.host.relaunch()
    case .kill: await app.host.kill()
    case .open(let link): try await open(link)
    case .atOnce(let action, let step):
      try perform(action)
      try await perform(step)
      // A reply arrives during the transition.
      _ = await probe.isIdle(app.flows)
    case .region(let code):
      try await request { () async throws(JourneyError) in try await app.host.changeRegion(to: code) }
    case .language(let name):
      try await request { () async throws(JourneyError) in try await app.host.changeLanguage(to: name) }
    case .app(let phrase, let texts):
      try await request { () async throws(JourneyError) in try await app.host.perform(phrase, texts) }
    case .expect, .after: break
    }
  }

  private func perform(_ action: PersonAction) throws(StepError) {
    guard let window = app.host.headlessWindow else { throw StepError("The app is not running.") }
    switch action {
    case .fill(let label, _), .paste(_, let label), .suggest(_, let label), .choose(_, let label), .turn(let label, _):
      typedInput.didType(label, computed: latest.world.labels.computedFields, in: app)
      typedInput.didAct(isInput: true, in: app)
    default: typedInput.didAct(isInput: false, in: app)
    }
    do throws(ActionError) { try window.perform(action) } catch { throw StepError(error.description) }
  }

  private func open(_ link: String) async throws(StepError) {
    try await request { () async throws(JourneyError) in try await app.host.open(link) }
  }

  private func request(_ body: () async throws(JourneyError) -> Void) async throws(StepError) {
    do throws(JourneyError) { try await body() } catch { throw StepError(error.sentence) }
  }

  /// Turns the run loop until there are no transitions, and nothing happens by itself.
  private func settle() async {
    var flows: FlowController?
    repeat {
      while let window = movingWindow { window.turn() }
      flows = app.flows
      isIdle = await probe.isIdle(flows)
      if !isIdle, !isWaiting { isIdle = await probe.becomesIdle { movingWindow != nil } }
      // The flows of a process that was killed meanwhile say nothing about the app.
    } while movingWindow != nil || app.flows !== flows
    if app.isCoverAtWork { isIdle = false }
  }

  /// Whether only an action continues the work.
  private var isWaiting: Bool { app.waitsForEvent || app.host.headlessWindow?.hasWorkAwaitingSwipe == true }

  /// A window with a transition in progress.
  private var movingWindow: HeadlessWindow? {
    if let window = app.host.headlessWindow, window.isInTransition { return window }
    return app.otherWindows.first(where: \.isInTransition)
  }
}

private struct StepError: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
