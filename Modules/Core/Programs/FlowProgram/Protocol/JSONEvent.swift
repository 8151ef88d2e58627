import FlowCommandLine
import FlowHeadless
import FlowKit
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

  // Members for clients that have asked for them.
  var has: [String]?
  var world: JSONWorld?
  var flows: [JSONFlowNode]?
  var optionsOf: String?
  var shown: [String]?
  var field: String?
  var count: Int?
  var list: Int?
  var first: Int?
  var rows: [JSONScreen.Element]?
  var exits: [JSONExit]?

  enum Kind: String, CaseIterable, Codable {
    case hello, flow, screen, text, done, refused, journey, error, end
    // For clients that have asked for them.
    case working, world, flows, options, rows, exits
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

extension AppCommand {
  /// Returns whether the whole output must be events, including usage errors.
  static func requestsJSON(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains(Option.json.name)
  }
}

extension Console {
  /// A console that writes each text as an event, for commands without their own events.
  var writingTextEvents: Console {
    var console = self
    console.write = { [write] text in
      write(JSONEvent(event: .text, text: text.hasSuffix("\n") ? String(text.dropLast()) : text).encoded)
    }
    return console
  }
}

/// The result of a journey, for a program.
struct JSONJourney: Codable, Equatable {
  let name: String
  let title: String
  let steps: Int
  let hasPassed: Bool
  var line: Int?
  var reason: String?
}

/// An event of a flow, for a program.
struct JSONFlow: Codable, Equatable {
  /// The number of the flow, in the order of the starts since the launch of the app.
  let id: Int
  /// The number of the flow that started it; nil for the root flow.
  var parent: Int?
  let name: String
  let did: String
  /// The detail of the event, such as the name of a screen or of a result.
  var detail: String?

  init(_ event: FlowEventDescription) {
    id = event.id
    parent = event.parent
    name = event.flow
    did = event.event
    detail = event.detail
  }
}

extension JSONScreen {
  struct Entry: Codable, Equatable {
    let name: String
    /// `root`, `pushed` or `presented`.
    let arrival: String
    /// The modal style, if it was presented.
    var style: String?
    var tabs: [TabStack]?

    init(_ entry: ScreenStack.Entry) {
      name = entry.name
      switch entry.placement {
      case .root: arrival = "root"
      case .pushed: arrival = "pushed"
      case .presented(let style): (arrival, self.style) = ("presented", style.name)
      }
      if !entry.tabs.isEmpty { tabs = entry.tabs.map { TabStack($0) } }
    }
  }

  struct TabStack: Codable, Equatable {
    let title: String
    let isSelected: Bool
    let stack: [Entry]

    init(_ tab: ScreenStack.Tab) {
      title = tab.title
      isSelected = tab.isSelected
      stack = tab.entries.map { Entry($0) }
    }
  }

  /// A visible tab.
  struct Tab: Codable, Equatable {
    let title: String
    let isSelected: Bool
  }
}
