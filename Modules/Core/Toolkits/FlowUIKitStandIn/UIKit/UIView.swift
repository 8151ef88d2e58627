#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uiview

  /// A view, which draws nothing here.
  @MainActor
  open class UIView: UIResponder {
    /// The frame in the superview.
    open var frame = CGRect.zero
    /// The bounds.
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    /// The insets of the system's bars, settable by tests only.
    public var safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// The subviews, bottom first.
    public private(set) var subviews: [UIView] = []
    /// The view that it is in.
    public private(set) weak var superview: UIView?

    /// Adds a view above the others.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Inserts a subview at an index.
    open func insertSubview(_ view: UIView, at index: Int) {
      view.removeFromSuperview()
      subviews.insert(view, at: min(index, subviews.count))
      view.superview = self
      if window != nil { view.tellWindow() }
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
      let former = window
      superview?.subviews.removeAll { $0 === self }
      superview = nil
      if former != nil { tellWindow() }
    }

    /// The window that the view is in.
    open var window: UIWindow? { superview?.window }

    /// Called when the view has another window, or none.
    open func didMoveToWindow() {}

    private func tellWindow() {
      didMoveToWindow()
      for view in subviews { view.tellWindow() }
    }

    /// Returns the best size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }

    /// A Boolean value that indicates whether the view is hidden.
    open var isHidden = false
    /// The background color.
    open var backgroundColor: UIColor?
    /// A Boolean value that indicates whether the frame is translated into constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// The label for VoiceOver.
    public var accessibilityLabel: String?
    /// The identifier for UI tests.
    public var accessibilityIdentifier: String?

    private let edges = UILayoutGuide()
    /// Its edges.
    public var leadingAnchor: NSLayoutXAxisAnchor { edges.leadingAnchor }
    /// Its edges.
    public var trailingAnchor: NSLayoutXAxisAnchor { edges.trailingAnchor }
    /// Its edges.
    public var topAnchor: NSLayoutYAxisAnchor { edges.topAnchor }
    /// Its edges.
    public var bottomAnchor: NSLayoutYAxisAnchor { edges.bottomAnchor }
    /// The area of the keyboard in the view.
    public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide()
  }

  // Apple: documentation/uikit/uiedgeinsets

  /// Distances from the four edges.
  public struct UIEdgeInsets: Equatable, Sendable {
    /// The distances in points.
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

    /// Distances in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  // Apple: documentation/uikit/uiimage/init(systemname:)

  /// An image, identified by its name.
  @MainActor
  public final class UIImage {
    /// Creates a system symbol.
    public init?(systemName name: String) {}
  }
#endif
