import Foundation

@testable import FlowProgram

/// A session of a program that has asked for features.
@MainActor
struct ClientSession {
  let console: TestConsole

  /// - Parameters:
  ///   - features: The names of the features.
  ///   - commands: The words of its further commands.
  init(_ features: [String], _ commands: [String]...) {
    let lines = ([["hello"] + features] + commands).map { words in
      String(decoding: (try? JSONEncoder().encode(words)) ?? Data(), as: UTF8.self)
    }
    console = TestConsole(lines)
  }

  /// Runs the session, and returns the events after the answer to the hello, without those of flows.
  func run(_ words: String..., in app: any HeadlessApp) async throws -> [JSONEvent] {
    _ = await console.run(["--json"] + words, in: app)
    return try Array(console.events.drop { $0.command != 1 }.dropFirst())
  }

  /// The last screen that was written.
  var screen: JSONScreen? {
    get throws { try console.events.last { $0.event == .screen }?.screen }
  }
}

extension [JSONEvent] {
  /// The screens, in order.
  var screens: [JSONScreen] { compactMap(\.screen) }

  /// The codes of the refused commands, in order.
  var codes: [String] { compactMap(\.code) }
}

extension JSONScreen {
  /// The element with a label.
  func element(_ label: String) -> Element? {
    elements.first { $0.field == label || $0.action == label || $0.text == label }
  }
}
