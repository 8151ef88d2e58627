/// The content of a screen of rows.
@MainActor
public struct Page {
  let title: String
  let isBusy: Bool
  let rows: [Row]

  /// Creates a page.
  /// - Parameters:
  ///   - title: The title.
  ///   - isBusy: A Boolean value that indicates whether the screen is busy, so that the person cannot leave it.
  ///   - rows: The rows, top first.
  public init(_ title: String, isBusy: Bool = false, @RowBuilder rows: () -> [Row]) {
    self.title = title
    self.isBusy = isBusy
    self.rows = rows()
  }
}
