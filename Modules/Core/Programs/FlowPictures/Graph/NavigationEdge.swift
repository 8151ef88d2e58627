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
