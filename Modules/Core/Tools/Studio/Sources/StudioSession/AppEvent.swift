import Foundation

/// The members of an event that the studio reads; the page gets the whole line.
struct AppEvent: Decodable {
  let event: String
  let step: String?
  let code: String?
  let reason: String?
  let text: String?
  let has: [String]?
  let world: World?

  /// The world around the app; one has the constants of a session, too.
  struct World: Decodable {
    struct Phrase: Decodable {}
    let phrases: [Phrase]?
  }

  init?(line: String) {
    guard let event = try? JSONDecoder().decode(AppEvent.self, from: Data(line.utf8)) else { return nil }
    self = event
  }

  var isAnswer: Bool { event == "done" || event == "refused" }
}

/// The answer to a command.
public struct Answer: Sendable, Codable, Equatable {
  /// The step of a journey; nil if the command was none.
  public var step: String?
  /// Why the command was refused, for programs and for people.
  public var code: String?
  public var reason: String?
  /// The text that it has printed, such as the journey.
  public var text: String?

  public init(step: String? = nil, code: String? = nil, reason: String? = nil, text: String? = nil) {
    self.step = step
    self.code = code
    self.reason = reason
    self.text = text
  }

  static let ended = Answer(code: "app-ended", reason: "The app has ended.")
}
