#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uistackview

  /// Arranges views in a row or a column.
  @MainActor
  open class UIStackView: UIView {
    private var arranged: [UIView] = []

    /// In which direction it arranges them.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// The distance between two of them, in points.
    open var spacing: CGFloat = 0

    /// The views that it arranges, always among its subviews.
    public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

    /// Arranges these views.
    public convenience init(arrangedSubviews views: [UIView]) {
      self.init()
      for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Adds a view at a place; a place beyond the end is an exception.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
      arranged = arrangedSubviews
      if view.superview !== self { addSubview(view) }
      arranged.insert(view, at: stackIndex)
    }

    /// Arranges it no more; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }
  }
#endif
