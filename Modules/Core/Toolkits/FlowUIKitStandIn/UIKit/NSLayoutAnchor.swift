#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/nslayoutanchor, documentation/uikit/nslayoutconstraint, documentation/uikit/uilayoutguide,
  // documentation/uikit/uikeyboardlayoutguide. Nothing is laid out here; constraints are kept by the view that they place.

  @MainActor
  public final class NSLayoutConstraint {
    public enum Axis: Int, Sendable {
      case horizontal, vertical
    }

    package enum Edge {
      case leading, trailing, top, bottom, width, height
    }

    /// An edge of a view; nil if it is gone.
    package struct End {
      package let edge: Edge
      weak var owner: UIView?
      weak var keyboard: UIKeyboardLayoutGuide?
    }

    package let first: End
    /// The other end; nil for a constant size.
    package let second: End?
    public let multiplier: CGFloat
    public var constant: CGFloat
    public var isActive = false {
      didSet {
        first.owner?.constraintsAtEdges.removeAll { $0 === self }
        if isActive { first.owner?.constraintsAtEdges.append(self) }
      }
    }

    init(_ first: End, _ second: End?, multiplier: CGFloat = 1, constant: CGFloat = 0) {
      self.first = first
      self.second = second
      self.multiplier = multiplier
      self.constant = constant
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = true }
    }
  }

  @MainActor
  open class NSLayoutAnchor<AnchorType: AnyObject> {
    fileprivate let end: NSLayoutConstraint.End

    init(_ end: NSLayoutConstraint.End) { self.end = end }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
      NSLayoutConstraint(end, anchor.end)
    }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint(end, anchor.end, constant: c)
    }
  }

  /// A width or a height.
  @MainActor
  public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint(end, anchor.end, multiplier: m)
    }

    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint(end, nil, constant: c)
    }
  }

  @MainActor
  public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

  @MainActor
  public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

  @MainActor
  open class UILayoutGuide {
    private weak var view: UIView?

    init(of view: UIView) { self.view = view }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.leading)) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.trailing)) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(end(.top)) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(end(.bottom)) }
    var widthAnchor: NSLayoutDimension { NSLayoutDimension(end(.width)) }
    var heightAnchor: NSLayoutDimension { NSLayoutDimension(end(.height)) }

    private func end(_ edge: NSLayoutConstraint.Edge) -> NSLayoutConstraint.End {
      NSLayoutConstraint.End(edge: edge, owner: view, keyboard: self as? UIKeyboardLayoutGuide)
    }
  }

  /// The area of the keyboard.
  @MainActor
  public final class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the area ends above the system's bars while there is no keyboard, as it does by itself.
    public var usesBottomSafeArea = true
  }
#endif
