#if !canImport(UIKit)
  // Apple: documentation/uikit/uiscrollview

  /// A scroll view.
  @MainActor
  open class UIScrollView: UIView {
    /// The way in which scrolling dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
      /// The way in which scrolling dismisses the keyboard.
      case none, onDrag, interactive
    }

    /// The way in which scrolling dismisses the keyboard.
    open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    /// The content area.
    public let contentLayoutGuide = UILayoutGuide()
    /// The visible area.
    public let frameLayoutGuide = UILayoutGuide()
  }

  // Apple: documentation/uikit/uiactivityindicatorview

  /// A spinning activity indicator.
  @MainActor
  open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable {
      /// How large it is.
      case medium = 100, large = 101
    }

    /// A Boolean value that indicates whether it is hidden when stopped.
    open var hidesWhenStopped = true
    /// A Boolean value that indicates whether it is animating.
    public private(set) var isAnimating = false

    /// Creates a stopped indicator.
    public convenience init(style: UIActivityIndicatorView.Style) { self.init() }

    /// Starts the animation.
    open func startAnimating() { isAnimating = true }
    /// Stops.
    open func stopAnimating() { isAnimating = false }
  }
#endif
