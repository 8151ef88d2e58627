#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/nslayoutanchor, documentation/uikit/nslayoutconstraint, documentation/uikit/uilayoutguide,
  // documentation/uikit/uikeyboardlayoutguide. Nothing is laid out here.

  @MainActor
  public final class NSLayoutConstraint {
    public enum Axis: Int, Sendable {
      case horizontal, vertical
    }

    init() {}

    public class func activate(_ constraints: [NSLayoutConstraint]) {}
  }

  @MainActor
  open class NSLayoutAnchor<AnchorType: AnyObject> {
    init() {}

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }

    public func constraint(
      equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
  }

  @MainActor
  public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

  @MainActor
  public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

  @MainActor
  open class UILayoutGuide {
    public let leadingAnchor = NSLayoutXAxisAnchor(), trailingAnchor = NSLayoutXAxisAnchor()
    public let topAnchor = NSLayoutYAxisAnchor(), bottomAnchor = NSLayoutYAxisAnchor()

    init() {}
  }

  /// The area of the keyboard.
  @MainActor
  public final class UIKeyboardLayoutGuide: UILayoutGuide {}
#endif
