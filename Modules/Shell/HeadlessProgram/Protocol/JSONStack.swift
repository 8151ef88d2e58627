import FlowKit
import HeadlessUI

extension JSONScreen {
  /// A screen on the stack, and how it came there.
  struct Entry: Codable, Equatable {
    let name: String
    /// `root`, `pushed` or `presented`.
    let arrival: String
    /// The style in which it was presented.
    var style: String?
    /// The stacks that stand side by side in it.
    var tabs: [TabStack]?

    init(_ entry: ScreenStack.Entry) {
      name = entry.name
      switch entry.arrival {
      case .root: arrival = "root"
      case .pushed: arrival = "pushed"
      case .presented(let style): (arrival, self.style) = ("presented", style.name)
      }
      if !entry.tabs.isEmpty { tabs = entry.tabs.map { TabStack($0) } }
    }
  }

  /// One of several stacks side by side.
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

  /// A tab in sight.
  struct Tab: Codable, Equatable {
    let title: String
    let isSelected: Bool
  }
}
