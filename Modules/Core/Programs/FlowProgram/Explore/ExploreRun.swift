import FlowCommandLine
import FlowExplorer
import FlowHeadless
import Foundation

/// Explores an app, and reports the result.
@MainActor
struct ExploreRun {
  let app: any HeadlessApp
  let console: Console
  let arguments: Arguments
  let library: JourneyLibrary
  let log = ActionLog()
  /// Made once: it takes the phrases of all services apart.
  private let parser: JourneyParser

  init(app: any HeadlessApp, console: Console, arguments: Arguments, library: JourneyLibrary) {
    (self.app, self.console, self.arguments, self.library) = (app, console, arguments, library)
    parser = app.parser
  }

  /// Explores the app, on one thread if possible.
  func explore(_ request: ExploreRequest) async throws(UsageError) -> ExplorationOutcome {
    var journeys: [Journey] = []
    let scripts = try library.scripts(named: [])
    for script in scripts { journeys.append(try read(script)) }
    let vocabulary = JourneyVocabulary(journeys)
    var roots: [ExplorerRoot] = []
    for name in request.roots { roots += try self.roots(of: library.scripts(named: [name])) }
    // A named start excludes all others.
    let laterRoots = try roots.isEmpty ? self.roots(of: scripts).sorted { $0.steps.count < $1.steps.count } : []
    let interruption = InterruptionRequest()
    console.redirectInterruption(interruption)
    let started = ContinuousClock.now
    let progress = ExplorationProgress(console: console, isShown: console.isTerminal)
    let device = try await ExploredDevice(app, values: arguments.appOptionValues, vocabulary: vocabulary)
    let limits = ExplorerLimits(
      depth: request.depth ?? .max, transitions: request.transitions ?? .max, walksRandomly: true, seed: request.seed
    ) { transitions, states in
      let time = ContinuousClock.now - started
      progress.update(transitions, states, after: time)
      if interruption.isMade { return .infinity }
      return request.seconds.map { time / .seconds($0) } ?? 0
    }
    endAfterLastAction(in: log, of: request)
    let before = clock()
    let report = await Exploration(of: device, roots: roots, laterRoots: laterRoots, limits: limits, log: log)
      .run()
    log.end()
    return ExplorationOutcome(
      report: report, seconds: (ContinuousClock.now - started) / .seconds(1),
      processorSeconds: Double(clock() - before) / Double(CLOCKS_PER_SEC),
      vocabulary: vocabulary, isSingleThreaded: SingleThreadExecutor.current != nil)
  }

  /// Prints the result, and writes the journeys of mistakes; with Swift's own executors, so that mistakes can be
  /// confirmed.
  /// - Returns: `success` if there are no mistakes, and no required screens or buttons are missing.
  func report(_ outcome: ExplorationOutcome, to request: ExploreRequest) async throws(UsageError) -> ExitStatus {
    var confirmations: [Bool?] = []
    for finding in outcome.report.findings {
      let isConfirmed = outcome.isSingleThreaded ? try await isConfirmed(finding, outcome.vocabulary) : nil
      confirmations.append(isConfirmed)
    }
    let text = ExplorationText(outcome: outcome, confirmations: confirmations)
    console.write(text.text.withVisibleMarks)
    try Self.write(outcome.report.findings, into: request.output)
    return text.isSuccess && (!request.requiresFullCoverage || text.missing.isEmpty) ? .success : .failed
  }

  private func isConfirmed(_ finding: Finding, _ vocabulary: JourneyVocabulary) async throws(UsageError) -> Bool? {
    // On several threads, a held save cannot be distinguished from a slow one.
    guard !finding.steps.contains(DevicePhrase.saveIsHeld.step) else { return nil }
    let device = try await ExploredDevice(app, values: arguments.appOptionValues, vocabulary: vocabulary)
    // A launch whose reply is held does not come to rest there.
    return await Self.answer(within: Self.longestConfirmation) { await finding.isConfirmed(by: device) }
  }

  /// The time for repeating a mistake on Swift's own threads.
  private static let longestConfirmation = Duration.seconds(20)

  /// Returns the answer of work; nil if it does not come within a time.
  static func answer(within limit: Duration, of work: @escaping @MainActor () async -> Bool?) async -> Bool? {
    let (answers, answer) = AsyncStream.makeStream(of: Bool?.self)
    let working = Task { answer.yield(await work()) }
    let waiting = Task {
      try await Task.sleep(for: limit)
      answer.yield(nil)
    }
    defer {
      working.cancel()
      waiting.cancel()
    }
    for await first in answers { return first }
    return nil
  }

  /// The time for a single action: after the end of an exploration with a limited time, and in one without.
  private nonisolated static let longestAction = (after: Duration.seconds(5), within: Duration.seconds(60))

  /// Ends the process if an action does not end in time, and reports it.
  private func endAfterLastAction(in log: ActionLog, of request: ExploreRequest) {
    guard let fail = console.fail else { return }
    let longest = request.seconds == nil ? Self.longestAction.within : Self.longestAction.after
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(request.seconds ?? 0)) {
      while !log.hasEnded {
        if let finding = log.unfinishedAction(since: longest) {
          try? Self.write([finding], into: request.output)
          fail("1 mistake:\n\n\(finding.journey)")
        }
        Thread.sleep(forTimeInterval: 0.1)
      }
    }
  }

  private func roots(of scripts: [JourneyScript]) throws(UsageError) -> [ExplorerRoot] {
    var roots: [ExplorerRoot] = []
    for script in scripts {
      let journey = try read(script).includingPrerequisites { name throws(UsageError) in
        try read(library.script(named: name))
      }
      roots.append(ExplorerRoot(script.name, journey))
    }
    return roots
  }

  private func read(_ script: JourneyScript) throws(UsageError) -> Journey {
    do throws(JourneySyntaxError) {
      return try parser.journey(named: script.name, from: script.bytes)
    } catch {
      throw .syntax(file: script.name, error)
    }
  }

  private nonisolated static func write(_ findings: [Finding], into folder: String?) throws(UsageError) {
    guard let folder else { return }
    for (number, finding) in findings.enumerated() {
      let file = URL(filePath: folder).appending(path: "mistake-\(number + 1).journey")
      do {
        try FileManager.default.createDirectory(at: URL(filePath: folder), withIntermediateDirectories: true)
        try Data(finding.journey.utf8).write(to: file)
      } catch {
        throw .unwritable(file.path(percentEncoded: false), reason: error.reason)
      }
    }
  }
}
