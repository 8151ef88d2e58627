/// A row at home or in the settings that opens a feature.
public struct AppRow: Sendable {
  /// The label.
  public let title: String
  /// The entry that it opens.
  public let entry: any AppEntry

  /// Creates a row with this title.
  public init(_ title: String, to entry: any AppEntry) {
    self.title = title
    self.entry = entry
  }
}

// MARK: - Equatable

extension AppRow: Equatable {
  /// Returns a Boolean value that indicates whether two rows have the same title and entry.
  public static func == (lhs: AppRow, rhs: AppRow) -> Bool {
    lhs.title == rhs.title && lhs.entry.isEqual(to: rhs.entry)
  }
}
