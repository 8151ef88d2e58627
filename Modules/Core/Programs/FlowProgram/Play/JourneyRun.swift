import FlowHeadless

/// Plays journeys one after the other, each on its own device, and reports the results.
@MainActor
struct JourneyRun {
  let app: any HeadlessApp
  let console: Console
  let arguments: Arguments
  /// The library with the journeys that others play first.
  let library: JourneyLibrary
  let failures: FailedJourneys
  let devices: RepeatableDevices
  private let place = JourneyPlace()

  /// Where the run is, in the format of compilers.
  var currentPlace: String { place.text }

  /// Plays scripts.
  /// - Throws: The error in the first invalid script, in which case none was played.
  func play(_ scripts: [JourneyScript]) async throws(UsageError) -> ExitStatus {
    let journeys = try JourneyReader(parser: app.parser, library: library).journeys(in: scripts)
    var played: [PlayedJourney] = []
    for (script, (name, journey)) in zip(scripts, journeys) {
      var outcome = try await play(journey, named: name)
      outcome.isFile = script.isFile
      played.append(outcome)
      report(outcome)
    }
    failures.update(played)
    return summarize(played)
  }

  private func play(_ journey: Journey, named name: String) async throws(UsageError) -> PlayedJourney {
    place.text = "\(name): launch"
    let device = try await devices.make(onFlowEvent: arguments.logs ? log : nil)
    let renderer = arguments.isVerbose ? ScreenRenderer(style: console.hasColours ? .ansi : .plain) : nil
    var player = JourneyPlayer(host: device, renderer: renderer)
    player.willPlay = { [place] line, step in place.text = "\(StepPlace(of: line, in: name).text): \(step)" }
    let report = await player.play(journey)
    let services = report.failure == nil ? [] : JSONWorld(device).services
    let heldReplies = services.compactMap { service in service.heldReplies.map { "\(service.name): \($0)" } }
    place.text = "\(name): quit"
    // The end of the app can reveal further leaks.
    await device.quit()
    return PlayedJourney(name: name, report: report, heldReplies: heldReplies, defects: device.defects)
  }

  private func report(_ journey: PlayedJourney) {
    if arguments.writesJSON {
      console.write(JSONEvent(event: .journey, journey: journey.json).encoded)
    } else if arguments.isVerbose {
      console.write(journey.transcript.withVisibleMarks + "\n\n")
    } else {
      console.write(journey.summary.withVisibleMarks + "\n" + journey.failure.withVisibleMarks)
    }
  }

  private func summarize(_ played: [PlayedJourney]) -> ExitStatus {
    let failed = played.count { !$0.hasPassed }
    let leftOut = played.count(where: \.isLeftOut)
    let steps = played.map(\.report.steps).reduce(0, +)
    let status = failed == 0 ? ExitStatus.success : .failed
    if !arguments.writesJSON {
      if arguments.isVerbose {
        for journey in played { console.write((journey.summary + "\n" + journey.failure).withVisibleMarks) }
      }
      let outcome = (failed == 0 ? "all passed" : "\(failed) failed") + (leftOut > 0 ? ", \(leftOut) left out" : "")
      console.write("\n\(played.count.counted("journey")), \(steps.counted("step")): \(outcome).\n")
      if console.isTerminal, !arguments.isVerbose, failed == 0, let first = played.first {
        console.write("`\(app.name) play --verbose \(first.name)` shows the screens of one.\n")
      }
    }
    return status
  }

  private func log(_ event: FlowEventDescription) {
    console.writeError("log: \(event)\n")
  }
}

/// A journey that was played until its end or its failure.
struct PlayedJourney {
  let name: String
  /// Whether it is a file, and not one of the app's own journeys.
  var isFile = false
  let report: JourneyReport
  /// The replies that a service held when a step failed, as sentences.
  let heldReplies: [String]
  let defects: [String]

  /// Whether it holds a reply or a save, and was played on threads, where it cannot be played to its end.
  var isLeftOut: Bool { report.failure?.reason == .refusedByApp(.heldOnThreads) }

  var hasPassed: Bool { (isLeftOut || report.failure == nil) && defects.isEmpty }

  /// The transcript, with the defects.
  var transcript: String {
    report.transcript + (defects.isEmpty ? "" : "\n") + defects.map { "FAILED  \($0)\n" }.joined()
  }

  /// The result in one line.
  var summary: String {
    let reason = isLeftOut ? ", then left out: \(JourneyError.heldOnThreads.sentence)" : ""
    let mark = !hasPassed ? "FAILED" : isLeftOut ? "-     " : "ok    "
    return "\(mark)  \(name), \(report.steps.counted("step"))\(reason)"
  }

  /// The failure: the place in the format of compilers, the step, the screen, and the reason.
  var failure: String {
    let failure = isLeftOut ? nil : report.failure
    let step = failure.map { failure in
      let place = StepPlace(of: failure, in: name)
      let reasons = [failure.reason.description] + heldReplies
      return "\(place.text): \(failure.step)\(place.requirement)\n\(failure.screen.indented)"
        + reasons.map { "  \($0)\n" }.joined()
    }
    return (step ?? "") + defects.map { "\(name.asJourneyFile): \($0)\n" }.joined()
  }

  var json: JSONJourney {
    let reasons = [report.failure?.reason.description].compactMap(\.self) + defects
    return JSONJourney(
      name: name, title: report.title, steps: report.steps, hasPassed: hasPassed, line: report.failure?.line,
      reason: reasons.isEmpty ? nil : reasons.joined(separator: " "))
  }
}

/// The place that a run has reached.
@MainActor
private final class JourneyPlace {
  var text = ""
}

/// The place of a step in the script where it stands.
package struct StepPlace: Equatable {
  /// The file and the line, in the format of compilers.
  let text: String
  /// The place of the `after` that requires the script, in parentheses; empty for a journey's own step.
  let requirement: String

  init(of line: Journey.Line, in journey: String) {
    self.init(line: line.number, line.origin, in: journey)
  }

  init(of failure: JourneyReport.Failure, in journey: String) {
    self.init(line: failure.line, failure.origin, in: journey)
  }

  private init(line: Int, _ origin: Journey.Line.Origin?, in journey: String) {
    let own = "\(journey.asJourneyFile):\(line)"
    text = origin.map { "\($0.journey.asJourneyFile):\($0.line)" } ?? own
    requirement = origin == nil ? "" : " (required by \(own))"
  }
}

extension String {
  /// The name of a journey, as that of its file.
  var asJourneyFile: String { hasSuffix(".journey") ? self : self + ".journey" }
}

extension Int {
  /// Returns the number with its noun: `1 step`, `2 steps`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
