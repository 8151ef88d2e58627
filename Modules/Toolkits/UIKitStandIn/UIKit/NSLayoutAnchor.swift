#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/nslayoutanchor, documentation/uikit/nslayoutconstraint, documentation/uikit/uilayoutguide,
  // documentation/uikit/uikeyboardlayoutguide. Nothing is laid out here.

  /// A relation between two edges.
  @MainActor
  public final class NSLayoutConstraint {
    /// A direction.
    public enum Axis: Int, Sendable {
      /// A direction.
      case horizontal, vertical
    }

    init() {}

    /// Puts constraints into force.
    public class func activate(_ constraints: [NSLayoutConstraint]) {}
  }

  /// An edge or a dimension that constraints speak of.
  @MainActor
  open class NSLayoutAnchor<AnchorType: AnyObject> {
    init() {}

    /// This one is where the other is.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }

    /// This one is so far behind the other.
    public func constraint(
      equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
  }

  /// A left or right edge.
  @MainActor
  public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

  /// An upper or lower edge.
  @MainActor
  public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

  /// A rectangle that constraints speak of.
  @MainActor
  open class UILayoutGuide {
    /// Its edges.
    public let leadingAnchor = NSLayoutXAxisAnchor(), trailingAnchor = NSLayoutXAxisAnchor()
    /// Its edges.
    public let topAnchor = NSLayoutYAxisAnchor(), bottomAnchor = NSLayoutYAxisAnchor()

    init() {}
  }

  /// What the keyboard covers.
  @MainActor
  public final class UIKeyboardLayoutGuide: UILayoutGuide {}
#endif
