import FlowExplorer
import FlowFaults
import FlowHeadless
import FlowProgram

/// The kinds of disturbances with which a journey is played.
public enum JourneyDisturbance: String, CaseIterable, Sendable {
  /// The journey as it is written, with the rules of explorations.
  case none
  /// A kill and a launch before a step, or after the last one.
  case kill
  /// A service that is down from a step on.
  case offline
  /// A fault of a call to a service, in a phrase of journeys.
  case fault
  /// A fault of the disk at a step that stores something.
  case save
}

/// A journey with steps that are inserted around one of its actions.
struct JourneyVariation {
  let journey: SweptJourney
  let kind: JourneyDisturbance
  /// The position of the action; the number of actions for the end of the journey.
  let position: Int
  var before: [JourneyStep] = []
  var after: [JourneyStep] = []
  /// Those that end the disturbance, after the last action.
  var atEnd: [JourneyStep] = []

  /// The disturbance as a phrase, without its place.
  var name: String { (before + after).map(\.description).joined(separator: ", ") }

  /// The variations of one group differ only in their place.
  var group: String { "\(kind == .kill ? journey.name : journey.feature) \(name)" }
}

/// A journey of an app, as actions.
struct SweptJourney {
  let name: String
  let actions: [ExplorerAction]
  /// The number of actions of the journeys that it requires.
  let requiredCount: Int

  /// The folder of the journey, which has the name of its feature.
  var feature: String { name.split(separator: "/").first.map(String.init) ?? name }

  init(_ name: String, _ journey: Journey) {
    self.name = name
    var steps: [(step: JourneyStep, isOwn: Bool)] = []
    for line in journey.lines {
      guard case .step(let step) = line.content else { continue }
      if case .expect = step { continue }
      steps.append((step, line.origin == nil))
    }
    actions = ExplorerAction.actions(for: steps.map(\.step))
    requiredCount = ExplorerAction.actions(for: steps.prefix { !$0.isOwn }.map(\.step)).count
  }
}

/// The traces that an action leaves in an undisturbed journey.
struct ActionTrace {
  /// Whether the app has stored something.
  var stores = false
  /// The calls to services.
  var calls: [(service: any SimulatedService.Type, call: String)] = []
}

extension SweptJourney {
  /// Returns the variations with disturbances, at the journey's own steps.
  /// - Parameter traces: The traces of all actions.
  func variations(after traces: [ActionTrace]) -> [JourneyVariation] {
    (requiredCount...actions.count).flatMap { position in
      [JourneyVariation(journey: self, kind: .kill, position: position, before: [.kill, .relaunch])]
        + (position < actions.count ? faults(at: position, traces[position]) : [])
    }
  }

  private func faults(at position: Int, _ trace: ActionTrace) -> [JourneyVariation] {
    var variations: [JourneyVariation] = []
    func add(
      _ kind: JourneyDisturbance, _ before: JourneyStep, _ after: [JourneyStep] = [], atEnd: [JourneyStep] = []
    ) {
      variations.append(
        JourneyVariation(
          journey: self, kind: kind, position: position, before: [before], after: after, atEnd: atEnd))
    }
    for (service, call) in trace.calls {
      add(.offline, service.phrase("is down"), atEnd: [service.phrase("is up")])
      let replies = service.phrase("gives its replies")
      for fault in service.faults(of: call) {
        if fault.description.hasSuffix("is held") {
          // Where the journey has a fault for the call itself, a later call is held.
          for ending in [[], Self.givingUp, Self.leaving, [.kill, .relaunch]] {
            add(.fault, fault, ending + [replies], atEnd: [replies])
          }
        } else {
          add(.fault, fault, fault.description.contains("seconds") ? [.clock(.seconds(60))] : [])
        }
      }
    }
    if trace.stores {
      add(.save, .app(phrase: "next save fails", texts: []))
      add(.save, .app(phrase: "next save is not confirmed", texts: []))
      let end = JourneyStep.app(phrase: "the held save ends", texts: [])
      for ending in [[end], [.kill, .relaunch]] { add(.save, .app(phrase: "next save is held", texts: []), ending) }
    }
    return variations
  }

  private static let givingUp = [JourneyStep.action(.tap("Cancel"))]
  private static let leaving = [JourneyStep.action(.back), .action(.pullDown)]
}

extension SimulatedService {
  fileprivate static func phrase(_ words: String) -> JourneyStep { .app(phrase: "\(word) \(words)", texts: []) }

  /// Returns the phrases for a fault of the next call of a kind, and for a kill during it, with sample values.
  fileprivate static func faults(of call: String) -> [JourneyStep] {
    phrasesWithPlaces.flatMap { phrase, places -> [JourneyStep] in
      if phrase.hasPrefix("kill when the \(word) "), phrase.hasSuffix(" next \(call)") {
        return [.app(phrase: phrase, texts: [])]
      }
      // The phrases with a number of calls have the same faults.
      if case .number? = places.first { return [] }
      if phrase.hasPrefix("\(word) next \(call) ") {
        return samples(places, []).map { .app(phrase: phrase, texts: $0) }
      }
      guard phrase.hasPrefix("\(word) next …"), case .word(let calls)? = places.first, calls.contains(call) else {
        return []
      }
      return samples(places.dropFirst(), [call]).map { .app(phrase: phrase, texts: $0) }
    }
  }

  /// Returns the texts for the places, one for each of their words.
  private static func samples(_ places: some Collection<PhrasePlace>, _ texts: [String]) -> [[String]] {
    guard let place = places.first else { return [texts] }
    let values =
      switch place {
      case .word(let words): words
      case .number(let limit): ["\(min(40, limit))"]
      case .text: ["Not today."]
      }
    return values.flatMap { samples(places.dropFirst(), texts + [$0]) }
  }
}
