#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uitabbar, documentation/uikit/uitabbaritem, documentation/uikit/uitabbardelegate

  @MainActor
  open class UITabBarItem: UIBarItem {
    public let title: String?
    public let tag: Int

    public init(title: String?, image: UIImage?, tag: Int) {
      self.title = title
      self.tag = tag
      super.init()
      self.image = image
    }
  }

  @MainActor
  open class UITabBar: UIView {
    open var items: [UITabBarItem]?
    open weak var selectedItem: UITabBarItem?
    open weak var delegate: (any UITabBarDelegate)?

    /// Returns the given width and a height of 49 points plus the safe area.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 49 + (superview?.safeAreaInsets.bottom ?? 0))
    }
  }

  @MainActor
  public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when the person taps a button, but not when the program selects one.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  }
#endif
