import FlowKit

@testable import FlowTesting

/// Whether the toolkit silently ignores the next request.
@MainActor
final class Refusal {
  var isNext = false
}

/// A screen that this toolkit does not put on a stack.
@MainActor
final class UnpushableScreen: ViewController {}

/// Pushes with one fault, or with none.
@MainActor
struct BrokenPresenter: ViewControllerPresenter {
  let window: TestWindow
  let fault: Fault?
  let host: any NavigationController
  let base: any ViewControllerPresenter
  let replacesStack: Bool

  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    let stack = host as? TestNavigationController
    let isSeen = window.layers.flatMap(\.visibleStacks).contains { $0 === stack }
    let isHidden = !isSeen && window.tabStacks.contains { $0 === stack }
    switch fault {
    case .completesTwice:
      base.present(screens, animated: animated) {
        completion()
        completion()
      }
    case .neverCompletes: base.present(screens, animated: animated) {}
    case .saysNothingOfStray where !isSeen && !isHidden: completion()
    case .showsOneByOne: presentOneByOne(screens[...], animated: animated, completion: completion)
    case .pushesAboveModals where window.layers.count > 1:
      for screen in screens {
        window.layers.append(TestWindow.Layer(root: screen.viewController, style: .sheet, single: screen))
      }
      completion()
    case .takesProgramForPerson where replacesStack:
      let removed = stack?.screens ?? []
      stack?.screens = screens
      FlowScreen.didRemove(removed, revealing: nil, byPerson: true)
      completion()
    case .tellsInnerAsPerson where replacesStack:
      let own = stack?.screens ?? []
      let inner = own.flatMap(\.withTabs).filter { screen in !own.contains { $0 === screen } }
      FlowScreen.didRemove(inner, revealing: nil, byPerson: true)
      base.present(screens, animated: animated, completion: completion)
    case .reportsReplacedOneByOne where replacesStack:
      let removed = stack?.screens ?? []
      stack?.screens = screens
      for screen in removed { FlowScreen.didRemove([screen], revealing: nil, byPerson: false) }
      completion()
    case .showsAgain where screens.contains { ($0.viewController as? TestScreen)?.flowScreen?.isShown == true }:
      stack?.screens += screens
      completion()
    case .takesHiddenForGone where isHidden:
      FlowScreen.didRemove(screens, revealing: nil, byPerson: true)
      completion()
    case .showsHiddenOnTop where isHidden:
      for tabs in window.layers.flatMap(\.screens).compactMap({ $0.viewController as? TestTabBarController }) {
        tabs.selectedIndex = tabs.stacks.firstIndex { $0 === stack } ?? tabs.selectedIndex
      }
      base.present(screens, animated: animated, completion: completion)
    default: base.present(screens, animated: animated, completion: completion)
    }
  }

  private func presentOneByOne(_ screens: ArraySlice<FlowScreen>, animated: Bool, completion: @escaping Completion) {
    guard let first = screens.first else { return completion() }
    base.present([first], animated: animated) {
      presentOneByOne(screens.dropFirst(), animated: animated, completion: completion)
    }
  }
}

/// Presents with one fault.
@MainActor
struct BrokenModalPresenter: ViewControllerPresenter {
  let window: TestWindow
  let fault: Fault?
  let refusal: Refusal
  let host: any ViewController
  let base: any ViewControllerPresenter

  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    let isStray = !window.layers.contains { $0.root === host } && !window.tabStacks.contains { $0 === host }
    let isInTab = window.tabStacks.contains { $0 === host }
    let refused = screens.filter { $0.viewController is UnpushableScreen }
    if !refused.isEmpty {
      if fault != .saysNothingOfUnpushable { FlowScreen.didRemove(refused, revealing: nil, byPerson: true) }
      let others = screens.filter { !($0.viewController is UnpushableScreen) }
      return base.present(others, animated: animated, completion: completion)
    }
    if refusal.isNext {
      refusal.isNext = false
      if fault == .hangsWhenRefused { return }
      FlowScreen.didRemove(screens, revealing: nil, byPerson: true)
      return completion()
    }
    switch fault {
    case .saysNothingOfStrayModal where isStray: completion()
    case .takesHiddenForGone where isInTab, .coversNothing where window.layers.count > 1:
      FlowScreen.didRemove(screens, revealing: nil, byPerson: true)
      completion()
    case .alwaysMoves: base.present(screens, animated: true, completion: completion)
    case .presentsTheFirstOnly: base.present(Array(screens.prefix(1)), animated: animated, completion: completion)
    case .asksBelow where screens.first?.viewController is TestAlert:
      base.present(screens, animated: animated) {
        if window.layers.count > 2 { window.layers.insert(window.layers.removeLast(), at: 1) }
        completion()
      }
    default: base.present(screens, animated: animated, completion: completion)
    }
  }
}

/// Dismisses with one fault.
@MainActor
struct BrokenDismisser: ViewControllerDismisser {
  let window: TestWindow
  let fault: Fault?
  let screens: [FlowScreen]

  func dismiss(animated: Bool, completion: @escaping Completion) {
    switch fault {
    case .dismissesNothing: completion()
    case .alwaysMoves: window.makeDismisser(of: screens).dismiss(animated: true, completion: completion)
    case .dismissesPushedOnly where window.layers.count > 1: completion()
    case .movesFirstTab where window.layers.flatMap(\.visibleTabBars).contains { $0.selectedIndex > 0 }:
      window.makeDismisser(of: screens).dismiss(animated: false, completion: completion)
    case .keepsAlerts where screens.contains { $0.viewController is TestAlert }: completion()
    case .keepsTabs where screens.contains { $0.viewController is TestTabBarController }: completion()
    case .dismissesTheTopOnly:
      if let top = window.layers.last?.top { window.performRemoval([top], byPerson: false) }
      completion()
    case .dismissesOneByOne: dismissOneByOne(screens[...], animated: animated, completion: completion)
    case .takesProgramForPerson:
      window.performRemoval(screens, byPerson: true)
      completion()
    case .namesTwice:
      window.makeDismisser(of: screens).dismiss(animated: animated) {
        FlowScreen.didRemove(screens, revealing: nil, byPerson: false)
        completion()
      }
    case .alwaysAsks where !FlowScreen.mayLeave(screens): completion()
    case .revealsAlways:
      window.makeDismisser(of: screens).dismiss(animated: animated) {
        FlowScreen.didRemove([], revealing: window.layers.last?.top, byPerson: false)
        completion()
      }
    default: window.makeDismisser(of: screens).dismiss(animated: animated, completion: completion)
    }
  }

  private func dismissOneByOne(_ left: ArraySlice<FlowScreen>, animated: Bool, completion: @escaping Completion) {
    guard let last = left.last else { return completion() }
    window.makeDismisser(of: [last]).dismiss(animated: animated) {
      dismissOneByOne(left.dropLast(), animated: animated, completion: completion)
    }
  }
}
