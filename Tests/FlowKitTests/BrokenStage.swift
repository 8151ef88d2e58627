import FlowKit

@testable import FlowTesting

/// A test window, and a person at it, with one fault or none.
@MainActor
final class BrokenStage: AdapterStage {
  private let window: TestWindow
  private let fault: Fault?

  init(_ fault: Fault?, holdsTransitions: Bool) {
    window = TestWindow(pace: holdsTransitions ? .held : .immediate)
    self.fault = fault
  }

  var factory: any ViewControllerPresenterFactory {
    if let fault { BrokenFactory(window: window, fault: fault) } else { window }
  }
  var navigation: any NavigationController { window.navigation }
  var shown: [any ViewController] { window.viewControllers }
  var movementCount: Int { window.transitions.count }

  func makeViewController() -> any ViewController { TestScreen("screen") }
  func settle() { window.settle() }

  func goBack() {
    guard let top = window.layers.last?.top else { return }
    let isAlone = window.layers.count > 1 && window.layers.last?.ownScreens.count == 1
    if fault == .leavesAlerts || !(top.viewController is TestAlert), fault != .closesNothing || !isAlone {
      leave(from: top)
    }
  }

  func goBack(to viewController: any ViewController) {
    if fault == .goesBackOneByOne {
      while window.topViewController !== viewController, window.goBack() {}
    } else if fault == .neverAsks, let top = window.layers.last?.top {
      leave(from: top)
    } else {
      window.goBack(to: viewController)
    }
  }

  func beginSwipeBack() {
    if fault == .neverAsks { window.beginSwipe() } else { window.beginSwipeBack() }
  }

  func endSwipeBack(lettingGoEarly: Bool) {
    guard window.isSwiping else { return }
    if fault == .saysNothingOfPerson, !lettingGoEarly {
      window.layers.last?.stack?.screens.removeLast()
      window.endSwipe {}
    } else {
      window.endSwipeBack(lettingGoEarly: lettingGoEarly && fault != .swipesAnyway)
    }
  }

  func pullDown() {
    guard let layer = window.layers.last, let first = layer.ownScreens.first, layer.style != nil else { return }
    switch fault {
    case .pullsAnything, .neverAsks: window.takeAway([first], byPerson: true)
    case .reportsOneByOne:
      window.layers.removeLast()
      for screen in layer.screens.reversed() { FlowScreen.didRemove([screen], revealing: nil, byPerson: true) }
    default: window.pullDown()
    }
  }

  func answer(_ label: String) {
    guard let screen = window.layers.last?.single, let alert = screen.viewController as? TestAlert else { return }
    switch fault {
    case .forgetsAnswer: window.takeAway([screen], byPerson: true)
    case .answersLate:
      window.takeAway([screen], byPerson: true)
      alert.content.buttons.first { $0.label == label }?.choose()
    case .revealsNothing:
      alert.content.buttons.first { $0.label == label }?.choose()
      window.layers.removeLast()
      FlowScreen.didRemove([screen], revealing: nil, byPerson: true)
    default: window.answer(label)
    }
  }

  func select(tab title: String) {
    let tabBars = window.layers.flatMap(\.screens).compactMap { $0.viewController as? TestTabBarController }
    guard let tabs = tabBars.first, let index = tabs.titles.firstIndex(of: title) else { return }
    factory.select(index, of: tabs)
  }

  private func leave(from screen: FlowScreen) {
    switch fault {
    case .asksAndStays: _ = FlowScreen.mayLeave([screen])
    case .neverAsks, .leavesAlerts: window.takeAway([screen], byPerson: true)
    case .saysNothingOfPerson: window.layers.last?.stack?.screens.removeLast()
    case .revealsNothing:
      window.layers.last?.stack?.screens.removeLast()
      FlowScreen.didRemove([screen], revealing: nil, byPerson: true)
    default: window.goBack()
    }
  }
}
