public import FlowKit

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import UIKitStandIn
#endif

extension ModalStyle {
  /// A sheet that rests at one of several heights, which UIKit calls detents, the lowest first.
  public static func sheet(heights: [SheetHeight]) -> ModalStyle {
    ModalStyle("sheet", isDismissible: true, options: heights)
  }

  /// A bubble; a tap beside it dismisses it.
  public static let popover = ModalStyle("popover", isDismissible: true)
}

/// How high a sheet stands.
public enum SheetHeight: Hashable, Sendable {
  /// Half of the window, or most of it.
  case medium, large
  /// This many points.
  case points(Int)

  @MainActor
  var detent: UISheetPresentationController.Detent {
    switch self {
    case .medium: .medium()
    case .large: .large()
    case .points(let height): .custom { _ in CGFloat(height) }
    }
  }
}
