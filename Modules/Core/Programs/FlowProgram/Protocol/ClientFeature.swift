/// An addition to version 1 that a client can ask for: `["hello", "ids", "world"]`.
///
/// Each adds members or events; `docs/reference/json.md` explains them.
enum ClientFeature: String, CaseIterable, Sendable {
  /// Each element has an identity, which commands take.
  case ids
  /// Texts as the person reads them.
  case shown
  /// A list of options is sent once, and then named by its hash.
  case optionsOnce = "options-once"
  /// The details for drawing a screen: styles, keyboards, sections and lists.
  case details
  /// The screen that a presented one covers.
  case below
  /// The flows that run, for a client that connects later.
  case flows
  /// The screen while a command takes long.
  case working
  /// The world around the app: its phrases, and its state.
  case world
}

/// A client of the protocol: its features, and the state that it has received.
@MainActor
final class ProtocolClient {
  /// The features that it has asked for; nil before its hello, while it gets version 1.
  private(set) var features: Set<ClientFeature>?
  let ids = ElementIDs()
  /// The hashes of the lists of options that it has received.
  var knownOptions: Set<String> = []
  /// The last state of the world that it has received.
  var knownWorld: JSONWorld?
  private(set) var flows: [JSONFlowNode] = []

  var hasGreeted: Bool { features != nil }

  func wants(_ feature: ClientFeature) -> Bool { features?.contains(feature) == true }

  /// Begins anew with the features of a hello; words of later versions are ignored.
  func greet(_ words: [String]) {
    features = Set(words.compactMap(ClientFeature.init))
  }

  func follow(_ event: FlowEventDescription) {
    switch event.event {
    case "started":
      // The numbers of each launch begin with the root flow.
      if event.parent == nil, event.id == 1 { flows = [] }
      flows.append(JSONFlowNode(id: event.id, parent: event.parent, name: event.flow))
    case "ended": flows.removeAll { $0.id == event.id }
    // The other events change nothing in the tree.
    default: break
    }
  }
}

/// A flow that runs, for a program.
struct JSONFlowNode: Codable, Equatable {
  let id: Int
  /// The number of the flow that started it; nil for the root flow.
  var parent: Int?
  let name: String
}
