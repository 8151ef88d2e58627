import FlowKit
import FlowScreens
import KernelModel

@testable import FlowHeadless

/// The headless window, with the ways out that it gives a person.
@MainActor
final class HeadlessPlayStage: PlayStage {
  private let home = PlainScreen("0")
  private let stack: HeadlessNavigationController
  private let window: HeadlessWindow

  init() {
    stack = HeadlessNavigationController(root: home)
    window = HeadlessWindow(rootViewController: stack)
  }

  var factory: any ViewControllerPresenterFactory { HeadlessPresenterFactory(window: window) }
  var navigation: any NavigationController { stack }
  var shown: [any ViewController] { window.viewControllers.filter { $0 !== home } }
  var movesLikeUIKit: Bool { true }

  func makeScreen(_ number: Int) -> any ViewController { PlainScreen("\(number)") }
  func number(of viewController: any ViewController) -> Int {
    switch viewController {
    case let screen as PlainScreen: Int(screen.screenName) ?? 0
    case let alert as HeadlessAlertController: Int(alert.page.title.developerForm) ?? 0
    case let tabs as HeadlessTabBarController: Int(tabs.names.first?.prefix { $0 != "." } ?? "") ?? 0
    default: 0
    }
  }

  func settleOne() -> Bool {
    guard window.isInTransition else { return false }
    window.turn()
    return true
  }
}

// MARK: - The person

extension HeadlessPlayStage {
  /// Whether going back removes the visible screen itself, not a container around it.
  private func takesTop(_ exit: Exit) -> Bool {
    guard window.exits.contains(exit), let top = window.topViewController else { return false }
    let stack = top.navigationController
    return exit == .close
      ? stack?.viewControllers.count == 1 && stack?.tabBarController == nil : stack === window.backStack
  }

  /// Completes the person's own transition at once; those after the selection of a tab, or by an asked screen, are the program's.
  private func perform(_ action: PersonAction) -> Bool {
    do throws(ActionError) { try window.perform(action) } catch { return false }
    if action == .cancelSwipe || window.transition?.isByPerson == true { window.turn() }
    return true
  }

  func goBack() -> Bool { (takesTop(.back) || takesTop(.close)) && perform(.back) }
  func beginSwipe() -> Bool { takesTop(.swipeBack) && perform(.swipeBack(.held)) }
  func endSwipe(cancelled: Bool) -> Bool {
    !window.isSwiping || perform(cancelled ? .cancelSwipe : .finishSwipe)
  }
  func pullDown() -> Bool { perform(.pullDown) }
  func goBack(to screen: (any ViewController)?) -> Bool {
    takesTop(.back) && perform(.backTo((screen as? PlainScreen)?.screenName ?? ""))
  }
  func answer(_ label: String) -> Bool { perform(.tap(label)) }
  func select(tab index: Int) -> Bool {
    guard let tabs = window.visibleTabBars.last, tabs.titles.indices.contains(index), tabs.selectedIndex != index else {
      return false
    }
    return perform(.selectTab(tabs.names[index]))
  }
}
