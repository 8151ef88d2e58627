import FlowExplorer
import FlowHeadless
import FlowKit
public import FlowProgram
import FlowTesting
import Foundation

/// Plays the journeys of an app with a disturbance at each of their steps, in each language of the app.
///
/// The disturbances are kills, services that are down, each fault of a call, and faults of the disk:
///
/// ```swift
/// let outcome = try await JourneySweep(of: TestedApp()).outcome()
/// print(outcome)
/// #expect(outcome.problems == [])
/// ```
///
/// The rules of explorations judge each step, so an app writes no expectations. After a disturbance, the person goes on with the
/// journey as far as that is possible, and then goes home.
@MainActor
public struct JourneySweep {
  private let app: any HeadlessApp
  private let limit: Int
  private let seed: UInt64

  /// - Parameters:
  ///   - app: The app.
  ///   - limit: The number of disturbed journeys, which a seed chooses among all kinds; with `EFFORT=full`, all are played, in
  ///     each language.
  ///   - seed: The seed.
  public init(of app: any HeadlessApp, playing limit: Int = 150, seed: UInt64 = 1) {
    (self.app, self.limit, self.seed) = (app, limit, seed)
  }

  /// Plays the journeys.
  /// - Parameter other: The app with other screens, such as those of a phone: what it shows at each step must be the same. It plays the
  ///   journeys with kills and faults of services, without held replies.
  /// - Throws: The reason why the app cannot be launched, or a journey cannot be read.
  public func outcome(comparingWith other: (any HeadlessApp)? = nil) async throws -> SweepOutcome {
    let languages = app.ownLanguages
    var plays: [String?: SweptPlay] = [:]
    for language in languages { plays[language] = try await SweptPlay(app, language: language) }
    var outcome = SweepOutcome()
    var variations: [JourneyVariation] = []
    for journey in try journeys() {
      for language in languages {
        guard let play = plays[language] else { continue }
        let traces = await play.traces(of: journey, &outcome)
        if language == languages.first { variations += journey.variations(after: traces) }
      }
    }
    outcome.variationCount = variations.count
    let chosen = Effort.isFull ? variations : Self.part(limit, of: variations, seed)
    for (number, variation) in chosen.enumerated() {
      let own = Effort.isFull ? languages : [languages[number % languages.count]]
      for language in own { await plays[language]?.play(variation, &outcome) }
    }
    // A play that never comes to rest would not end.
    if let other, outcome.problems.isEmpty { try await compare(other, &outcome) }
    return outcome
  }

  private func compare(_ other: any HeadlessApp, _ outcome: inout SweepOutcome) async throws {
    let folder = try TemporaryFolder()
    for (number, script) in outcome.scripts.enumerated() {
      let file = folder.url.appending(path: "\(number).journey")
      try Data(script.text.utf8).write(to: file)
      let words = ["play", "--verbose", "--language", script.language, file.path(percentEncoded: false)]
      let (own, others) = (await AppCommand.output(of: words, in: app), await AppCommand.output(of: words, in: other))
      if !own.isSuccess || own != others {
        let difference = zip(own.text.split(separator: "\n"), others.text.split(separator: "\n")).first { $0 != $1 }
        outcome.problems.append(
          "It differs: \(difference.map { "\($0), \($1)" } ?? String(others.text.suffix(2000)))\n\(script.text)")
      }
      outcome.comparisonCount += 1
    }
  }

  private func journeys() throws -> [SweptJourney] {
    let library = JourneyLibrary(folder: app.journeys)
    return try JourneyReader(parser: app.parser, library: library).journeys(in: library.scripts(named: []))
      .map { SweptJourney($0.name, $0.journey) }
  }

  /// Returns variations of all groups, in turn.
  private static func part(_ limit: Int, of variations: [JourneyVariation], _ seed: UInt64) -> [JourneyVariation] {
    var random = SeededGenerator(seed: seed)
    var groups = Dictionary(grouping: variations, by: \.group).sorted { $0.key < $1.key }.map(\.value)
    for index in groups.indices.dropLast() { groups.swapAt(index, index + random.next(below: groups.count - index)) }
    var chosen: [JourneyVariation] = []
    while chosen.count < limit, !groups.isEmpty {
      for index in groups.indices where chosen.count < limit {
        chosen.append(groups[index].remove(at: random.next(below: groups[index].count)))
      }
      groups.removeAll(where: \.isEmpty)
    }
    return chosen
  }
}

extension HeadlessApp {
  /// The languages of the app's own modules, the developers' first.
  fileprivate var ownLanguages: [String?] {
    [nil] + Set(catalogs.filter { !$0.givesWay }.flatMap(\.languages)).subtracting(["en"]).sorted()
  }
}

/// The findings of a ``JourneySweep``.
public struct SweepOutcome: Sendable, CustomStringConvertible {
  /// The number of disturbed journeys that there are.
  public internal(set) var variationCount = 0
  /// The numbers of plays, by the folder of the journey and the disturbance.
  public internal(set) var counts: [String: [JourneyDisturbance: Int]] = [:]
  /// The numbers of plays by language; that of the developers is `en`.
  public internal(set) var languages: [String: Int] = [:]
  /// The number of times that a rule was checked.
  public internal(set) var checkCount = 0
  /// The violated rules, each with a journey that shows it.
  public internal(set) var problems: [String] = []
  /// The number of plays that were compared with those of another toolkit.
  public internal(set) var comparisonCount = 0
  /// The disturbed journeys as they were played, as scripts, as far as they can be played on several threads.
  var scripts: [(language: String, text: String)] = []

  /// The number of plays.
  public var playCount: Int { languages.values.reduce(0, +) }

  public var description: String {
    let kinds = JourneyDisturbance.allCases
    let rows = counts.sorted { $0.key < $1.key }.map { feature, counts in
      "| \(feature) | " + kinds.map { "\(counts[$0] ?? 0)" }.joined(separator: " | ") + " |"
    }
    let played = languages.sorted { $0.key < $1.key }.map { "\($0.value) in \($0.key)" }.joined(separator: ", ")
    return
      (["| journeys | \(kinds.map { $0 == .none ? "undisturbed" : $0.rawValue }.joined(separator: " | ")) |"] + rows + [
        "\(playCount) plays, \(played); of \(variationCount) disturbances; \(checkCount) checks, "
          + "\(comparisonCount) comparisons, \(problems.count) problems"
      ]).joined(separator: "\n")
  }
}
