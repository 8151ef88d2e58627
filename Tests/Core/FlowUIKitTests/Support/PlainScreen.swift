#if !canImport(UIKit)
  import FlowUIKitStandIn

  /// A screen with a title.
  final class PlainScreen: UIViewController {
    convenience init(_ title: String) {
      self.init()
      self.title = title
    }
  }
#endif
