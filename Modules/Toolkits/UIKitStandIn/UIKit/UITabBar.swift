#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uitabbar, documentation/uikit/uitabbaritem, documentation/uikit/uitabbardelegate

  /// One of the buttons of a tab bar.
  @MainActor
  open class UITabBarItem: UIBarItem {
    /// What it says.
    public let title: String?
    /// A number of the app's.
    public let tag: Int

    /// A button.
    public init(title: String?, image: UIImage?, tag: Int) {
      self.title = title
      self.tag = tag
      super.init()
    }
  }

  /// Buttons of which one is selected.
  @MainActor
  open class UITabBar: UIView {
    /// The buttons.
    open var items: [UITabBarItem]?
    /// The one that is selected.
    open weak var selectedItem: UITabBarItem?
    /// Hears of taps.
    open weak var delegate: (any UITabBarDelegate)?

    /// As wide as it may be, and 49 points high, what the system covers included.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 49 + (superview?.safeAreaInsets.bottom ?? 0))
    }
  }

  /// Hears of taps on a tab bar.
  @MainActor
  public protocol UITabBarDelegate: NSObjectProtocol {
    /// The person has tapped a button; not called for what the program selects.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  }
#endif
