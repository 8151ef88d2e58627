public import FlowKit
import FlowScreens

/// The visible screen at one moment, as a value.
public struct ScreenSnapshot: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    /// A part that is only read.
    case line(LineState)
    /// A field, a choice, a date or a switch.
    case field(FieldState)
    /// A button, or another row that can be tapped.
    case action(ActionState)
  }

  public struct Tab: Equatable, Sendable {
    public let title: String
    /// A Boolean value that indicates whether its stack is visible.
    public let isSelected: Bool

    public init(title: String, isSelected: Bool) {
      self.title = title
      self.isSelected = isSelected
    }
  }

  /// The name in journeys.
  public let name: String
  /// The title at the top.
  public let title: String
  /// A Boolean value that indicates whether the screen is busy, so that the person cannot leave it.
  public let isBusy: Bool
  /// A Boolean value that indicates whether the person holds a swipe back half way.
  public let isSwiping: Bool
  /// The parts, from top to bottom.
  public let elements: [Element]
  /// A Boolean value that indicates whether the person can pull the screen down to refresh it.
  public let isRefreshable: Bool
  /// The ways in which the person can scroll the lists of the screen.
  public let scrolls: [PersonAction.Scroll]
  /// The ways out that the toolkit provides.
  public let exits: [Exit]
  /// The titles in the menu of the back button, the nearest screen first.
  public let backTitles: [String]
  /// The visible tabs, those of an outer tab bar first.
  public let tabs: [Tab]
  /// The stack of screens, from the root to this one.
  public let stack: ScreenStack

  /// Creates a snapshot of a screen in any toolkit.
  public init(
    name: String, title: String, isBusy: Bool = false, isSwiping: Bool = false, elements: [Element],
    isRefreshable: Bool = false, scrolls: [PersonAction.Scroll] = [], exits: [Exit], backTitles: [String] = [],
    tabs: [Tab] = [], stack: ScreenStack
  ) {
    self.name = name
    self.title = title
    self.isBusy = isBusy
    self.isSwiping = isSwiping
    self.elements = elements
    self.isRefreshable = isRefreshable
    self.scrolls = scrolls
    self.exits = exits
    self.backTitles = backTitles
    self.tabs = tabs
    self.stack = stack
  }

  /// The fields and choices, from top to bottom.
  public var fields: [FieldState] {
    elements.compactMap { if case .field(let field) = $0 { field } else { nil } }
  }

  /// The buttons, from top to bottom.
  public var actions: [ActionState] {
    elements.compactMap { if case .action(let action) = $0 { action } else { nil } }
  }

  /// The lines of text, from top to bottom.
  public var lines: [String] {
    elements.compactMap { if case .line(let line) = $0 { line.text } else { nil } }
  }

  /// The fields and buttons, in the order in which a renderer numbers them.
  public var controls: [Element] {
    elements.filter { if case .line = $0 { false } else { true } }
  }

  /// A Boolean value that indicates whether the person can neither use the screen nor leave it, which is a defect.
  public var isDeadEnd: Bool {
    stack.entries.count > 1 && !isBusy && !isSwiping && exits.isEmpty && !fields.contains(where: \.isEnabled)
      && !actions.contains(where: \.isEnabled) && tabs.allSatisfy(\.isSelected)
  }
}

// MARK: - From a window

extension HeadlessWindow {
  /// The visible screen, with texts as journeys have them; nil if the window's stack is empty.
  public var snapshot: ScreenSnapshot? {
    topViewController.map { snapshot(of: $0, elements: $0.elements, in: nil) }
  }

  /// Returns the visible screen with texts in a language; nil if the window's stack is empty.
  public func snapshot(in language: Language) -> ScreenSnapshot? {
    topViewController.map { screen in
      snapshot(of: screen, elements: screen.page.elements(in: language, at: screen.scroll), in: language)
    }
  }

  /// The screen that a presented one covers, with texts in a language or in the developers' forms; nil if none is presented.
  package func coveredSnapshot(in language: Language?) -> ScreenSnapshot? {
    guard let covered = topContainer.modalHost?.visibleScreen else { return nil }
    return ScreenSnapshot(
      name: covered.screenName, title: covered.page.title.form(in: language), isBusy: covered.page.isBusy,
      elements: covered.page.elements(in: language, at: covered.scroll), exits: [],
      stack: ScreenStack(entries: Array(containers).dropLast().flatMap { $0.entries(placement: $0.placement) }))
  }

  private func snapshot(
    of screen: HeadlessViewController, elements: [ScreenSnapshot.Element], in language: Language?
  ) -> ScreenSnapshot {
    let exits = exits
    return ScreenSnapshot(
      name: screen.screenName, title: screen.page.title.form(in: language), isBusy: screen.page.isBusy,
      isSwiping: isSwiping, elements: elements, isRefreshable: screen.page.canBeRefreshed && !isSwiping,
      scrolls: isSwiping ? [] : screen.possibleMoves, exits: exits,
      backTitles: exits.contains(.back) ? backTitles(in: language) : [],
      tabs: visibleTabBars.flatMap { $0.tabs(in: language) }, stack: stack)
  }
}

extension HeadlessTabBarController {
  fileprivate func tabs(in language: Language?) -> [ScreenSnapshot.Tab] {
    zip(titles, stacks).map { ScreenSnapshot.Tab(title: $0.form(in: language), isSelected: $1 === selected) }
  }
}
