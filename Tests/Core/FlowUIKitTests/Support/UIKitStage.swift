#if !canImport(UIKit)
  import FlowKit
  import FlowTesting
  import FlowUIKit
  import FlowUIKitStandIn
  import Foundation

  /// A window of the stand-in's, with a stack at its bottom, and the presenters of UIKit.
  @MainActor
  class UIKitStage: AdapterStage {
    let device: StandInDevice
    let root: UINavigationController
    let presenters: UIKitPresenters
    private let bottom = PlainScreen("Bottom")
    private var kept: [AnyObject] = []

    /// - Parameters:
    ///   - turnsByItself: Whether the presenters wait for the main actor's turns, as in an app, not for the device's.
    ///   - isHosted: Whether the window's root is another toolkit's, as in an app that begins with SwiftUI.
    init(_ variants: StandInVariants = StandInVariants(), turnsByItself: Bool = false, isHosted: Bool = false) {
      let device = StandInDevice(variants)
      self.device = device
      root = UINavigationController(rootViewController: bottom)
      device.show(isHosted ? ForeignHost(root) : root)
      let root = isHosted ? root : nil
      presenters =
        turnsByItself
        ? UIKitPresenters(window: device.window, root: root)
        : UIKitPresenters(window: device.window, root: root, runLoop: device.runLoop)
    }

    var factory: any ViewControllerPresenterFactory { presenters.factory }
    var navigation: any NavigationController { root }
    var shown: [any ViewController] {
      device.screens.filter { $0 !== bottom && !($0 is UINavigationController) && !($0 is ForeignHost) }
    }
    var movementCount: Int { device.movementCount }

    func makeViewController() -> any ViewController { PlainScreen("Screen") }
    func settle() { device.settle() }

    func setBusy(_ isBusy: Bool, _ viewController: any ViewController) -> Bool {
      (viewController as? UIViewController)?.isBusy = isBusy
      return true
    }

    /// Keeps a delegate, which UIKit does not.
    func keep(_ delegate: AnyObject) { kept.append(delegate) }
  }

  // MARK: - The person

  extension UIKitStage {
    func goBack() { device.tapBack() }
    func goBack(to viewController: any ViewController) {
      if let controller = viewController as? UIViewController { device.chooseFromBackMenu(controller) }
    }
    func beginSwipeBack() { device.beginSwipeBack() }
    func endSwipeBack(cancelled: Bool) { device.endSwipe(cancelled: cancelled) }
    func pullDown() { device.pullDown() }
    func answer(_ label: String) { device.answer(label) }
    func select(tab title: String) { device.select(tab: title) }
    func escape() -> Bool {
      device.escape()
      return true
    }
  }

  // MARK: - UIKit's other events

  extension UIKitStage {
    func removeByForeignCode(_ viewController: any ViewController) -> Bool {
      guard let controller = viewController as? UIViewController else { return false }
      let stack = controller.navigationController
      if let stack, let index = stack.viewControllers.firstIndex(where: { $0 === controller }), index > 0 {
        stack.popToViewController(stack.viewControllers[index - 1], animated: true)
      } else {
        (stack ?? controller).presentingViewController?.dismiss(animated: true)
      }
      return true
    }

    func openMenu() -> Bool { device.open(UIMenu(children: [UIAction(title: "Copy") { _ in }])) }
    func closeMenu() -> Bool { device.closeMenu() }
    var isMenuOpen: Bool { device.isMenuOpen }

    func makeUnpushable() -> (any ViewController)? { UINavigationController() }
    var ownStyles: [ModalStyle] { [.popover, .sheet(heights: [.medium, .points(200)])] }

    func hasStyle(_ style: ModalStyle, _ viewController: any ViewController) -> Bool {
      guard let stack = (viewController as? UIViewController)?.navigationController else { return false }
      if style == .popover { return stack.modalPresentationStyle == .popover }
      let detents = stack.sheetPresentationController?.detents ?? []
      return detents.map { $0.resolvedValue(in: StandInDetentContext()) } == [400, 200]
    }

    var ownedObjects: [AnyObject] { [device, device.window, presenters.factory as AnyObject] }

    func refuseNextPresentation() -> Bool {
      device.refusesNextPresentation = true
      return true
    }

    func listen(_ onChange: @escaping Completion) -> Bool {
      let delegate = StackDelegate { [presenters] in
        onChange()
        presenters.didChange()
      }
      keep(delegate)
      root.delegate = delegate
      return true
    }
  }

  extension StandInDevice {
    /// The run loop of the device, for presenters.
    var runLoop: UIKitPresenters.RunLoop {
      UIKitPresenters.RunLoop(inNextTurn: inNextTurn, afterNextEvent: afterNextEvent)
    }
  }
#endif
