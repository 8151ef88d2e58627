package struct NavigationScreen: Hashable, Sendable, Codable {
  /// The ways to a screen other than from another screen.
  package enum Entry: String, Sendable, Codable, CaseIterable, Comparable {
    /// The app was launched for the first time.
    case launch
    /// A link was opened.
    case link
    /// The app was launched again and restored it.
    case restored
    /// Time has passed, or an external event happened.
    case event

    package static func < (one: Entry, other: Entry) -> Bool {
      (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
    }
  }

  package let id: ScreenID
  package let isAlert: Bool
  package let entries: [Entry]

  package init(_ id: ScreenID, isAlert: Bool = false, entries: some Sequence<Entry> = []) {
    self.id = id
    self.isAlert = isAlert
    self.entries = Set(entries).sorted()
  }
}
