/// Something that apps do in numbers, whose time must grow as its size does.
public struct Scale: Sendable {
  /// What it is called in the table.
  public let name: String
  /// How many there are of it, the first time; then ten times as many.
  public let size: Int
  /// So many of it.
  public let way: @MainActor @Sendable (_ size: Int) -> Way

  init(_ name: String, _ size: Int, way: @escaping @MainActor @Sendable (Int) -> Way) {
    self.name = name
    self.size = size
    self.way = way
  }
}
