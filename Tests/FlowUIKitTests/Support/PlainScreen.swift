import UIKitStandIn

/// A screen with a title, and nothing else.
final class PlainScreen: UIViewController {
  convenience init(_ title: String) {
    self.init()
    self.title = title
  }
}
