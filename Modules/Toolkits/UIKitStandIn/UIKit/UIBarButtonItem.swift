#if !canImport(UIKit)
  // Apple: documentation/uikit/uibaritem, documentation/uikit/uibarbuttonitem

  /// Something in a bar.
  @MainActor
  open class UIBarItem {
    /// Whether it takes a tap.
    open var isEnabled = true

    init() {}
  }

  /// A button in a bar.
  @MainActor
  open class UIBarButtonItem: UIBarItem {
    /// What the system knows how to draw.
    public enum SystemItem: Int, Sendable {
      /// A cross.
      case close = 24
    }

    /// What a tap does.
    open var primaryAction: UIAction?

    /// A button without an action.
    public override init() { super.init() }

    /// A button that the system draws.
    public convenience init(
      systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
      self.init()
      self.primaryAction = primaryAction
    }

    /// A plain button.
    public convenience init(
      title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
      self.init()
      self.primaryAction = primaryAction
    }
  }

  // Apple: documentation/uikit/uinavigationitem

  /// What the bar shows while a view controller is on top of its stack.
  @MainActor
  open class UINavigationItem {
    /// In the middle of the bar.
    open var title: String?
    /// Stands in place of the back button.
    open var leftBarButtonItem: UIBarButtonItem?
    /// Whether there is no back button.
    open var hidesBackButton = false

    init() {}

    /// Hides the back button, or shows it again.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  }
#endif
