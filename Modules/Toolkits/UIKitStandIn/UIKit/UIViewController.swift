#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uiviewcontroller

  /// A screen, or a container of others.
  @MainActor
  open class UIViewController: UIResponder {
    /// What it is called.
    open var title: String?
    /// Whether the person cannot dismiss it: "prevents the interactive dismissal … while it is onscreen".
    open var isModalInPresentation = false
    /// How it covers what is below when it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// What the bar shows for it.
    open private(set) lazy var navigationItem = UINavigationItem()
    /// Insets beside those of the system.
    open var additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// The container that it stands in.
    public internal(set) weak var parent: UIViewController?
    /// Those that stand in it; "does not include any presented".
    public internal(set) var children: [UIViewController] = []

    var ownModal: UIViewController?
    weak var ownHost: UIViewController?
    weak var ownWindow: UIWindow?
    weak var ownCoordinator: StandInTransition?
    private var ownView: UIView?
    private var ownPresentation: UIPresentationController?

    /// A screen that is not on show.
    public nonisolated init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// There are no archives here.
    public nonisolated required init?(coder: NSCoder) { return nil }

    /// A screen that is not on show.
    public nonisolated override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Called when the view is loaded.
    open func viewDidLoad() {}

    /// Called when the view has its size.
    open func viewDidLayoutSubviews() {}

    /// Called when the view is gone or covered.
    open func viewDidDisappear(_ animated: Bool) {}
  }

  extension UIViewController {
    /// The view, loaded when it is first asked for.
    public var view: UIView {
      if let ownView { return ownView }
      let made = UIView()
      ownView = made
      viewDidLoad()
      return made
    }

    /// The view, if it is loaded.
    public var viewIfLoaded: UIView? { ownView }
  }

  // MARK: - Containers

  extension UIViewController {
    /// Takes another in; its view is added by the container.
    public func addChild(_ childController: UIViewController) {
      childController.removeFromParent()
      children.append(childController)
      childController.parent = self
    }

    /// Takes it out of its container.
    public func removeFromParent() {
      parent?.children.removeAll { $0 === self }
      parent = nil
    }

    /// Called by the container at the end of a change.
    public func didMove(toParent parent: UIViewController?) {}

    /// The nearest navigation controller that it stands in.
    public var navigationController: UINavigationController? {
      parent as? UINavigationController ?? parent?.navigationController
    }
  }

  // MARK: - Presenting

  extension UIViewController {
    /// What is "presented by this view controller, or one of its ancestors".
    public var presentedViewController: UIViewController? { ownModal ?? parent?.presentedViewController }

    /// The one that has presented it, or what it stands in.
    public var presentingViewController: UIViewController? { ownHost ?? parent?.presentingViewController }

    /// The transition of it, or of what it stands in.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      ownCoordinator ?? parent?.transitionCoordinator
    }

    /// What keeps it on show, or will.
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

    /// What keeps it on show if it is a page or form sheet.
    public var sheetPresentationController: UISheetPresentationController? {
      modalPresentationStyle == .automatic ? nil : presentationController as? UISheetPresentationController
    }

    /// What keeps it on show if it is a popover.
    public var popoverPresentationController: UIPopoverPresentationController? {
      presentationController as? UIPopoverPresentationController
    }

    /// Presents another above the outermost container that this one stands in.
    public func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
      outermost.cover(with: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what it presents and all above that, or itself if it presents nothing.
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      let host = presentedViewController == nil ? presentingViewController : outermost
      host?.uncover(animated: flag, byPerson: false, completion: completion)
    }
  }
#endif
