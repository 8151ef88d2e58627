/// The screens of an app and the taps between them, as far as they were visited.
///
/// The value does not depend on the order of collection.
package struct NavigationGraph: Equatable, Sendable, Codable {
  /// The flow that shows the first screen of a launched app.
  package let root: String
  /// The screens, by flow and name.
  package let screens: [NavigationScreen]
  /// The edges between screens, at most one in each direction.
  package let edges: [NavigationEdge]
  /// The flows that have started other flows.
  package let starts: [FlowStart]

  /// Creates a graph with sorted elements.
  package init(root: String, screens: [NavigationScreen], edges: [NavigationEdge], starts: [FlowStart]) {
    self.root = root
    self.screens = screens.sorted { $0.id < $1.id }
    self.edges = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    self.starts = starts.sorted()
  }
}

/// A flow that has started another.
package struct FlowStart: Hashable, Sendable, Codable, Comparable {
  /// The name of the flow that started the other.
  package let owner: String
  /// The name of the flow that was started.
  package let subflow: String

  /// `owner` has started `subflow`.
  package init(owner: String, subflow: String) {
    self.owner = owner
    self.subflow = subflow
  }

  package static func < (one: FlowStart, other: FlowStart) -> Bool {
    (one.owner, one.subflow) < (other.owner, other.subflow)
  }
}

/// A flow with its screens, in the order of their distance from the launch.
struct FlowGroup: Equatable {
  let flow: String
  let screens: [NavigationScreen]
}

extension NavigationGraph {
  /// The flows with their screens, in the order of their distance from the launch.
  var flowGroups: [FlowGroup] {
    let depths = depths
    let met = screens.sorted { (depths[$0.id, default: 0], $0.id) < (depths[$1.id, default: 0], $1.id) }
    var flows: [String] = []
    for screen in met where !flows.contains(screen.id.flow) { flows.append(screen.id.flow) }
    return flows.map { flow in FlowGroup(flow: flow, screens: inOrder(met.filter { $0.id.flow == flow })) }
  }

  /// Returns the screens of one flow in topological order as far as possible, with alerts last.
  private func inOrder(_ screens: [NavigationScreen]) -> [NavigationScreen] {
    var rest = screens.filter { !$0.isAlert }
    var ordered: [NavigationScreen] = []
    while !rest.isEmpty {
      let waiting = Set(rest.map(\.id))
      let isFree = { (screen: NavigationScreen) in
        !edges.contains { $0.to == screen.id && $0.leadsForward && waiting.contains($0.from) }
      }
      ordered.append(rest.remove(at: rest.firstIndex(where: isFree) ?? 0))
    }
    return ordered + screens.filter(\.isAlert)
  }

  /// The number of forward actions from the launch to each screen; a screen that only a link or an event leads to
  /// counts like the second screen.
  private var depths: [ScreenID: Int] {
    let next = Dictionary(grouping: edges.filter(\.leadsForward), by: \.from)
    var depths: [ScreenID: Int] = [:]
    var front = screens.filter { $0.entries.contains(.launch) }.map(\.id)
    var depth = 0
    while true {
      for screen in front { depths[screen] = depth }
      front = front.flatMap { next[$0]?.map(\.to) ?? [] }.filter { depths[$0] == nil }
      depth += 1
      guard front.isEmpty else { continue }
      let unreached = screens.filter { depths[$0.id] == nil }
      let entered = unreached.filter { !$0.entries.isEmpty }
      guard let first = unreached.first else { return depths }
      front = entered.isEmpty ? [first.id] : entered.map(\.id)
      depth = 1
    }
  }

  /// Returns the node name of a screen, from its index.
  func name(of id: ScreenID) -> String {
    "s\(screens.firstIndex { $0.id == id } ?? screens.count)"
  }
}

package struct NavigationScreen: Hashable, Sendable, Codable {
  /// The ways to a screen other than from another screen.
  package enum Entry: String, Sendable, Codable, CaseIterable, Comparable {
    /// The app was launched for the first time.
    case launch
    /// A link was opened.
    case link
    /// The app was launched again and restored it.
    case restored
    /// Time has passed, or an external event happened.
    case event

    package static func < (one: Entry, other: Entry) -> Bool {
      (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
    }
  }

  package let id: ScreenID
  package let isAlert: Bool
  package let entries: [Entry]

  package init(_ id: ScreenID, isAlert: Bool = false, entries: some Sequence<Entry> = []) {
    self.id = id
    self.isAlert = isAlert
    self.entries = Set(entries).sorted()
  }
}

/// An edge from one screen to another.
package struct NavigationEdge: Hashable, Sendable, Codable {
  /// The way in which the other screen appeared.
  package enum Passage: String, Sendable, Codable, CaseIterable {
    /// It was pushed, or replaced a stack.
    case push
    /// It was presented above the screen before.
    case present
    /// An alert was presented.
    case alert
    /// Its tab was selected.
    case tab
    /// It was uncovered.
    case back
  }

  package struct Action: Hashable, Sendable, Codable, Comparable {
    /// The label of the touched element, with placeholders for numbers.
    package let label: String
    /// The way in which the other screen appeared.
    package let passage: Passage

    package init(_ label: String, _ passage: Passage) {
      self.label = label
      self.passage = passage
    }

    package static func < (one: Action, other: Action) -> Bool {
      (one.label, one.passage.rawValue) < (other.label, other.passage.rawValue)
    }
  }

  package let from: ScreenID
  package let to: ScreenID
  /// The actions, sorted by label.
  package let actions: [Action]

  private enum CodingKeys: String, CodingKey {
    case from, to
    case actions = "acts"
  }

  /// Creates an edge without duplicate actions.
  package init(from: ScreenID, to: ScreenID, actions: some Sequence<Action>) {
    self.from = from
    self.to = to
    self.actions = Set(actions).sorted()
  }

  /// The actions that lead forward, without those that only uncover a screen.
  package var forwardActions: [Action] { actions.filter { $0.passage != .back } }

  package var leadsForward: Bool { !forwardActions.isEmpty }

  /// Returns the labels of actions in one line.
  package static func label(of actions: [Action]) -> String {
    var labels: [String] = []
    for action in actions where !labels.contains(action.label) { labels.append(action.label) }
    return labels.joined(separator: " · ")
  }
}

/// The identifier of a screen: the flow that shows it, and its name in the flow.
package struct ScreenID: Hashable, Sendable, Codable {
  /// The name of the flow that shows it, such as `Letter`.
  package let flow: String
  /// The name in journeys; for an alert, its title.
  package let name: String

  package init(flow: String, name: String) {
    self.flow = flow
    self.name = name
  }
}

// MARK: - Comparable

extension ScreenID: Comparable {
  package static func < (one: ScreenID, other: ScreenID) -> Bool { (one.flow, one.name) < (other.flow, other.name) }
}
