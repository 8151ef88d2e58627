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
  public struct Act: Hashable, Sendable, Codable, Comparable {
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
    public static func < (one: Act, other: Act) -> Bool {
      (one.label, one.passage.rawValue) < (other.label, other.passage.rawValue)
    }
  }

  /// The screen before.
  public let from: ScreenID
  /// The screen after.
  public let to: ScreenID
  /// The actions, sorted by label.
  public let acts: [Act]

  /// Creates an edge without duplicate actions.
  public init(from: ScreenID, to: ScreenID, acts: some Sequence<Act>) {
    self.from = from
    self.to = to
    self.acts = Set(acts).sorted()
  }

  /// The actions that lead forward, without those that only uncover a screen.
  public var forwardActs: [Act] { acts.filter { $0.passage != .back } }

  /// A Boolean value that indicates whether an action leads forward.
  public var leadsForward: Bool { !forwardActs.isEmpty }

  /// Returns the labels of actions in one line.
  public static func label(of acts: [Act]) -> String {
    var labels: [String] = []
    for act in acts where !labels.contains(act.label) { labels.append(act.label) }
    return labels.joined(separator: " · ")
  }
}
