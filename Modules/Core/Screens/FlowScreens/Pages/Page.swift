/// What a screen shows, as a value with actions: the same in every toolkit.
///
/// It is made by a function of a screen's content.
@MainActor
public struct Page {
  package let title: String
  package let isBusy: Bool
  package let rows: [Row]

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
