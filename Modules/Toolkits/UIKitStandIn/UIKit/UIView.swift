#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uiview

  /// A rectangle that shows nothing here.
  @MainActor
  open class UIView: UIResponder {
    /// Where it stands in its superview.
    open var frame = CGRect.zero
    /// What of itself it shows.
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    /// What the system's bars cover of it; a test may set it, an app may not.
    public var safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// The views in it, the lowest first.
    public private(set) var subviews: [UIView] = []
    /// The view that it is in.
    public private(set) weak var superview: UIView?

    /// Adds a view above the others.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Adds a view at a place among the others.
    open func insertSubview(_ view: UIView, at index: Int) {
      view.removeFromSuperview()
      subviews.insert(view, at: min(index, subviews.count))
      view.superview = self
    }

    /// Takes it away.
    open func removeFromSuperview() {
      superview?.subviews.removeAll { $0 === self }
      superview = nil
    }

    /// The size that suits it best.
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }

    /// Whether it is not seen, nor what is in it.
    open var isHidden = false
    /// What is behind everything that it shows.
    open var backgroundColor: UIColor?
    /// Whether its frame is made into constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// What VoiceOver says it is.
    public var accessibilityLabel: String?
    /// What tests call it.
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
    /// What the keyboard covers of it.
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

  /// An image that is only a name.
  @MainActor
  public final class UIImage {
    /// A symbol of the system's.
    public init?(systemName name: String) {}
  }
#endif
