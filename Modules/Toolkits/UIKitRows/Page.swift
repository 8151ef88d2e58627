/// All that a screen of rows shows at one moment.
@MainActor
public struct Page {
  let title: String
  let isBusy: Bool
  let rows: [Row]

  /// A page.
  /// - Parameters:
  ///   - title: What stands above it.
  ///   - isBusy: Whether the screen is at work; until it is not, the person cannot leave it.
  ///   - rows: The rows, top first.
  public init(_ title: String, isBusy: Bool = false, @RowBuilder rows: () -> [Row]) {
    self.title = title
    self.isBusy = isBusy
    self.rows = rows()
  }
}
