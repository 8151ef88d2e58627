public import FlowKit

/// The screens of a window by name, from the root to the visible one.
public struct ScreenStack: Equatable, Sendable {
  /// The way in which a screen was placed above the previous one.
  public enum Placement: Equatable, Sendable {
    case root
    case pushed
    /// It was presented in this style.
    case presented(ModalStyle)
  }

  public struct Entry: Equatable, Sendable {
    public let name: String
    public let placement: Placement
    public let tabs: [Tab]

    public init(name: String, placement: Placement, tabs: [Tab] = []) {
      self.name = name
      self.placement = placement
      self.tabs = tabs
    }
  }

  public struct Tab: Equatable, Sendable {
    public let title: String
    public let isSelected: Bool
    /// The screens on its stack, bottom first.
    public let entries: [Entry]

    public init(title: String, isSelected: Bool, entries: [Entry]) {
      self.title = title
      self.isSelected = isSelected
      self.entries = entries
    }
  }

  /// The screens, bottom first.
  public let entries: [Entry]

  /// Creates a stack of these screens, bottom first.
  public init(entries: [Entry]) {
    self.entries = entries
  }
}

// MARK: - CustomStringConvertible

extension ScreenStack: CustomStringConvertible {
  /// The names in one line: `>` before a pushed screen, `/` before a presented one.
  ///
  /// The stack of each tab follows: that of the selected tab in brackets, the others in parentheses.
  public var description: String { entries.line }
}

extension [ScreenStack.Entry] {
  fileprivate var line: String {
    reduce(into: "") { line, entry in
      if !line.isEmpty { line += entry.placement == .pushed ? " > " : " / " }
      line += entry.name
      for tab in entry.tabs {
        let words = tab.entries.isEmpty ? tab.title : "\(tab.title): \(tab.entries.line)"
        line += tab.isSelected ? " [\(words)]" : " (\(words))"
      }
    }
  }
}

// MARK: - From controllers

extension HeadlessViewController {
  final var placement: ScreenStack.Placement { modalStyle.map { .presented($0) } ?? .root }

  /// Returns the screens of this controller; `placement` belongs to the first one.
  final func entries(placement: ScreenStack.Placement) -> [ScreenStack.Entry] {
    let controllers = (self as? HeadlessNavigationController)?.viewControllers ?? [self]
    return controllers.enumerated().map { position, controller in
      let tabs = (controller as? HeadlessTabBarController)?.entries ?? []
      return ScreenStack.Entry(name: controller.screenName, placement: position == 0 ? placement : .pushed, tabs: tabs)
    }
  }
}

extension HeadlessTabBarController {
  fileprivate var entries: [ScreenStack.Tab] {
    zip(names, stacks).map { title, stack in
      ScreenStack.Tab(title: title, isSelected: stack === selected, entries: stack.entries(placement: .pushed))
    }
  }
}
