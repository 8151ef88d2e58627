#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uimodalpresentationstyle

  public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0, pageSheet = 1, formSheet = 2, popover = 7, automatic = -2
  }

  // Apple: documentation/uikit/uipresentationcontroller

  @MainActor
  open class UIPresentationController {
    public private(set) unowned var presentedViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The view in which the presentation happens, while there is one.
    open internal(set) var containerView: UIView?

    init(_ presented: UIViewController) { presentedViewController = presented }
  }

  // Apple: documentation/uikit/uiadaptivepresentationcontrollerdelegate. The methods are optional; here they have defaults.

  @MainActor
  public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// "The system may call this method at any time."
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    /// "This method is not called if the presentation is dismissed programmatically."
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  }

  extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  }

  // Apple: documentation/uikit/uisheetpresentationcontroller

  @MainActor
  public final class UISheetPresentationController: UIPresentationController {
    @MainActor
    public final class Detent {
      /// Names a height.
      public struct Identifier: Hashable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }
      }

      private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

      private init(_ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) {
        self.resolver = resolver
      }

      public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
        resolver(context)
      }

      /// Half of the screen, here of 800 points.
      public static func medium() -> UISheetPresentationController.Detent { Detent { _ in 400 } }
      public static func large() -> UISheetPresentationController.Detent { Detent { _ in 800 } }
      public static func custom(
        identifier: UISheetPresentationController.Detent.Identifier? = nil,
        resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
      ) -> UISheetPresentationController.Detent { Detent(resolver) }
    }

    public var detents: [UISheetPresentationController.Detent] = [.large()]
  }

  /// The context of a detent, without members here.
  @MainActor
  public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {}

  /// A context of a test.
  public final class StandInDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {}

  // Apple: documentation/uikit/uipopoverpresentationcontroller

  @MainActor
  public final class UIPopoverPresentationController: UIPresentationController {
    public var sourceView: UIView?
    public var sourceRect = CGRect.null
    public var permittedArrowDirections = UIPopoverArrowDirection.any
  }

  // Apple: documentation/uikit/uipopoverarrowdirection

  public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public static let any = UIPopoverArrowDirection(rawValue: 15)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
#endif
