import Foundation
import StudioSession

/// The members of an event that the tests read.
struct Seen: Decodable, Equatable {
  struct Screen: Decodable, Equatable {
    var title: String
  }

  struct World: Decodable, Equatable {
    struct Phrase: Decodable, Equatable {
      var phrase: String
    }

    var now: String
    var phrases: [Phrase]?
  }

  struct Flow: Decodable, Equatable {
    var name: String
  }

  var event: String = ""
  var screen: Screen?
  var world: World?
  var flows: [Flow]?
  var steps: [String]?
  var cursor: Int?

  var title: String? { screen?.title }

  init(steps: [String], cursor: Int) {
    (event, self.steps, self.cursor) = ("studio-journey", steps, cursor)
  }

  init(from line: String) throws { self = try JSONDecoder().decode(Seen.self, from: Data(line.utf8)) }
}

/// A page that reads the events of a session.
struct Viewer {
  private var lines: AsyncStream<String>.Iterator

  init(_ lines: AsyncStream<String>) { self.lines = lines.makeAsyncIterator() }

  /// Returns the next event of a kind, or an empty one at the end.
  mutating func next(_ kind: String) async -> Seen {
    while let line = await lines.next(isolation: #isolation) {
      if let seen = try? Seen(from: line), seen.event == kind { return seen }
    }
    return Seen(steps: [], cursor: -1)
  }

  mutating func isOver() async -> Bool {
    while await lines.next(isolation: #isolation) != nil {}
    return true
  }
}

extension AppCommand {
  /// The app of `TinyApp.py`.
  static var tinyApp: AppCommand {
    get throws {
      guard let file = Bundle.module.url(forResource: "TinyApp", withExtension: "py") else {
        throw CocoaError(.fileNoSuchFile)
      }
      return AppCommand(path: "/usr/bin/env", arguments: ["python3", file.path(percentEncoded: false)])
    }
  }
}
