import FlowExplorer
import FlowFaults
import FlowHeadless
import FlowKit
import FlowProgram
import FlowShell
import FlowStorage

/// Plays variations of journeys in one language, and judges them.
@MainActor
final class SweptPlay {
  private let device: ExploredDevice
  private let play: CheckedPlay
  private let language: String?
  private var known: Set<RuleViolation> = []
  private var checkCount = 0

  init(_ app: any HeadlessApp, language: String?) async throws {
    device = try await ExploredDevice(app, language: language)
    play = CheckedPlay(on: device)
    self.language = language
  }

  /// Plays a journey as it is written, and returns the traces of its actions.
  func traces(of journey: SweptJourney, _ outcome: inout SweepOutcome) async -> [ActionTrace] {
    await play.begin(with: [])
    var traces: [ActionTrace] = []
    for action in journey.actions {
      let (writes, calls) = (await writeCount, callCounts)
      await play.perform(action)
      var trace = ActionTrace(stores: await writeCount != writes)
      for service in device.device.services {
        let word = type(of: service).word
        let now = service.status.callCounts
        let new = now.filter { $0.value > calls[word]?[$0.key] ?? 0 }.keys.sorted()
        trace.calls += new.map { (type(of: service), $0) }
      }
      traces.append(trace)
    }
    await finish(JourneyVariation(journey: journey, kind: .none, position: 0), nil, &outcome)
    return traces
  }

  /// Plays a variation.
  func play(_ variation: JourneyVariation, _ outcome: inout SweepOutcome) async {
    let actions = variation.journey.actions
    await play.begin(with: actions[..<variation.position])
    let problem = await disturb(variation)
    for action in actions.dropFirst(variation.position + 1) { await goOn(with: action) }
    await perform(variation.atEnd)
    await finish(variation, problem, &outcome)
  }

  /// Plays the action of a variation, and the steps around it.
  /// - Returns: A problem of the launch after a kill.
  private func disturb(_ variation: JourneyVariation) async -> String? {
    var problem: String?
    if variation.kind == .kill {
      let before = play.latest
      await play.perform(ExplorerAction(.kill, [.kill, .relaunch]))
      problem = Self.misplacement(before, play.latest)
    } else {
      await perform(variation.before)
    }
    guard variation.position < variation.journey.actions.count else { return problem }
    let action = variation.journey.actions[variation.position]
    let screen = play.latest.screen?.name
    await goOn(with: action)
    await perform(variation.after)
    await relaunchIfEnded()
    // The person tries again what a fault has prevented.
    if variation.kind != .kill, action.kind == .tap, play.latest.screen?.name == screen, play.offers(action) {
      await play.perform(action)
    }
    return problem
  }

  /// Performs an action of the journey, after answering an alert that the disturbance has caused.
  private func goOn(with action: ExplorerAction) async {
    await relaunchIfEnded()
    if let screen = play.latest.screen, screen.isAlert, !play.offers(action) { await answer(screen, by: 0) }
    if action.needsControl, !play.offers(action) { return }
    await play.perform(action)
  }

  private func perform(_ steps: [JourneyStep]) async {
    for action in ExplorerAction.actions(for: steps) {
      if action.needsControl, !play.offers(action) { continue }
      await play.perform(action)
    }
  }

  private func relaunchIfEnded() async {
    if play.latest.screen == nil { await play.perform(ExplorerAction(.relaunch, [.relaunch])) }
  }

  // MARK: The end

  /// Goes home, and records the play with its problems.
  private func finish(_ variation: JourneyVariation, _ problem: String?, _ outcome: inout SweepOutcome) async {
    await relaunchIfEnded()
    let script = play.steps
    var problems = [problem, restProblem].compactMap(\.self).map {
      RuleViolation(rule: "A disturbed journey comes to rest where a person can go on.", explanation: $0)
    }
    if problems.isEmpty, let lost = await goHome() {
      problems.append(RuleViolation(rule: "A way leads home.", explanation: lost))
    }
    for violation in play.violations + problems where known.insert(violation).inserted {
      let place = "\(variation.journey.name), \(variation.kind == .none ? "undisturbed" : variation.name)"
      let steps = play.steps.map(\.description).joined(separator: "\n")
      outcome.problems.append("\(place): \(violation.rule) \(violation.explanation)\n\(steps)")
    }
    outcome.counts[variation.journey.feature, default: [:]][variation.kind, default: 0] += 1
    outcome.languages[language ?? "en", default: 0] += 1
    outcome.checkCount += play.checkCount - checkCount
    checkCount = play.checkCount
    let needsOneThread = script.contains { $0.description.contains(" held") }
    // An unconfirmed save is in memory, and may not be in a file.
    if ![.none, .save].contains(variation.kind), !needsOneThread {
      let lines = script.map(\.description).joined(separator: "\n")
      outcome.scripts.append((language ?? "en", "# \(variation.journey.name), \(variation.name)\n\n\(lines)\n"))
    }
  }

  private var restProblem: String? {
    guard let screen = play.latest.screen else { return "The app shows nothing." }
    return screen.isBusy || !play.isIdle ? "\(screen.name) stays busy." : nil
  }

  /// Leaves all screens.
  /// - Returns: A problem if that does not lead home.
  private func goHome() async -> String? {
    for attempt in 0..<Self.longestWay where !play.latest.isHome {
      guard let screen = play.latest.screen else { return "The app shows nothing." }
      if screen.exits.contains(.back) || screen.exits.contains(.close) {
        await play.perform(ExplorerAction(.leave, [.action(.back)]))
      } else if screen.exits.contains(.pullDown) {
        await play.perform(ExplorerAction(.leave, [.action(.pullDown)]))
      } else {
        await answer(screen, by: attempt)
      }
    }
    return play.latest.isHome ? nil : "\(play.latest.screen?.stack.description ?? "") has no way home."
  }

  /// The number of screens and questions between a screen and home.
  private static let longestWay = 16

  /// Taps one of the enabled buttons.
  private func answer(_ screen: ScreenSnapshot, by number: Int) async {
    let labels = screen.actions.filter(\.isEnabled).map(\.label)
    guard !labels.isEmpty else { return }
    await play.perform(ExplorerAction(.tap, [.action(.tap(labels[number % labels.count]))]))
  }

  // MARK: Traces

  private var writeCount: Int {
    get async { await device.device.database?.commitCount ?? 0 }
  }

  private var callCounts: [String: [String: Int]] {
    Dictionary(
      device.device.services.map { (type(of: $0).word, $0.status.callCounts) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a problem if a launch has led neither to the former screens, or to one of them, nor home.
  private static func misplacement(_ before: AppInspection, _ now: AppInspection) -> String? {
    guard let old = before.screen?.stack.entries.map(\.name), let screen = now.screen else { return nil }
    let new = screen.stack.entries.map(\.name)
    if before.shell?.running == nil, before.shell?.pending == nil, now.shell?.running != nil {
      return "A launch has begun \(screen.stack) by itself."
    }
    let isRestored = old.starts(with: new) || new.starts(with: old) || screen.isAlert
    return isRestored ? nil : "A launch has led from \(old.joined(separator: " > ")) to \(screen.stack)."
  }
}

extension ExplorerAction {
  /// Whether it needs a button or a field, which a disturbed journey may not have reached.
  fileprivate var needsControl: Bool {
    switch kind {
    case .tap, .tapTwice, .atOnce, .fill: true
    default: false
    }
  }
}

extension ScreenSnapshot {
  fileprivate var isAlert: Bool { stack.entries.last?.placement == .presented(.alert) }
}
