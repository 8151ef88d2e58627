/// An edge from one screen to another.
public struct NavigationEdge: Hashable, Sendable, Codable {
  /// The way in which the other screen appeared.
  public enum Passage: String, Sendable, Codable, CaseIterable {
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

  /// An action of the person.
  public struct Action: Hashable, Sendable, Codable, Comparable {
    /// The label of the touched element, with placeholders for numbers.
    public let label: String
    /// The way in which the other screen appeared.
    public let passage: Passage

    /// Creates an action that led to another screen.
    public init(_ label: String, _ passage: Passage) {
      self.label = label
      self.passage = passage
    }

    /// Compares labels, then passages.
    public static func < (one: Action, other: Action) -> Bool {
      (one.label, one.passage.rawValue) < (other.label, other.passage.rawValue)
    }
  }

  /// The screen before.
  public let from: ScreenID
  /// The screen after.
  public let to: ScreenID
  /// The actions, sorted by label.
  public let actions: [Action]

  private enum CodingKeys: String, CodingKey {
    case from, to
    case actions = "acts"
  }

  /// Creates an edge without duplicate actions.
  public init(from: ScreenID, to: ScreenID, actions: some Sequence<Action>) {
    self.from = from
    self.to = to
    self.actions = Set(actions).sorted()
  }

  /// The actions that lead forward, without those that only uncover a screen.
  public var forwardActions: [Action] { actions.filter { $0.passage != .back } }

  /// A Boolean value that indicates whether an action leads forward.
  public var leadsForward: Bool { !forwardActions.isEmpty }

  /// Returns the labels of actions in one line.
  public static func label(of actions: [Action]) -> String {
    var labels: [String] = []
    for action in actions where !labels.contains(action.label) { labels.append(action.label) }
    return labels.joined(separator: " · ")
  }
}
