/// A row, at home or in the settings, that leads into a feature.
public struct AppRow: Sendable {
  /// What the person reads.
  public let title: String
  /// Where it leads.
  public let entry: any AppEntry

  /// A row with this title.
  public init(_ title: String, to entry: any AppEntry) {
    self.title = title
    self.entry = entry
  }
}

// MARK: - Equatable

extension AppRow: Equatable {
  /// Whether the two lead to the same place, and say the same.
  public static func == (lhs: AppRow, rhs: AppRow) -> Bool {
    lhs.title == rhs.title && lhs.entry.isEqual(to: rhs.entry)
  }
}
