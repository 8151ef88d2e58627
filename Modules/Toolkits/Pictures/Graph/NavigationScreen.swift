/// A screen of an app.
public struct NavigationScreen: Hashable, Sendable, Codable {
  /// How a person may get to a screen without touching another one.
  public enum Entry: String, Sendable, Codable, CaseIterable, Comparable {
    /// The app was launched for the first time.
    case launch
    /// A link was opened.
    case link
    /// The app was launched again, and came back to it.
    case restored
    /// Time went by, or something happened around the app.
    case event

    /// In the order in which they are listed.
    public static func < (one: Entry, other: Entry) -> Bool {
      (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
    }
  }

  /// Which screen it is.
  public let id: ScreenID
  /// Whether it is a question above another screen.
  public let isAlert: Bool
  /// How a person got there without touching another screen.
  public let entries: [Entry]

  /// A screen of an app.
  public init(_ id: ScreenID, isAlert: Bool = false, entries: some Sequence<Entry> = []) {
    self.id = id
    self.isAlert = isAlert
    self.entries = Set(entries).sorted()
  }
}
