public import FlowKit

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import FlowUIKitStandIn
#endif

extension ModalStyle {
  /// Returns a sheet with several detents, lowest first.
  public static func sheet(heights: [SheetHeight]) -> ModalStyle {
    ModalStyle("sheet", isDismissible: true, options: heights)
  }

  /// A popover; a tap outside dismisses it.
  public static let popover = ModalStyle("popover", isDismissible: true)
}

public enum SheetHeight: Hashable, Sendable {
  /// UIKit's medium and large detents.
  case medium, large
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
