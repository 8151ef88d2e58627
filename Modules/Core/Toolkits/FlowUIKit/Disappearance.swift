import FlowKit

#if canImport(UIKit)
  public import UIKit
#else
  public import FlowUIKitStandIn
#endif

/// A view controller that reports its disappearance, so that FlowUIKit notices at once that other code has dismissed
/// it.
@MainActor
public protocol DisappearanceReporting: UIViewController {
  /// Called in `viewDidDisappear`; FlowUIKit sets it.
  var onDisappear: (@MainActor () -> Void)? { get set }
}

/// An invisible view beside a screen that is presented alone, which reports the end of the presentation.
final class DisappearanceView: UIView {
  private var onDisappear: Completion = {}

  convenience init(_ onDisappear: @escaping Completion) {
    self.init()
    isHidden = true
    self.onDisappear = onDisappear
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onDisappear() }
  }
}
