import HeadlessUI

/// Reads journeys, each with those that it comes after.
@MainActor
struct JourneyReader {
  let parser: JourneyParser
  /// Where the journeys are that others come after.
  let library: JourneyLibrary

  /// - Throws: what is wrong with the first script that is no journey.
  func journeys(in scripts: [JourneyScript]) throws(UsageError) -> [(name: String, journey: Journey)] {
    var journeys: [(name: String, journey: Journey)] = []
    for script in scripts {
      let journey = try read(script).whole { name throws(UsageError) in try read(library.script(named: name)) }
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
