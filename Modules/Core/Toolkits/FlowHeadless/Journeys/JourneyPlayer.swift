/// Plays journeys on an app.
@MainActor
public struct JourneyPlayer {
  private let host: any JourneyHost
  private let renderer: ScreenRenderer
  private let drawsScreens: Bool
  /// Called before each step of a journey, with its line, and the step as it is shown.
  package var willPlay: (Journey.Line, JourneyStep) -> Void = { _, _ in }

  /// Creates a player for an app.
  /// - Parameters:
  ///   - host: The app.
  ///   - renderer: Draws the screens of the transcript; nil leaves them out, which is faster.
  public init(host: any JourneyHost, renderer: ScreenRenderer? = ScreenRenderer()) {
    self.host = host
    self.renderer = renderer ?? ScreenRenderer()
    drawsScreens = renderer != nil
  }

  /// Plays a journey until its end, or until a step fails.
  public func play(_ journey: Journey) async -> JourneyReport {
    await host.driver?.settle()
    var transcript = JourneyTranscript(title: journey.title, renderer: renderer)
    if drawsScreens { transcript.draw(host.driver?.window.localizedSnapshot) }
    var steps = 0
    for line in journey.lines {
      switch line.content {
      case .comment(let comment): transcript.add(comment: comment)
      case .step(let step):
        let shownStep = host.masked(step)
        willPlay(line, shownStep)
        do throws(StepError) {
          try await play(step, reportedViolationCount: 0)
        } catch {
          let screen = renderer.render(host.driver?.window.snapshot)
          let failure = JourneyReport.Failure(
            line: line.number, origin: line.origin, step: shownStep, reason: error, screen: screen)
          transcript.add(failure)
          return JourneyReport(
            title: journey.title, steps: steps, failure: failure, transcript: transcript.text)
        }
        steps += 1
        transcript.add(shownStep)
        if drawsScreens { transcript.draw(host.driver?.window.localizedSnapshot) }
      }
    }
    return JourneyReport(title: journey.title, steps: steps, failure: nil, transcript: transcript.text)
  }

  /// Plays one step, and waits until the app is at rest.
  /// - Throws: The reason why the step failed; also if it violated a rule of the toolkit.
  public func play(_ step: JourneyStep) async throws(StepError) {
    try await play(step, reportedViolationCount: host.driver?.window.refusals.count ?? 0)
  }

  private func play(_ step: JourneyStep, reportedViolationCount: Int) async throws(StepError) {
    let window = host.driver?.window
    // A launch may wait, too.
    try checkRest()
    try await perform(step)
    await host.driver?.settle()
    try checkRest()
    let current = host.driver?.window
    let violations =
      (window?.refusals.dropFirst(reportedViolationCount) ?? [])
      + (current === window ? [] : current?.refusals ?? [])
    guard violations.isEmpty else { throw .violated(Array(violations)) }
    if let screen = current?.deadEnd { throw .deadEnd(screen) }
  }

  private func checkRest() throws(StepError) {
    if let problem = host.restProblem { throw .refusedByApp(problem) }
  }

  private func perform(_ step: JourneyStep) async throws(StepError) {
    switch step {
    case .action(let action): try await perform(action)
    case .fillSecret(let label, let name): try await perform(.fill(label, with: try secret(named: name)))
    case .expect(let fact, let isNegated): try check(fact, isNegated: isNegated)
    case .clock(let duration): await host.advanceClock(by: duration)
    case .relaunch: await host.relaunch()
    case .kill: await host.kill()
    case .region(let code):
      try await performRequest { () async throws(JourneyError) in try await host.changeRegion(to: code) }
    case .language(let name):
      try await performRequest { () async throws(JourneyError) in try await host.changeLanguage(to: name) }
    case .open(let link):
      try await performRequest { () async throws(JourneyError) in try await host.open(link) }
    case .atOnce(let action, let step):
      try await perform(action, thenSettles: false)
      try await perform(step)
    case .after: throw .prerequisiteNotInserted
    case .app(let phrase, let texts):
      try await performRequest { () async throws(JourneyError) in try await host.perform(phrase, texts) }
    }
  }

  private func perform(_ action: PersonAction, thenSettles: Bool = true) async throws(StepError) {
    guard let driver = host.driver else { throw .notRunning }
    do throws(ActionError) {
      try driver.window.perform(action)
    } catch {
      throw .refusedAction(error)
    }
    if thenSettles { await driver.settle() }
  }

  private func secret(named name: String) throws(StepError) -> String {
    do throws(JourneyError) { return try host.secret(named: name) } catch { throw .refusedByApp(error) }
  }

  private func performRequest(_ request: () async throws(JourneyError) -> Void) async throws(StepError) {
    do throws(JourneyError) {
      try await request()
    } catch {
      throw .refusedByApp(error)
    }
  }

  private func check(_ fact: JourneyFact, isNegated: Bool) throws(StepError) {
    let screen = host.driver?.window.snapshot
    guard fact.holds(on: screen, lastResult: host.lastResult) == isNegated else { return }
    throw .expectationFailed(isNegated ? "unexpected \(fact)" : fact.finding(on: screen, lastResult: host.lastResult))
  }
}
