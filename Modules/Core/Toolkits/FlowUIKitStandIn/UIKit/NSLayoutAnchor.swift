#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/nslayoutanchor, documentation/uikit/nslayoutconstraint, documentation/uikit/uilayoutguide,
  // documentation/uikit/uikeyboardlayoutguide. Nothing is laid out here.

  /// A layout constraint.
  @MainActor
  public final class NSLayoutConstraint {
    /// A direction.
    public enum Axis: Int, Sendable {
      /// A direction.
      case horizontal, vertical
    }

    init() {}

    /// Activates constraints.
    public class func activate(_ constraints: [NSLayoutConstraint]) {}
  }

  /// A layout anchor.
  @MainActor
  open class NSLayoutAnchor<AnchorType: AnyObject> {
    init() {}

    /// Returns a constraint that aligns two anchors.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }

    /// Returns a constraint with a distance between two anchors.
    public func constraint(
      equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
  }

  /// A horizontal anchor.
  @MainActor
  public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

  /// A vertical anchor.
  @MainActor
  public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

  /// A layout guide.
  @MainActor
  open class UILayoutGuide {
    /// Its edges.
    public let leadingAnchor = NSLayoutXAxisAnchor(), trailingAnchor = NSLayoutXAxisAnchor()
    /// Its edges.
    public let topAnchor = NSLayoutYAxisAnchor(), bottomAnchor = NSLayoutYAxisAnchor()

    init() {}
  }

  /// The area of the keyboard.
  @MainActor
  public final class UIKeyboardLayoutGuide: UILayoutGuide {}
#endif
