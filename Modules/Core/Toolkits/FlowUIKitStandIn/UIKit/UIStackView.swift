#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uistackview

  @MainActor
  open class UIStackView: UIView {
    private var arranged: [UIView] = []

    public enum Alignment: Int, Sendable {
      case fill = 0, leading = 1, center = 3
    }

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var alignment = UIStackView.Alignment.fill
    open var spacing: CGFloat = 0

    /// The arranged views, a subset of the subviews.
    public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

    public convenience init(arrangedSubviews views: [UIView]) {
      self.init()
      for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts a view at an index; an index beyond the end is an exception.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
      arranged = arrangedSubviews
      if view.superview !== self { addSubview(view) }
      arranged.insert(view, at: stackIndex)
    }

    /// Removes a view from the arrangement, but not from the subviews.
    open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }
  }
#endif
