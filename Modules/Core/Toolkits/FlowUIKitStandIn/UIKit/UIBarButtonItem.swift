#if !canImport(UIKit)
  // Apple: documentation/uikit/uibaritem, documentation/uikit/uibarbuttonitem

  @MainActor
  open class UIBarItem {
    open var isEnabled = true
    open var image: UIImage?

    init() {}
  }

  @MainActor
  open class UIBarButtonItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
      case close = 24
    }

    open var primaryAction: UIAction?
    open var title: String?
    public var accessibilityLabel: String?

    public override init() { super.init() }

    public convenience init(
      systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
      self.init()
      self.primaryAction = primaryAction
    }

    public convenience init(
      title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
      self.init()
      self.title = title
      self.image = image
      self.primaryAction = primaryAction
    }
  }

  // Apple: documentation/uikit/uinavigationitem

  @MainActor
  open class UINavigationItem {
    open var title: String?
    open var leftBarButtonItem: UIBarButtonItem?
    open var hidesBackButton = false

    init() {}

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  }
#endif
