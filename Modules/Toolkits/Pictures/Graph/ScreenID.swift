/// Names a screen: by the flow that shows it, and by its name in that flow.
public struct ScreenID: Hashable, Sendable, Codable {
  /// The name of the flow that shows it, such as `Letter`.
  public let flow: String
  /// What journeys call the screen; of an alert, its title.
  public let name: String

  /// The screen of this name in this flow.
  public init(flow: String, name: String) {
    self.flow = flow
    self.name = name
  }
}

// MARK: - Comparable

extension ScreenID: Comparable {
  /// By flow, then by name.
  public static func < (one: ScreenID, other: ScreenID) -> Bool { (one.flow, one.name) < (other.flow, other.name) }
}
