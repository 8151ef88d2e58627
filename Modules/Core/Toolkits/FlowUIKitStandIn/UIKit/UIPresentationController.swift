#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uimodalpresentationstyle

  /// The style of a modal presentation.
  public enum UIModalPresentationStyle: Int, Sendable {
    /// A style.
    case fullScreen = 0, pageSheet = 1, formSheet = 2, popover = 7, automatic = -2
  }

  // Apple: documentation/uikit/uipresentationcontroller

  /// Manages a presented view controller.
  @MainActor
  open class UIPresentationController {
    /// The presented view controller.
    public private(set) unowned var presentedViewController: UIViewController
    /// The delegate.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The view in which the presentation happens, while there is one.
    open internal(set) var containerView: UIView?

    init(_ presented: UIViewController) { presentedViewController = presented }
  }

  // Apple: documentation/uikit/uiadaptivepresentationcontrollerdelegate. The methods are optional; here they have defaults.

  /// The delegate of a presentation.
  @MainActor
  public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// "The system may call this method at any time."
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called when an attempt to dismiss was prevented.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    /// "This method is not called if the presentation is dismissed programmatically."
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  }

  extension UIAdaptivePresentationControllerDelegate {
    /// Allows the dismissal.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  }

  // Apple: documentation/uikit/uisheetpresentationcontroller

  /// Manages a sheet.
  @MainActor
  public final class UISheetPresentationController: UIPresentationController {
    /// A height of a sheet.
    @MainActor
    public final class Detent {
      /// Names a height.
      public struct Identifier: Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
      }

      private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

      private init(_ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) {
        self.resolver = resolver
      }

      /// Returns the height.
      public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
        resolver(context)
      }

      /// Half of the screen, here of 800 points.
      public static func medium() -> UISheetPresentationController.Detent { Detent { _ in 400 } }
      /// Returns all of it.
      public static func large() -> UISheetPresentationController.Detent { Detent { _ in 800 } }
      /// Returns a detent with a computed height.
      public static func custom(
        identifier: UISheetPresentationController.Detent.Identifier? = nil,
        resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
      ) -> UISheetPresentationController.Detent { Detent(resolver) }
    }

    /// The detents of the sheet.
    public var detents: [UISheetPresentationController.Detent] = [.large()]
  }

  /// The context of a detent, without members here.
  @MainActor
  public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {}

  /// A context of a test.
  public final class StandInDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {}

  // Apple: documentation/uikit/uipopoverpresentationcontroller

  /// Manages a popover.
  @MainActor
  public final class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover is anchored to.
    public var sourceView: UIView?
    /// The rectangle of the anchor.
    public var sourceRect = CGRect.null
    /// The permitted arrow directions; empty for no arrow.
    public var permittedArrowDirections = UIPopoverArrowDirection.any
  }

  // Apple: documentation/uikit/uipopoverarrowdirection

  /// The directions of a popover's arrow.
  public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Anywhere.
    public static let any = UIPopoverArrowDirection(rawValue: 15)

    /// Some directions.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
#endif
