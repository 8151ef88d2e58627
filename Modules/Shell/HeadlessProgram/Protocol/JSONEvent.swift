import Foundation

/// One line of what the program tells another program; `docs/json.md` is its specification.
struct JSONEvent: Codable, Equatable {
  /// The version of the protocol: it grows when a program that reads events has to change.
  static let protocolVersion = 1

  /// What kind of event it is.
  let event: Kind
  var `protocol`: Int?
  var app: String?
  var version: String?
  var command: Int?
  var step: String?
  var code: String?
  var reason: String?
  var options: [String]?
  var text: String?
  var flow: JSONFlow?
  var screen: JSONScreen?
  var journey: JSONJourney?
  var status: Int32?

  /// The kinds of events.
  enum Kind: String, CaseIterable, Codable {
    case hello, flow, screen, text, done, refused, journey, error, end
  }

  /// The object in one line.
  var encoded: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and numbers only: there is nothing in it that could not be encoded.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self).withEscapedMarks + "\n"
  }
}

extension JSONEvent {
  /// The first event.
  @MainActor
  static func hello(from app: any HeadlessApp) -> JSONEvent {
    JSONEvent(event: .hello, protocol: protocolVersion, app: app.name, version: app.version)
  }

  /// Something is wrong, and no command is to blame.
  static func error(_ code: ErrorCode, _ reason: String) -> JSONEvent {
    JSONEvent(event: .error, code: code.rawValue, reason: reason)
  }

  /// The last event.
  static func end(_ status: ExitStatus) -> JSONEvent { JSONEvent(event: .end, status: status.rawValue) }
}
