#if !canImport(UIKit)
  import FlowKit
  import FlowUIKit
  import FlowUIKitStandIn

  /// The factory of UIKit's presenters with one fault.
  @MainActor
  struct BrokenUIKitFactory: ViewControllerPresenterFactory {
    /// All screens that were shown on the stage of the moment.
    static var shown: [FlowScreen] = []

    let stage: BrokenUIKitStage
    let base: any ViewControllerPresenterFactory
    let fault: UIKitFault

    var windowRecord: WindowRecord { base.windowRecord }
    var topViewController: (any ViewController)? {
      fault == .namesContainer ? stage.root : base.topViewController
    }

    func makeNavigationController(holding viewControllers: [any ViewController]) -> any NavigationController {
      guard fault == .missesClose else { return base.makeNavigationController(holding: viewControllers) }
      let stack = UINavigationController()
      stack.viewControllers = viewControllers.compactMap { $0 as? UIViewController }
      return stack
    }

    func makeTabBarController(_ tabs: [(tab: FlowTab, stack: any NavigationController)]) -> any TabBarController {
      base.makeTabBarController(tabs)
    }

    func makeAlert(_ content: AlertContent) -> any ViewController {
      guard fault == .losesAnswer else { return base.makeAlert(content) }
      let alert = UIAlertController(title: content.title.developerForm, message: nil, preferredStyle: .alert)
      for button in content.buttons {
        alert.addAction(
          UIAlertAction(title: button.label.developerForm, style: .default) { _ in stage.presenters.didChange() })
      }
      return alert
    }

    func makePushPresenter(
      onto navigation: any NavigationController, replacingStack: Bool
    ) -> any ViewControllerPresenter {
      if fault == .silencesDelegate { stage.listen() }
      let presenter = base.makePushPresenter(onto: navigation, replacingStack: replacingStack)
      let isHidden =
        (navigation as? UINavigationController).map { $0.parent != nil && $0.view.superview == nil } ?? false
      return BrokenUIKitPresenter(stage: stage, base: presenter, fault: fault, isHidden: isHidden)
    }

    func makeModalPresenter(over host: any ViewController, as style: ModalStyle) -> any ViewControllerPresenter {
      let presenter = base.makeModalPresenter(over: host, as: style)
      return BrokenUIKitPresenter(stage: stage, base: presenter, fault: fault, isHidden: false)
    }

    func makeDismisser(of screens: [FlowScreen]) -> any ViewControllerDismisser {
      BrokenUIKitDismisser(stage: stage, factory: base, fault: fault, screens: screens)
    }

    func makeDismisser(above screen: FlowScreen) -> any ViewControllerDismisser {
      if fault == .goesBackTooFar { return base.makeDismisser(of: [screen]) }
      guard fault == .tellsProgramAsPerson else { return base.makeDismisser(above: screen) }
      let stack = (screen.viewController as? UIViewController)?.navigationController
      let above = Self.shown.filter { one in
        one.isShown && one !== screen && (one.viewController as? UIViewController)?.navigationController === stack
      }
      return BrokenUIKitDismisser(stage: stage, factory: base, fault: fault, screens: Array(above.prefix(1)))
    }

    func select(_ index: Int, of tabs: any TabBarController) { base.select(index, of: tabs) }

    func whenSettled(_ body: @escaping Completion) {
      switch fault {
      case .neverWaits, .coversMenus: body()
      case .waitsForDidShow: base.whenSettled { stage.whenShown(body) }
      default: base.whenSettled(body)
      }
    }
  }
#endif
