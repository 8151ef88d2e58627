#if !canImport(UIKit)
  import FlowKit
  import FlowUIKitStandIn
  import KernelModel

  @testable import FlowUIKit

  /// A window of the stand-in's, with the ways out that UIKit and the adapter give a person.
  @MainActor
  final class UIKitPlayStage: PlayStage {
    private let stage: UIKitStage
    /// The visible screens when the finger came down: UIKit takes the screen off the stack at once.
    private var underFinger: [any ViewController]?

    init(_ variants: StandInVariants) { stage = UIKitStage(variants) }

    var factory: any ViewControllerPresenterFactory { stage.factory }
    var navigation: any NavigationController { stage.navigation }
    var shown: [any ViewController] { underFinger ?? stage.shown }
    var movesLikeUIKit: Bool { true }

    func makeScreen(_ number: Int) -> any ViewController { PlainScreen("\(number)") }
    func number(of viewController: any ViewController) -> Int {
      guard let tabs = viewController as? FlowTabBarController else {
        return (viewController as? UIViewController)?.title.flatMap { Int($0) } ?? 0
      }
      return Int(tabs.titles.first?.prefix { $0 != "." } ?? "") ?? 0
    }

    @discardableResult
    func settleOne() -> Bool {
      let wasMoving = stage.device.finishAnimation()
      stage.device.turnUntilIdle()
      return wasMoving
    }
  }

  extension FlowTabBarController {
    fileprivate var titles: [String] { (tabBar.items ?? []).compactMap(\.title) }
  }

  // MARK: - The person

  extension UIKitPlayStage {
    private var top: UIViewController? { stage.factory.topViewController as? UIViewController }

    /// Completes the person's own transition at once, but not one that an asked screen has begun: that is the program's.
    private func perform(_ act: (StandInDevice) -> Bool) -> Bool {
      guard act(stage.device) else { return false }
      if stage.presenters.isOperating { stage.device.turnUntilIdle() } else { settleOne() }
      return true
    }

    /// Whether going back removes the visible screen itself, not a container around it.
    private var hasWayBack: Bool { (top?.parent as? UINavigationController)?.viewControllers.count ?? 0 > 1 }

    func goBack() -> Bool {
      let stack = top?.parent as? UINavigationController
      let canClose = stack?.viewControllers.count == 1 && stack?.parent == nil && stack?.presentingViewController != nil
      return (hasWayBack || canClose) && perform { $0.tapBack() }
    }

    func beginSwipe() -> Bool {
      let shown = stage.shown
      guard hasWayBack, stage.device.beginSwipeBack() else { return false }
      underFinger = shown
      return true
    }

    func endSwipe(cancelled: Bool) -> Bool {
      guard underFinger != nil else { return true }
      underFinger = nil
      return perform { $0.endSwipe(cancelled: cancelled) }
    }

    func pullDown() -> Bool { perform { $0.pullDown() } }

    func goBack(to screen: (any ViewController)?) -> Bool {
      guard hasWayBack, let screen = screen as? UIViewController, screen.parent === top?.parent else { return false }
      return perform { $0.chooseFromBackMenu(screen) }
    }

    func answer(_ label: String) -> Bool { perform { $0.answer(label) } }

    func select(tab index: Int) -> Bool {
      let around = sequence(first: top, next: { $0?.parent }).compactMap(\.self)
      guard let tabs = around.lazy.compactMap({ $0 as? FlowTabBarController }).first, tabs.selectedIndex != index,
        tabs.titles.indices.contains(index)
      else { return false }
      guard stage.device.select(tab: tabs.titles[index]) else { return false }
      // Selecting is no transition: one that moves now was begun by a flow that the selection has reached.
      stage.device.turnUntilIdle()
      return true
    }
  }
#endif
