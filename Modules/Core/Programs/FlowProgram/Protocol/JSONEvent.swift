import Foundation

/// A line of the output for another program; `docs/reference/json.md` is its specification.
struct JSONEvent: Codable, Equatable {
  /// The version of the protocol, which is incremented by incompatible changes.
  static let protocolVersion = 1

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

  enum Kind: String, CaseIterable, Codable {
    case hello, flow, screen, text, done, refused, journey, error, end
  }

  /// The JSON object in one line.
  var encoded: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and numbers cannot fail.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self).withEscapedMarks + "\n"
  }
}

extension JSONEvent {
  @MainActor
  static func hello(from app: any HeadlessApp) -> JSONEvent {
    JSONEvent(event: .hello, protocol: protocolVersion, app: app.name, version: app.version)
  }

  /// Returns the event of an error outside of a command.
  static func error(_ code: ErrorCode, _ reason: String) -> JSONEvent {
    JSONEvent(event: .error, code: code.rawValue, reason: reason)
  }

  /// Returns the last event.
  static func end(_ status: ExitStatus) -> JSONEvent { JSONEvent(event: .end, status: status.rawValue) }
}
