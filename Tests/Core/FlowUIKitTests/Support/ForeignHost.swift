#if !canImport(UIKit)
  import FlowUIKitStandIn

  /// The root view controller of another toolkit, such as SwiftUI, which does not report its visible screen.
  final class ForeignHost: UIViewController {
    private var child: UIViewController?

    convenience init(_ child: UIViewController) {
      self.init()
      self.child = child
      addChild(child)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      if let child { view.addSubview(child.view) }
    }

    func drop() {
      child?.viewIfLoaded?.removeFromSuperview()
      child?.removeFromParent()
    }
  }
#endif
