import FlowCommandLine
import FlowFaults
import FlowHeadless
import FlowKit
import FlowScreens
import Foundation

/// The world around the app, for a program: its state and, once, its phrases.
struct JSONWorld: Codable, Equatable {
  /// A service of the world with the faults that are planned or in force.
  struct Service: Codable, Equatable {
    let name: String
    let isDown: Bool
    /// The number of faults that wait for a call.
    let faults: Int
    /// The calls whose replies are held, in order.
    let held: [String]
    /// The number of requests on their way.
    let late: Int
    /// Whether the process will be killed at a call.
    let kills: Bool

    /// The held replies, as a clause for a person; nil if none is held.
    var heldReplies: String? { held.isEmpty ? nil : "holds replies to \(held.joined(separator: ", "))" }

    init(_ service: any SimulatedService) {
      let status = service.status
      name = type(of: service).word
      (isDown, faults, held) = (status.isDown, status.pendingCount, status.heldCalls)
      (late, kills) = (status.lateRequestCount, status.isKillScheduled)
    }
  }

  /// A phrase that changes the world, with `…` for a text.
  struct Phrase: Codable, Equatable {
    let phrase: String
    /// The values for each `…`, in order.
    let places: [Place]
  }

  /// The values for a `…` of a phrase: one of these words, a number up to this one, or any text.
  struct Place: Codable, Equatable {
    var words: [String]?
    var most: Int?

    init(_ place: PhrasePlace) {
      switch place {
      case .word(let words): self.words = words
      case .number(let most): self.most = most
      case .text: break
      }
    }
  }

  /// The time on the device, as ISO 8601 has it.
  var now: String
  /// Whether the time passes by itself.
  let isSystemClock: Bool
  let language: String
  let isRunning: Bool
  /// The services with their faults.
  let services: [Service]
  /// Whether the disk or the secrets have a fault.
  let isDiskDisturbed: Bool
  let areSecretsUnreadable: Bool
  /// The names of the secrets, such as a code once it was sent.
  var secrets: [String]?

  // The constants of a session, in the answer to a hello.
  var phrases: [Phrase]?
  var languages: [String]?
  var links: [String]?
  /// The app's own options on the command line, with their values; empty for those that were not given.
  var options: [String: String]?
}

extension JSONWorld {
  @MainActor
  init(_ device: Device) {
    now = device.clock.now.formatted(.iso8601)
    isSystemClock = device.clock.isSystemClock
    language = device.language.current.identifier
    isRunning = device.driver != nil
    services = device.services.map { Service($0) }
    isDiskDisturbed = device.saveFaults.isPending || device.saveFaults.heldCount > 0
    areSecretsUnreadable = !device.storedSecrets.isReadable
    secrets = device.secrets.keys.sorted()
  }

  /// Adds the constants of a session.
  @MainActor
  mutating func addConstants(of app: any HeadlessApp, on device: Device) {
    phrases = app.worldPhrases.map { phrase, places in Phrase(phrase: phrase, places: places.map { Place($0) }) }
    languages = Languages(of: app.catalogs).names
    links = app.knownLinks
    options = Dictionary(uniqueKeysWithValues: app.options.map { ($0.name, device.values[$0] ?? "") })
  }

  /// Whether a client that knows the other state knows this one, too; the time of a clock that runs is known.
  func isSame(as other: JSONWorld?) -> Bool {
    guard var other = other?.withoutConstants else { return false }
    if isSystemClock { other.now = now }
    return withoutConstants == other
  }

  private var withoutConstants: JSONWorld {
    var world = self
    (world.phrases, world.languages, world.links, world.options) = (nil, nil, nil, nil)
    return world
  }
}

extension HeadlessApp {
  /// The phrases that change the world, with the values for each `…`.
  var worldPhrases: [(phrase: String, places: [PhrasePlace])] {
    let own = (DevicePhrase.allCases.map(\.rawValue) + phrases).map { phrase in
      (phrase, phrase.split(separator: " ").filter { $0 == "…" }.map { _ in PhrasePlace.text })
    }
    return own + services.flatMap { $0.phrasesWithPlaces }
  }

  /// The links in the app's own journeys, and the example in its help.
  var knownLinks: [String] {
    let library = JourneyLibrary(folder: journeys)
    let scripts = (try? library.scripts(named: [])) ?? []
    let parser = parser
    let journeys = scripts.compactMap { try? parser.journey(named: $0.name, from: $0.bytes) }
    let links = JourneyVocabulary(journeys).links
    return links.contains(exampleLink) ? links : [exampleLink] + links
  }
}
