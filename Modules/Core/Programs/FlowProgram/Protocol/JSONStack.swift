import FlowHeadless
import FlowKit

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
