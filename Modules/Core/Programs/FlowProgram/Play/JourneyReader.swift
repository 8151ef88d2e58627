import FlowHeadless

/// Reads journeys, each with the journeys that it plays first.
@MainActor
struct JourneyReader {
  let parser: JourneyParser
  /// The library with the journeys that others play first.
  let library: JourneyLibrary

  /// Returns the journeys in scripts.
  /// - Throws: The error in the first invalid script.
  func journeys(in scripts: [JourneyScript]) throws(UsageError) -> [(name: String, journey: Journey)] {
    var journeys: [(name: String, journey: Journey)] = []
    for script in scripts {
      let journey = try read(script).includingPrerequisites { name throws(UsageError) in
        try read(library.script(named: name))
      }
      journeys.append((script.name, journey))
    }
    return journeys
  }

  private func read(_ script: JourneyScript) throws(UsageError) -> Journey {
    do throws(JourneySyntaxError) {
      return try parser.journey(named: script.name, from: script.bytes)
    } catch {
      throw .syntax(file: script.name, error)
    }
  }
}
