import FlowKit
import HeadlessUI

/// Does acts to an app, and finds it at rest after each step.
@MainActor
final class Runner {
  let app: any ExplorableApp
  private let rules: [ExplorerRule]
  private var defectsTold = 0
  private var violationsTold = 0
  private weak var violatedWindow: HeadlessWindow?
  private let probe = IdleProbe()
  private var isIdle = true
  /// What the person saw when the rules were asked last.
  private(set) var screen: ScreenSnapshot?
  private var typed = TypedTexts()
  /// How many steps were done.
  private(set) var stepCount = 0
  /// How often each rule was asked.
  private(set) var checkCount = 0
  /// The rules that ask for something to be seen, and which of them have seen it.
  private(set) var seen: Set<String> = []

  init(_ app: any ExplorableApp) {
    self.app = app
    rules = ExplorerRule.builtIn + app.rules
  }

  /// Lets something make all new.
  func begin(_ reset: @MainActor () async -> Void) async {
    await reset()
    await settle()
    defectsTold = 0
    violationsTold = 0
    screen = app.host.headlessWindow?.snapshot
  }

  /// Does an act.
  /// - Returns: What is wrong after it.
  func perform(_ act: ExplorerAct) async -> Outcome {
    let before = screen
    var refusal: String?
    var done: [JourneyStep] = []
    for (position, step) in act.steps.enumerated() {
      stepCount += 1
      do throws(RefusedStep) {
        try await perform(step)
        done.append(step)
      } catch {
        // What comes first in an act is offered; what comes later may have gone with it.
        if position == 0 { refusal = error.sentence }
      }
      if act.kind != .fill || position == act.steps.count - 1 { await settle() }
    }
    return await judge(act, before, refusal, done)
  }

  /// Does an act once more, of which all is known.
  func repeatAct(_ act: ExplorerAct) async {
    for (position, step) in act.steps.enumerated() {
      stepCount += 1
      try? await perform(step)
      if act.kind != .fill || position == act.steps.count - 1 { await settle() }
    }
  }

  /// Asks the rules about the app as it is.
  func judge(
    _ act: ExplorerAct?, _ before: ScreenSnapshot?, _ refusal: String? = nil, _ done: [JourneyStep] = []
  ) async -> Outcome {
    await app.prepareForRules()
    let window = app.host.headlessWindow
    let screen = window?.snapshot
    let moment = ExplorerMoment(
      app: app, act: act, before: before, screen: screen, violations: newViolations(),
      defects: newDefects(), refusal: refusal, lostOnWayBack: typed.findLoss(in: app, after: act),
      isIdle: isIdle)
    var mistakes: [Mistake] = []
    for rule in rules {
      guard let finding = rule.check(moment) else { continue }
      switch rule.mode {
      case .always: mistakes.append(Mistake(rule: rule.sentence, finding: finding))
      case .sometimes: seen.insert(rule.sentence)
      }
    }
    checkCount += rules.count
    self.screen = screen
    return Outcome(before: before, screen: screen, mistakes: mistakes, done: done)
  }

  private func newViolations() -> [Violation] {
    guard let window = app.host.headlessWindow else { return [] }
    if window !== violatedWindow {
      violatedWindow = window
      violationsTold = 0
    }
    defer { violationsTold = window.violations.count }
    return Array(window.violations.dropFirst(violationsTold))
  }

  private func newDefects() -> [String] {
    let defects = app.defects
    defer { defectsTold = defects.count }
    return Array(defects.dropFirst(defectsTold))
  }
}

/// What came of an act.
struct Outcome {
  let before: ScreenSnapshot?
  let screen: ScreenSnapshot?
  let mistakes: [Mistake]
  /// The steps that could be done.
  let done: [JourneyStep]
}

/// A rule that was broken.
public struct Mistake: Hashable, Sendable {
  /// What is expected.
  public let rule: String
  /// What is there instead.
  public let finding: String
}

// MARK: - Steps

extension Runner {
  /// Does a step, of which something may be on its way when this returns.
  private func perform(_ step: JourneyStep) async throws(RefusedStep) {
    switch step {
    case .act(let act): try perform(act)
    case .clock(let duration): await app.host.advanceClock(by: duration)
    case .relaunch: await app.host.relaunch()
    case .kill: await app.host.kill()
    case .open(let link):
      do throws(JourneyRefusal) { try await app.host.open(link) } catch { throw RefusedStep(error.sentence) }
    case .app(let phrase, let texts):
      do throws(JourneyRefusal) { try await app.host.perform(phrase, texts) } catch {
        throw RefusedStep(error.sentence)
      }
    case .expect, .after: break
    }
  }

  private func perform(_ act: PersonAct) throws(RefusedStep) {
    guard let window = app.host.headlessWindow else { throw RefusedStep("The app is not running.") }
    do throws(RefusedAct) { try window.perform(act) } catch { throw RefusedStep(error.description) }
  }

  /// Turns the run loop until nothing moves and nothing goes on by itself.
  private func settle() async {
    repeat {
      while let window = app.host.headlessWindow, window.isInTransition { window.turn() }
      isIdle = await probe.isIdle(app.flows)
    } while app.host.headlessWindow?.isInTransition == true
  }
}

/// Why a step cannot be done.
private struct RefusedStep: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
