#if !canImport(UIKit)
  // Apple: documentation/uikit/uibaritem, documentation/uikit/uibarbuttonitem

  /// An item in a bar.
  @MainActor
  open class UIBarItem {
    /// A Boolean value that indicates whether the item is enabled.
    open var isEnabled = true

    init() {}
  }

  /// A button in a bar.
  @MainActor
  open class UIBarButtonItem: UIBarItem {
    /// The items that the system draws.
    public enum SystemItem: Int, Sendable {
      /// The close button.
      case close = 24
    }

    /// The action of a tap.
    open var primaryAction: UIAction?

    /// Creates a button without an action.
    public override init() { super.init() }

    /// Creates a system button.
    public convenience init(
      systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
      self.init()
      self.primaryAction = primaryAction
    }

    /// Creates a plain button.
    public convenience init(
      title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
      self.init()
      self.primaryAction = primaryAction
    }
  }

  // Apple: documentation/uikit/uinavigationitem

  /// The content of the bar while a view controller is on top of its stack.
  @MainActor
  open class UINavigationItem {
    /// The title.
    open var title: String?
    /// The button that replaces the back button.
    open var leftBarButtonItem: UIBarButtonItem?
    /// A Boolean value that indicates whether the back button is hidden.
    open var hidesBackButton = false

    init() {}

    /// Hides the back button, or shows it again.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  }
#endif
