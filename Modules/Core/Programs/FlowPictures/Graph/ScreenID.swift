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
