/// What a person sees at one moment, as a value.
public struct ScreenSnapshot: Equatable, Sendable {
  /// One part of the screen.
  public enum Element: Equatable, Sendable {
    /// A line of text.
    case line(String)
    /// A field or a choice.
    case field(FieldState)
    /// A button.
    case action(ActionState)
  }

  /// A tab that the person sees.
  public struct Tab: Equatable, Sendable {
    /// What it says.
    public let title: String
    /// Whether its stack is the one that is seen.
    public let isSelected: Bool

    /// A tab.
    public init(title: String, isSelected: Bool) {
      self.title = title
      self.isSelected = isSelected
    }
  }

  /// What journeys call the screen.
  public let name: String
  /// What stands above everything.
  public let title: String
  /// Whether the screen is at work and holds the person.
  public let isBusy: Bool
  /// Whether the person's finger is half way through a swipe back.
  public let isSwiping: Bool
  /// The parts, top first.
  public let elements: [Element]
  /// The ways out that the screen does not offer itself.
  public let exits: [Exit]
  /// The titles of the screens that the person can go back to at once, the nearest first.
  public let backTitles: [String]
  /// The tabs in sight; those of an outer tab bar first.
  public let tabs: [Tab]
  /// All screens, from the root to this one.
  public let stack: ScreenStack

  /// A screen, as any toolkit shows it.
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

  /// The fields and choices, top first.
  public var fields: [FieldState] {
    elements.compactMap { if case .field(let field) = $0 { field } else { nil } }
  }

  /// The buttons, top first.
  public var actions: [ActionState] {
    elements.compactMap { if case .action(let action) = $0 { action } else { nil } }
  }

  /// The lines of text, top first.
  public var lines: [String] {
    elements.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  /// What the person can touch: the fields and buttons, in the order in which a renderer numbers them.
  public var controls: [Element] {
    elements.filter { if case .line = $0 { false } else { true } }
  }

  /// Whether a person who got here cannot do anything; that is a defect.
  public var isDeadEnd: Bool {
    stack.entries.count > 1 && !isBusy && !isSwiping && exits.isEmpty && !fields.contains(where: \.isEnabled)
      && !actions.contains(where: \.isEnabled) && tabs.allSatisfy(\.isSelected)
  }
}

// MARK: - Taken from a window

extension HeadlessWindow {
  /// What the person sees; nothing when the window's stack is empty.
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
