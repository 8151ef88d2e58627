#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uitabbar, documentation/uikit/uitabbaritem, documentation/uikit/uitabbardelegate

  /// A button of a tab bar.
  @MainActor
  open class UITabBarItem: UIBarItem {
    /// The title.
    public let title: String?
    /// A number for the app's use.
    public let tag: Int

    /// Creates a button.
    public init(title: String?, image: UIImage?, tag: Int) {
      self.title = title
      self.tag = tag
      super.init()
    }
  }

  /// A tab bar.
  @MainActor
  open class UITabBar: UIView {
    /// The buttons.
    open var items: [UITabBarItem]?
    /// The selected button.
    open weak var selectedItem: UITabBarItem?
    /// The delegate.
    open weak var delegate: (any UITabBarDelegate)?

    /// Returns the given width and a height of 49 points plus the safe area.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 49 + (superview?.safeAreaInsets.bottom ?? 0))
    }
  }

  /// The delegate of a tab bar.
  @MainActor
  public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when the person taps a button, but not when the program selects one.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  }
#endif
