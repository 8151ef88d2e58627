#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uiviewcontroller

  @MainActor
  open class UIViewController: UIResponder {
    open var title: String?
    /// A Boolean value that indicates whether the person cannot dismiss it: "prevents the interactive dismissal … while
    /// it is onscreen".
    open var isModalInPresentation = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open private(set) lazy var navigationItem = UINavigationItem()
    open var additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    public internal(set) weak var parent: UIViewController?
    /// The children; "does not include any presented".
    public internal(set) var children: [UIViewController] = []

    var ownModal: UIViewController?
    weak var ownHost: UIViewController?
    weak var ownWindow: UIWindow?
    weak var ownCoordinator: StandInTransition?
    private var ownView: UIView?
    private var ownPresentation: UIPresentationController?

    public nonisolated init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Archives are not supported here.
    public nonisolated required init?(coder: NSCoder) { return nil }

    public nonisolated override convenience init() { self.init(nibName: nil, bundle: nil) }

    open func viewDidLoad() {}

    open func viewDidLayoutSubviews() {}

    open func viewWillAppear(_ animated: Bool) {}

    open func viewDidDisappear(_ animated: Bool) {}

    // The questions that a container forwards to a child.
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() { askedAgain.append(.statusBar) }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { askedAgain.append(.homeIndicator) }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { askedAgain.append(.screenEdges) }

    package enum SystemLook {
      case statusBar, homeIndicator, screenEdges
    }

    /// What UIKit was made to ask again, in order.
    package private(set) var askedAgain: [SystemLook] = []
  }

  extension UIViewController {
    public var view: UIView {
      if let ownView { return ownView }
      let made = UIView()
      ownView = made
      viewDidLoad()
      return made
    }

    public var viewIfLoaded: UIView? { ownView }
  }

  // MARK: - Containers

  extension UIViewController {
    public func addChild(_ childController: UIViewController) {
      childController.removeFromParent()
      children.append(childController)
      childController.parent = self
    }

    public func removeFromParent() {
      parent?.children.removeAll { $0 === self }
      parent = nil
    }

    public func didMove(toParent parent: UIViewController?) {}

    public var navigationController: UINavigationController? {
      parent as? UINavigationController ?? parent?.navigationController
    }
  }

  // MARK: - Presenting

  extension UIViewController {
    /// The view controller "presented by this view controller, or one of its ancestors".
    public var presentedViewController: UIViewController? { ownModal ?? parent?.presentedViewController }

    /// The view controller that has presented it or an ancestor.
    public var presentingViewController: UIViewController? { ownHost ?? parent?.presentingViewController }

    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      device?.hidesCoordinators == true ? nil : ownCoordinator ?? parent?.transitionCoordinator
    }

    public var presentationController: UIPresentationController? {
      if let ownPresentation { return ownPresentation }
      let made: UIPresentationController =
        switch modalPresentationStyle {
        case .fullScreen: UIPresentationController(self)
        case .popover: UIPopoverPresentationController(self)
        case .pageSheet, .formSheet, .automatic: UISheetPresentationController(self)
        }
      ownPresentation = made
      return made
    }

    public var sheetPresentationController: UISheetPresentationController? {
      modalPresentationStyle == .automatic ? nil : presentationController as? UISheetPresentationController
    }

    public var popoverPresentationController: UIPopoverPresentationController? {
      presentationController as? UIPopoverPresentationController
    }

    /// Presents a view controller above the outermost container of this one.
    public func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
      outermost.cover(with: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the presented view controller and everything above it, or this one if it presents none.
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      let host = presentedViewController == nil ? presentingViewController : outermost
      host?.uncover(animated: flag, byPerson: false, completion: completion)
    }
  }
#endif
