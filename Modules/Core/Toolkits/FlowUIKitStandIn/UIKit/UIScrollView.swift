#if !canImport(UIKit)
  // Apple: documentation/uikit/uiscrollview

  @MainActor
  open class UIScrollView: UIView {
    public enum KeyboardDismissMode: Int, Sendable {
      case none, onDrag, interactive
    }

    open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    open var isScrollEnabled = true
    open var refreshControl: UIRefreshControl?
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self)
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self)
  }

  // Apple: documentation/uikit/uiactivityindicatorview

  @MainActor
  open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
      case medium = 100, large = 101
    }

    open var hidesWhenStopped = true
    public private(set) var isAnimating = false

    public convenience init(style: UIActivityIndicatorView.Style) { self.init() }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
  }
#endif
