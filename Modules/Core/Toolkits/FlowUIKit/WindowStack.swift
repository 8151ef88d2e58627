#if canImport(SwiftUI) && canImport(UIKit)
  package import SwiftUI

  /// A stack in a SwiftUI window, which learns its window when it appears there.
  package final class WindowStack: UINavigationController {
    /// Called once, when it is in a window.
    package var onWindow: (@MainActor (UIWindow) -> Void)?

    package override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      if let window = view.window { onWindow.take()?(window) }
    }
  }
#endif
