#if !canImport(UIKit)
  // Apple: documentation/uikit/uiscrollview

  /// Shows a part of what is in it.
  @MainActor
  open class UIScrollView: UIView {
    /// How the keyboard goes when the person scrolls.
    public enum KeyboardDismissMode: Int, Sendable {
      /// How the keyboard goes when the person scrolls.
      case none, onDrag, interactive
    }

    /// How the keyboard goes when the person scrolls.
    open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    /// All that is in it.
    public let contentLayoutGuide = UILayoutGuide()
    /// What of that is seen.
    public let frameLayoutGuide = UILayoutGuide()
  }

  // Apple: documentation/uikit/uiactivityindicatorview

  /// Turns while something is at work.
  @MainActor
  open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable {
      /// How large it is.
      case medium = 100, large = 101
    }

    /// Whether it is seen only while it turns.
    open var hidesWhenStopped = true
    /// Whether it turns.
    public private(set) var isAnimating = false

    /// One that does not turn.
    public convenience init(style: UIActivityIndicatorView.Style) { self.init() }

    /// Begins to turn.
    open func startAnimating() { isAnimating = true }
    /// Stops.
    open func stopAnimating() { isAnimating = false }
  }
#endif
