#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import FlowUIKitStandIn
#endif

/// The system's share sheet, which closes by itself.
final class ShareSheet: UIActivityViewController, TransientlyPresented {}

extension UIKitPresenters {
  /// Shows the system's share sheet with a text above the window's screens, when nothing moves.
  public func share(_ text: String) { window.share(text) }
}

extension FlowWindow {
  fileprivate func share(_ text: String) {
    whenSettled { [weak self] in
      guard let self, let top = containers.last else { return }
      let sheet = ShareSheet(activityItems: [text], applicationActivities: nil)
      // On an iPad it is a popover, which needs a place.
      sheet.popoverPresentationController?.sourceView = PopoverAnchor.inMiddle(of: top.view)
      sheet.popoverPresentationController?.permittedArrowDirections = []
      top.present(sheet, animated: true)
      watch()
    }
  }
}
