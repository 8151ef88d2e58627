/// A work whose time must grow linearly with the number of its items.
public struct Scale: Sendable {
  /// The name in the table.
  public let name: String
  /// The number of items in the first run; the second has ten times as many.
  public let size: Int
  /// Makes the work for a number of items.
  public let way: @MainActor @Sendable (_ size: Int) -> Way

  init(_ name: String, _ size: Int, way: @escaping @MainActor @Sendable (Int) -> Way) {
    self.name = name
    self.size = size
    self.way = way
  }
}
