#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uimodalpresentationstyle

  /// How a modal view controller covers what is below it.
  public enum UIModalPresentationStyle: Int, Sendable {
    /// A style.
    case fullScreen = 0, pageSheet = 1, formSheet = 2, popover = 7, automatic = -2
  }

  // Apple: documentation/uikit/uipresentationcontroller

  /// Keeps a view controller on show that is presented.
  @MainActor
  open class UIPresentationController {
    /// What it keeps on show.
    public private(set) unowned var presentedViewController: UIViewController
    /// Is asked before the person dismisses it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(_ presented: UIViewController) { presentedViewController = presented }
  }

  // Apple: documentation/uikit/uiadaptivepresentationcontrollerdelegate. The methods are optional; here they have defaults.

  /// Is asked before the person dismisses what is presented.
  @MainActor
  public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// "The system may call this method at any time."
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The person has tried to dismiss it, and that was prevented.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    /// "This method is not called if the presentation is dismissed programmatically."
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  }

  extension UIAdaptivePresentationControllerDelegate {
    /// Nobody minds.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Nobody hears.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    /// Nobody hears.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  }

  // Apple: documentation/uikit/uisheetpresentationcontroller

  /// Keeps a sheet on show.
  @MainActor
  public final class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @MainActor
    public final class Detent {
      /// Names a height.
      public struct Identifier: Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
      }

      /// Computes the height; nil of those that the system knows.
      let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

      private init(_ resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil) {
        self.resolver = resolver
      }

      /// Half of the screen.
      public static func medium() -> UISheetPresentationController.Detent { Detent() }
      /// All of it.
      public static func large() -> UISheetPresentationController.Detent { Detent() }
      /// A height that is computed.
      public static func custom(
        identifier: UISheetPresentationController.Detent.Identifier? = nil,
        resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
      ) -> UISheetPresentationController.Detent { Detent(resolver) }
    }

    /// The heights at which it rests.
    public var detents: [UISheetPresentationController.Detent] = [.large()]
  }

  /// What a height may depend on; nothing here.
  @MainActor
  public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {}

  // Apple: documentation/uikit/uipopoverpresentationcontroller

  /// Keeps a popover on show.
  @MainActor
  public final class UIPopoverPresentationController: UIPresentationController {
    /// The view that it belongs to.
    public var sourceView: UIView?
    /// Where it points to.
    public var sourceRect = CGRect.null
    /// On which sides it may stand; none means that it has no arrow.
    public var permittedArrowDirections = UIPopoverArrowDirection.any
  }

  // Apple: documentation/uikit/uipopoverarrowdirection

  /// Where the arrow of a popover may point.
  public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Anywhere.
    public static let any = UIPopoverArrowDirection(rawValue: 15)

    /// Some directions.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
#endif
