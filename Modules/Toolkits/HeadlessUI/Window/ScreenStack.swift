public import FlowKit

/// The screens of a window by name, from the root to what the person sees.
public struct ScreenStack: Equatable, Sendable {
  /// How a screen came to stand above the one before.
  public enum Arrival: Equatable, Sendable {
    /// It is the window's first.
    case root
    /// It was pushed.
    case pushed
    /// It was presented in this style.
    case presented(ModalStyle)
  }

  /// One screen.
  public struct Entry: Equatable, Sendable {
    /// What the screen is called.
    public let name: String
    /// How it came.
    public let arrival: Arrival
    /// The stacks that stand side by side in it.
    public let tabs: [Tab]

    /// A screen.
    public init(name: String, arrival: Arrival, tabs: [Tab] = []) {
      self.name = name
      self.arrival = arrival
      self.tabs = tabs
    }
  }

  /// One of several stacks side by side.
  public struct Tab: Equatable, Sendable {
    /// What the tab says.
    public let title: String
    /// Whether it is the one of its tab bar that is seen.
    public let isSelected: Bool
    /// The screens on its stack, bottom first.
    public let entries: [Entry]

    /// A tab.
    public init(title: String, isSelected: Bool, entries: [Entry]) {
      self.title = title
      self.isSelected = isSelected
      self.entries = entries
    }
  }

  /// The screens, bottom first.
  public let entries: [Entry]

  /// The screens, bottom first.
  public init(entries: [Entry]) {
    self.entries = entries
  }
}

// MARK: - CustomStringConvertible

extension ScreenStack: CustomStringConvertible {
  /// The names in one line: `>` before a pushed screen, `/` before a presented one.
  ///
  /// Behind tabs stands what is in each: in brackets where it is seen, in parentheses where it is not.
  public var description: String { entries.line }
}

extension [ScreenStack.Entry] {
  fileprivate var line: String {
    reduce(into: "") { line, entry in
      if !line.isEmpty { line += entry.arrival == .pushed ? " > " : " / " }
      line += entry.name
      for tab in entry.tabs {
        let words = tab.entries.isEmpty ? tab.title : "\(tab.title): \(tab.entries.line)"
        line += tab.isSelected ? " [\(words)]" : " (\(words))"
      }
    }
  }
}

// MARK: - Taken from controllers

extension HeadlessViewController {
  final var arrival: ScreenStack.Arrival { modalStyle.map { .presented($0) } ?? .root }

  /// The screens of this controller; the first came by `arrival`.
  final func entries(arrival: ScreenStack.Arrival) -> [ScreenStack.Entry] {
    let controllers = (self as? HeadlessNavigationController)?.viewControllers ?? [self]
    return controllers.enumerated().map { position, controller in
      let tabs = (controller as? HeadlessTabBarController)?.entries ?? []
      return ScreenStack.Entry(name: controller.screenName, arrival: position == 0 ? arrival : .pushed, tabs: tabs)
    }
  }
}

extension HeadlessTabBarController {
  fileprivate var entries: [ScreenStack.Tab] {
    zip(titles, stacks).map { title, stack in
      ScreenStack.Tab(title: title, isSelected: stack === selected, entries: stack.entries(arrival: .pushed))
    }
  }
}
