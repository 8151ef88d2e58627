import FlowKit

@testable import FlowTesting

/// The test window's factory with one fault.
@MainActor
struct BrokenFactory: ViewControllerPresenterFactory {
  let window: TestWindow
  let fault: Fault?
  var refusal = Refusal()

  private static let sharedRecord = WindowRecord()
  var windowRecord: WindowRecord {
    switch fault {
    case .sharesRecord: Self.sharedRecord
    case .changesRecord: WindowRecord()
    default: window.windowRecord
    }
  }
  var topViewController: (any ViewController)? {
    let top = window.topViewController
    return fault == .namesNoTop || fault == .namesNothingOnEmptyStack && top is TestTabBarController ? nil : top
  }

  func makeNavigationController(holding viewControllers: [any ViewController]) -> any NavigationController {
    window.makeNavigationController(holding: viewControllers)
  }

  func makeTabBarController(_ tabs: [(tab: FlowTab, stack: any NavigationController)]) -> any TabBarController {
    window.makeTabBarController(tabs)
  }

  func makeAlert(_ content: AlertContent) -> any ViewController { window.makeAlert(content) }

  func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    let replaces = replacingStack && fault != .neverReplaces
    let base = window.makePushPresenter(onto: navigation, replacingStack: replaces)
    return BrokenPresenter(window: window, fault: fault, host: navigation, base: base, replacesStack: replaces)
  }

  func makeModalPresenter(over host: any ViewController, as style: ModalStyle) -> any ViewControllerPresenter {
    let style = fault == .ignoresOptions && style.options != nil ? .sheet : style
    let base = window.makeModalPresenter(over: host, as: style)
    return BrokenModalPresenter(window: window, fault: fault, refusal: refusal, host: host, base: base)
  }

  func makeDismisser(of screens: [FlowScreen]) -> any ViewControllerDismisser {
    BrokenDismisser(window: window, fault: fault, screens: screens)
  }

  func makeDismisser(above screen: FlowScreen) -> any ViewControllerDismisser {
    switch fault {
    case .goesBackNot: return window.makeDismisser(of: [])
    case .goesBackTooFar: return window.makeDismisser(of: [screen])
    case .goesBackIntoTabs:
      let next = window.screens(from: screen).dropFirst().prefix(1)
      return window.makeDismisser(of: Array(next))
    case .takesProgramForPerson:
      return BrokenDismisser(window: window, fault: fault, screens: window.screens(above: screen))
    default: return window.makeDismisser(above: screen)
    }
  }

  func select(_ index: Int, of tabs: any TabBarController) {
    guard let tabBar = tabs as? TestTabBarController else { return }
    switch fault {
    case .selectsUntold: tabBar.selectedIndex = index
    case .selectsRevealing:
      window.select(index, of: tabs)
      FlowScreen.didRemove([], revealing: window.layers.last?.top, byPerson: false)
    case .dropsHidden:
      let hidden = tabBar.stacks[tabBar.selectedIndex]
      let screens = hidden.screens
      hidden.screens = []
      window.select(index, of: tabs)
      FlowScreen.didRemove(screens, revealing: nil, byPerson: true)
    default: window.select(index, of: tabs)
    }
  }

  func whenSettled(_ body: @escaping Completion) {
    if fault == .neverWaits { body() } else { window.whenSettled(body) }
  }
}
