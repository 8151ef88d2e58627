#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/nslayoutanchor, documentation/uikit/nslayoutconstraint, documentation/uikit/uilayoutguide,
  // documentation/uikit/uikeyboardlayoutguide. Nothing is laid out here; constraints are kept by the view that they place.

  @MainActor
  public final class NSLayoutConstraint {
    public enum Axis: Int, Sendable {
      case horizontal, vertical
    }

    enum Edge {
      case leading, trailing, top, bottom
    }

    /// An edge of a view; nil if it is gone.
    struct End {
      let edge: Edge
      weak var owner: UIView?
    }

    let first: End
    let second: End

    init(_ first: End, _ second: End) {
      self.first = first
      self.second = second
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.first.owner?.constraintsAtEdges.append(constraint) }
    }
  }

  @MainActor
  open class NSLayoutAnchor<AnchorType: AnyObject> {
    private let end: NSLayoutConstraint.End

    init(_ end: NSLayoutConstraint.End) { self.end = end }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
      NSLayoutConstraint(end, anchor.end)
    }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint(end, anchor.end)
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

    private func end(_ edge: NSLayoutConstraint.Edge) -> NSLayoutConstraint.End {
      NSLayoutConstraint.End(edge: edge, owner: view)
    }
  }

  /// The area of the keyboard.
  @MainActor
  public final class UIKeyboardLayoutGuide: UILayoutGuide {}
#endif
