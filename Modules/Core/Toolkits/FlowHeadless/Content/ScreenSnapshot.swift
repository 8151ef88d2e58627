/// The visible screen at one moment, as a value.
public struct ScreenSnapshot: Equatable, Sendable {
  /// A part of the screen.
  public enum Element: Equatable, Sendable {
    /// A line of text.
    case line(String)
    /// A field or a choice.
    case field(FieldState)
    /// A button.
    case action(ActionState)
  }

  /// A visible tab.
  public struct Tab: Equatable, Sendable {
    /// The title.
    public let title: String
    /// A Boolean value that indicates whether its stack is visible.
    public let isSelected: Bool

    /// Creates a tab.
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
    name: String, title: String, isBusy: Bool = false, isSwiping: Bool = false, elements: [Element], exits: [Exit],
    backTitles: [String] = [], tabs: [Tab] = [], stack: ScreenStack
  ) {
    self.name = name
    self.title = title
    self.isBusy = isBusy
    self.isSwiping = isSwiping
    self.elements = elements
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
    elements.compactMap { if case .line(let line) = $0 { line } else { nil } }
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
  /// The visible screen; nil if the window's stack is empty.
  public var snapshot: ScreenSnapshot? {
    guard let screen = topViewController else { return nil }
    return ScreenSnapshot(
      name: screen.screenName, title: screen.content.title, isBusy: screen.content.isBusy,
      isSwiping: isSwiping,
      elements: screen.content.parts.map(\.element), exits: exits,
      backTitles: exits.contains(.back) ? backTitles : [], tabs: visibleTabBars.flatMap(\.tabs), stack: stack)
  }
}

extension HeadlessTabBarController {
  fileprivate var tabs: [ScreenSnapshot.Tab] {
    zip(titles, stacks).map { ScreenSnapshot.Tab(title: $0, isSelected: $1 === selected) }
  }
}

extension ScreenPart {
  @MainActor fileprivate var element: ScreenSnapshot.Element {
    switch self {
    case .line(let line): .line(line)
    case .field(let field): .field(field.state)
    case .action(let action): .action(action.state)
    }
  }
}
