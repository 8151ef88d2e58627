import Explorer
import Foundation
import HeadlessUI
import SimulatedDevice

/// Explores an app, and reports the result.
@MainActor
struct ExploreRun {
  let app: any HeadlessApp
  let console: Console
  let arguments: Arguments
  let library: JourneyLibrary

  /// Explores the app, on one thread if possible.
  func explore(_ request: ExploreRequest) async throws(UsageError) -> Explored {
    var journeys: [Journey] = []
    for script in try library.scripts(named: []) { journeys.append(try read(script)) }
    let knowledge = JourneyKnowledge(journeys)
    var roots: [ExplorerRoot] = []
    for name in request.roots { roots.append(try root(named: name)) }
    let interruption = InterruptionRequest()
    console.takeInterruption(interruption)
    let started = ContinuousClock.now
    let ticker = ExploreTicker(console: console, isShown: console.isTerminal)
    let device = try await ExploredDevice(app, values: arguments.own, knowledge: knowledge)
    let limits = ExplorerLimits(
      depth: request.depth ?? .max, transitions: request.transitions ?? .max, walksOn: true, seed: request.seed
    ) { transitions, states in
      ticker.tick(transitions, states, since: started)
      return !interruption.isMade && ContinuousClock.now - started < .seconds(request.seconds)
    }
    let before = clock()
    let report = await Exploration(of: device, roots: roots, limits: limits).run()
    return Explored(
      report: report, seconds: (ContinuousClock.now - started) / .seconds(1),
      processorSeconds: Double(clock() - before) / Double(CLOCKS_PER_SEC), knowledge: knowledge,
      isOnOneThread: OneThread.current != nil)
  }

  /// Prints the result, and writes the journeys of mistakes; with Swift's own executors, so that mistakes can be confirmed.
  /// - Returns: `fine` if there are no mistakes, and no required screens or buttons are missing.
  func report(_ explored: Explored, to request: ExploreRequest) async throws(UsageError) -> ExitStatus {
    var confirmations: [Bool?] = []
    for finding in explored.report.findings {
      let isConfirmed = explored.isOnOneThread ? try await isConfirmed(finding, explored.knowledge) : nil
      confirmations.append(isConfirmed)
    }
    let text = ExplorationText(explored: explored, confirmations: confirmations)
    console.write(text.text.withVisibleMarks)
    try write(explored.report.findings, into: request.output)
    return explored.report.findings.isEmpty && (!request.mustSeeAll || text.missing.isEmpty) ? .fine : .failed
  }

  private func isConfirmed(_ finding: Finding, _ knowledge: JourneyKnowledge) async throws(UsageError) -> Bool? {
    await finding.isConfirmed(by: try await ExploredDevice(app, values: arguments.own, knowledge: knowledge))
  }

  private func root(named name: String) throws(UsageError) -> ExplorerRoot {
    let journey = try read(library.script(named: name)).whole { name throws(UsageError) in
      try read(library.script(named: name))
    }
    return ExplorerRoot(name, journey)
  }

  private func read(_ script: JourneyScript) throws(UsageError) -> Journey {
    do throws(JourneySyntaxError) {
      return try app.parser.journey(named: script.name, from: script.bytes)
    } catch {
      throw .syntax(file: script.name, error)
    }
  }

  private func write(_ findings: [Finding], into folder: String?) throws(UsageError) {
    guard let folder else { return }
    for (number, finding) in findings.enumerated() {
      let file = URL(filePath: folder).appending(path: "mistake-\(number + 1).journey")
      do {
        try FileManager.default.createDirectory(at: URL(filePath: folder), withIntermediateDirectories: true)
        try Data(finding.journey.utf8).write(to: file)
      } catch {
        throw .unwritable(file.path(percentEncoded: false), why: error.reason)
      }
    }
  }
}
