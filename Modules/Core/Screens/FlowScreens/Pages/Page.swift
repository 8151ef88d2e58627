public import FlowKit

/// The content of a screen, as a value with actions: the same in every toolkit.
///
/// It is made by a function of a screen's content.
@MainActor
public struct Page {
  package let title: LocalizedText
  package let isBusy: Bool
  package let onRefresh: (@MainActor () -> Void)?
  package let rows: [Row]

  /// Creates a page.
  /// - Parameters:
  ///   - title: The title.
  ///   - isBusy: A Boolean value that indicates whether the screen is busy, so that the person cannot leave it.
  ///   - onRefresh: Called when the person pulls the page down to refresh it; nil if it cannot be refreshed.
  ///   - rows: The rows, top first.
  public init(
    _ title: LocalizedText, isBusy: Bool = false, onRefresh: (@MainActor () -> Void)? = nil,
    @RowBuilder rows: () -> [Row]
  ) {
    self.title = title
    self.isBusy = isBusy
    self.onRefresh = onRefresh
    self.rows = rows()
  }
}
