public import FlowKit
public import FlowScreens

/// A row at home or in the settings, as it is at the moment: it opens a feature, is a switch, or acts.
public struct AppRow: Sendable {
  public enum Action: Sendable {
    /// Opens an entry.
    case open(any AppEntry)
    /// Is a switch; `change` stores the new state.
    case toggle(isOn: Bool, change: @MainActor @Sendable (Bool) async -> Void)
    /// Is a button, such as "Sign out".
    case act(Role, @MainActor @Sendable () async -> Void)
  }

  /// The role of a row that acts.
  public enum Role: String, CaseIterable, Sendable {
    case normal
    /// It removes something.
    case destructive
  }

  public let title: LocalizedText
  /// A text at the trailing end of the row.
  public let value: LocalizedText?
  /// A short mark, such as a number of new things.
  public let badge: LocalizedText?
  public let action: Action

  /// Creates a row that opens an entry.
  public init(
    _ title: LocalizedText, value: LocalizedText? = nil, badge: LocalizedText? = nil, to entry: any AppEntry
  ) {
    self.init(title, value, badge, .open(entry))
  }

  /// Creates a switch.
  /// - Parameters:
  ///   - title: The title.
  ///   - isOn: Whether it is on.
  ///   - change: Stores the new state; then home and the settings are refreshed.
  public init(_ title: LocalizedText, isOn: Bool, change: @escaping @MainActor @Sendable (Bool) async -> Void) {
    self.init(title, nil, nil, .toggle(isOn: isOn, change: change))
  }

  /// Creates a button.
  /// - Parameters:
  ///   - title: The title.
  ///   - role: Its role.
  ///   - onTap: The act, during which further taps do nothing; then home and the settings are refreshed.
  public init(_ title: LocalizedText, role: Role = .normal, onTap: @escaping @MainActor @Sendable () async -> Void) {
    self.init(title, nil, nil, .act(role, onTap))
  }

  private init(_ title: LocalizedText, _ value: LocalizedText?, _ badge: LocalizedText?, _ action: Action) {
    self.title = title
    self.value = value
    self.badge = badge
    self.action = action
  }

  /// Returns the row of a page.
  /// - Parameter onChoose: Receives the row when the person has chosen it; a switch as they have turned it.
  @MainActor
  fileprivate func row(_ onChoose: @escaping @MainActor (AppRow) -> Void) -> Row {
    switch action {
    case .open: .item(ItemRow(title, value: value, badge: badge) { onChoose(self) })
    case .toggle(let isOn, let change):
      .toggle(ToggleRow(title, isOn: isOn) { onChoose(AppRow(title, isOn: $0, change: change)) })
    case .act(let role, _): .button(ButtonRow(title, role: role.ofButton) { onChoose(self) })
    }
  }
}

/// Returns the rows of a page: items, switches and buttons.
/// - Parameters:
///   - rows: The rows at home or in the settings.
///   - onChoose: Receives the row that the person has chosen, for ``Shell/choose(_:)``; a switch as they have turned it.
@MainActor
public func appRows(_ rows: [AppRow], onChoose: @escaping @MainActor (AppRow) -> Void) -> [Row] {
  rows.map { $0.row(onChoose) }
}

// MARK: - Equatable

extension AppRow: Equatable {
  /// Returns whether two rows show the same, and open the same entry; two acts with the same title are equal.
  public static func == (lhs: AppRow, rhs: AppRow) -> Bool {
    lhs.title == rhs.title && lhs.value == rhs.value && lhs.badge == rhs.badge && lhs.action.isEqual(to: rhs.action)
  }
}

extension AppRow.Action {
  fileprivate func isEqual(to other: AppRow.Action) -> Bool {
    switch (self, other) {
    case (.open(let entry), .open(let other)): entry.isEqual(to: other)
    case (.toggle(let isOn, _), .toggle(let other, _)): isOn == other
    case (.act(let role, _), .act(let other, _)): role == other
    case (.open, _), (.toggle, _), (.act, _): false
    }
  }
}

extension AppRow.Role {
  fileprivate var ofButton: ButtonRow.Role {
    switch self {
    case .normal: .normal
    case .destructive: .destructive
    }
  }
}
