#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
#endif

extension UIImage {
  /// Creates an image from the assets of the app, or else from the symbols of the system.
  package convenience init?(asset name: String) {
    if UIImage(named: name) != nil { self.init(named: name) } else { self.init(systemName: name) }
  }
}
