/// A simulated service, for a program that plays journeys and explores: ``ServiceFaults`` of any kind of calls.
public protocol SimulatedService: AnyObject, Sendable {
  /// Its word in journeys.
  static var word: String { get }

  /// The words of its kinds of calls.
  static var calls: [String] { get }

  /// Its phrases in journeys, with `…` for a text. None is for an overtaken reply: a person cannot make the next call while
  /// they wait for a reply.
  static var phrases: [String] { get }

  /// The values for each `…` of its phrases, in order, by the phrase.
  static var places: [String: [PhrasePlace]] { get }

  /// The faults that are planned or in force.
  var status: ServiceStatus { get }

  /// Performs one of its phrases.
  /// - Parameters:
  ///   - phrase: The phrase.
  ///   - texts: The texts in the place of each `…`.
  ///   - canHold: Whether replies can be held.
  func perform(_ phrase: String, _ texts: [String], canHold: Bool) throws(FaultPhraseError)

  /// Closes the connection to a process that was killed.
  func didKill()
}

/// The faults of a service that are planned or in force.
public struct ServiceStatus: Sendable {
  /// Whether all calls lose their connection.
  public let isDown: Bool
  /// The number of unused faults.
  public let pendingCount: Int
  /// The calls whose replies are held, in order.
  public let heldCalls: [String]
  /// The number of requests on their way to the service.
  public let lateRequestCount: Int
  /// The number of calls since the service was made, by their words.
  public let callCounts: [String: Int]
  /// Whether a point is planned at which the process is killed.
  public let isKillScheduled: Bool
  /// Whether the service has had a fault since the app was launched.
  public let hasHadFault: Bool
  /// The state that determines the next states, as text.
  public let text: String

  /// Whether no fault is planned or in force, and no reply is held.
  public var hasNoFaults: Bool {
    !isDown && pendingCount == 0 && heldCalls.isEmpty && lateRequestCount == 0 && !isKillScheduled
  }
}

extension SimulatedService {
  public static var places: [String: [PhrasePlace]] { [:] }

  /// Its phrases, each with the values for its `…`.
  package static var phrasesWithPlaces: [(phrase: String, places: [PhrasePlace])] {
    let places = places
    return phrases.map { ($0, places[$0] ?? []) }
  }
}

/// The values for a `…` of a phrase.
public enum PhrasePlace: Equatable, Sendable {
  /// One of these words.
  case word([String])
  /// A number from 1 up to this one.
  case number(upTo: Int)
  /// Any text.
  case text
}
