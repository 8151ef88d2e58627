/// What leads from one screen to another.
public struct NavigationEdge: Hashable, Sendable, Codable {
  /// How the other screen came into sight.
  public enum Passage: String, Sendable, Codable, CaseIterable {
    /// It was pushed, or took the place of a stack.
    case push
    /// It was presented above the screen before.
    case present
    /// An alert was presented.
    case alert
    /// Its tab was selected.
    case tab
    /// It was there already, and what was above it went.
    case back
  }

  /// Something that a person did.
  public struct Act: Hashable, Sendable, Codable, Comparable {
    /// What is written on what the person touched; a number in it stands for any.
    public let label: String
    /// How the other screen came into sight.
    public let passage: Passage

    /// An act that led to another screen.
    public init(_ label: String, _ passage: Passage) {
      self.label = label
      self.passage = passage
    }

    /// By the label, then by the passage.
    public static func < (one: Act, other: Act) -> Bool {
      (one.label, one.passage.rawValue) < (other.label, other.passage.rawValue)
    }
  }

  /// The screen before.
  public let from: ScreenID
  /// The screen after.
  public let to: ScreenID
  /// What the person did, by label.
  public let acts: [Act]

  /// An edge; acts that are given twice count once.
  public init(from: ScreenID, to: ScreenID, acts: some Sequence<Act>) {
    self.from = from
    self.to = to
    self.acts = Set(acts).sorted()
  }

  /// The acts that lead forward; none where all lead back to a screen that was there already.
  public var forwardActs: [Act] { acts.filter { $0.passage != .back } }

  /// Whether some act leads forward.
  public var leadsForward: Bool { !forwardActs.isEmpty }

  /// The labels of these acts in one line.
  public static func label(of acts: [Act]) -> String {
    var labels: [String] = []
    for act in acts where !labels.contains(act.label) { labels.append(act.label) }
    return labels.joined(separator: " · ")
  }
}
