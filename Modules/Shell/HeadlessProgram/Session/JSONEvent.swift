import Foundation
import SimulatedDevice

/// One line of what the program tells another program.
struct JSONEvent: Codable, Equatable {
  /// What it is: `screen`, `flow`, `done`, `refused`, `text`, `journey` or `end`.
  let event: String
  var line: Int?
  var command: String?
  var reason: String?
  var text: String?
  var news: FlowNews?
  var screen: JSONScreen?
  var journey: JSONJourney?
  var status: Int32?

  /// The object in one line.
  var encoded: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and numbers only: there is nothing in it that could not be encoded.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self).withEscapedMarks + "\n"
  }
}
