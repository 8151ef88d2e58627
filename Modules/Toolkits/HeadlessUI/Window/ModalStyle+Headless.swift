public import FlowKit

// Styles beyond those that every toolkit knows, as UIKit has them.

extension ModalStyle {
  /// A sheet that rests at one of several heights, which UIKit calls detents, the lowest first.
  public static func sheet(heights: [SheetHeight]) -> ModalStyle {
    ModalStyle("sheet", isDismissible: true, options: heights)
  }

  /// A bubble beside what it belongs to; a tap beside it dismisses it.
  public static let popover = ModalStyle("popover", isDismissible: true)
}

/// How high a sheet stands.
public enum SheetHeight: Hashable, Sendable {
  /// Half of the window.
  case medium
  /// Most of the window.
  case large
  /// This many points.
  case points(Int)
}
