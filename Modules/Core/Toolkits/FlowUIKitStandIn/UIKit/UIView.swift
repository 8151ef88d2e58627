#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uiview

  /// A view, which draws nothing here.
  @MainActor
  open class UIView: UIResponder {
    public enum ContentMode: Int, Sendable {
      case scaleToFill, scaleAspectFit, scaleAspectFill
    }

    // Apple: documentation/uikit/uiview/autoresizingmask-swift.struct
    public struct AutoresizingMask: OptionSet, Sendable {
      public let rawValue: UInt
      public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
      public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
      public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
      public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    open var frame = CGRect.zero
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    /// The insets of the system's bars, settable by tests only.
    public var safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) {
      view.removeFromSuperview()
      subviews.insert(view, at: min(index, subviews.count))
      view.superview = self
      view.adoptTraits()
      if window != nil { view.tellWindow() }
    }

    open func removeFromSuperview() {
      if superview != nil { endTyping() }
      let former = window
      superview?.subviews.removeAll { $0 === self }
      superview = nil
      if former != nil { tellWindow() }
    }

    open var window: UIWindow? { superview?.window }

    open func didMoveToWindow() {}

    /// Shows the keyboard, which one view has at a time.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
      var root: UIView = self
      while let above = root.superview { root = above }
      root.endTyping(except: self)
      return super.becomeFirstResponder()
    }

    private func endTyping(except typed: UIView? = nil) {
      if self !== typed { resignFirstResponder() }
      for view in subviews { view.endTyping(except: typed) }
    }

    private func tellWindow() {
      didMoveToWindow()
      for view in subviews { view.tellWindow() }
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { size }

    // Apple: documentation/uikit/uitraitchangeobservable

    /// The person's text size in this view and those below it; settable by tests only.
    public var textSize: UIContentSizeCategory? { didSet { adoptTraits() } }
    public var traitCollection: UITraitCollection {
      textSize.map(UITraitCollection.init) ?? superview?.traitCollection ?? UITraitCollection(.large)
    }
    private var adopted = UITraitCollection(.large)
    private var traitHandlers: [(UITraitCollection) -> Void] = []

    /// Observes the person's text size.
    public func registerForTraitChanges<View: UIView>(
      _ traits: [any UITraitDefinition.Type], handler: @escaping (View, UITraitCollection) -> Void
    ) {
      traitHandlers.append { [weak self] previous in if let view = self as? View { handler(view, previous) } }
    }

    func adoptTraits() {
      let previous = adopted
      adopted = traitCollection
      if previous != adopted { for handler in traitHandlers { handler(previous) } }
      for view in subviews { view.adoptTraits() }
    }

    open var isHidden = false
    open var autoresizingMask: UIView.AutoresizingMask = []
    open var contentMode = UIView.ContentMode.scaleToFill
    open var backgroundColor: UIColor?
    /// A Boolean value that indicates whether the frame is translated into constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    public var accessibilityLabel: String?
    public var accessibilityValue: String?
    public var accessibilityTraits: UIAccessibilityTraits = []
    /// Whether VoiceOver reads the view as one element; as in UIKit, labels and controls are one by themselves.
    public lazy var isAccessibilityElement = self is UILabel || self is UIControl || self is UITextView
    public var accessibilityIdentifier: String?

    private lazy var edges = UILayoutGuide(of: self)
    public var leadingAnchor: NSLayoutXAxisAnchor { edges.leadingAnchor }
    public var trailingAnchor: NSLayoutXAxisAnchor { edges.trailingAnchor }
    public var topAnchor: NSLayoutYAxisAnchor { edges.topAnchor }
    public var bottomAnchor: NSLayoutYAxisAnchor { edges.bottomAnchor }
    public var widthAnchor: NSLayoutDimension { edges.widthAnchor }
    public var heightAnchor: NSLayoutDimension { edges.heightAnchor }
    public var layoutMarginsGuide: UILayoutGuide { edges }
    public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(of: self)
    /// The active constraints of the edges and the sizes of this view.
    package var constraintsAtEdges: [NSLayoutConstraint] = []
  }

  // Apple: documentation/uikit/uiedgeinsets

  public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  // Apple: documentation/uikit/uiimage/init(systemname:), documentation/uikit/uiimage/init(named:)

  /// An image, identified by its name, twice as wide as it is high.
  @MainActor
  public final class UIImage {
    public let size = CGSize(width: 40, height: 20)

    public convenience init?(systemName name: String) {
      // UIKit has no symbol of this name.
      guard !name.isEmpty else { return nil }
      self.init(name)
    }

    public convenience init?(named name: String) { return nil }

    public let standInName: String

    private init(_ name: String) { standInName = name }
  }
#endif
