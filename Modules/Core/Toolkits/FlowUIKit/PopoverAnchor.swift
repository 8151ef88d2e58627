#if canImport(UIKit)
  import UIKit
#else
  import FlowUIKitStandIn
  import Foundation
#endif

/// A point in the middle of a view, also after the view has turned, at which a popover can stand.
final class PopoverAnchor: UIView {
  /// Returns the point of a view, which has one.
  static func inMiddle(of view: UIView) -> PopoverAnchor {
    let anchor = view.subviews.lazy.compactMap { $0 as? PopoverAnchor }.first ?? PopoverAnchor()
    anchor.frame = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    anchor.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    if anchor.superview == nil { view.addSubview(anchor) }
    return anchor
  }
}
