public import FlowKit

// Styles of UIKit that some toolkits do not have.

extension ModalStyle {
  /// Returns the style of a sheet with several heights, the lowest first; UIKit calls them detents.
  public static func sheet(heights: [SheetHeight]) -> ModalStyle {
    ModalStyle("sheet", isDismissible: true, options: heights)
  }

  /// A popover, which a tap beside it dismisses.
  public static let popover = ModalStyle("popover", isDismissible: true)
}

public enum SheetHeight: Hashable, Sendable {
  /// Half of the window.
  case medium
  /// Most of the window.
  case large
  /// A number of points.
  case points(Int)
}
